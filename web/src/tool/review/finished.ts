import type { HumanizeResult, OtherSettings } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import type { HeldWording, ResultChange } from '#history/held.ts';
import { type Reading, textWith } from '#history/reading.ts';
import type { Options } from './options.ts';
import { readOnce } from './recent.ts';

/** The parts of a long text, which run one after the other; `at` is the one that is asked for, or that has come last. */
export type Parts = { id: string; spans: readonly Span[]; at: number };

/** What was asked for. Without a span it is the whole text. */
export type Asked = {
  run_id: string;
  source: string;
  span: Span | null;
  options: Options;
  /** Of the file that the text came from, or empty. */
  name: string;
  /** Of a text that is too long for one run. */
  parts?: Parts;
  /** The rewriting was made elsewhere, and only checked. */
  own?: true;
};

export const isSameParts = (one: Asked, other: Asked): boolean =>
  one.parts !== undefined && one.parts.id === other.parts?.id;

/** Positions are those of the whole text, also where only a passage of it was sent. `otherSettings` are those of a whole text. */
export type Result = Pick<HumanizeResult, 'finalContent' | 'outcome' | 'facts' | 'chunks' | 'notice'> & {
  otherSettings?: OtherSettings;
  /** With those of the held wordings, which are no part of the result until they are used. */
  changes: readonly ResultChange[];
  /** The doubts, the weightiest first, and what was refused. */
  held: readonly HeldWording[];
};

/** Of a result from the history it is not known how long it took. */
export type Finished = Reading & {
  phase: 'finished';
  asked: Asked;
  result: Result;
  /** Of what was sent. */
  words: number;
  seconds: number | null;
  /** Until then the server charges nothing for its source with other options, nor for a second pass. Absent where not known. */
  freeUntil?: number;
  humanScore: number | null;
};

/** The result as the person has made it. */
export const finishedText = readOnce((finished: Finished) =>
  textWith(finished.asked.source, finished.result.changes, finished),
);
