/** A place in the source and what would stand there. */
export type Edit = { start: number; end: number; after: string };

/** How certain or how telling a rule is: the light strength takes only the first. */
export type Level = 'light' | 'balanced' | 'strong';

export type Proposal = {
  edits: Edit[];
  /** What the edit depends on: nothing else may change between these two positions, save between its own edits. */
  claim: { start: number; end: number }[];
  reason: string;
  level: Level;
  /** Larger goes first where two want the same place. */
  weight: number;
  /** How strongly the source here reads as machine-written, for judging the whole document. */
  tell: number;
  /** Words that differ. */
  cost: number;
  shape: Shape | null;
  /** A stretch that goes elsewhere, word for word; what others change inside it goes with it. */
  move?: Move;
};

/** What stands from `start` to `end` comes to stand before `to`, further on, behind `link`. */
export type Move = { start: number; end: number; to: number; link: string; sentence: number };

/** What an edit does to sentence lengths. `at` counts words before the cut; a join takes two sentences. */
type Shape = { kind: 'split'; sentence: number; at: number } | { kind: 'join'; sentence: number };

export const LEVEL_ORDER: Record<Level, number> = { light: 0, balanced: 1, strong: 2 };
