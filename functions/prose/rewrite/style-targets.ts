import type { Tone } from '#contract/humanize.ts';
import type { DashForm, Voice } from '#contract/voice.ts';
import { countWords } from '#contract/words.ts';
import { countContractions } from '../voice/contractions.ts';
import { countDashes, dashFormOf } from '../voice/dashes.ts';
import { kindOf } from '../kind/kind.ts';
import { sentencesOf, type Source } from '../text/source.ts';
import type { Settings } from './options.ts';
import type { Proposal } from './proposal.ts';
import { isDashRule, isLengthRule, type RuleId } from './rules.ts';

/** How far a text is from its author's style, or without a writing sample from what most people do. */
export type StyleTargets = {
  /** Places to contract; below zero, places to write in full. */
  contractions: number;
  /** Missing dashes, with fractions; below zero, dashes to replace. */
  dashes: number;
  /** Sentences to cut in two; below zero, sentences to join. */
  sentences: number;
  /** The form of a new dash: as in the text, else as the author writes it. */
  dashForm: DashForm;
};

/** A tone chosen for this text overrides the author's usual contractions. Null if the text needs nothing of this. */
export const styleTargetsOf = (source: Source, { voice, tone }: Settings): StyleTargets | null =>
  voice === null ? targetsOfPeople(source, tone) : targetsOfVoice(source, voice, tone);

function targetsOfVoice(source: Source, voice: Voice, tone: Tone): StyleTargets {
  const { text } = source;
  const share = tone === 'neutral' ? voice.contractions : null;
  const words = countWords(text);
  return {
    contractions: share === null ? 0 : contractionsFor(share, text),
    dashes: (voice.dashes * words) / 1000 - countDashes(text),
    sentences: Math.round(words / Math.max(1, voice.sentenceLength)) - sentencesOf(source).length,
    dashForm: dashFormOf(text) ?? voice.dashForm ?? (voice.spelling === 'British' ? ' \u2013 ' : '\u2014'),
  };
}

// Measured on the 593 people's texts of the shared documents (train.jsonl): nine of ten have at most one dash, or one in 400 words of
// a longer text; those who contract do so in two of three places (the median).
const WORDS_TO_A_DASH = 400;
const SHARE_CONTRACTED = 2 / 3;

/** An email to somebody whom people would write to with contractions; elsewhere readers did not sign them. */
const isInformal = (source: Source): boolean =>
  INFORMAL_GREETING.test(source.text.slice(0, GREETING_WITHIN)) &&
  !FORMAL_CLOSE.test(source.text) &&
  kindOf(source) === 'email';

const INFORMAL_GREETING = /^(?:hi|hey)(?! (?:mr|mrs|ms|mx|dr|prof|professor|sir|madam)\b)\b.{0,60}$/im;
const FORMAL_CLOSE = /^(?:yours \w|sincerely|respectfully)/im;
/** In characters; a subject line may precede the greeting. */
const GREETING_WITHIN = 300;

function targetsOfPeople(source: Source, tone: Tone): StyleTargets | null {
  const { text, blocks } = source;
  const prose = blocks.flatMap(({ sentences }) => sentences.map(({ start, end }) => text.slice(start, end)));
  const spare = countDashes(prose.join('\n')) - Math.max(1, countWords(text) / WORDS_TO_A_DASH);
  const contracts = tone === 'neutral' && isInformal(source);
  const contractions = contracts ? Math.max(0, contractionsFor(SHARE_CONTRACTED, text)) : 0;
  if (spare <= 0 && contractions === 0) return null;
  return { contractions, dashes: Math.min(0, -spare), sentences: 0, dashForm: '\u2014' };
}

const NEARLY_ALWAYS = 0.75;

/** For an author who nearly always contracts, nothing is expanded; for one who hardly ever does, nothing is contracted. */
function contractionsFor(share: number, text: string): number {
  const { short, full } = countContractions(text);
  const places = short + full;
  const more = Math.round(share * places) - short;
  if (share >= NEARLY_ALWAYS) return Math.max(0, more);
  return share <= 1 - NEARLY_ALWAYS ? Math.min(0, more) : more;
}

/** Whether a whole dash more, or fewer, would bring the text closer to its author. */
export const lacksDashes = ({ dashes }: StyleTargets): boolean => Math.round(dashes) > 0;
export const hasDashesToSpare = ({ dashes }: StyleTargets): boolean => Math.round(dashes) < 0;

/** Without targets, a contraction was asked for by a tone. */
const isContraction = ({ contractions }: StyleTargets, rule: RuleId): boolean =>
  rule === 'voice-contraction' || rule === 'voice-expansion' || (rule === 'contraction' && contractions > 0);

/** Keeps as many proposals as the targets need, spread over the text. */
export function withinTargets(proposals: readonly Proposal[], targets: StyleTargets): readonly Proposal[] {
  const spare = new Set([
    ...beyond(proposals, (rule) => isContraction(targets, rule), Math.abs(targets.contractions)),
    ...beyond(proposals, isDashRule, Math.max(0, Math.round(-targets.dashes))),
    ...beyond(proposals, isLengthRule, Math.abs(targets.sentences)),
  ]);
  return proposals.filter((proposal) => !spare.has(proposal));
}

/** Returns the proposals to drop so that `most` edits remain, spread over the text; a pair of dashes counts as two. */
function beyond(proposals: readonly Proposal[], isOne: (rule: RuleId) => boolean, most: number): Proposal[] {
  const found = proposals.filter(({ rule, wordings }) => isOne(rule) && wordings.length > 0);
  const edits = found.reduce((sum, proposal) => sum + editsOf(proposal), 0);
  let passed = 0;
  let kept = 0;
  return found.filter((proposal) => {
    const before = Math.floor((passed * most) / edits);
    const own = editsOf(proposal);
    passed += own;
    const isSpare = Math.floor((passed * most) / edits) === before || kept + own > most;
    if (!isSpare) kept += own;
    return isSpare;
  });
}

const editsOf = ({ wordings }: Proposal): number => wordings[0]?.edits.length ?? 1;
