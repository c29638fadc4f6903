import type { HumanizeOutcome } from '#contract/humanize.ts';
import { counted, inFigures } from '../../words/figures.ts';
import { type Finished, keptChanges, type Run } from '../workspace/workspace.ts';

const unchanged: Record<Exclude<HumanizeOutcome, 'rewritten'>, string> = {
  'reads well': 'This reads well already. Nothing needed changing, so it was left as you wrote it.',
  'not English': 'This does not look like English, so it was left as you wrote it.',
  'nothing to read': 'There are no sentences here to rewrite, so it was left as you wrote it.',
};

function finishedInWords(finished: Finished): string {
  const { asked, result } = finished;
  if (result.outcome !== 'rewritten') return unchanged[result.outcome];
  const all = result.changes.length;
  const kept = keptChanges(finished).length;
  const made =
    kept === all ? `${counted(all, 'change')}.` : `${inFigures(kept)} of ${counted(all, 'change')} kept.`;
  const { failed, total } = result.chunks;
  const missing =
    failed === 0
      ? ''
      : ` ${inFigures(failed)} of ${counted(total, 'part')} could not be rewritten and stayed as they were, free of charge.`;
  return `${asked.span === null ? '' : 'Only your selection was rewritten. '}${made}${missing}`;
}

/** `status` is for screen readers, `note` is shown above the text. */
export function runInWords(run: Run): { status: string; note: string } {
  switch (run.phase) {
    case 'idle':
      return { status: '', note: '' };
    case 'running':
      return {
        status:
          run.chunks > 1
            ? `Processing: ${inFigures(run.done)} of ${counted(run.chunks, 'part')}`
            : 'Processing...',
        note: '',
      };
    case 'stopped':
      return {
        status: 'Stopped.',
        note:
          run.done === 0
            ? 'You stopped this before anything was rewritten.'
            : `You stopped this after ${inFigures(run.done)} of ${counted(run.chunks, 'part')}. Only these are charged.`,
      };
    case 'failed':
      return { status: '', note: '' };
    case 'finished': {
      const note = finishedInWords(run);
      return { status: `The result is ready. ${note}`, note };
    }
  }
}
