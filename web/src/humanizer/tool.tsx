import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Below } from './below.tsx';
import { humanizer, useAllowance, useWorkspace } from './humanizer.ts';
import { ResultPage } from './result-page.tsx';
import { SourcePage } from './source-page.tsx';

const loadLimitDialog = () => import('./limit-dialog.tsx');
const LimitDialog = lazy(loadLimitDialog);
const WordsRemaining = lazy(() => import('./words-remaining.tsx'));

/** Without its window a limit still shows: in the counter, on the button, and in the server's answer. */
const Nothing = () => null;

export function Tool() {
  const block = useWorkspace((state) => state.block);
  const known = useAllowance() !== null;
  const writing = useWorkspace((state) => state.words > 0);

  // Whoever writes may meet a limit, perhaps when the connection is gone.
  useEffect(() => {
    if (writing) loadLimitDialog().catch(() => undefined);
  }, [writing]);

  return (
    <section className="tool" aria-label="Humanizer">
      <p className="without-script">
        The rewriting needs JavaScript, which this browser has switched off. Everything below can be read
        without it.
      </p>
      <div className="spread">
        <SourcePage />
        <ResultPage />
      </div>
      {/* Its room is held, since who is here comes later than the page. */}
      <div className="words-remaining">
        {known && (
          <ErrorBoundary resetKey="" fallback={Nothing}>
            <Suspense fallback={null}>
              <WordsRemaining />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <Below />
      <ErrorBoundary resetKey={block ?? ''} fallback={Nothing} onError={humanizer.closeBlock}>
        <Suspense fallback={null}>{block !== null && <LimitDialog block={block} />}</Suspense>
      </ErrorBoundary>
    </section>
  );
}
