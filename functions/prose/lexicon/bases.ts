import { IRREGULAR_NOUNS, IRREGULAR_VERBS, rowsOf } from './irregular.ts';
import { remembered } from './remembered.ts';

let irregular: Map<string, string> | null = null;

function irregularBases(): Map<string, string> {
  const bases = new Map([
    ['better', 'good'],
    ['best', 'good'],
    ['worse', 'bad'],
    ['worst', 'bad'],
    ['people', 'person'],
    ['has', 'have'],
    ['is', 'be'],
    ['are', 'be'],
    ['am', 'be'],
    ['were', 'be'],
  ]);
  for (const rows of [IRREGULAR_VERBS, IRREGULAR_NOUNS])
    for (const [base, forms] of rowsOf(rows)) for (const form of forms) bases.set(form, base);
  return bases;
}

/** Returns the words that a word may be a form of, itself first: "running" of "run", "cities" of "city", "quickly" of "quick". */
export const basesOf = remembered((word): readonly string[] => {
  irregular ??= irregularBases();
  const bases = new Set([word]);
  const base = irregular.get(word);
  if (base !== undefined) bases.add(base);
  for (const { ending, replacements, doubles } of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length);
    const isShort = doubles && SHORT_STEM.test(stem);
    for (const replacement of replacements)
      if (!(isShort && replacement === '') && stem.length + replacement.length > 1)
        bases.add(stem + replacement);
    if (stem.length > 3 && stem.at(-1) === stem.at(-2)) bases.add(stem.slice(0, -1));
  }
  return [...bases];
});

/** A stem with one vowel and one final consonant, which would be doubled: "caring" is a form of "care", not of "car". */
const SHORT_STEM = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** `doubles`: a short verb doubles its last consonant before this ending. */
const ENDINGS: readonly { ending: string; replacements: readonly string[]; doubles?: true }[] = [
  { ending: 'ies', replacements: ['y'] },
  { ending: 'es', replacements: ['', 'e'] },
  { ending: 's', replacements: [''] },
  { ending: 'ied', replacements: ['y'] },
  { ending: 'ed', replacements: ['', 'e'], doubles: true },
  { ending: 'ing', replacements: ['', 'e'], doubles: true },
  { ending: 'ier', replacements: ['y'] },
  { ending: 'er', replacements: ['', 'e'], doubles: true },
  { ending: 'iest', replacements: ['y'] },
  { ending: 'est', replacements: ['', 'e'], doubles: true },
  { ending: 'ily', replacements: ['y'] },
  { ending: 'ally', replacements: [''] },
  { ending: 'ly', replacements: ['', 'le'] },
];
