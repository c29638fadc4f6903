import { createHash, createHmac } from 'node:crypto';
import { type HashKey, halfSipHash } from './half-sip-hash.ts';

/**
 * A text as keyed hashes of its words, each with its neighbours: enough to tell whether another text is the same apart from a
 * few words, but the text cannot be recovered from them. Punctuation, case and formatting are ignored.
 */
export type Sketch = {
  /** Keyed hash of all its words in order. */
  fingerprint: string;
  /** One three-byte hash per word. */
  hashes: readonly number[];
};

const keyOf = (secret: string): HashKey => {
  const bytes = createHash('sha256').update(secret).digest();
  return [bytes.readInt32LE(0), bytes.readInt32LE(4)];
};

const charsOf = (word: string) => Array.from(word, (char) => char.codePointAt(0) ?? 0);

/** Returns the words of a text; a sketch has a hash for each. */
const sketchedWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export function sketchOf(text: string, secret: string): Sketch {
  const key = keyOf(secret);
  const words = sketchedWords(text);
  const known = new Map<string, number>();
  const own = words.map((word) => {
    const hash = known.get(word) ?? halfSipHash(key, charsOf(word));
    known.set(word, hash);
    return hash;
  });
  const hashes = own.map(
    (hash, at) => halfSipHash(key, [own[at - 1] ?? 0, hash, own[at + 1] ?? 0]) & 0xff_ff_ff,
  );
  return { fingerprint: createHmac('sha256', secret).update(words.join(' ')).digest('base64url'), hashes };
}

/** Encodes hashes for storage, in base64 without padding, so that encoded values can be concatenated. */
export function packed(hashes: Iterable<number>): string {
  const bytes = Array.from(hashes, (hash) => [hash >>> 16, (hash >>> 8) & 0xff, hash & 0xff]).flat();
  return Buffer.from(bytes).toString('base64');
}

export function unpacked(stored: string): Set<number> {
  const bytes = Buffer.from(stored, 'base64');
  const hashes = new Set<number>();
  for (let at = 0; at + 3 <= bytes.length; at += 3) hashes.add(bytes.readUIntBE(at, 3));
  return hashes;
}

export const unknownOf = ({ hashes }: Sketch, known: ReadonlySet<number>) =>
  new Set(hashes.filter((hash) => !known.has(hash)));

/**
 * Counts the new words in a text. A word is new if none of the hashes that cover it is known. When known words are reordered,
 * three new hashes count as one word.
 */
export function newWords({ hashes }: Sketch, known: ReadonlySet<number>): number {
  let uncovered = 0;
  let unknown = 0;
  let before = false;
  let here = known.has(hashes[0] ?? -1);
  for (let at = 0; at < hashes.length; at++) {
    const next = known.has(hashes[at + 1] ?? -1);
    if (!here) unknown += 1;
    if (!before && !here && !next) uncovered += 1;
    before = here;
    here = next;
  }
  return Math.max(uncovered, Math.ceil(unknown / 3));
}
