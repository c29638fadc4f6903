import type { WordUsage } from '#contract/humanize.ts';

/** `textHash` covers everything that decides the result: two runs with the same hash are the same work. */
export type Run = { id: string; words: number; textHash: string };

/** `wordsLimit` and `remaining` are -1 when unlimited. */
export type Usage = { wordsUsed: number; wordsLimit: number; remaining: number; resetsAt: Date };

export const usageOnWire = ({ wordsUsed, wordsLimit, remaining, resetsAt }: Usage): WordUsage => ({
  words_used: wordsUsed,
  words_limit: wordsLimit,
  remaining,
  resets_at: resetsAt.toISOString(),
});

export type Refusal =
  /** Not enough words left; `usage.remaining` says how many there are. */
  | 'words'
  | 'too_many_runs'
  /** The same run is being worked on at this moment. */
  | 'run_in_progress'
  /** The id was used for another text. */
  | 'run_id_taken'
  /** The reservation could not be written; a moment later it can. */
  | 'busy';

export type Reservation =
  | { state: 'reserved'; repeated: boolean; usage: Usage }
  | { state: 'refused'; limit: Refusal; usage: Usage };

/** The share of the limit, in percent, that was just passed: once a period, and only if the person wants alerts. */
export type UsageAlert = 80 | 100;

export type Settlement = { usage: Usage; alert: UsageAlert | null };

export type Meter = {
  /** A run is charged before it begins. One repeated within a day is charged only for what it did not deliver. */
  reserve(run: Run, now: Date): Promise<Reservation>;
  /** Closes the run and gives back what was not delivered. Further calls change nothing. */
  settle(runId: string, deliveredWords: number, now: Date): Promise<Settlement>;
  usage(now: Date): Promise<Usage>;
};
