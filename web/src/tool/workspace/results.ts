import type { Asked } from '../review/finished.ts';
import { isSameOptions } from '../review/options.ts';
import { nextPart, partAsked } from '../review/parts/progress.ts';
import { shownBy, textOf } from './shown.ts';
import { step } from './step.ts';
import type { Run, Workspace } from './workspace.ts';

/** A cancelled or failed run continues with its id, so that nothing is paid twice. */
function idOfSameRun(run: Run, { source, span, options }: Asked): string | null {
  if (run.phase !== 'stopped' && run.phase !== 'failed') return null;
  const { asked } = run;
  const isSame =
    asked.source === source && asked.span?.start === span?.start && asked.span?.end === span?.end;
  return isSame && isSameOptions(asked.options, options) ? asked.run_id : null;
}

/** The source of the result, or the result itself: the server knows whether it costs nothing more. */
function isPaidFor(state: Workspace): boolean {
  const { text, selection, run } = state;
  if (run.phase !== 'finished' || selection !== null || run.asked.span !== null) return false;
  return text === run.asked.source || text === textOf(run);
}

/** What a result needs, and an empty page does not: it comes after the page. */
export const results = { step, shownBy, textOf, nextPart, partAsked, idOfSameRun, isPaidFor };

export type Results = typeof results;
