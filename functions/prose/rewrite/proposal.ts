import type { RuleId } from './precedence.ts';
import type { Span } from '../text/words.ts';

/** A place in the source and what would stand there. */
export type Edit = Span & { after: string };

/** How certain or how telling a rule is: the light strength takes only the first. */
export type Level = 'light' | 'balanced' | 'strong';

/** What a rule says of a place: what could stand there instead, in how many ways, and why. It decides nothing. */
export type Proposal = {
  rule: RuleId;
  /** What the edits depend on: nothing else may change there. */
  claim: readonly Span[];
  level: Level;
  reason: string;
  /** Larger goes first where two want the same place. */
  precedence: number;
  /** How strongly the source here reads as machine-written, for judging the whole document. */
  tell: number;
  /** The index of its sentence in the document. */
  sentence: number;
  /** The line of the list that it comes from, as the list writes it. */
  line: string | null;
  /** In the rule's order: the first is taken where no judge prefers another. */
  wordings: readonly Wording[];
};

export type Wording = {
  edits: readonly Edit[];
  /** Words that differ; for words that only go, two at most. */
  cost: number;
  /** The stems of the words that it brings in, where readers would notice them twice. */
  brings: readonly string[];
  /** Its place among the wordings of its line, which take turns. */
  place: number;
  /** A word of it would stand beside one that people do not set it beside. */
  strange: boolean;
  shape: Shape | null;
};

/** What an edit does to sentence lengths. `at` counts words before the cut; a join takes two sentences. */
export type Shape = { kind: 'split'; sentence: number; at: number } | { kind: 'join'; sentence: number };

/** One of a proposal's wordings, to be made. */
export type Choice = { proposal: Proposal; wording: Wording };

export const startOf = ({ wordings }: Proposal): number => wordings[0]?.edits[0]?.start ?? 0;

const LEVELS: readonly Level[] = ['light', 'balanced', 'strong'];

export const isWithin = (level: Level, strength: Level): boolean =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(strength);

/** Whether what was proposed for some words leaves no room for another of the same list: only what the strong strength alone takes does. */
export const hides = (proposed: Level | null, other: Level): boolean =>
  proposed !== null && (proposed !== 'strong' || other === 'strong');
