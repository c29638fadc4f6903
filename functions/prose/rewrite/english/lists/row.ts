import type { Strength, Tone } from '#contract/humanize.ts';

/**
 * A row of a list of phrases: what is found, and its replacements.
 *   {serve}      any form of the verb; in `use` the verb there takes the same form
 *   $ing  $base  any known verb in that form; in `use`, $base or $ing is that verb
 *   BIG          any word of that set, from SETS or the row's `where` ('' makes it optional); in `use` the word that was found
 */
export type PhraseRow = {
  find: string | readonly string[];
  /** Several are used in rotation. '' deletes the words. Empty: found as a sign of a machine, but left unchanged. */
  use: readonly string[];
  where?: Readonly<Record<string, readonly string[]>>;
  /** The lowest strength that makes the change; balanced by default. */
  level?: Strength;
  /** How strongly it reads as machine-written; by default it depends on the level. */
  likeness?: number;
  /** Matches only as the first words of a sentence. */
  opening?: true;
  /** Does not match when one of these words follows within a few words. */
  not?: readonly string[];
};

export type PhraseGroup = {
  reason: string;
  rows: readonly PhraseRow[];
  /** Only for these tones. */
  tones?: readonly Tone[];
};

/** A row of the list of words: each form of the word is replaced with the same form of a plainer word. */
export type WordRow = {
  word: string;
  part: 'verb' | 'adverb';
  use: readonly string[];
  level?: Strength;
  /** The spelling is also a word of another class: it matches only where the sentence shows which one it is. */
  ambiguous?: true;
  not?: readonly string[];
};

/** Verbs that are plainer with some objects: “leverage skills” is to draw on them, “leverage a tool” to use it. */
export type VerbObjectRow = {
  verb: string;
  /** Empty: found as a sign of a machine, but left unchanged. */
  use: readonly string[];
  /** The object nouns, in the singular; any object by default. */
  of?: readonly string[];
  level?: Strength;
  ambiguous?: true;
  /** Does not match objects that belong to people: “employees' local knowledge”. */
  owned?: false;
};

/** Default likeness of a row, by its level. */
export const LIKENESS: Record<Strength, number> = { light: 2, balanced: 1, strong: 0 };

export const wordsOf = (words: string): readonly string[] => words.split(' ');

/** Sets of words that rows share. */
export const SETS: Readonly<Record<string, readonly string[]>> = {
  AN: wordsOf('a an'),
  BIG: wordsOf(
    'big central critical crucial essential fundamental imperative important integral key large major necessary pivotal significant vital',
  ),
  NOTE: [
    ...wordsOf('acknowledge consider emphasize highlight mention note realize recognize understand'),
    'point out',
  ],
  THE: wordsOf('a an the her his its my our their your'),
  PEOPLE: wordsOf(
    'businesses companies him individuals me organizations people researchers students them us users you',
  ),
};
