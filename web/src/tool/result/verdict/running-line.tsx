import { buttonClass } from '#ui/button.tsx';
import { counted, inFigures } from '#words/figures.ts';
import { useDocument } from '../../desk/in-view.ts';
import type { Running } from '../../workspace/workspace.ts';
import { ProgressRule } from './scale.tsx';
import { PartsLine } from './parts-line.tsx';
import { TwoLines } from './two-lines.tsx';

export function RunningLine({ run, note }: { run: Running; note: string }) {
  const { cancel } = useDocument();
  const { chunks, done } = run;
  const { parts } = run.asked;
  if (parts) return <PartsLine parts={parts} />;
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
      {note === '' ? 'Names, numbers and quotations are compared in each sentence.' : note}
    </TwoLines>
  );
}
