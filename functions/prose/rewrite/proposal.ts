import type { Span } from '../text/words.ts';
import type { RuleId } from './rules.ts';

/** A place in the source and what would stand there. */
export type Edit = Span & { after: string };

export type Level = 'light' | 'balanced' | 'strong';

/** What a rule found: a place, what could stand there instead, and why. A rule decides nothing. */
export type Proposal = {
  rule: RuleId;
  /** What the edits depend on: nothing else may change there. */
  claim: readonly Span[];
  /** The lowest strength at which the change is made. */
  level: Level;
  reason: string;
  /** Higher goes first where two want the same place. */
  precedence: number;
  /** How strongly the find reads as written by a machine. */
  likeness: number;
  /** The index of its sentence in the document. */
  sentence: number;
  /** The row of the list that it comes from. */
  line: string | null;
  /** In the rule's order: the first is taken unless a scorer prefers another. Empty for what can be found and not mended. */
  wordings: readonly Wording[];
};

export type Wording = {
  edits: readonly Edit[];
  /** Words that differ; two at most where words only go. */
  cost: number;
  /** Stems of the new words that readers would notice twice. */
  brings: readonly string[];
  /** Its place among the wordings of its row, which are used in rotation. */
  place: number;
};

/** A proposal and the wording of it that is made. */
export type Choice = { proposal: Proposal; wording: Wording };

export const startOf = ({ wordings, claim }: Proposal): number =>
  wordings[0]?.edits[0]?.start ?? claim[0]?.start ?? 0;

const LEVELS: readonly Level[] = ['light', 'balanced', 'strong'];

export const isWithin = (level: Level, strength: Level): boolean =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(strength);

/** Whether a longer row of the same list has the words already; one for strong alone leaves them to the lower strengths. */
export const hides = (proposed: Level | null, other: Level): boolean =>
  proposed !== null && (proposed !== 'strong' || other === 'strong');
