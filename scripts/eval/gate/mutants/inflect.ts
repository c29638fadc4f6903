import { linesOf, wordsOf } from './tables.ts';

const VERB_FORMS = ['base', 's', 'past', 'participle', 'ing'] as const;
export type VerbForm = (typeof VERB_FORMS)[number];

const rows = (name: string): Map<string, string[]> =>
  new Map(
    linesOf(name)
      .map((line) => line.split(' '))
      .map(([base = '', ...forms]) => [base, forms]),
  );

const irregularVerbs = rows('irregular-verbs');
const irregularNouns = rows('irregular-nouns');
const doubling = new Set(wordsOf('doubling-verbs'));

const endsInConsonantAndY = (word: string): boolean => /[^aeiou]y$/.test(word);

function withS(word: string): string {
  if (endsInConsonantAndY(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`;
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (endsInConsonantAndY(base)) return `${base.slice(0, -1)}ied`;
  return `${doubling.has(base) ? base + base.slice(-1) : base}ed`;
}

function withIng(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  const isDoubled =
    doubling.has(base) || /^(?:win|run|get|put|set|sit|hit|let|cut|quit|begin|swim|dig)$/.test(base);
  return `${isDoubled ? base + base.slice(-1) : base}ing`;
}

/** Inflects a verb; of a phrase ("slow down"), its first word. */
export function verbIn(form: VerbForm, phrase: string): string {
  const [base = '', ...rest] = phrase.split(' ');
  const [past = withEd(base), participle = past] = irregularVerbs.get(base) ?? [];
  const forms = { base, s: sOf(base), past, participle, ing: withIng(base) };
  return [forms[form], ...rest].join(' ');
}

const sOf = (base: string): string => ({ be: 'is', have: 'has' })[base] ?? withS(base);

export const allVerbForms = (base: string): { form: VerbForm; text: string }[] =>
  VERB_FORMS.map((form) => ({ form, text: verbIn(form, base) }));

/** Returns the plural of a noun; of several words, the last is inflected. */
export function pluralOf(noun: string): string {
  const space = noun.lastIndexOf(' ') + 1;
  const last = noun.slice(space);
  return noun.slice(0, space) + (irregularNouns.get(last)?.[0] ?? withS(last));
}

/** Returns the base form of a verb: "Works" to "work". */
export function baseOfS(word: string): string {
  const irregular = { is: 'be', has: 'have', does: 'do', goes: 'go' }[word];
  if (irregular) return irregular;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.replace(/(?<=ss|x|zz|[^a]ch|sh|[^aeiou]o)es$|s$/, '');
}

const SPOKEN_WITH_VOWEL = /^(?:[aeiou](?!u(?:r|ph|l|c|t)|we)|hour|honest|honou?r|heir|8|1[18](?!\d))/;
const SPOKEN_WITH_CONSONANT = /^(?:one(?![a-z])|once|uni(?!n|mp|mag)|us[eaiu]|ut[ieo]|ub[ie]|ur[ai]|ufo|uk$)/;

export function articleFor(word: string): 'a' | 'an' {
  if (/^[A-Z]{1,4}s?$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  const lower = word.toLowerCase();
  return SPOKEN_WITH_VOWEL.test(lower) && !SPOKEN_WITH_CONSONANT.test(lower) ? 'an' : 'a';
}
