import type { WordUsage } from '#contract/humanize.ts';
import type { Sketch } from './sketch.ts';

/**
 * `textHash` covers everything that affects the result: runs with the same hash do the same work. `sketch` recognises the text
 * whatever the options, so that it is charged once.
 */
export type Run = { id: string; words: number; textHash: string; sketch?: () => Sketch };

/** `wordsLimit` and `remaining` are -1 when unlimited. `ofNetwork`: `remaining` and `resetsAt` are those of a shared network. */
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
  /** Not enough words are left; `usage.remaining` says how many there are. */
  | 'words'
  /** The network has no words left today for accounts with an unconfirmed address. */
  | 'unconfirmed'
  | 'too_many_runs'
  /** This call, or the maximum number of calls, already works on the run. */
  | 'run_in_progress'
  /** The id was used for another text. */
  | 'run_id_taken'
  /** The reservation could not be written; a retry a moment later can succeed. */
  | 'busy';

export type Reservation =
  /** `belongs`: the text matches one that was paid for. */
  | { state: 'reserved'; repeated: boolean; belongs: boolean; usage: Usage }
  | { state: 'refused'; limit: Refusal; usage: Usage };

/** The share of the limit, in percent, that was just passed; each is reported once a period, if the person wants alerts. */
type UsageAlert = 80 | 100;

type Settlement = { usage: Usage; alert: UsageAlert | null };

export type Meter = {
  /**
   * Charges a run before it begins. A run repeated within a day costs only the words that it did not deliver. A run that other
   * calls still work on, or a text that was paid for within a day, costs nothing.
   */
  reserve(run: Run, now: Date): Promise<Reservation>;
  /**
   * Ends this call's work on the run. Once no call works on it, undelivered words are given back; further calls change nothing.
   * `result` returns the sketch of the resulting text, which from then on counts as the same text as the source.
   */
  settle(runId: string, deliveredWords: number, now: Date, result?: () => Sketch): Promise<Settlement>;
  usage(now: Date): Promise<Usage>;
};
