import type { WordUsage } from '#contract/humanize.ts';
import type { Sketch } from './sketch.ts';

/**
 * `textHash` covers everything that decides the result: two runs with the same hash are the same work. `sketch` recognises the
 * text with any options, so that it has one price.
 */
export type Run = { id: string; words: number; textHash: string; sketch?: () => Sketch };

/** `wordsLimit` and `remaining` are -1 when unlimited. `ofNetwork`: others share what remains, and it resets for all of them. */
export type Usage = {
  wordsUsed: number;
  wordsLimit: number;
  remaining: number;
  resetsAt: Date;
  ofNetwork?: boolean;
};

export const usageToResponse = ({
  wordsUsed,
  wordsLimit,
  remaining,
  resetsAt,
  ofNetwork,
}: Usage): WordUsage => ({
  words_used: wordsUsed,
  words_limit: wordsLimit,
  remaining,
  resets_at: resetsAt.toISOString(),
  ...(ofNetwork && { of_network: true as const }),
});

export type Refusal =
  /** Not enough words left; `usage.remaining` says how many there are. */
  | 'words'
  /** The accounts of this network whose address is not confirmed have no words left today. */
  | 'unconfirmed'
  | 'too_many_runs'
  /** The same run is being worked on by this call, or by too many. */
  | 'run_in_progress'
  /** The id was used for another text. */
  | 'run_id_taken'
  /** The reservation could not be written; a moment later it can. */
  | 'busy';

export type Reservation =
  /** `belongs`: to a text that was paid for. */
  | { state: 'reserved'; repeated: boolean; belongs: boolean; usage: Usage }
  | { state: 'refused'; limit: Refusal; usage: Usage };

/** The share of the limit, in percent, that was just passed: once a period, and only if the person wants alerts. */
type UsageAlert = 80 | 100;

type Settlement = { usage: Usage; alert: UsageAlert | null };

export type Meter = {
  /**
   * A run is charged before it begins. One repeated within a day is charged only for what it did not deliver, one that others
   * still work on not at all, and neither is a text that was paid for within a day.
   */
  reserve(run: Run, now: Date): Promise<Reservation>;
  /**
   * Ends this call's work on the run. When nobody works on it any more, what was not delivered is given back; further calls
   * change nothing. `result` is the text that was made, which then belongs to the source.
   */
  settle(runId: string, deliveredWords: number, now: Date, result?: () => Sketch): Promise<Settlement>;
  usage(now: Date): Promise<Usage>;
};
