import type { Span } from '#prose/text/words.ts';
import { lastPlaced, placedIn, placeOf, rangeAt, topIn } from './drawn-places.ts';
import { createMirror, highlight } from './field-mirror.ts';

/** A scrollable text, in a field or drawn. */
export type Pane = {
  scroller: HTMLElement;
  /** The vertical position of a place in the text. */
  topOf: (place: number) => number;
  /** The place in the text at a vertical position. */
  placeAt: (top: number) => number;
  /** Highlights a span of the text; null removes the highlight. */
  point: (place: Span | null) => void;
  put: () => void;
};

export function fieldPane(field: HTMLTextAreaElement): Pane {
  const mirror = createMirror(field);
  const follow = () => mirror.scroll(field.scrollTop);
  field.addEventListener('scroll', follow, { passive: true });
  return {
    scroller: field,
    topOf: mirror.topOf,
    placeAt: mirror.placeAt,
    point(place) {
      mirror.point(place);
      follow();
    },
    put() {
      field.removeEventListener('scroll', follow);
      mirror.remove();
    },
  };
}

/** `length`: length of the whole text. Places inside a sentence are interpolated. */
export function drawnPane(drawn: HTMLElement, length: () => number): Pane {
  const topOf = (element: HTMLElement | undefined) =>
    element === undefined ? drawn.scrollHeight : topIn(drawn, element);

  function around(holds: (element: HTMLElement) => boolean) {
    const placed = placedIn(drawn);
    const here = lastPlaced(placed, holds);
    const next = here === undefined ? undefined : placed[placed.indexOf(here) + 1];
    const [top, start] = [topOf(here), placeOf(here)];
    return { top, start, height: topOf(next) - top, letters: (next ? placeOf(next) : length()) - start };
  }

  return {
    scroller: drawn,
    topOf(place) {
      const { top, start, height, letters } = around((element) => placeOf(element) <= place);
      return top + (letters > 0 ? (height * (place - start)) / letters : 0);
    },
    placeAt(down) {
      const { top, start, height, letters } = around((element) => topOf(element) <= down + 1);
      const share = height > 0 ? Math.min(1, Math.max(0, (down - top) / height)) : 0;
      return start + share * letters;
    },
    point: (place) => highlight(place && rangeAt(drawn, place)),
    put: () => highlight(null),
  };
}
