import { useEffect } from 'react';
import { lazy } from '../../ui/lazy.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { toasts } from '../../ui/toasts.ts';
import { CheckButton } from '../check-button.tsx';
import { humanizer, useWorkspace } from '../workspace/humanizer.ts';
import { CopyButton } from './copy-button.tsx';

const loadView = () => import('./result-view.tsx');
const ResultView = lazy(loadView);

const SaveAs = lazy(async () => ({ default: (await import('../../files/save/save-menu.tsx')).SaveAs }));
const refused = (title: string) => void toasts.show({ type: 'error', title });

const DidNotLoad = () => (
  <p className="form-error" role="alert">
    The connection dropped, so the result cannot be shown. Your draft is kept, and the result comes by itself
    once the connection is back.
  </p>
);

export function ResultPage() {
  const run = useWorkspace((state) => state.run);
  const writing = useWorkspace((state) => state.words > 0);
  const text = humanizer.textOf(run);

  useEffect(() => {
    if (writing) loadView().catch(() => undefined);
  }, [writing]);

  return (
    <div className="spread-page result-page" data-phase={run.phase}>
      <div className="sheet-head">
        <h2 id="result">Humanized Result</h2>
        <div className="sheet-tools">
          <CheckButton kind="output" />
          <CopyButton text={text} />
          {text !== '' && (
            <LazyPart>
              <SaveAs text={text} name={run.phase === 'idle' ? '' : run.asked.name} onRefused={refused} />
            </LazyPart>
          )}
        </div>
      </div>
      {run.phase === 'idle' ? (
        <>
          <p className="result-box result-empty">
            The rewritten text appears here, with every change and its reason below it. You can take any of
            them back.
          </p>
          <div className="result-foot" />
        </>
      ) : (
        <LazyPart of={run.phase} arriving={<div className="result-box" />} failed={DidNotLoad}>
          <ResultView run={run} text={text} />
        </LazyPart>
      )}
    </div>
  );
}
