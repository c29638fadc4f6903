import { overlaps, type Span } from '#prose/text/words.ts';
import { byWeight } from '#contract/held.ts';
import type { Decision, HeldWording } from '#history/held.ts';
import type { Finished } from '../finished.ts';
import { readOnce } from '../recent.ts';

/**
 * The state of a held wording. `taken back`: it was used, then its changes were taken back in the text. `written over`: the
 * user has edited that place, so there is nothing to decide.
 */
export type HeldState = 'open' | 'used' | 'kept' | 'taken back' | 'written over';

/** `index`: position among the held wordings of the result. */
export type HeldItem = HeldWording & { index: number; state: HeldState; decision: Decision | undefined };

/** The doubts and the refused wordings in their current states, most important first. */
export const heldIn = readOnce((finished: Finished): { doubts: HeldItem[]; refused: HeldItem[] } => {
  const { held } = finished.result;
  if (held.length === 0) return { doubts: [], refused: [] };
  const own = ownChanges(finished);
  const items = held
    .map((wording, index) => {
      const decision = finished.decisions.get(index);
      return Object.assign({ index, state: stateOf(finished, index, own), decision }, wording);
    })
    .toSorted(byWeight);
  return {
    doubts: items.filter(({ of }) => of === 'doubt'),
    refused: items.filter(({ of }) => of === 'refused'),
  };
});

/** Maps each held wording to the indexes of its changes. */
export const ownChanges = readOnce(({ result }: Finished): ReadonlyMap<number, number[]> => {
  const own = new Map<number, number[]>();
  for (const [index, { held }] of result.changes.entries())
    if (held !== undefined) own.set(held, [...(own.get(held) ?? []), index]);
  return own;
});

const lastOpen = new WeakMap<readonly HeldWording[], readonly HeldItem[]>();

/** The undecided doubts. Returns the same array as long as they are the same, so that the text is not rendered again. */
export function openIn(finished: Finished): readonly HeldItem[] {
  const { held } = finished.result;
  const open = heldIn(finished).doubts.filter(({ state }) => state === 'open');
  const last = lastOpen.get(held);
  if (last?.length === open.length && last.every(({ index }, at) => index === open[at]?.index)) return last;
  lastOpen.set(held, open);
  return open;
}

/** Whether the user brought the rewrite from elsewhere; an assistant can then be asked again. */
export const isOwn = ({ asked, result }: Finished): boolean =>
  asked.own === true || result.changes.some(({ by }) => by === 'own');

/** The refused wordings that are not used. */
export const refusedIn = (finished: Finished): readonly HeldItem[] =>
  heldIn(finished).refused.filter(({ state }) => state === 'open');

/** Whether two spans overlap, or are the same place. */
export const meets = (one: Span, other: Span): boolean =>
  overlaps(one, other) || (one.start === other.start && one.end === other.end);

function stateOf(
  { result, edits, takenBack, decisions }: Finished,
  index: number,
  own: ReadonlyMap<number, number[]>,
): HeldState {
  const wording = result.held[index];
  if (wording !== undefined && edits.some((edit) => meets(edit, wording))) return 'written over';
  const decision = decisions.get(index);
  if (decision === undefined) return 'open';
  if (!decision.used) return 'kept';
  const changes = own.get(index) ?? [];
  return changes.length > 0 && changes.every((change) => takenBack.has(change)) ? 'taken back' : 'used';
}
