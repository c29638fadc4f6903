import { limits } from '#contract/limits.ts';
import type { Claim } from '#db/paid-texts.ts';
import type { GuestText } from '#kv/guest-texts.ts';
import { newWords, packed, type Sketch, unknownOf, unpacked } from './sketch.ts';

const { wordsPerCorrection, corrections } = limits.sameText;

/** The data stored about a text that was paid for. */
type PaidText = Omit<GuestText, 'runId' | 'uses' | 'expiresAt'>;

/** Returns how many words of a text may be corrected, over all its runs together. */
const correctableOf = (words: number) => Math.min(corrections, Math.floor(words / wordsPerCorrection));

/** Finds the paid text that this one equals, apart from a few corrected words. */
export function sameText(sketch: Sketch, paid: readonly PaidText[]): Claim | null {
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

/** Returns the data stored about a paid text and its result, so that the result, or a mix of both, is recognised as the same text. */
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
