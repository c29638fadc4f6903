import type { Span } from '#prose/text/words.ts';
import { placeIn, placeNearPoint } from './drawn-places.ts';

/** What the pointer went over before it was let go at a point of the window, which may be beside what is drawn. */
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
