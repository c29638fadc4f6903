import type { Held, TextChange } from '#contract/humanize.ts';

/** A wording that does not stand by itself: one in doubt, or one that was refused. */
export type HeldWording = Held & { of: 'doubt' | 'refused' };

/** Who decided about a held wording, and whether it stands. */
export type Decision = { by: 'you' | 'model' | 'setting'; used: boolean };

/** By the index of the held wording. */
export type Decisions = ReadonlyMap<number, Decision>;

/** `held`: the index of the wording that it is part of. `under`: that of one that takes its place once it is used. */
export type ResultChange = TextChange & { held?: number; under?: number };

/** Whether a change is part of the result: it may still be taken back. */
export const isPartOf = ({ held, under }: ResultChange, decisions: Decisions): boolean =>
  (held === undefined || decisions.get(held)?.used === true) &&
  (under === undefined || decisions.get(under)?.used !== true);
