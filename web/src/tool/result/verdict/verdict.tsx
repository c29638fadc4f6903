import { checkWords } from '#content/captcha.ts';
import { buttonClass } from '#ui/button.tsx';
import { counted, inFigures } from '#words/figures.ts';
import { useDocument } from '../../layout/in-view.ts';
import type { Block } from '../../limits/limits.ts';
import type { Run, Running } from '../../workspace/workspace.ts';
import { useRunInWords } from '../run-in-words.ts';
import { MeasuredLine } from './measured-line.tsx';
import { PartsLine } from './parts-line.tsx';
import { ProgressRule, Scale, TwoLines } from './two-lines.tsx';

function RunningLine({ run, note, reader }: { run: Running; note: string; reader: string }) {
  const { cancel } = useDocument();
  const { chunks, done } = run;
  const { parts } = run.asked;
  if (parts) return <PartsLine parts={parts} reader={reader} />;
  return (
    <TwoLines
      first={
        chunks > 1 ? (
          <>
            <strong>{inFigures(done)}</strong> of {counted(chunks, 'part')}
            <progress className="visually-hidden" max={chunks} value={done} aria-label="Parts done" />
          </>
        ) : (
          'Processing...'
        )
      }
      button={
        <button type="button" className={`${buttonClass('quiet')} button-small`} onClick={cancel}>
          Cancel
        </button>
      }
      rule={<ProgressRule share={chunks > 0 ? done / chunks : 0} />}
    >
      {reader} {note === '' ? 'Names, numbers and quotations are compared in each sentence.' : note}
    </TwoLines>
  );
}

type Failed = Extract<Run, { phase: 'failed' }>;

const awaited: Partial<Record<Block, string>> = {
  check: checkWords.awaited,
  confirm: 'Confirm your email address first',
};

/** A failed run. It is no error while a captcha or an email confirmation is due, whether or not its dialog is still open. */
function FailedLine({ run: { error, refused }, note }: { run: Failed; note: string }) {
  const { retry } = useDocument();
  const due = refused ? awaited[refused] : undefined;
  const failed = note === '' ? 'Your text is still here. You won’t be charged twice.' : note;
  return (
    <TwoLines
      first={
        due ?? (
          <span className="verdict-error" role="alert">
            {error}
          </span>
        )
      }
      button={
        <button type="button" className={`${buttonClass('quiet')} button-small`} onClick={() => void retry()}>
          {due ? 'Continue' : 'Retry'}
        </button>
      }
      rule={<Scale />}
    >
      {due ? 'Your text is still here. You haven’t used any words.' : failed}
    </TwoLines>
  );
}

/** The outcome above the result. The row is always there, at a constant height. */
export function Verdict({ run, text }: { run: Run; text: string }) {
  const { note, reader } = useRunInWords(run);
  switch (run.phase) {
    case 'idle':
      return (
        <TwoLines first={<span className="faint">Not measured yet</span>} rule={<Scale />}>
          You’ll see how it reads before and after here.
        </TwoLines>
      );
    case 'running':
      return <RunningLine run={run} note={note} reader={reader} />;
    case 'failed':
      return <FailedLine run={run} note={note} />;
    case 'stopped': {
      const { parts } = run.asked;
      if (parts) return <PartsLine parts={parts} />;
      return (
        <TwoLines first="Stopped" rule={<Scale />}>
          {note}
        </TwoLines>
      );
    }
    case 'finished':
      return <MeasuredLine finished={run} text={text} note={note} />;
  }
}
