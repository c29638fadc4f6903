import type { HumanizeResult, OtherSettings } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import type { HeldWording, ResultChange } from '#history/held.ts';
import { type Reading, textWith } from '#history/reading.ts';
import type { Options } from './options.ts';
import { readOnce } from './recent.ts';

/** The parts of a long text, which run one after the other. `at`: index of the part that was requested or finished last. */
export type Parts = { id: string; spans: readonly Span[]; at: number };

/** A requested rewrite. A null span means the whole text. */
export type Asked = {
  run_id: string;
  source: string;
  span: Span | null;
  options: Options;
  /** Name of the file that the text came from, or empty. */
  name: string;
  /** Set for a text that is too long for one run. */
  parts?: Parts;
  /** The rewrite was made elsewhere and only checked here. */
  own?: true;
  /** The user's decisions on earlier results do not apply. */
  anew?: true | undefined;
};

export const isSameParts = (one: Asked, other: Asked): boolean =>
  one.parts !== undefined && one.parts.id === other.parts?.id;

/** Offsets are into the whole text, even if only a passage was sent. `otherSettings` is only set for a whole text. */
export type Result = Pick<HumanizeResult, 'finalContent' | 'outcome' | 'facts' | 'chunks' | 'notice'> & {
  otherSettings?: OtherSettings;
  /** Includes the changes of held wordings, which apply only once they are used. */
  changes: readonly ResultChange[];
  /** The doubts, most important first, and the refused wordings. */
  held: readonly HeldWording[];
};

/** A finished run. `seconds` is null for a result from the history. */
export type Finished = Reading & {
  phase: 'finished';
  asked: Asked;
  result: Result;
  /** Number of words that were sent. */
  words: number;
  seconds: number | null;
  /** Until this time (in ms) the server charges nothing for this source with other options or for a second pass. Absent if unknown. */
  freeUntil?: number;
  /** The account that paid for it; absent for a guest. It is free for nobody else, so not for the account that a guest signs up for. */
  payer?: string;
  humanScore: number | null;
};

/** The text of the result with the user's decisions and edits. */
export const finishedText = readOnce((finished: Finished) =>
  textWith(finished.asked.source, finished.result.changes, finished),
);
