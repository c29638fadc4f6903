import type { Document } from './document.ts';
import type { Place } from './phrases.ts';

/** What a text shows of one habit: a number, and the places that make it up. */
export type Measured = { value: number; places: Place[] };

export const perThousand = ({ words }: Document, places: Place[]): Measured => ({
  value: words.length === 0 ? 0 : (1000 * places.length) / words.length,
  places,
});
