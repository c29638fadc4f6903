import { countWhile, movedBy, type Span } from '../words.ts';

/** One edit: `source.slice(start, end) === before` is replaced with `after`. */
export type Change = { start: number; end: number; before: string; after: string; reason: string };

/** A change whose reason is null when it was found by comparing two texts. */
export type FoundChange = Omit<Change, 'reason'> & { reason: string | null };

/** Returns changes in order as one, with the text between them. */
export function asOne(source: string, changes: readonly FoundChange[]): FoundChange[] {
  const [first] = changes;
  const last = changes.at(-1);
  if (first === undefined || last === undefined) return [];
  const { start } = first;
  const { end } = last;
  const before = source.slice(start, end);
  const after = applyChanges(
    before,
    changes.map((each) => movedBy(each, -start)),
  );
  return [{ start, end, before, after, reason: null }];
}

/** Applies changes to the source. They must be in order and must not overlap. */
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

/** Returns a function that maps spans of the changed text to spans of the source. */
export function placesInSource(changes: readonly FoundChange[]): (place: Span) => Span {
  const steps = stepsTo(changes);
  const grown = [0];
  for (const [at, { grew }] of steps.entries()) grown.push((grown[at] ?? 0) + grew);
  /** Returns how much the changes before a position have lengthened the text. */
  const grownBefore = (position: number): number =>
    grown[countWhile(steps, (step) => step.start < position)] ?? 0;
  return ({ start, end }) => ({ start: start - grownBefore(start + 1), end: end - grownBefore(end) });
}

/** A change at its position in the intermediate text: one that produced this text (`grew`), or one made to it (`edit`). */
type Step = { start: number; end: number; grew: number; edit: FoundChange | null; reason: string | null };

/** Combines changes to a source and changes to the resulting text into changes to the source; those that meet become one. */
export function composeChanges(
  source: string,
  first: readonly FoundChange[],
  second: readonly FoundChange[],
): FoundChange[] {
  if (first.length === 0) return [...second];
  const middle = applyChanges(source, first);
  let shift = 0;
  const composed: FoundChange[] = [];
  for (const steps of meeting([...stepsTo(first), ...second.map(stepFrom)])) {
    const start = Math.min(...steps.map((step) => step.start));
    const end = Math.max(...steps.map((step) => step.end));
    const grew = steps.reduce((sum, step) => sum + step.grew, 0);
    const edits = steps.flatMap(({ edit }) => (edit === null ? [] : movedBy(edit, -start)));
    const place = { start: start - shift, end: end - shift - grew };
    const before = source.slice(place.start, place.end);
    const after = applyChanges(middle.slice(start, end), edits);
    const reasons = new Set(steps.map((step) => step.reason));
    // What is said of a single character is no reason for the edit around it.
    const reason = reasons.has(null) ? null : [...reasons].join(' ');
    if (before !== after) composed.push({ ...place, before, after, reason });
    shift += grew;
  }
  return composed;
}

function stepsTo(changes: readonly FoundChange[]): Step[] {
  let shift = 0;
  return changes.map(({ start, end, after, reason }) => {
    const from = start + shift;
    const grew = after.length - (end - start);
    shift += grew;
    return { start: from, end: from + after.length, grew, edit: null, reason };
  });
}

const stepFrom = (edit: FoundChange): Step => ({
  start: edit.start,
  end: edit.end,
  grew: 0,
  edit,
  reason: edit.reason,
});

/** Sorts steps, and groups those that overlap, or that touch when one of them is empty. */
function meeting(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  let start = 0;
  let end = 0;
  for (const step of steps.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const empty = start === end || step.start === step.end;
    if (groups.length > 0 && (step.start < end || (empty && step.start === end))) {
      groups.at(-1)?.push(step);
      end = Math.max(end, step.end);
    } else {
      groups.push([step]);
      ({ start, end } = step);
    }
  }
  return groups;
}
