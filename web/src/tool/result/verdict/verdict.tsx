import type { Run } from '../../workspace/workspace.ts';
import { useRunInWords } from '../run-in-words.ts';
import { AwaitingLine } from './awaiting-line.tsx';
import { FailedLine } from './failed-line.tsx';
import { MeasuredLine } from './measured-line.tsx';
import { PartsLine } from './parts-line.tsx';
import { RunningLine } from './running-line.tsx';
import { Scale } from './scale.tsx';
import { TwoLines } from './two-lines.tsx';

/** Over the result what came of it. The row is there before, and as high whatever it says. */
export function Verdict({ run, text }: { run: Run; text: string }) {
  const { note } = useRunInWords(run);
  switch (run.phase) {
    case 'idle':
      return (
        <TwoLines first={<span className="verdict-faint">Not measured yet</span>} rule={<Scale />}>
          How it reads before and after will stand here.
        </TwoLines>
      );
    case 'running':
      return <RunningLine run={run} note={note} />;
    case 'failed':
      return run.awaits ? <AwaitingLine awaits={run.awaits} /> : <FailedLine error={run.error} note={note} />;
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
