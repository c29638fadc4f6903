import { type Decision, isMadeHere, isPartOf } from '#history/held.ts';
import { type Edit, inOrder, isCovered } from '#history/reading.ts';
import type { Span } from '#prose/text/words.ts';
import { textAt } from './amendment.ts';
import type { Finished } from './finished.ts';
import { meets } from './held/states.ts';

const keyOf = ({ start, end, after }: Span & { after: string }): string => `${start} ${end} ${after}`;

/** The decisions of the user and the assistant that also apply to the held wordings of another result: on the same wording, or on what it now repeats. */
function decisionsFor(before: Finished, { result, decisions }: Finished): Map<number, Decision> {
  const made = before.result.held.flatMap((held, index) => {
    const decision = before.decisions.get(index);
    return decision && isMadeHere(decision) ? { ...held, decision } : [];
  });
  const carried = new Map(decisions);
  for (const [index, held] of result.held.entries()) {
    const key = keyOf(held);
    const near = made.filter((each) => meets(each, held));
    const isRepeated = near.some(({ decision }) => decision.used) && textAt(before, held) === held.after;
    const found = near.find((each) => keyOf(each) === key || (each.decision.used && isRepeated));
    if (found) carried.set(index, found.decision);
  }
  return carried;
}

/**
 * Carries the user's decisions, reverts and edits over to another result of the same source. `lost`: the number of edits and
 * reverts whose place the other result changes in another way. A text in parts takes none over, since its later parts are to come.
 */
export function withRevisionsOf(before: Finished, after: Finished): { carried: Finished; lost: number } {
  const { changes } = after.result;
  if (after.asked.parts) return { carried: after, lost: before.edits.length + before.takenBack.size };
  const decisions = decisionsFor(before, after);
  const earlier = new Map(before.result.changes.map((change, index) => [keyOf(change), index]));
  const takenBack = new Set(after.takenBack);
  const chosen = new Map(after.chosen);
  for (const [index, change] of changes.entries()) {
    const at = earlier.get(keyOf(change));
    if (at === undefined) continue;
    if (before.takenBack.has(at)) takenBack.add(index);
    else takenBack.delete(index);
    const wording = before.chosen.get(at);
    if (wording !== undefined && change.alternatives?.includes(wording)) chosen.set(index, wording);
  }
  const isFitting = (edit: Edit) =>
    changes.every((each) => !isPartOf(each, decisions) || !meets(each, edit) || isCovered([edit], each));
  const kept = before.edits.filter(isFitting);
  const others = after.edits.filter((edit) => !kept.some((own) => meets(own, edit)));
  const edits = [...kept, ...others].toSorted(inOrder);
  const made = changes.filter((each, index) => isPartOf(each, decisions) && !takenBack.has(index));
  const undone = before.result.changes.filter(
    (change, index) =>
      before.takenBack.has(index) && isPartOf(change, before.decisions) && !isCovered(before.edits, change),
  );
  const lost = undone.filter((change) => made.some((other) => meets(other, change))).length;
  return {
    carried: { ...after, decisions, takenBack, chosen, edits },
    lost: lost + before.edits.length - kept.length,
  };
}

export const isRevisedByUser = ({ edits, takenBack, decisions }: Finished): boolean =>
  edits.length + takenBack.size > 0 || [...decisions.values()].some(isMadeHere);
