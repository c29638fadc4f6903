import type {
  Doubt,
  Held,
  HumanizeOptions,
  HumanizeOutcome,
  OtherSettings,
  ReportedFact,
  TextChange,
} from '#contract/humanize.ts';
import type { Wording } from '#contract/reword.ts';
import type { Source, Span } from '#prose/index.ts';
import type { Chunk } from './chunks.ts';

export type Engine = {
  name: string;
  /** Plans the rewriting of a text. Slow work is left until the chunks are requested. */
  plan(text: string, options: HumanizeOptions): Plan | Promise<Plan>;
  /** Returns other wordings of one sentence that have passed the gate. Our rules offer theirs where an engine cannot. */
  reword?(asked: SentenceAsked, signal: AbortSignal): Promise<Reworded>;
};

export type SentenceAsked = { source: Source; sentence: Span; options: HumanizeOptions };

/** `notice`: what went wrong, for the user. */
export type Reworded = { wordings: Wording[]; notice: string | null };

export type Plan = {
  chunks: readonly Chunk[];
  /** Pause between two chunks. */
  pauseMs: number;
  /** Rewrites one chunk; called for each in turn. Offsets are relative to the chunk. */
  rewrite(chunk: Chunk, signal: AbortSignal): Promise<Rewriting>;
  /** Called after all chunks: what could not be done, for the user. */
  notice?(): string | null;
  /** Called after all chunks: what the other settings would change, or null where that takes too long. */
  otherSettings?(): OtherSettings | null;
};

export type Rewriting = {
  changes: TextChange[];
  facts: ReportedFact[];
  doubts: Doubt[];
  refused: Held[];
  outcome: HumanizeOutcome;
};

export const unavailable = 'Humanization service temporarily unavailable';
export const invalidAnswer = 'Invalid response from humanization service';

/** Thrown if a chunk could not be rewritten; the message is for the user. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
}
