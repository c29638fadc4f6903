import type { Strength } from '#contract/humanize.ts';
import type { Span } from '../../text/words.ts';
import type { Settings } from '../options.ts';
import type { Edit, Wording } from '../proposal.ts';
import type { RuleId } from '../rules.ts';
import type { StyleTargets } from '../style-targets.ts';
import type { Sentence, Token } from './grammar/tokens.ts';
import type { Register } from '../../kind/register.ts';

/** What a rule sees of the document while it reads one block. */
export type Context = {
  text: string;
  settings: Settings;
  /** How far the text is from its author's style, or from what most people do; null if it needs nothing of this. */
  targets: StyleTargets | null;
  sentences: readonly Sentence[];
  /** Whether the block is an item of a list. */
  listed: boolean;
  /** The apostrophe this document uses. */
  apostrophe: string;
  /** Whether the writer, or most people, would contract more than the text does. */
  contractsMore: () => boolean;
  /** The register of the text, which decides which terms stay. */
  register: () => Register;
  /** Whether the text may be a tale of any kind. */
  tale: () => boolean;
  /** Whether proposals of this level are used at all. */
  hears: (level: Strength) => boolean;
  propose: (sentence: Sentence, draft: Draft) => void;
};

/** A proposal as a rule writes it; omitted fields follow from the rule. */
export type Draft = {
  rule: RuleId;
  reason: string;
  claim: readonly Span[];
  wordings: readonly Wording[];
  line?: string;
  level?: Strength;
  likeness?: number;
  /** Added to the precedence of its rule. */
  ahead?: number;
  /** Likeness already counted by another proposal for the same words; it is subtracted. */
  told?: number;
};

const NOTHING: readonly string[] = [];

/** Creates a wording that introduces no content words. */
export const wording = (edits: readonly Edit[], cost: number): Wording => ({
  edits,
  cost,
  brings: NOTHING,
  place: 0,
});

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

export const hasTag = (token: Token | undefined, tags: number): boolean =>
  token !== undefined && (token.tags & tags) !== 0;

/** Whether a token is one of the given marks. */
export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.lower);

/** Capitalises a word that will open a sentence, and replaces the text from `start` up to the word with `before`. */
export const openWith = (context: Context, word: Token, start: number, before: string): Edit => ({
  start,
  end: word.start + 1,
  after: before + context.text.charAt(word.start).toUpperCase(),
});

/** Returns the sentence `steps` after another one; before it when `steps` is negative. */
export const sentenceBeside = (
  { sentences }: Pick<Context, 'sentences'>,
  { index }: Sentence,
  steps: number,
): Sentence | undefined => sentences[index - (sentences[0]?.index ?? 0) + steps];

export const sentencesBeside = (context: Pick<Context, 'sentences'>, sentence: Sentence): Sentence[] =>
  [sentenceBeside(context, sentence, -1), sentenceBeside(context, sentence, 1)].filter(
    (beside) => beside !== undefined,
  );

/** Returns the span from one token to another, including both. */
export const reach = (first: Token, last: Token): Span => ({ start: first.start, end: last.end });
