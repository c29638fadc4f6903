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
  /** What it will do about a text. Where that takes long, it is done when the chunks are asked for. */
  plan(text: string, options: HumanizeOptions): Plan | Promise<Plan>;
  /** Other wordings of one sentence, each of which has passed the gate. Our rules offer theirs where an engine cannot. */
  reword?(asked: SentenceAsked, signal: AbortSignal): Promise<Reworded>;
};

export type SentenceAsked = { source: Source; sentence: Span; options: HumanizeOptions };

/** `notice`: what went wrong, for the person. */
export type Reworded = { wordings: Wording[]; notice: string | null };

export type Plan = {
  chunks: readonly Chunk[];
  /** Between two chunks. */
  pauseMs: number;
  /** Of each chunk in turn, in places of the chunk itself. */
  rewrite(chunk: Chunk, signal: AbortSignal): Promise<Rewriting>;
  /** Once all are rewritten: what could not be done, for the person. */
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

/** A chunk that could not be rewritten; the message is for the person. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
}
