import type { Span } from '../../text/words.ts';
import type { Settings } from '../options.ts';
import type { Edit, Level, Wording } from '../proposal.ts';
import type { RuleId } from '../rules.ts';
import type { StyleTargets } from '../style-targets.ts';
import type { Sentence, Token } from './grammar/tokens.ts';
import type { Register } from '../../kind/register.ts';

/** What a rule sees of the document while it reads one block. */
export type Context = {
  text: string;
  settings: Settings;
  /** How far it is from the way its author writes; null where that is not known. */
  targets: StyleTargets | null;
  sentences: readonly Sentence[];
  /** Whether the block is an item of a list. */
  listed: boolean;
  /** The apostrophe this document uses. */
  apostrophe: string;
  /** Whether the writer contracts more than the text does. */
  contractsMore: () => boolean;
  /** What kind of terms the text keeps. */
  register: () => Register;
  /** Whether it may be a tale of any kind. */
  tale: () => boolean;
  /** Whether anything is done with what a rule of this level proposes. */
  hears: (level: Level) => boolean;
  propose: (sentence: Sentence, draft: Draft) => void;
};

/** A proposal as a rule writes it; what it does not say follows from the rule. */
export type Draft = {
  rule: RuleId;
  reason: string;
  claim: readonly Span[];
  wordings: readonly Wording[];
  line?: string;
  level?: Level;
  likeness?: number;
  /** By how much it goes before others of its rule. */
  ahead?: number;
  /** What another proposal for the same words has told already. */
  told?: number;
};

const NOTHING: readonly string[] = [];

/** A wording that brings in no word of weight. */
export const wording = (edits: readonly Edit[], cost: number): Wording => ({
  edits,
  cost,
  brings: NOTHING,
  place: 0,
});

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

export const hasTag = (token: Token | undefined, tags: number): boolean =>
  token !== undefined && (token.tags & tags) !== 0;

/** Any of the marks that are named. */
export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.lower);

/** A word that comes to open a sentence, with its capital; what stood from `start` up to it becomes `before`. */
export const openWith = (context: Context, word: Token, start: number, before: string): Edit => ({
  start,
  end: word.start + 1,
  after: before + context.text.charAt(word.start).toUpperCase(),
});

/** The sentence so many before or behind one. */
export const sentenceBeside = (
  { sentences }: Pick<Context, 'sentences'>,
  { index }: Sentence,
  steps: number,
): Sentence | undefined => sentences[index - (sentences[0]?.index ?? 0) + steps];

export const sentencesBeside = (context: Pick<Context, 'sentences'>, sentence: Sentence): Sentence[] =>
  [sentenceBeside(context, sentence, -1), sentenceBeside(context, sentence, 1)].filter(
    (beside) => beside !== undefined,
  );

/** From the one token to the other, both of them in it. */
export const reach = (first: Token, last: Token): Span => ({ start: first.start, end: last.end });

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
