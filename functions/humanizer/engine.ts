import type { HumanizeOptions, HumanizeOutcome } from '#contract/humanize.ts';
import type { FoundChange, Source, Span } from '#prose/index.ts';

/** What an engine makes of a text: its changes, and the sentences it had changed where nobody may, so that they stay. */
export type Rewrite = { changes: FoundChange[]; restored: Span[]; outcome: HumanizeOutcome };

export type Engine = {
  name: string;
  /** Null where it takes a text of any length as a whole. */
  limits: Limits | null;
  rewrite(passage: Source, options: HumanizeOptions, signal: AbortSignal): Promise<Rewrite>;
};

/** What an engine takes at a time. A text that is longer goes to it in chunks. */
export type Limits = {
  maxChars: number;
  /** The most bytes of a chunk once it is encoded for an address. */
  maxEncoded: number;
  /** Between two chunks. */
  pauseMs: number;
};

export const unavailable = 'Humanization service temporarily unavailable';
export const invalidAnswer = 'Invalid response from humanization service';

/** A chunk that could not be rewritten; the message is for the person. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
}
