import type { TextChange } from '#contract/humanize.ts';
import { isIndex, isText } from './stored-values.ts';

/** start, end, after, index of the reason or -1, and other wordings where there are some */
type StoredChange = [number, number, string, number, string[]?];

/** Text that can be cut from the source is not stored again, nor a reason twice. */
export type StoredChanges = { reasons: string[]; changes: StoredChange[] };

export function changesToStored(changes: readonly TextChange[]): StoredChanges {
  const reasons = [...new Set(changes.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
  const places = new Map(reasons.map((reason, index) => [reason, index]));
  const stored = changes.map(({ start, end, after, reason, alternatives = [] }): StoredChange => {
    const place = reason === null ? -1 : (places.get(reason) ?? -1);
    return alternatives.length === 0 ? [start, end, after, place] : [start, end, after, place, alternatives];
  });
  return { reasons, changes: stored };
}

/** Null where they are not changes of this source, in order. */
export function changesFromStored(
  { changes, reasons }: Record<string, unknown>,
  source: string,
): TextChange[] | null {
  if (!Array.isArray(changes) || !Array.isArray(reasons)) return null;
  const read: TextChange[] = [];
  let last = 0;
  for (const change of changes) {
    if (!Array.isArray(change)) return null;
    const [start, end, after, index, others]: unknown[] = change;
    if (!isIndex(start) || !isIndex(end) || !isText(after) || start < last || end < start) return null;
    if (end > source.length) return null;
    const reason: unknown = isIndex(index) ? reasons[index] : null;
    const alternatives = Array.isArray(others) ? others.filter(isText) : [];
    read.push({
      start,
      end,
      before: source.slice(start, end),
      after,
      reason: isText(reason) ? reason : null,
      ...(alternatives.length > 0 && { alternatives }),
    });
    last = end;
  }
  return read;
}
