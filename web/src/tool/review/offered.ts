import type { OfferedChange } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import { type Edit, inOrder } from '#history/reading.ts';
import type { Finished } from './finished.ts';
import { readOnce } from './recent.ts';

/** A change that is for the person to make. `index` is its place among the result's; `edit` that of what makes it, once it is accepted. */
export type Offered = { index: number; change: OfferedChange; edit: number | null };

/** Those that can still be decided: where the person has written, nothing of ours is offered any more. */
export const offeredIn = readOnce(({ result: { offered = [] }, edits }: Finished): Offered[] =>
  offered.flatMap((change, index): Offered[] => {
    const edit = edits.findIndex(({ start, end }) => start < change.end && change.start < end);
    if (edit === -1) return [{ index, change, edit: null }];
    return isSame(edits[edit], change) ? [{ index, change, edit }] : [];
  }),
);

const isSame = (edit: Edit | undefined, { start, end, after }: OfferedChange): boolean =>
  edit?.start === start && edit.end === end && edit.after === after;

export const acceptedIn = (finished: Finished): Offered[] =>
  offeredIn(finished).filter(({ edit }) => edit !== null);

/** An accepted one takes the place of what it covers, as the person's own words do. */
export const withAccepted = ({ edits }: Finished, { start, end, after }: OfferedChange): Edit[] =>
  [...edits, { start, end, after }].toSorted(inOrder);

/** The edits that are the person's own words. */
export function ownEdits(finished: Finished): readonly Edit[] {
  const accepted = acceptedIn(finished);
  if (accepted.length === 0) return finished.edits;
  return finished.edits.filter((_, index) => accepted.every(({ edit }) => edit !== index));
}

export const liesIn = ({ start, end }: Span, stretch: Span): boolean =>
  stretch.start <= start && end <= stretch.end;
