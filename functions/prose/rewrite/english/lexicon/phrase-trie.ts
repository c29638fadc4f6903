import type { Strength, Tone } from '#contract/humanize.ts';
import { FORMS, verbForms, type Form } from '#prose/lexicon/inflect.ts';
import { PHRASES } from '../lists/phrases.ts';
import { LIKENESS, SETS, type PhraseGroup, type PhraseRow } from '../lists/row.ts';
import { TONE_PHRASES } from '../lists/tones.ts';

/** One of the phrases that a row of a list describes, compiled for comparison with tokens. */
export type Phrase = {
  row: PhraseRow;
  /** The row's name in reports: the first phrase that it finds. */
  line: string;
  reason: string;
  level: Strength;
  likeness: number;
  /** Null when the phrase is for all tones. */
  tones: readonly Tone[] | null;
  /** The replacements; `$base`, `$s`, `$past` … stand for the verb that the pattern matched. */
  options: readonly string[];
  /** The replacements after "have" or "be", when past and participle differ. */
  participles: readonly string[] | null;
  /** The form of the verb at the start of the pattern, if there is one. */
  form: Form | null;
  /** "are" is a plural present or an infinitive: the sentence decides between "are" and "be". */
  plural: boolean;
};

export type PhraseNode = {
  next: Map<string, PhraseNode>;
  /** The nodes after a known verb in "-ing", and after one in its base form. */
  ing: PhraseNode | null;
  base: PhraseNode | null;
  phrases: Phrase[];
};

const newNode = (): PhraseNode => ({ next: new Map(), ing: null, base: null, phrases: [] });

const BE_WORDS: readonly (readonly [string, Form])[] = [
  ['is', 's'],
  ['are', 'base'],
  ['was', 'past'],
  ['were', 'past'],
  ['be', 'base'],
  ['been', 'participle'],
  ['being', 'ing'],
];

export const PHRASE_GROUPS: readonly PhraseGroup[] = [...PHRASES, ...TONE_PHRASES];

export const findsOf = ({ find }: PhraseRow): readonly string[] => (typeof find === 'string' ? [find] : find);

/** Returns all phrases by their first word. */
export function compilePhrases(): Map<string, PhraseNode> {
  const root = newNode();
  for (const { reason, rows, tones = null } of PHRASE_GROUPS) {
    for (const row of rows) {
      const level = row.level ?? 'balanced';
      const [line = ''] = findsOf(row);
      const likeness = row.likeness ?? (tones === null ? LIKENESS[level] : 0);
      const shared = { row, line, reason, level, likeness, tones };
      for (const find of findsOf(row))
        for (const { pattern, options } of expand(find, row.use, { ...SETS, ...row.where }))
          addPattern(root, pattern, options, shared);
    }
  }
  return root.next;
}

type Expanded = { pattern: string; options: readonly string[] };

/** "a BIG role in" → "a central role in", "a key role in" …, with the same word in the replacements. */
function expand(find: string, use: readonly string[], sets: NonNullable<PhraseRow['where']>): Expanded[] {
  const [name] = /\b[A-Z]{2,}\b/.exec(find) ?? [];
  if (name === undefined)
    return [{ pattern: spaced(find), options: use.map((option) => spaced(option).replaceAll(' ,', ',')) }];
  const words = sets[name];
  if (words === undefined) throw new Error(`The phrase "${find}" names no set of words`);
  return words.flatMap((word) =>
    expand(
      find.replace(name, word),
      use.map((option) => option.replace(name, word === 'i' ? 'I' : word)),
      sets,
    ),
  );
}

const spaced = (text: string): string => text.replaceAll(/ {2,}/g, ' ').trim();

type Shared = Omit<Phrase, 'options' | 'participles' | 'form' | 'plural'>;

function addPattern(root: PhraseNode, pattern: string, options: readonly string[], shared: Shared): void {
  const verb = /\{(\w+)\}/.exec(pattern)?.[1];
  if (verb === undefined) {
    insert(root, pattern, { ...shared, options, form: null, participles: null, plural: false });
    return;
  }
  const put = (word: string, form: Form): void => {
    const inForm = (wanted: Form): string[] => inflectOptions(options, wanted, verb === 'be' ? word : null);
    const inflected = inForm(form);
    if (inflected.length === 0 && options.length > 0) return;
    const participles = form === 'past' && verb !== 'be' ? inForm('participle') : inflected;
    insert(root, pattern.replace(`{${verb}}`, word), {
      ...shared,
      form: pattern.startsWith('{') ? form : null,
      options: inflected,
      participles: participles.join() === inflected.join() ? null : participles,
      plural: form === 'base' && verb !== 'be' && options.some((option) => option.includes('{be}')),
    });
  };
  if (verb === 'be') {
    for (const [word, form] of BE_WORDS) put(word, form);
    return;
  }
  const forms = verbForms(verb);
  for (const form of FORMS) {
    if (form === 'participle' && forms.participle === forms.past) continue;
    put(forms[form], form);
  }
}

/** Inflects the verbs of options. "{be}" in the past would need the subject's number, which is unknown: such options are dropped. */
function inflectOptions(options: readonly string[], form: Form, be: string | null): string[] {
  const inflected: string[] = [];
  for (const option of options) {
    const verb = /\{(\w+)\}/.exec(option)?.[1];
    if (verb === 'be' && be === null && form === 'past') continue;
    const word = verb === undefined ? '' : verb === 'be' ? (be ?? beForm(form)) : verbForms(verb)[form];
    inflected.push(option.replace(/\{\w+\}/, word));
  }
  return inflected;
}

const beForm = (form: Form): string =>
  form === 'base' ? 'are' : form === 's' ? 'is' : form === 'ing' ? 'being' : 'been';

function insert(root: PhraseNode, pattern: string, phrase: Phrase): void {
  let node = root;
  for (const word of pattern.split(' ')) {
    if (word === '$ing') node = node.ing ??= newNode();
    else if (word === '$base') node = node.base ??= newNode();
    else {
      let next = node.next.get(word);
      if (!next) {
        next = newNode();
        node.next.set(word, next);
      }
      node = next;
    }
  }
  node.phrases.push(phrase);
}
