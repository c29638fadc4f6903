import { useEffect } from 'react';
import { lazy } from '#ui/lazy.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { useDesk } from './desk/desk.ts';
import { InView } from './desk/in-view.ts';
import { PageTabs } from './desk/page-tabs.tsx';
import { useShownDocument } from './desk/use-sample.ts';
import { ResultPage } from './result/result-page.tsx';
import { SourcePage } from './source/source-page.tsx';
import { humanizer, useWorkspace } from './workspace/humanizer.ts';

const loadLimitDialog = () => import('./limits/limit-dialog.tsx');
const LimitDialog = lazy(loadLimitDialog);
const WordsRemaining = lazy(() => import('./limits/words-remaining.tsx'));
const Rail = lazy(() => import('./rail/rail.tsx'));
const SampleText = lazy(() => import('./source/sample-text.tsx'));
const Checks = lazy(() => import('./scores/checks.tsx'));

/** The desk: source, result, and what is to be known of them, over the same five rows. */
export function Tool() {
  const block = useWorkspace((state) => state.block);
  const writing = useWorkspace((state) => state.words > 0);
  const { tab, view, sheet, checks } = useDesk((desk) => desk);
  const shown = useShownDocument();
  const isSample = shown !== humanizer;

  // Loaded early: somebody who types may reach a limit when the connection is gone.
  useEffect(() => {
    if (writing) loadLimitDialog().catch(() => undefined);
  }, [writing]);

  return (
    <section className="tool" aria-label="Humanizer">
      <p className="without-script">The rewriting needs JavaScript, which is switched off here.</p>
      <div
        className="desk"
        data-tab={tab}
        data-view={view}
        data-sheet={sheet || undefined}
        data-sample={isSample || undefined}
      >
        <PageTabs />
        <SourcePage>
          <LazyPart>{isSample && <SampleText />}</LazyPart>
        </SourcePage>
        <InView value={shown}>
          <ResultPage />
          <aside className="rail" aria-label="About this result">
            <LazyPart>
              <Rail />
            </LazyPart>
          </aside>
          <LazyPart>{checks && <Checks />}</LazyPart>
        </InView>
        {/* Its room is held, since who is here comes later than the page. */}
        <div className="words-remaining">
          <LazyPart>
            <WordsRemaining />
          </LazyPart>
        </div>
      </div>
      {/* Without its window a limit still shows: in the counter, on the button, and in the server's answer. */}
      <LazyPart of={block ?? ''} onError={humanizer.closeBlock}>
        {block !== null && <LimitDialog block={block} />}
      </LazyPart>
    </section>
  );
}
