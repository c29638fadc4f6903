/** What it takes to read a language: what tells it from others, where its sentences end, and what they state. */
export type Language = {
  /** Whether a text, or a stretch of it, is in this language. */
  knows: (text: string, start?: number, end?: number) => boolean;
  abbreviations: Abbreviations;
  facts: FactWords;
};

/** In lower case, without the stop that follows. */
export type Abbreviations = {
  all: ReadonlySet<string>;
  /** These may end a sentence as well: a capital after them decides. */
  ending: ReadonlySet<string>;
  /** These are words of their own unless a figure follows. */
  numbered: ReadonlySet<string>;
};

/** The words by which a sentence states what a rewriting must not lose. */
export type FactWords = {
  numbers: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** How a word ends that denies in a short form: "n't". */
  contractedNegation: string;
  /** After these a negation does not deny: "not only". */
  stressed: ReadonlySet<string>;
  /** They open a sentence and begin no name, also where its beginning is not seen as one: "it ends.Moreover, it". */
  openers: ReadonlySet<string>;
  /** Months and days. */
  dates: ReadonlySet<string>;
};
