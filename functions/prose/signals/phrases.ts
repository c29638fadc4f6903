import type { Span } from '../text/words.ts';
import type { Document } from './document.ts';

/** A place in the text and the reason for showing it. */
export type Place = Span & { reason: string };

/** The value of one signal in a text, and the places that contribute to it. */
export type Measured = { value: number; places: Place[] };

type Pattern = { slots: Set<string>[]; reason: string };

/** Patterns by their possible first words, longest first. */
type Phrasebook = Map<string, Pattern[]>;

export function phrasebook(groups: readonly { reason: string; items: string }[]): Phrasebook {
  const book: Phrasebook = new Map();
  for (const { reason, items } of groups) {
    for (const line of items.split('\n')) {
      if (line.trim() === '') continue;
      const slots = line
        .trim()
        .split(' ')
        .map((slot) => new Set(slot.split('|')));
      for (const first of slots[0] ?? []) {
        const known = book.get(first);
        if (known) known.push({ slots, reason });
        else book.set(first, [{ slots, reason }]);
      }
    }
  }
  for (const patterns of book.values())
    patterns.sort((left, right) => right.slots.length - left.slots.length);
  return book;
}

/** Builds a phrasebook of single words: each line of `items` contains forms of one word. */
export const wordbook = ({ reason, items }: { reason: string; items: string }): Phrasebook =>
  phrasebook([{ reason, items: items.trim().split(/\s+/).join('\n') }]);

/** Finds the phrases of the book, in order and without overlaps; a phrase never crosses a mark. */
export function findPhrases({ words, sentences }: Document, book: Phrasebook): Place[] {
  const places: Place[] = [];
  for (const { from, to } of sentences) {
    for (let at = from; at < to;) {
      const first = words[at];
      const found = first && book.get(first.form)?.find(({ slots }) => stands(slots, at, to));
      const last = found && words[at + found.slots.length - 1];
      if (first && found && last) places.push({ start: first.start, end: last.end, reason: found.reason });
      at += found?.slots.length ?? 1;
    }
  }
  return places;

  function stands(slots: Set<string>[], at: number, to: number): boolean {
    if (at + slots.length > to) return false;
    for (let slot = 1; slot < slots.length; slot++) {
      const word = words[at + slot];
      if (!word?.joined || !slots[slot]?.has(word.form)) return false;
    }
    return true;
  }
}
