import type { ErrorCode } from './errors.ts';

export const strengths = ['light', 'balanced', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export const tones = ['neutral', 'casual', 'formal', 'academic'] as const;
export type Tone = (typeof tones)[number];

/** Balanced and neutral unless said otherwise. `frozen`: words and phrases to leave exactly as they are. */
export type HumanizeOptions = { strength?: Strength; tone?: Tone; frozen?: string[] };

/** A `run_id` sent again within a day with the same text and options is not charged again. */
export type HumanizeRequest = { text: string; options?: HumanizeOptions; run_id?: string };

/** One edit of the source: `source.slice(start, end) === before`. An engine that answers with text alone gives no reason. */
export type TextChange = {
  start: number;
  end: number;
  before: string;
  after: string;
  reason: string | null;
};

export type FactKind = 'number' | 'date' | 'name' | 'quotation' | 'link' | 'citation' | 'negation';

/** A fact of the source, with its place there. */
export type ReportedFact = { kind: FactKind; text: string; start: number; end: number; survives: boolean };

/** `restored`: the sentences of the source that were put back, since a rewriting had lost or added a fact there. */
export type FactReport = { facts: ReportedFact[]; restored: { start: number; end: number }[] };

/** `words_limit` and `remaining` are -1 when unlimited. */
export type WordUsage = { words_used: number; words_limit: number; remaining: number; resets_at: string };

export type GuestUsage = WordUsage & { device_id: string };

/** Why a text came back as it was, or that it was rewritten; of several passages the first of these tells of the whole. */
export const outcomes = ['rewritten', 'reads well', 'not English', 'nothing to read'] as const;
export type HumanizeOutcome = (typeof outcomes)[number];

export type HumanizeResult = {
  finalContent: string;
  outcome: HumanizeOutcome;
  words: number;
  seconds: number;
  changes: TextChange[];
  facts: FactReport;
  chunks: { total: number; failed: number };
  usage: WordUsage;
};

/**
 * The lines of a streamed answer, in this order; it ends with `result` or `error`. The texts of all `progress` lines
 * join to `finalContent`. While a chunk takes its time spaces come, which then stand in front of the next line.
 */
export type HumanizeEvent =
  | { event: 'accepted'; run_id: string; words: number; chunks: number }
  | { event: 'progress'; done: number; chunks: number; text: string; failed: boolean }
  | { event: 'result'; result: HumanizeResult }
  | { event: 'error'; error: string; code: ErrorCode; given_back: number };
