import { type Strength, strengths } from '#contract/humanize.ts';
import type { Span } from '../text/words.ts';
import type { RuleId } from './rules.ts';

/** A span of the source and its replacement. */
export type Edit = Span & { after: string };

/** What a rule found: a place, possible replacements, and a reason. A rule does not decide what is changed. */
export type Proposal = {
  rule: RuleId;
  /** Spans that the edits depend on; no other change may touch them. */
  claim: readonly Span[];
  /** The lowest strength at which the change is made. */
  level: Strength;
  reason: string;
  /** The higher one wins when two proposals claim the same place. */
  precedence: number;
  /** How strongly the find reads as machine-written. */
  likeness: number;
  /** The index of its sentence in the document; -1 when it belongs to none. */
  sentence: number;
  /** The list row that it comes from. */
  line: string | null;
  /** In the rule's order: the first is used unless a scorer prefers another. Empty for a find that cannot be improved. */
  wordings: readonly Wording[];
};

export type Wording = {
  edits: readonly Edit[];
  /** Number of words that differ; at most two for a deletion. */
  cost: number;
  /** Stems of the new words whose repetition readers would notice. */
  brings: readonly string[];
  /** Its index among the wordings of its row, which are used in rotation. */
  place: number;
};

/** A proposal and its chosen wording. */
export type Choice = { proposal: Proposal; wording: Wording };

export const startOf = ({ wordings, claim }: Proposal): number =>
  wordings[0]?.edits[0]?.start ?? claim[0]?.start ?? 0;

export const isWithin = (level: Strength, strength: Strength): boolean =>
  strengths.indexOf(level) <= strengths.indexOf(strength);

/** Whether a longer row of the same list already covers the words. A row for strong only does not hide rows of lower strengths. */
export const hides = (proposed: Strength | null, other: Strength): boolean =>
  proposed !== null && (proposed !== 'strong' || other === 'strong');
