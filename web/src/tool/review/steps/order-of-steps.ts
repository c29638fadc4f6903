import type { Strength, Tone } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import type { Finished } from '../finished.ts';

/** `before` and `after` are the words that it changed; `at` is in milliseconds; `left` are the doubts that are still to be decided. */
export type Did =
  | { what: 'took back' | 'kept' | 'reworded'; before: string; after: string }
  | { what: 'took all back' | 'kept all' | 'took paragraph back' | 'kept paragraph'; count: number }
  | { what: 'took kind back' | 'kept kind'; kind: string; count: number }
  | { what: 'never change'; words: string; count: number }
  | { what: 'edited'; before: string; after: string; at: number }
  | { what: 'used' | 'kept mine' | 'to decide'; before: string; after: string; left: number }
  | { what: 'used the rest' | 'kept the rest'; count: number }
  | { what: 'ran'; strength: Strength; tone: Tone };

/** `place`: where in the source it did it; null when that is the whole text. `before`: null when nothing had been rewritten. */
export type Step = { did: Did; place: Span | null; before: Finished | null; after: Finished };

/** The undo steps of one document, of all kinds. `latest` is another object after each of them. */
export type Order = {
  past: readonly Step[];
  future: readonly Step[];
  latest: { step: Step; how: 'done' | 'undone' | 'done again' } | null;
};

export const noSteps: Order = { past: [], future: [], latest: null };

/** More are not gone back: each keeps a reading of the result. */
const mostSteps = 300;

/** What was undone before a new step is gone. */
export const advanced = ({ past }: Order, step: Step): Order => ({
  past: [...past, step].slice(-mostSteps),
  future: [],
  latest: { step, how: 'done' },
});

export const ranFrom = (before: Finished | null, after: Finished): Step => {
  const { strength, tone } = after.asked.options;
  return { did: { what: 'ran', strength, tone }, place: null, before, after };
};
