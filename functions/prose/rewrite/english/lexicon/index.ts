import { linesOf, readLine, type DataLine } from '../../../lexicon/data-line.ts';
import { FORMS, pluralOf, verbForms, type Form } from '../../../lexicon/inflect.ts';
import { objectVerbs } from './object-verbs.ts';
import { plainVerbs, verbsOf } from '../../../lexicon/plain-verbs.ts';
import { compilePhrases, type PhraseNode } from './phrase-trie.ts';
import { PHRASES } from '../phrases/index.ts';
import type { Level } from '../../proposal.ts';
import { closedClasses, Tag } from './tags.ts';
import { ADJECTIVES } from '../../../lexicon/adjectives.ts';
import { ADVERBS } from '../../../lexicon/adverbs.ts';
import { BESIDE_NOUNS } from '../words/beside-nouns.ts';
import { NOUNS } from '../../../lexicon/nouns.ts';
import { MIXED_VERBS, PERCEPTION_VERBS, RESULT_VERBS } from '../words/trailing-verbs.ts';
import { VERBS } from '../../../lexicon/verbs.ts';

type Part = 'verb' | 'noun' | 'adjective' | 'adverb';

export type Swap = {
  part: Part;
  form: Form | 'singular' | 'plural' | 'plain';
  head: string;
  /** What may stand instead, already in the right form. */
  options: string[];
  /** The same as participles, where "showed" and "shown" differ. */
  participles: string[] | null;
  level: Level;
  telling: boolean;
  /** The spelling is also another word class, so the sentence must show which it is. */
  ambiguous: boolean;
  needsObject: boolean;
  barred: readonly string[];
  /** Only before one of these: the noun of an adjective, the verb of an adverb; null where it may stand before any. */
  beside: ReadonlySet<string> | null;
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
  const addVerb = (base: string): void => {
    const forms = verbForms(base);
    const tags = { base: Tag.Base, s: Tag.S, past: Tag.Past, participle: Tag.Participle, ing: Tag.Ing };
    for (const form of FORMS) {
      const entry = entryOf(forms[form]);
      entry.tags |= tags[form];
      entry.base ??= base;
    }
  };
  for (const base of knownVerbs()) addVerb(base);
  for (const [word, tags] of closedClasses) entryOf(word).tags = tags;
  const addSwap = (word: string, swap: Swap): void => {
    const entry = entryOf(word);
    (entry.swaps ??= []).push(swap);
  };
  for (const line of linesOf(VERBS)) addVerbSwaps(readLine(line), addSwap);
  for (const line of linesOf(NOUNS)) addNounSwaps(readLine(line), addSwap);
  for (const line of linesOf(ADJECTIVES)) addPlainSwap(readLine(line), 'adjective', addSwap);
  for (const line of linesOf(BESIDE_NOUNS)) addPlainSwap(readLine(line), 'adjective', addSwap);
  for (const line of linesOf(ADVERBS)) addPlainSwap(readLine(line), 'adverb', addSwap);
  for (const [first, node] of compilePhrases()) entryOf(first).phrases = node;
  return entries;
}

/** Whatever stands as a verb in one of the lists, and the common verbs that stand in none. */
function knownVerbs(): Set<string> {
  const verbs = plainVerbs();
  for (const lines of objectVerbs().values())
    for (const line of lines) for (const base of verbsOf(line)) verbs.add(base);
  for (const { lines } of PHRASES) for (const [base] of lines.matchAll(/(?<=\{)\w+/g)) verbs.add(base);
  for (const base of [...RESULT_VERBS, ...MIXED_VERBS, ...PERCEPTION_VERBS]) verbs.add(base);
  return verbs;
}

type AddSwap = (word: string, swap: Swap) => void;

function addVerbSwaps(line: DataLine, add: AddSwap): void {
  const source = verbForms(line.head);
  const targets = line.options.map(verbForms);
  for (const form of FORMS) {
    if (form === 'participle' && source.participle === source.past) continue;
    const options = targets.map((target) => target[form]);
    const participles = form === 'past' ? targets.map((target) => target.participle) : options;
    add(source[form], {
      ...line,
      beside: null,
      part: 'verb',
      form,
      options,
      participles:
        participles.join() === options.join() || source.participle !== source.past ? null : participles,
    });
  }
}

function addNounSwaps(line: DataLine, add: AddSwap): void {
  if (!line.head.endsWith('(s)')) {
    add(line.head, { ...line, beside: null, part: 'noun', form: 'plain', participles: null });
    return;
  }
  const head = line.head.slice(0, -3);
  const options = line.options;
  add(head, { ...line, beside: null, head, part: 'noun', form: 'singular', options, participles: null });
  add(pluralOf(head), {
    ...line,
    beside: null,
    head,
    part: 'noun',
    form: 'plural',
    options: options.map(pluralOf),
    participles: null,
  });
}

function addPlainSwap(line: DataLine, part: Part, add: AddSwap): void {
  const formsOf = (word: string): readonly string[] =>
    part === 'adverb' ? Object.values(verbForms(word)) : [word, pluralOf(word)];
  const beside = line.beside.length > 0 ? new Set(line.beside.flatMap(formsOf)) : null;
  add(line.head, { ...line, beside, part, form: 'plain', participles: null });
}

let built: Map<string, WordEntry> | null = null;

/** Built once, at the first rewriting, so that loading the module costs nothing. */
export function lexicon(): Map<string, WordEntry> {
  built ??= buildLexicon();
  return built;
}
