import type { ErrorCode } from './errors.ts';
import type { Voice } from './voice.ts';

export const strengths = ['light', 'balanced', 'strong'] as const;
export type Strength = (typeof strengths)[number];

export const tones = ['neutral', 'casual', 'formal', 'academic'] as const;
export type Tone = (typeof tones)[number];

/** Whether bold leads, capitals in headings, emoji and rules between sections stay, or give way to plain text. */
export const formattings = ['keep', 'plain'] as const;
export type Formatting = (typeof formattings)[number];

/** Balanced, neutral and with its formatting unless said otherwise. `frozen`: words and phrases to leave exactly as they are. */
export type HumanizeOptions = {
  strength?: Strength;
  tone?: Tone;
  formatting?: Formatting;
  /** How the person writes, for the result to lean to: figures that their browser measured in texts of theirs. */
  voice?: Voice;
  frozen?: string[];
  /** Our rules alone, whatever engine is set. */
  engine?: 'rules';
  /** As the server is set (`ask` unless it says otherwise) where it is left out. */
  doubts?: DoubtOption;
};

/** The number of places that change if one setting is changed. Leaves out a setting that gives the same text as now, or as an earlier one in the list. */
export type OtherSettings = {
  strength: Partial<Record<Strength, number>>;
  tone: Partial<Record<Tone, number>>;
  formatting: Partial<Record<Formatting, number>>;
};

/** A `run_id` sent again within a day with the same text and options is not charged again. */
export type HumanizeRequest = { text: string; options?: HumanizeOptions; run_id?: string };

/** A rewriting that was made elsewhere, to be compared with its source. */
export type CheckRewriteRequest = { text: string; rewrite: string; options?: HumanizeOptions };

/** Who put a change forward: our rules, a language model, a service that answers with text alone, or the person with a rewriting of their own. */
export const proposers = ['rules', 'model', 'upstream', 'own'] as const;
export type Proposer = (typeof proposers)[number];

/** How many other wordings a change comes with at most. */
export const mostAlternatives = 3;

/**
 * One edit of the source: `source.slice(start, end) === before`. An engine that answers with text alone gives no reason.
 * `alternatives` are other wordings than `after`, checked for the facts as it was.
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

/** A fact of the source, with its place there. */
export type ReportedFact = { kind: FactKind; text: string; start: number; end: number; survives: boolean };

/** What a rewriting can change of what its source says, the weightiest first. */
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

/** Words that one side has and the other has not, or has otherwise: `before` is a place in the source, `after` one in the held wording. */
export type Seen = { kind: ContentKind; before: Place; after: Place };

/** What would stand in place of a stretch of the source, and is not sure to say the same. `why` names the words: "'Doctors' had become 'Patients'". */
export type Held = Place & { after: string; seen: Seen[]; why: string };

/** Who decides about doubts: the person, or everything in doubt stands, or nothing does. */
export const doubtOptions = ['ask', 'use', 'keep'] as const;
export type DoubtOption = (typeof doubtOptions)[number];

/** Undecided without `decided`: the source stands until then. The weightiest doubts come first. */
export type Doubt = Held & { decided?: { by: 'model' | 'setting'; used: boolean } };

/** `compared`: what was looked at, in words. */
export type FactReport = { facts: ReportedFact[]; compared?: string };

/**
 * `words_limit` and `remaining` are -1 when unlimited. `of_network`: `remaining` and `resets_at` are those of the guest's network,
 * whose words others have used.
 */
export type WordUsage = {
  words_used: number;
  words_limit: number;
  remaining: number;
  resets_at: string;
  of_network?: true;
};

export type GuestUsage = WordUsage & { device_id: string };

/** Why a text came back as it was, or that it was rewritten; of several passages the first of these tells of the whole. */
export const outcomes = ['rewritten', 'reads well', 'not English', 'nothing to read'] as const;
export type HumanizeOutcome = (typeof outcomes)[number];

export type HumanizeResult = {
  finalContent: string;
  outcome: HumanizeOutcome;
  words: number;
  seconds: number;
  /** What makes `finalContent` of the text. */
  changes: TextChange[];
  /** By weight. What a setting or a model decided to use is among `changes` too. */
  doubts: Doubt[];
  /** What the gate is sure that it changes the meaning. The source stands, and its author may use it all the same. */
  refused: Held[];
  facts: FactReport;
  chunks: { total: number; failed: number };
  /** What the engine could not do, for the person, where the text was rewritten all the same. */
  notice?: string;
  usage: WordUsage;
};

/**
 * The lines of a streamed answer, in this order; `error` is the last. The texts of all `progress` lines join to
 * `finalContent`. While a chunk is pending, spaces are sent, which then precede the next line. `others` follows a result by
 * our rules alone, up to the length of `limits.otherSettingsWords`.
 */
export type HumanizeEvent =
  | { event: 'accepted'; run_id: string; words: number; chunks: number }
  | { event: 'progress'; done: number; chunks: number; text: string; failed: boolean }
  | { event: 'result'; result: HumanizeResult }
  | { event: 'others'; other_settings: OtherSettings }
  | { event: 'error'; error: string; code: ErrorCode; given_back: number };
