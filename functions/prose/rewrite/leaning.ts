import type { DashForm, Voice } from '#contract/voice.ts';
import { countWords } from '#contract/words.ts';
import { countContractions } from '../voice/contractions.ts';
import { countDashes, dashFormOf } from '../voice/dashes.ts';
import type { Settings } from './options.ts';
import type { RuleId } from './precedence.ts';
import type { Proposal } from './proposal.ts';
import { isOfDashes } from './restraint.ts';

/** What a text has too much or too little of, beside how the person writes. */
export type Leaning = {
  voice: Voice;
  /** Places to contract; below zero, places to write in full. */
  contractions: number;
  /** Dashes that are missing, parts of one too; below zero, dashes that are too many. */
  dashes: number;
  /** How a dash is set that is brought in: as the text sets its own, else as the person does. */
  dashForm: DashForm;
};

/** Null where nobody's voice is known. A tone that somebody chose for this text says more about contractions than their voice. */
export function leaningOf(text: string, { voice, tone }: Settings): Leaning | null {
  if (voice === null) return null;
  const { short, full } = countContractions(text);
  const share = tone === 'neutral' ? voice.contractions : null;
  const words = countWords(text);
  return {
    voice,
    contractions: share === null ? 0 : contractionsFor(share, short, short + full),
    dashes: (voice.dashes * words) / 1000 - countDashes(text),
    dashForm: dashFormOf(text) ?? voice.dashForm ?? (voice.spelling === 'British' ? ' \u2013 ' : '\u2014'),
  };
}

/** Who contracts nearly always has nothing written in full, and who hardly ever does has nothing contracted. */
const NEARLY_ALWAYS = 0.75;

function contractionsFor(share: number, short: number, places: number): number {
  const more = Math.round(share * places) - short;
  if (share >= NEARLY_ALWAYS) return Math.max(0, more);
  return share <= 1 - NEARLY_ALWAYS ? Math.min(0, more) : more;
}

const CONTRACTIONS: ReadonlySet<RuleId> = new Set(['voice-contraction', 'voice-expansion']);
const LENGTHS: ReadonlySet<RuleId> = new Set([
  'voice-join',
  'voice-cut',
  'join',
  'split-and',
  'split-predicate',
  'split-which',
]);

/** Words that stay what they are, written or joined as the writer does: none of them counts as changed. */
export const isFree = (rule: RuleId): boolean => rule.startsWith('voice-') && !LENGTHS.has(rule);

/** What brings a text to a voice, which is done in one that reads well too, and at every strength. */
export const isOfVoice = (rule: RuleId): boolean => isFree(rule) || isOfDashes(rule);

/** What may bring its sentences to the writer's length, where the strength takes it. */
export const isOfLength = (rule: RuleId): boolean => LENGTHS.has(rule);

/** Of the proposals those that are needed: as many contractions and dashes change as the writer's share asks for. */
export function withinLeaning(proposals: readonly Proposal[], leaning: Leaning): readonly Proposal[] {
  const spare = new Set([
    ...beyond(proposals, (rule) => CONTRACTIONS.has(rule), Math.abs(leaning.contractions)),
    ...beyond(proposals, isOfDashes, Math.max(0, -leaning.dashes)),
  ]);
  return proposals.filter((proposal) => !spare.has(proposal));
}

/** All but as many as come nearest to so many edits: a pair of dashes is two of them, and pairs go as lone ones do. */
function beyond(proposals: readonly Proposal[], isOne: (rule: RuleId) => boolean, most: number): Proposal[] {
  const found = proposals.filter(({ rule }) => isOne(rule));
  const pairs = found.filter(isPair);
  const lone = found.filter((proposal) => !isPair(proposal));
  let best = { ofPairs: 0, ofLone: 0, missed: Infinity, uneven: Infinity };
  for (let ofPairs = 0; ofPairs <= pairs.length; ofPairs++) {
    const ofLone = Math.min(lone.length, Math.max(0, Math.round(most - 2 * ofPairs)));
    const missed = Math.abs(most - 2 * ofPairs - ofLone);
    const uneven = Math.abs(ofPairs * lone.length - ofLone * pairs.length);
    if (missed < best.missed || (missed === best.missed && uneven < best.uneven))
      best = { ofPairs, ofLone, missed, uneven };
  }
  return [...allBut(pairs, best.ofPairs), ...allBut(lone, best.ofLone)];
}

const isPair = ({ wordings }: Proposal): boolean => wordings[0]?.edits.length === 2;

/** All but so many, which are spread over the text. */
const allBut = (found: readonly Proposal[], most: number): Proposal[] =>
  found.filter(
    (_, at) => Math.floor(((at + 1) * most) / found.length) === Math.floor((at * most) / found.length),
  );

/** Whether a whole dash more, or fewer, would bring the text nearer to the writer. */
export const lacksDashes = ({ dashes }: Leaning): boolean => Math.round(dashes) > 0;
export const hasDashesToSpare = ({ dashes }: Leaning): boolean => Math.round(dashes) < 0;
