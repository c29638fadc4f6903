import type { Strength, Tone } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import type { Finished } from '../finished.ts';

/** `before` and `after`: the changed words. `at`: in milliseconds. `left`: number of doubts still to decide. */
export type Did =
  | { what: 'took back' | 'kept' | 'reworded'; before: string; after: string }
  | { what: 'took group back' | 'kept group'; of: 'all' | 'kind' | 'paragraph'; count: number }
  | { what: 'never change'; words: string; count: number }
  | { what: 'edited'; before: string; after: string; at: number }
  | { what: 'used' | 'kept mine' | 'to decide'; before: string; after: string; left: number }
  | { what: 'used the rest' | 'kept the rest' | 'used compared'; count: number; left: number }
  /** `lost`: the number of edits and reverts that do not fit the new result. */
  | { what: 'ran'; strength: Strength; tone: Tone; own: boolean; lost: number };

/** `place`: the affected span of the source, or null for the whole text. `before`: null if there was no result yet. */
export type Step = { did: Did; place: Span | null; before: Finished | null; after: Finished };

/** The undo and redo steps of one document. `latest` is a new object after each step. */
export type Order = {
  past: readonly Step[];
  future: readonly Step[];
  latest: { step: Step; how: 'done' | 'undone' | 'done again' } | null;
};

export const noSteps: Order = { past: [], future: [], latest: null };

/** Maximum number of undo steps, because each holds a result. */
const mostSteps = 300;

/** Adds a step and clears the redo steps. */
export const advanced = ({ past }: Order, step: Step): Order => ({
  past: [...past, step].slice(-mostSteps),
  future: [],
  latest: { step, how: 'done' },
});

export const ranFrom = (before: Finished | null, after: Finished, lost = 0): Step => {
  const { own = false, options } = after.asked;
  const { strength, tone } = options;
  return { did: { what: 'ran', strength, tone, own, lost }, place: null, before, after };
};
