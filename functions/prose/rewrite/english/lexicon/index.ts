import { FORMS, verbForms, type Form } from '#prose/lexicon/inflect.ts';
import { plainVerbs } from '#prose/lexicon/verbs-known.ts';
import { OPENERS, OTHER_VERBS } from '../lists/known-words.ts';
import type { WordRow } from '../lists/row.ts';
import { VERB_OBJECTS } from '../lists/verb-objects.ts';
import { WORDS } from '../lists/words.ts';
import { compilePhrases, findsOf, PHRASE_GROUPS, type PhraseNode } from './phrase-trie.ts';
import { closedClasses, Tag } from './tags.ts';

/** A form of a listed word, and its replacements in the same form. */
export type Swap = {
  row: WordRow;
  form: Form | 'plain';
  options: readonly string[];
};

export type WordEntry = {
  tags: number;
  /** The base of a known verb form. */
  base: string | null;
  swaps: Swap[] | null;
  phrases: PhraseNode | null;
};

function buildLexicon(): Map<string, WordEntry> {
  const entries = new Map<string, WordEntry>();
  const entryOf = (word: string): WordEntry => {
    let entry = entries.get(word);
    if (!entry) {
      entry = { tags: 0, base: null, swaps: null, phrases: null };
      entries.set(word, entry);
    }
    return entry;
  };
  for (const base of knownVerbs()) {
    const forms = verbForms(base);
    for (const form of FORMS) {
      const entry = entryOf(forms[form]);
      entry.tags |= TAG_OF[form];
      entry.base ??= base;
    }
  }
  for (const [word, tags] of closedClasses) entryOf(word).tags = tags;
  for (const word of OPENERS) entryOf(word);
  for (const row of WORDS) for (const [word, swap] of swapsOf(row)) (entryOf(word).swaps ??= []).push(swap);
  for (const [first, node] of compilePhrases()) entryOf(first).phrases = node;
  return entries;
}

const TAG_OF = { base: Tag.Base, s: Tag.S, past: Tag.Past, participle: Tag.Participle, ing: Tag.Ing };

/** Returns all verbs of the lists, and the common verbs that are in none. */
function knownVerbs(): Set<string> {
  const verbs = new Set([...plainVerbs(), ...OTHER_VERBS]);
  const add = (phrase: string): void => void verbs.add(phrase.split(' ', 1)[0] ?? phrase);
  for (const { verb, use } of VERB_OBJECTS) for (const each of [verb, ...use]) add(each);
  for (const { word, part, use } of WORDS) if (part === 'verb') for (const each of [word, ...use]) add(each);
  for (const { rows } of PHRASE_GROUPS)
    for (const row of rows)
      for (const [base] of [...findsOf(row), ...row.use].join(' ').matchAll(/(?<=\{)\w+/g)) verbs.add(base);
  return verbs;
}

function swapsOf(row: WordRow): [string, Swap][] {
  const { word, part, use } = row;
  if (part !== 'verb') return [[word, { row, form: 'plain', options: use }]];
  const source = verbForms(word);
  const targets = use.map(verbForms);
  return FORMS.flatMap((form): [string, Swap][] => {
    if (form === 'participle' && source.participle === source.past) return [];
    return [[source[form], { row, form, options: targets.map((target) => target[form]) }]];
  });
}

let built: Map<string, WordEntry> | null = null;

/** Built once, for the first rewriting, so that loading the module costs nothing. */
export function lexicon(): Map<string, WordEntry> {
  built ??= buildLexicon();
  return built;
}
