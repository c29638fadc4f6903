import { useOnline } from '../../browser/network.ts';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import type { Run } from '../workspace/workspace.ts';
import { LongText } from './long-text.tsx';
import { runInWords, waitingInWords } from './run-in-words.ts';
import { RunProgress } from './run-progress.tsx';
import { Tiles } from './tiles.tsx';

const Failure = ({ error }: { error: string }) => (
  <div className="result-failure">
    <p className="form-error" role="alert">
      {error}
    </p>
    <p>
      Your text is still here. A retry continues the same run, so no word is charged twice.{' '}
      <button type="button" className="link-button" onClick={() => void humanizer.retry()}>
        Retry
      </button>
    </p>
  </div>
);

/** A run under way or at its end. */
export default function ResultView({ run, text }: { run: Run; text: string }) {
  const draftChanged = useWorkspace(
    (state) => state.run.phase === 'finished' && state.text !== state.run.asked.source,
  );
  const online = useOnline();
  const waits = run.phase === 'running' && run.done === 0 && !online;
  const { status, note } = waits ? waitingInWords(run) : runInWords(run);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it */}
      <section className="result-box" aria-labelledby="result" tabIndex={0}>
        {run.phase === 'failed' && <Failure error={run.error} />}
        {note !== '' && <p className="result-note">{note}</p>}
        <LongText text={text} />
        {run.phase === 'running' && <RunProgress run={run} />}
      </section>
      <div className="result-foot">
        <output className="visually-hidden">{status}</output>
        {run.phase === 'finished' && <Tiles finished={run} text={text} />}
        {draftChanged && (
          <p className="result-note">Your draft has changed since. This result is of the earlier text.</p>
        )}
      </div>
    </>
  );
}
