import { DOUBLING_VERBS, IRREGULAR_NOUNS, IRREGULAR_VERBS, rowsOf } from './irregular.ts';

export const FORMS = ['base', 's', 'past', 'participle', 'ing'] as const;
export type Form = (typeof FORMS)[number];
type VerbForms = Record<Form, string>;

const irregularVerbs = rowsOf(IRREGULAR_VERBS);
const doubling = new Set(DOUBLING_VERBS.trim().split(/\s+/));
/** All verbs in the lists of irregular and doubling verbs. */
export const LISTED_VERBS: readonly string[] = [...irregularVerbs.keys(), ...doubling];
const irregularNouns = rowsOf(IRREGULAR_NOUNS);

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter);

/** Returns the forms of a verb; in a phrase such as "speed up", the first word is inflected. */
export function verbForms(phrase: string): VerbForms {
  const space = phrase.indexOf(' ');
  const base = space < 0 ? phrase : phrase.slice(0, space);
  const rest = space < 0 ? '' : phrase.slice(space);
  const [past = pastOf(base), participle = past] = irregularVerbs.get(base) ?? [];
  return {
    base: phrase,
    s: (base === 'be' ? 'is' : base === 'have' ? 'has' : withS(base)) + rest,
    past: past + rest,
    participle: participle + rest,
    ing: ingOf(base) + rest,
  };
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return base + 'd';
  if (base.endsWith('y') && !isVowel(base.at(-2))) return base.slice(0, -1) + 'ied';
  return (doubling.has(base) ? base + base.slice(-1) : base) + 'ed';
}

function ingOf(base: string): string {
  if (base.endsWith('ie')) return base.slice(0, -2) + 'ying';
  if (base.endsWith('e') && !/(?:[eoy]e|inge|^be)$/.test(base)) return base.slice(0, -1) + 'ing';
  return (doubling.has(base) ? base + base.slice(-1) : base) + 'ing';
}

function withS(base: string): string {
  if (base.endsWith('y') && !isVowel(base.at(-2))) return base.slice(0, -1) + 'ies';
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return base + 'es';
  return base + 's';
}

/** Returns the plural of a noun; in a phrase, of its head: the word before "of", "in" or "for", or else the last word. */
export function pluralOf(phrase: string): string {
  const of = phrase.search(/ (?:of|in|for) /);
  const head = of < 0 ? phrase : phrase.slice(0, of);
  const tail = of < 0 ? '' : phrase.slice(of);
  const space = head.lastIndexOf(' ') + 1;
  const noun = head.slice(space);
  return head.slice(0, space) + (irregularNouns.get(noun)?.[0] ?? withS(noun)) + tail;
}

/** Spelt with a vowel but pronounced with a consonant: "a union", "a European", "a one-off". */
const SPOKEN_AS_CONSONANT =
  /^(?:eu|ewe|one(?:$|[^a-z])|once|uni(?!n|mp|mag)|unanim|us(?:e|a|u|i)|ut(?:i|e|o)|ub(?:i|e)|ur(?:a|i|o)n?|ufo|uk)/;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;

/** Returns the article for a word; null when its spelling does not show how it is pronounced. */
export function articleFor(word: string): 'a' | 'an' | null {
  const first = word.charCodeAt(0);
  if (first < 97 || first > 122) return null;
  if (word.length === 1) return null;
  if ('aeiou'.includes(word.charAt(0))) {
    if ((first === 101 || first === 111 || first === 117) && SPOKEN_AS_CONSONANT.test(word)) return 'a';
    return 'an';
  }
  if (first === 104 && SILENT_H.test(word)) return 'an';
  return 'a';
}
