import { limits } from '#contract/limits.ts';
import { newWords, packed, type Sketch, unknownOf, unpacked } from './sketch.ts';

const { wordsPerCorrection, corrections } = limits.sameText;

/** What is kept of a text that was paid for. */
export type PaidText = {
  fingerprint: string;
  least: number;
  most: number;
  correctable: number;
  corrected: number;
  known: string;
};

/** What a text adds to the one that it belongs to. */
export type Belonging = { fingerprint: string; words: number; corrected: number; added: string };

/** How many words of a text may be corrected, over all its runs together. */
const correctableOf = (words: number) => Math.min(corrections, Math.floor(words / wordsPerCorrection));

/** The one of the texts that this one is but for a few corrected words. */
export function sameText(sketch: Sketch, paid: readonly PaidText[]): Belonging | null {
  const words = sketch.hashes.length;
  for (const { fingerprint, least, most, correctable, corrected, known } of paid) {
    const left = correctable - corrected;
    if (words === 0 || words < least - left || words > most + left) continue;
    const hashes = unpacked(known);
    const found = newWords(sketch, hashes);
    if (found > left) continue;
    return { fingerprint, words, corrected: found, added: packed(unknownOf(sketch, hashes)) };
  }
  return null;
}

/** A text that has been paid for, with its result: the result, or a mix of both, belongs to it. */
export function paidTextOf(source: Sketch, result: Sketch): PaidText {
  const lengths = [source.hashes.length, result.hashes.length];
  return {
    fingerprint: source.fingerprint,
    least: Math.min(...lengths),
    most: Math.max(...lengths),
    correctable: correctableOf(source.hashes.length),
    corrected: 0,
    known: packed(new Set([...source.hashes, ...result.hashes])),
  };
}
