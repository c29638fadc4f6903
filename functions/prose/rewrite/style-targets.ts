import type { DashForm, Voice } from '#contract/voice.ts';
import { countWords } from '#contract/words.ts';
import { countContractions } from '../voice/contractions.ts';
import { countDashes, dashFormOf } from '../voice/dashes.ts';
import type { Settings } from './options.ts';
import type { Proposal } from './proposal.ts';
import { isDashRule, isLengthRule, type RuleId } from './rules.ts';

/** How far a text is from its author's style. */
export type StyleTargets = {
  voice: Voice;
  /** Places to contract; below zero, places to write in full. */
  contractions: number;
  /** Missing dashes, with fractions; below zero, dashes to replace. */
  dashes: number;
  /** Sentences to cut in two; below zero, sentences to join. */
  sentences: number;
  /** The form of a new dash: as in the text, else as the author writes it. */
  dashForm: DashForm;
};

/** Null without a writing sample. A tone chosen for this text overrides the author's usual contractions. */
export function styleTargetsOf(
  text: string,
  sentences: number,
  { voice, tone }: Settings,
): StyleTargets | null {
  if (voice === null) return null;
  const { short, full } = countContractions(text);
  const share = tone === 'neutral' ? voice.contractions : null;
  const words = countWords(text);
  return {
    voice,
    contractions: share === null ? 0 : contractionsFor(share, short, short + full),
    dashes: (voice.dashes * words) / 1000 - countDashes(text),
    sentences: Math.round(words / Math.max(1, voice.sentenceLength)) - sentences,
    dashForm: dashFormOf(text) ?? voice.dashForm ?? (voice.spelling === 'British' ? ' \u2013 ' : '\u2014'),
  };
}

const NEARLY_ALWAYS = 0.75;

/** For an author who nearly always contracts, nothing is expanded; for one who hardly ever does, nothing is contracted. */
function contractionsFor(share: number, short: number, places: number): number {
  const more = Math.round(share * places) - short;
  if (share >= NEARLY_ALWAYS) return Math.max(0, more);
  return share <= 1 - NEARLY_ALWAYS ? Math.min(0, more) : more;
}

/** Whether a whole dash more, or fewer, would bring the text closer to its author. */
export const lacksDashes = ({ dashes }: StyleTargets): boolean => Math.round(dashes) > 0;
export const hasDashesToSpare = ({ dashes }: StyleTargets): boolean => Math.round(dashes) < 0;

const isContraction = (rule: RuleId): boolean => rule === 'voice-contraction' || rule === 'voice-expansion';

/** Keeps as many proposals as the targets need, spread over the text. */
export function withinTargets(proposals: readonly Proposal[], targets: StyleTargets): readonly Proposal[] {
  const spare = new Set([
    ...beyond(proposals, isContraction, Math.abs(targets.contractions)),
    ...beyond(proposals, isDashRule, Math.max(0, Math.round(-targets.dashes))),
    ...beyond(proposals, isLengthRule, Math.abs(targets.sentences)),
  ]);
  return proposals.filter((proposal) => !spare.has(proposal));
}

/** Returns the proposals to drop so that `most` edits remain, spread over the text; a pair of dashes counts as two. */
function beyond(proposals: readonly Proposal[], isOne: (rule: RuleId) => boolean, most: number): Proposal[] {
  const found = proposals.filter(({ rule }) => isOne(rule));
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
