import { DOUBLING_VERBS, IRREGULAR_NOUNS, IRREGULAR_VERBS } from './words/irregular.ts';

export const FORMS = ['base', 's', 'past', 'participle', 'ing'] as const;
export type Form = (typeof FORMS)[number];
type VerbForms = Record<Form, string>;

const irregularVerbs = new Map<string, { past: string; participle: string }>();
for (const line of IRREGULAR_VERBS.trim().split('\n')) {
  const [base, past, participle] = line.split(' ');
  if (base && past) irregularVerbs.set(base, { past, participle: participle ?? past });
}
const doubling = new Set(DOUBLING_VERBS.trim().split(/\s+/));
/** Every verb that has a line of its own here. */
export const LISTED_VERBS: readonly string[] = [...irregularVerbs.keys(), ...doubling];
const irregularNouns = new Map<string, string>();
for (const line of IRREGULAR_NOUNS.trim().split('\n')) {
  const [singular, plural] = line.split(' ');
  if (singular && plural) irregularNouns.set(singular, plural);
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter);

/** The forms of a verb; of a phrase such as "speed up", its first word is inflected. */
export function verbForms(phrase: string): VerbForms {
  const space = phrase.indexOf(' ');
  const base = space < 0 ? phrase : phrase.slice(0, space);
  const rest = space < 0 ? '' : phrase.slice(space);
  const irregular = irregularVerbs.get(base);
  const past = irregular?.past ?? pastOf(base);
  return {
    base: phrase,
    s: (base === 'be' ? 'is' : base === 'have' ? 'has' : withS(base)) + rest,
    past: past + rest,
    participle: (irregular?.participle ?? past) + rest,
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

/** The plural of a noun; of a phrase, the plural of its head: the word before "of", or else the last. */
export function pluralOf(phrase: string): string {
  const of = phrase.search(/ (?:of|in|for) /);
  const head = of < 0 ? phrase : phrase.slice(0, of);
  const tail = of < 0 ? '' : phrase.slice(of);
  const space = head.lastIndexOf(' ') + 1;
  const noun = head.slice(space);
  return head.slice(0, space) + (irregularNouns.get(noun) ?? withS(noun)) + tail;
}
