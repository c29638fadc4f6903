import { type Finished, finishedText, isSameParts } from '../review/finished.ts';
import type { Run } from './workspace.ts';

/** The result that is shown: the finished one, the parts so far, the text cleaned offline, or the last one if a run broke off. */
export function shownBy(run: Run): Finished | null {
  if (run.phase === 'finished') return run;
  if (run.phase === 'idle') return null;
  if (run.last !== null && isSameParts(run.last.asked, run.asked)) return run.last;
  if (run.delivered.length > 0) return null;
  return run.cleaned ?? (run.phase === 'running' ? null : run.last);
}

function deliveredText(run: Exclude<Run, Finished | { phase: 'idle' }>): string {
  const { delivered, cleaned, last, phase, asked } = run;
  if (last !== null && isSameParts(last.asked, asked)) return finishedText(last);
  if (delivered.length > 0) return delivered.join('');
  if (cleaned !== null) return cleaned.result.changes.length > 0 ? finishedText(cleaned) : '';
  return last === null || phase === 'running' ? '' : finishedText(last);
}

const texts = new WeakMap<Run, string>();

/** The result with the kept changes, or as much of it as has arrived. */
export function textOf(run: Run): string {
  if (run.phase === 'idle') return '';
  if (run.phase === 'finished') return finishedText(run);
  const text = texts.get(run) ?? deliveredText(run);
  texts.set(run, text);
  return text;
}
