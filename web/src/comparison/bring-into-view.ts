/** Maximum height that can cover the end of the text: a card, or the dock of a phone. */
const below = 200;
const above = 40;

/** Scrolls only the text that contains a mark, and nothing around it. */
export function bringIntoView(mark: HTMLElement, scroller: HTMLElement) {
  if (getComputedStyle(scroller).overflowY === 'visible') return mark.scrollIntoView({ block: 'center' });
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = mark.getBoundingClientRect();
  const room = Math.min(below, box.height / 2);
  if (top < box.top + above) scroller.scrollTop -= box.top + above - top;
  else if (bottom > box.bottom - room) scroller.scrollTop += bottom - (box.bottom - room);
}
