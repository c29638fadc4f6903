import type { Span } from '#prose/text/words.ts';
import { countWhile } from '#prose/text/words.ts';

/** The elements with their offset in the text: sentences, blocks, and placeholders for blocks that are not drawn. */
export const placedIn = (drawn: HTMLElement): HTMLElement[] => [
  ...drawn.querySelectorAll<HTMLElement>('[data-at]'),
];

export const placeOf = (element: HTMLElement | undefined): number => Number(element?.dataset.at ?? 0);

/** The last element, in text order, for which `holds` is true, or the first element if there is none. */
export const lastPlaced = (
  placed: readonly HTMLElement[],
  holds: (element: HTMLElement) => boolean,
): HTMLElement | undefined => placed[Math.max(0, countWhile(placed, holds) - 1)];

/** The sentences that a span of the source is in, as far as they are drawn, else the placeholder for their block. */
export function sentencesAt(drawn: HTMLElement, { start, end }: Span): HTMLElement[] {
  const placed = placedIn(drawn);
  const first = lastPlaced(placed, (element) => placeOf(element) <= Math.min(start, end - 1));
  const later = placed.slice(first && placed.indexOf(first) + 1).filter((each) => placeOf(each) < end);
  return first ? [first, ...later.filter((each) => !each.matches('.text-chunk'))] : [];
}

const isBefore = (element: HTMLElement, node: Node): boolean =>
  element.contains(node) || (element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The last element with an offset before a DOM position, and the range from its start to the position. */
export function heldUpTo(drawn: HTMLElement, node: Node, offset: number) {
  const holder = lastPlaced(placedIn(drawn), (element) => isBefore(element, node));
  if (holder === undefined || !isBefore(holder, node)) return null;
  const range = document.createRange();
  range.setStart(holder, 0);
  range.setEnd(node, offset);
  return { holder, range };
}

/** The offset in the text of a DOM position. Every character of the text is in the DOM, even invisible ones. */
function placeIn(drawn: HTMLElement, node: Node, offset: number): number {
  const held = heldUpTo(drawn, node, offset);
  return held === null ? 0 : placeOf(held.holder) + held.range.toString().length;
}

/** The DOM range of a span of the text; null if its paragraph is not drawn. */
export function rangeAt(drawn: HTMLElement, { start, end }: Span): Range | null {
  const from = pointAt(drawn, start, false);
  const to = from && pointAt(drawn, end, true);
  if (from === null || to === null) return null;
  const range = document.createRange();
  range.setStart(from.words, from.letter);
  range.setEnd(to.words, to.letter);
  return range;
}

/** `isEnd`: an offset between two nodes counts as the end of the first. */
function pointAt(drawn: HTMLElement, place: number, isEnd: boolean): { words: Text; letter: number } | null {
  const holder = lastPlaced(placedIn(drawn), (element) => placeOf(element) <= place - (isEnd ? 1 : 0));
  // A paragraph far away is only a placeholder.
  if (holder === undefined || holder.firstChild === null) return null;
  const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  walker.currentNode = holder;
  let left = place - placeOf(holder);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    if (left < node.length || (isEnd && left === node.length)) return { words: node, letter: left };
    left -= node.length;
  }
  return null;
}

/** The vertical middle of the line that holds an offset, relative to the top of `drawn`. */
export function middleOf(drawn: HTMLElement, place: number): number | null {
  const { top } = drawn.getBoundingClientRect();
  const middle = (near: number) => {
    const box = rangeAt(drawn, { start: near, end: near + 1 })?.getBoundingClientRect();
    return box && box.height > 0 ? (box.top + box.bottom) / 2 - top : null;
  };
  // A line break has no height, and after the last character there is nothing to measure.
  for (let near = place; near < place + 12; near++) {
    const down = middle(near);
    if (down !== null) return down;
  }
  for (let near = place - 1; near >= Math.max(0, place - 12); near--) {
    const down = middle(near);
    if (down !== null) return down;
  }
  return null;
}

export type Caret = { node: Node; offset: number };

/** The DOM position at a point of the window; null if it is not in `drawn`. */
export function caretAt(drawn: HTMLElement, x: number, y: number): Caret | null {
  const caret = caretIn(document, x, y);
  return caret !== null && drawn.contains(caret.node) ? caret : null;
}

/** Some browsers still have only the older function, `caretRangeFromPoint`. */
function caretIn(
  page: Partial<Pick<Document, 'caretPositionFromPoint' | 'caretRangeFromPoint'>>,
  x: number,
  y: number,
): Caret | null {
  const caret = page.caretPositionFromPoint?.(x, y);
  if (caret) return { node: caret.offsetNode, offset: caret.offset };
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

/** The offset in the text at a point of the window; null below its last line. */
export function placeAtPoint(drawn: HTMLElement, x: number, y: number): number | null {
  const caret = caretAt(drawn, x, y);
  const { bottom = y } = drawn.lastElementChild?.getBoundingClientRect() ?? {};
  return caret === null || y > bottom ? null : placeIn(drawn, caret.node, caret.offset);
}

/** The offset in the text that is nearest to a point of the window, which may be outside of `drawn`. */
function placeNearPoint(drawn: HTMLElement, x: number, y: number): number | null {
  const { left, right, top, bottom } = drawn.getBoundingClientRect();
  const { x: inset, y: first } = firstLineOf(drawn);
  const across = Math.min(Math.max(x, inset), right - (inset - left));
  if (y < top) return drawn.scrollTop > 0 ? placeAtPoint(drawn, inset, first) : 0;
  // A note may cover the last lines.
  for (let near = Math.min(y, bottom - 2); near > first; near -= 20)
    if (caretAt(drawn, across, near) !== null) return placeAtPoint(drawn, across, near);
  return null;
}

/** The selected span, also if the selection ends outside of `drawn`; null if there is none. `end`: length of the whole text. */
export function selectedIn(
  drawn: HTMLElement,
  placeAt: (node: Node, offset: number) => number,
  end: number,
): Span | null {
  const selection = getSelection();
  if (selection?.rangeCount !== 1 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (!drawn.contains(selection.anchorNode)) return null;
  return {
    start: drawn.contains(startContainer) ? placeAt(startContainer, startOffset) : 0,
    end: drawn.contains(endContainer) ? placeAt(endContainer, endOffset) : end,
  };
}

/** The point of the window at which the first visible line begins. */
export function firstLineOf(drawn: HTMLElement): { x: number; y: number } {
  const { left, top } = drawn.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(drawn).paddingInlineStart);
  return { x: left + inset + 2, y: top + 30 };
}

/** The top of an element, relative to the scrolled content of `drawn`. */
export const topIn = (drawn: HTMLElement, element: HTMLElement): number =>
  element.getBoundingClientRect().top - drawn.getBoundingClientRect().top + drawn.scrollTop;

/** The top of the element that holds an offset, also if it is only a placeholder. */
export function drawnTop(drawn: HTMLElement, place: number): number {
  const holder = lastPlaced(placedIn(drawn), (element) => placeOf(element) <= place);
  return holder === undefined ? 0 : topIn(drawn, holder);
}

/** The span that the pointer selected before its release at a point of the window, which may be outside of `drawn`. */
export function pressedIn(drawn: HTMLElement, { x, y }: { x: number; y: number }, end: number): Span {
  const selection = getSelection();
  const near = () => placeNearPoint(drawn, x, y) ?? end;
  if (!selection?.anchorNode || selection.isCollapsed || !drawn.contains(selection.anchorNode)) {
    const place = near();
    return { start: place, end: place };
  }
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const from = placeIn(drawn, anchorNode, anchorOffset);
  const to = focusNode && drawn.contains(focusNode) ? placeIn(drawn, focusNode, focusOffset) : near();
  return { start: Math.min(from, to), end: Math.max(from, to) };
}
