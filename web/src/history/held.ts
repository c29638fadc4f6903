import type { Held, TextChange } from '#contract/humanize.ts';

/** A wording that the gate did not keep: it is in doubt or refused. */
export type HeldWording = Held & { of: 'doubt' | 'refused' };

/** Who may decide about held wordings besides the user: `assistant` is the user's own, `setting` the server's. */
export const deciders = ['model', 'assistant', 'setting'] as const;

/** Who decided about a held wording, and whether it is used. */
export type Decision = { by: 'you' | (typeof deciders)[number]; used: boolean };

/** Whether a decision was made on this page, not by the server. */
export const isMadeHere = ({ by }: Decision): boolean => by === 'you' || by === 'assistant';

/** Decisions by the index of the held wording. */
export type Decisions = ReadonlyMap<number, Decision>;

/** `held`: the index of the held wording that it is part of. `under`: the index of one that replaces it once that is used. */
export type ResultChange = TextChange & { held?: number; under?: number };

/** Whether a change is part of the result; it may still be reverted. */
export const isPartOf = ({ held, under }: ResultChange, decisions: Decisions): boolean =>
  (held === undefined || decisions.get(held)?.used === true) &&
  (under === undefined || decisions.get(under)?.used !== true);
