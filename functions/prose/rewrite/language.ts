import type { Language } from '../text/language.ts';
import type { Source } from '../text/source.ts';
import type { Span } from '../text/words.ts';
import type { Judge } from './judges.ts';
import type { Leaning } from './leaning.ts';
import type { Settings } from './options.ts';
import type { Edit, Proposal } from './proposal.ts';
import type { Lengths } from './rhythm.ts';

/** A language in which texts can be rewritten. One without rules is known by its facts alone, as a `Language`. */
export type RewritableLanguage = Language & {
  /** All that its rules say of a text. */
  rules: (
    source: Source,
    settings: Settings,
    leaning: Leaning | null,
  ) => { proposals: Proposal[]; lengths: Lengths };
  /** Those that only this language needs; new ones for each text. */
  judges: readonly (() => Judge)[];
  /** Reads which words the text writes with a capital by themselves, once for all of its headings. */
  sentenceCaseOf: (source: Source) => SentenceCase;
};

/** What gives a heading the capitals of a sentence, if it has those of a title. Words in `held` stay. */
export type SentenceCase = (title: Span, held: readonly Span[]) => Edit[];
