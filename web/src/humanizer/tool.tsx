import { useEffect } from 'react';
import { lazy } from '../ui/lazy.ts';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Below } from './below/below.tsx';
import { ResultPage } from './result/result-page.tsx';
import { SourcePage } from './source/source-page.tsx';
import { humanizer, useWorkspace } from './workspace/humanizer.ts';

const loadLimitDialog = () => import('./limits/limit-dialog.tsx');
const LimitDialog = lazy(loadLimitDialog);
const WordsRemaining = lazy(() => import('./limits/words-remaining.tsx'));

export function Tool() {
  const block = useWorkspace((state) => state.block);
  const writing = useWorkspace((state) => state.words > 0);

  // Loaded early: somebody who types may reach a limit when the connection is gone.
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
        <LazyPart>
          <WordsRemaining />
        </LazyPart>
      </div>
      <Below />
      {/* Without its window a limit still shows: in the counter, on the button, and in the server's answer. */}
      <LazyPart of={block ?? ''} onError={humanizer.closeBlock}>
        {block !== null && <LimitDialog block={block} />}
      </LazyPart>
    </section>
  );
}
