/** What is needed to read a language: its detection, its sentence boundaries, and the words that state facts. */
export type Language = {
  /** Whether a text, or a range of it, is in this language. */
  knows: (text: string, start?: number, end?: number) => boolean;
  abbreviations: Abbreviations;
  facts: FactWords;
};

/** In lower case, without the full stop. */
export type Abbreviations = {
  all: ReadonlySet<string>;
  /** Abbreviations that may also end a sentence, namely before a capital. */
  ending: ReadonlySet<string>;
  /** Abbreviations only before a figure; otherwise they are ordinary words. */
  numbered: ReadonlySet<string>;
};

/** Words that state what a rewriting must not lose. */
export type FactWords = {
  numbers: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Ending of a contracted negation: "n't". */
  contractedNegation: string;
  /** A negation before these words does not deny: "not only". */
  stressed: ReadonlySet<string>;
  /** Words that state an amount or a time before “than”: “no later than”. */
  amounts: ReadonlySet<string>;
  /** Words that open a sentence and never begin a name, even when the sentence start is not detected: "it ends.Moreover, it". */
  openers: ReadonlySet<string>;
  /** Months and days. */
  dates: ReadonlySet<string>;
};
