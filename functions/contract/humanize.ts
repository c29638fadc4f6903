import type { ErrorCode } from './errors.ts';
import type { Voice } from './voice.ts';

export const strengths = ['light', 'balanced', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export const tones = ['neutral', 'casual', 'formal', 'academic'] as const;
export type Tone = (typeof tones)[number];

/** Whether bold leads, capitals in headings, emoji and rules between sections are kept, or replaced by plain text. */
export const formattings = ['keep', 'plain'] as const;
export type Formatting = (typeof formattings)[number];

/** Defaults: balanced, neutral, formatting kept. `frozen`: words and phrases to leave exactly as they are. */
export type HumanizeOptions = {
  strength?: Strength;
  tone?: Tone;
  formatting?: Formatting;
  /** The user's style, which the result leans towards: figures that the browser measured in the user's own texts. */
  voice?: Voice;
  frozen?: string[];
  /** Uses only our rules, whatever engine is configured. */
  engine?: 'rules';
  /** If omitted, the server's setting applies (`ask` by default). */
  doubts?: DoubtOption;
};

/** Number of places that each other value of a setting changes. Omits values that give the same text as now or as an earlier value. */
export type OtherSettings = {
  strength: Partial<Record<Strength, number>>;
  tone: Partial<Record<Tone, number>>;
  formatting: Partial<Record<Formatting, number>>;
};

/** A `run_id` sent again within a day with the same text and options is not charged again. */
export type HumanizeRequest = { text: string; options?: HumanizeOptions; run_id?: string };

/** A rewrite made elsewhere, to be compared with its source. With a `strength`, our rules edit the sentences that are held back. */
export type CheckRewriteRequest = { text: string; rewrite: string; options?: HumanizeOptions };

/** Who proposed a change: our rules, a language model, a service that returns only text, or the user with their own rewrite. */
export const proposers = ['rules', 'model', 'upstream', 'own'] as const;
export type Proposer = (typeof proposers)[number];

/** Maximum number of other wordings per change. */
export const mostAlternatives = 3;

/**
 * One edit of the source: `source.slice(start, end) === before`. An engine that returns only text gives no reason.
 * `alternatives`: other wordings than `after`, whose facts were checked in the same way.
 */
export type TextChange = {
  start: number;
  end: number;
  before: string;
  after: string;
  reason: string | null;
  by?: Proposer;
  alternatives?: string[];
};

export type FactKind = 'number' | 'date' | 'name' | 'quotation' | 'link' | 'citation' | 'negation';

/** A fact of the source, with its span there. */
export type ReportedFact = { kind: FactKind; text: string; start: number; end: number; survives: boolean };

/** Kinds of content that a rewrite can change, the most serious first. */
export const contentKinds = [
  'number',
  'date',
  'name',
  'quotation',
  'address',
  'code',
  'citation',
  'frozen',
  'denial',
  'quantity',
  'certainty',
  'direction',
  'sentence',
  'clause',
  'paragraph',
  'who',
  'word',
  'link',
  'wording',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export type Place = { start: number; end: number };

/** Words that are missing, added or different: `before` is a span in the source, `after` a span in the held wording. */
export type Seen = { kind: ContentKind; before: Place; after: Place };

/** A replacement for a span of the source that may change its meaning. `why` names the words: "'Doctors' had become 'Patients'". */
export type Held = Place & { after: string; seen: Seen[]; why: string };

/** How doubts are decided: the user is asked, every replacement in doubt is used, or the source is kept. */
export const doubtOptions = ['ask', 'use', 'keep'] as const;
export type DoubtOption = (typeof doubtOptions)[number];

/** Without `decided`, the doubt is open and the source is kept until it is decided. */
export type Doubt = Held & { decided?: { by: 'model' | 'setting'; used: boolean } };

/** `compared`: describes what was compared. */
export type FactReport = { facts: ReportedFact[]; compared?: string };

/**
 * `words_limit` and `remaining` are -1 when unlimited. `of_network`: `remaining` and `resets_at` are those of the guest's network,
 * which shares its words.
 */
export type WordUsage = {
  words_used: number;
  words_limit: number;
  remaining: number;
  resets_at: string;
  of_network?: true;
};

export type GuestUsage = WordUsage & { device_id: string };

/** Whether a text was rewritten, or why not. For several passages, the first of these that occurs applies to the whole text. */
export const outcomes = ['rewritten', 'reads well', 'not English', 'nothing to read'] as const;
export type HumanizeOutcome = (typeof outcomes)[number];

export type HumanizeResult = {
  finalContent: string;
  outcome: HumanizeOutcome;
  words: number;
  seconds: number;
  /** The edits that turn the text into `finalContent`. */
  changes: TextChange[];
  /** Sorted by descending weight. Those that a setting or a model decided to use are also in `changes`. */
  doubts: Doubt[];
  /** Replacements that the gate is sure change the meaning. The source is kept, but its author may still use them. */
  refused: Held[];
  facts: FactReport;
  chunks: { total: number; failed: number };
  /** Message to the user about what the engine could not do, although the text was rewritten. */
  notice?: string;
  usage: WordUsage;
};

/**
 * The lines of a streamed response, in this order; nothing follows an `error`. The texts of all `progress` lines join to
 * `finalContent`. While a chunk is pending, spaces are sent, which then precede the next line. `others` follows only a result
 * by our rules alone, for texts of up to `limits.otherSettingsWords`.
 */
export type HumanizeEvent =
  | { event: 'accepted'; run_id: string; words: number; chunks: number }
  | { event: 'progress'; done: number; chunks: number; text: string; failed: boolean }
  | { event: 'result'; result: HumanizeResult }
  | { event: 'others'; other_settings: OtherSettings }
  | { event: 'error'; error: string; code: ErrorCode; given_back: number };
