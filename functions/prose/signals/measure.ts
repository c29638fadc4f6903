import type { Document } from './document.ts';
import type { Place } from './phrases.ts';

/** The value of one signal in a text, and the places that contribute to it. */
export type Measured = { value: number; places: Place[] };

export const perThousand = ({ words }: Document, places: Place[]): Measured => ({
  value: words.length === 0 ? 0 : (1000 * places.length) / words.length,
  places,
});
