import { useEffect, useState } from 'react';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { InView } from './layout/in-view.ts';
import { layout, useLayout } from './layout/layout.ts';
import { SourcePage } from './source/source-page.tsx';
import type { Humanizer } from './workspace/controller.ts';
import { humanizer, useWorkspace } from './workspace/humanizer.ts';

const ResultRows = lazy(() => import('./result/result-rows.tsx'));

const DidNotLoad = () => (
  <p className="page-text form-error" role="alert">
    You’re offline. Your draft is saved; the result loads when you reconnect.
  </p>
);

/** The right page. The rows of the tool reserve space for what loads later. */
const ResultPage = () => (
  <section className="page result-page" aria-labelledby="result">
    <h2 id="result" className="page-title rule-below">
      Humanized Result
    </h2>
    <LazyPart failed={DidNotLoad}>
      <ResultRows />
    </LazyPart>
  </section>
);

/** Tabs for phones, which show one page at a time. The result's tab opens when a run starts and when its result arrives. */
function PageTabs() {
  const tab = useLayout((state) => state.tab);
  const runs = useWorkspace(({ run }) =>
    run.phase === 'idle' ? '' : `${run.asked.run_id} ${run.phase === 'finished'}`,
  );

  useEffect(() => {
    if (runs !== '') layout.show({ tab: 'result' });
  }, [runs]);

  return (
    <div className="page-tabs rule-below">
      {(['original', 'result'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="tab"
          aria-pressed={each === tab}
          onClick={() => layout.show({ tab: each, open: null })}
        >
          {each === 'original' ? 'Original' : 'Result'}
        </button>
      ))}
    </div>
  );
}

/** The document whose result is shown: on an empty page, the sample's once it has loaded. */
function useShownDocument(): Humanizer {
  const isEmpty = useWorkspace(({ text, run }) => text === '' && run.phase === 'idle');
  const [sample, setSample] = useState<Humanizer>();

  useEffect(() => {
    if (!isEmpty || sample) return;
    import('./layout/sample-document.ts').then(
      ({ sampleDocument }) => setSample(sampleDocument),
      () => undefined,
    );
  }, [isEmpty, sample]);

  return (isEmpty && sample) || humanizer;
}

const loadLimitDialog = () => import('./limits/limit-dialog.tsx');
const LimitDialog = lazy(loadLimitDialog);
const WordsRemaining = lazy(() => import('./limits/words-remaining.tsx'));
const Rail = lazy(() => import('./sidebar/sidebar.tsx'));
const SampleText = lazy(() => import('./source/sample-text.tsx'));
const Checks = lazy(() => import('./scores/checks.tsx'));

/** The tool: source, result and notes on them, over the same five rows. */
export function Tool() {
  const block = useWorkspace((state) => state.block);
  const writing = useWorkspace((state) => state.words > 0);
  const { tab, view, sheet, checks } = useLayout((state) => state);
  const shown = useShownDocument();
  const isSample = shown !== humanizer;

  // Loaded early, because the user may reach a limit while typing offline.
  useEffect(() => {
    if (writing) loadLimitDialog().catch(() => undefined);
  }, [writing]);

  return (
    <section className="tool" aria-label="Humanizer">
      <p className="without-script">This tool needs JavaScript.</p>
      <div
        className="tool-layout with-script small"
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
          <aside className="sidebar" aria-label="About this result">
            <LazyPart>
              <Rail />
            </LazyPart>
          </aside>
          <LazyPart>{checks && <Checks />}</LazyPart>
        </InView>
        {/* Reserves its space, since the account is known later than the page. */}
        <div className="words-remaining fine">
          <LazyPart>
            <WordsRemaining />
          </LazyPart>
        </div>
      </div>
      {/* If the dialog does not load, a limit still shows in the counter, on the button and in the server's response. */}
      <LazyPart of={block ?? ''} onError={humanizer.closeBlock}>
        {block !== null && <LimitDialog block={block} />}
      </LazyPart>
    </section>
  );
}
