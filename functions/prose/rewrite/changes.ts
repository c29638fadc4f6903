import { applyChanges, type Change } from '../text/changes/change.ts';
import { movedBy } from '../text/words.ts';
import type { Choice, Edit } from './proposal.ts';

type Group = { start: number; end: number; edits: Edit[]; reasons: string[] };

/** Returns one change for each choice. Choices that lie between the edits of another are merged with it. */
export function changesOf(source: string, chosen: readonly Choice[]): Change[] {
  const groups: Group[] = [];
  for (const { proposal, wording } of chosen.toSorted((one, other) => startOf(one) - startOf(other))) {
    const start = wording.edits[0]?.start ?? 0;
    const end = wording.edits.at(-1)?.end ?? start;
    const last = groups.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(...wording.edits);
      if (!last.reasons.includes(proposal.reason)) last.reasons.push(proposal.reason);
    } else groups.push({ start, end, edits: [...wording.edits], reasons: [proposal.reason] });
  }
  return groups.map(({ start, end, edits, reasons }) => {
    const before = source.slice(start, end);
    const inside = edits
      .toSorted((one, other) => one.start - other.start)
      .map((edit) => movedBy(edit, -start));
    return { start, end, before, after: applyChanges(before, inside), reason: reasons.join(' ') };
  });
}

const startOf = ({ wording }: Choice): number => wording.edits[0]?.start ?? 0;
