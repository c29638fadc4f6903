import type { Strength, Tone } from '#contract/humanize.ts';

/**
 * A row of a list of phrases: what is found, and what may stand instead.
 *   {serve}      any form of the verb; in `use` the verb there takes the same form
 *   $ing  $base  any known verb in that form; in `use`, $base or $ing is that verb
 *   OWN          any word of that set, from SETS or the row's `where` (an empty one may be left out); in `use` the word that was found
 */
export type PhraseRow = {
  find: string | readonly string[];
  /** Several are used in rotation. '' leaves the words out. None: found as a sign of a machine, and left as it is. */
  use: readonly string[];
  where?: Readonly<Record<string, readonly string[]>>;
  /** The lowest strength that makes the change; balanced where nothing is said. */
  level?: Strength;
  /** How strongly it reads as written by a machine; by its level where nothing is said. */
  likeness?: number;
  /** Only as the first words of a sentence. */
  opening?: true;
  /** Not where one of these follows within a few words. */
  not?: readonly string[];
};

export type PhraseGroup = {
  reason: string;
  rows: readonly PhraseRow[];
  /** For these tones alone. */
  tones?: readonly Tone[];
};

/** A row of the list of words: every form of the word, for the same form of the plainer one. */
export type WordRow = {
  word: string;
  part: 'verb' | 'adverb';
  use: readonly string[];
  level?: Strength;
  likeness?: number;
  /** The spelling is also a word of another class: only where the sentence shows which it is. */
  ambiguous?: true;
  not?: readonly string[];
};

/** A row of the list of verbs that are plainer beside some objects: “leverage skills” is to draw on them, “leverage a tool” to use it. */
export type VerbObjectRow = {
  verb: string;
  /** None: found as a sign of a machine, and left as it is. */
  use: readonly string[];
  /** The nouns, in the singular; any object where none is named. */
  of?: readonly string[];
  level?: Strength;
  ambiguous?: true;
  /** Not beside what belongs to people: “employees' local knowledge”. */
  owned?: false;
};

/** How machine-like the find of a row is, where the row does not say. */
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
  OWN: wordsOf('her his its my our their your'),
  THE: wordsOf('a an the her his its my our their your'),
  PEOPLE: wordsOf(
    'businesses companies him individuals me organizations people researchers students them us users you',
  ),
};
