const gap = 6;
const inset = 12;

/** Under the last line of its mark; over the first where there is no room, and within the page that holds the mark. */
export function placeCard(card: HTMLElement, mark: HTMLElement, scroller: HTMLElement) {
  const desk = card.offsetParent?.getBoundingClientRect();
  const frame = scroller.closest('.page')?.getBoundingClientRect();
  const lines = mark.getClientRects();
  const first = lines[0];
  const last = lines[lines.length - 1];
  if (!desk || !frame || !first || !last) return;
  const text = scroller.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = card;
  const floor = Math.min(innerHeight, frame.bottom) - gap;
  const below = last.bottom + gap;
  const above = first.top - gap - height;
  const top = below + height > floor && above > text.top ? above : Math.min(below, floor - height);
  const left = Math.max(frame.left + inset, Math.min(last.left - 2 * inset, frame.right - width - inset));
  card.style.insetBlockStart = `${Math.max(top, text.top) - desk.top}px`;
  card.style.insetInlineStart = `${left - desk.left}px`;
  card.toggleAttribute('data-away', last.bottom < text.top || first.top > text.bottom);
}
