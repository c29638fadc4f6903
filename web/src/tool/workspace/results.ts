import { isSample } from '#contract/more-samples.ts';
import type { Asked } from '../review/finished.ts';
import { isSameOptions } from '../review/options.ts';
import { nextPart, partAsked } from '../review/parts/progress.ts';
import { isFree } from './free-runs.ts';
import { watchLimit } from './limit-watch.ts';
import { shownBy, textOf } from './shown.ts';
import { step } from './step.ts';
import { resultIn, type Run, type Workspace } from './workspace.ts';

/** A cancelled or failed run continues with its id, so that nothing is paid twice. */
function idOfSameRun(run: Run, { source, span, options }: Asked): string | null {
  if (run.phase !== 'stopped' && run.phase !== 'failed') return null;
  const { asked } = run;
  const isSame =
    asked.source === source && asked.span?.start === span?.start && asked.span?.end === span?.end;
  return isSame && isSameOptions(asked.options, options) ? asked.run_id : null;
}

/** The part that was broken off, with its id, else the next one. */
function partToGoOnWith(state: Workspace): Asked | null {
  const { run } = state;
  if ((run.phase === 'stopped' || run.phase === 'failed') && run.asked.parts) return run.asked;
  const result = resultIn(state);
  return result && nextPart(result);
}

/** After a failure it may be that the server did not find it free. A sample always is. */
const isFreeNow = (state: Workspace, now: number): boolean =>
  state.selection === null &&
  (isSample(state.text) || (state.run.phase !== 'failed' && isFree(state.text, resultIn(state), now)));

/** What a result needs, and an empty page does not: it comes after the page. */
export const results = {
  step,
  watchLimit,
  shownBy,
  textOf,
  nextPart,
  partToGoOnWith,
  partAsked,
  idOfSameRun,
  isFreeNow,
};

export type Results = typeof results;
