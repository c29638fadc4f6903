/** One edit: `source.slice(start, end) === before`, and `after` stands there instead. */
export type Change = { start: number; end: number; before: string; after: string; reason: string };

/** The source with some of its changes made. They must be in order and must not overlap. */
export function applyChanges(
  source: string,
  changes: readonly Pick<Change, 'start' | 'end' | 'after'>[],
): string {
  let text = '';
  let at = 0;
  for (const change of changes) {
    text += source.slice(at, change.start) + change.after;
    at = change.end;
  }
  return text + source.slice(at);
}
