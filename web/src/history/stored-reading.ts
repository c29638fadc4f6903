import type { TextChange } from '#contract/humanize.ts';
import { type Edit, inOrder, type Reading } from './reading.ts';
import { isIndex, isText } from './stored-changes.ts';

/** `chosen`: the index of a change, and that of the wording among its alternatives. `edits`: start, end, after */
export type StoredReading = {
  takenBack: number[];
  chosen?: [number, number][];
  edits?: [number, number, string][];
};

export function readingToStored(
  { takenBack, chosen, edits }: Reading,
  changes: readonly TextChange[],
): StoredReading {
  const wordings = Array.from(chosen, ([index, wording]): [number, number] => [
    index,
    changes[index]?.alternatives?.indexOf(wording) ?? -1,
  ]);
  return {
    takenBack: [...takenBack].toSorted((one, other) => one - other),
    ...(chosen.size > 0 && { chosen: wordings }),
    ...(edits.length > 0 && { edits: edits.map(({ start, end, after }) => [start, end, after]) }),
  };
}

/** What does not fit to the changes is left out. */
export function readingFromStored(
  { takenBack, chosen, edits }: Record<string, unknown>,
  changes: readonly TextChange[],
  source: string,
): Reading {
  const taken = (Array.isArray(takenBack) ? takenBack : []).filter(
    (index): index is number => isIndex(index) && index < changes.length,
  );
  const wordings = new Map<number, string>();
  for (const pair of Array.isArray(chosen) ? chosen : []) {
    if (!Array.isArray(pair)) continue;
    const [index, other]: unknown[] = pair;
    if (!isIndex(index) || !isIndex(other)) continue;
    const wording = changes[index]?.alternatives?.[other];
    if (wording !== undefined) wordings.set(index, wording);
  }
  return { takenBack: new Set(taken), chosen: wordings, edits: readEdits(edits, changes, source) };
}

function readEdits(stored: unknown, changes: readonly TextChange[], source: string): Edit[] {
  const edits: Edit[] = [];
  for (const edit of Array.isArray(stored) ? stored : []) {
    if (!Array.isArray(edit)) continue;
    const [start, end, after]: unknown[] = edit;
    if (!isIndex(start) || !isIndex(end) || !isText(after) || end < start || end > source.length) continue;
    edits.push({ start, end, after });
  }
  edits.sort(inOrder);
  return edits.filter(
    (edit, at) => edit.start >= (edits[at - 1]?.end ?? 0) && !changes.some((change) => isCut(edit, change)),
  );
}

/** A change that an edit does not cover, it must not touch either. */
const isCut = (edit: Edit, change: TextChange): boolean =>
  edit.start < change.end &&
  change.start < edit.end &&
  !(edit.start <= change.start && change.end <= edit.end);
