import { isSample } from '#contract/more-samples.ts';
import type { Asked } from '../review/finished.ts';
import { isSameOptions } from '../review/options.ts';
import { nextPart, partAsked } from '../review/parts/progress.ts';
import { isFree } from './free-runs.ts';
import { watchLimit } from './limit-watch.ts';
import { textOf } from './shown.ts';
import { step } from './step.ts';
import { resultIn, type Run, type Workspace } from './workspace.ts';

/** The id of the run that was stopped or failed after its start, if its input is the same, so that it is not charged twice. */
function idOfSameRun(run: Run, { source, span, options }: Omit<Asked, 'run_id' | 'name'>): string | null {
  if (run.phase !== 'stopped' && (run.phase !== 'failed' || run.refused)) return null;
  const { asked } = run;
  const isSame =
    asked.source === source && asked.span?.start === span?.start && asked.span?.end === span?.end;
  return isSame && isSameOptions(asked.options, options) ? asked.run_id : null;
}

/** The part that was stopped or failed, with its id, else the next part. */
function partToGoOnWith(state: Workspace): Asked | null {
  const { run } = state;
  if ((run.phase === 'stopped' || run.phase === 'failed') && run.asked.parts) return run.asked;
  const result = resultIn(state);
  return result && nextPart(result);
}

/** Whether a run is free: a sample always, and one that is repeated with its id. After another failure, the server may not know the text. */
const isFreeNow = (state: Workspace, now: number, payer?: string): boolean =>
  idOfSameRun(state.run, { ...state, source: state.text, span: state.selection }) !== null ||
  (state.selection === null &&
    (isSample(state.text) ||
      (state.run.phase !== 'failed' && isFree(state.text, resultIn(state), now, payer))));

/** What only a page with a result needs; loaded after the page. */
export const results = {
  step,
  watchLimit,
  textOf,
  nextPart,
  partToGoOnWith,
  partAsked,
  idOfSameRun,
  isFreeNow,
};

export type Results = typeof results;
