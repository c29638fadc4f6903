import { type KeyboardEvent, useRef } from 'react';
import { keys } from '#content/tool/shortcuts.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';
import { Menu } from '#ui/menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { counted, inFigures } from '#words/figures.ts';
import { useInView } from '../layout/in-view.ts';
import { layout, type SidebarTab, sidebarTabs, useLayout } from '../layout/layout.ts';
import { useReview } from '../layout/use-review.ts';
import { changesOf } from '../review/pieces.ts';
import { shownBy } from '../workspace/shown.ts';
import type { Finished } from '../workspace/workspace.ts';
import { Grouped } from './grouped.tsx';
import { Parts } from './parts.tsx';
import { useSheet } from './use-sheet.ts';

/** The number of kept changes, and a button to revert or reapply all. */
function ChangesLine({ shown }: { shown: Finished | null }) {
  const { takeGroupBack, keepGroup } = useReview();
  const changes = shown ? changesOf(shown) : [];
  const total = changes.length;
  const kept = changes.filter(({ kind }) => kind !== 'taken back').length;
  if (total === 0) {
    return (
      <div className="row sidebar-line rule-below">
        <p className="faint">{shown ? 'No changes' : 'No changes yet'}</p>
      </div>
    );
  }
  return (
    <div className="row sidebar-line rule-below">
      <output>
        {inFigures(kept)} of {counted(total, 'change')} kept
      </output>
      <p>
        <button
          type="button"
          className="tool-button"
          onClick={() => (kept > 0 ? takeGroupBack : keepGroup)({ of: 'all' })}
        >
          {kept > 0 ? 'Revert all' : 'Reapply all'}
        </button>
      </p>
    </div>
  );
}

/** The list of keyboard shortcuts. */
const Keys = () => (
  <div className="row sidebar-more rule-above">
    <Menu className="keys" label="? Keys">
      <dl>
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed}>
            <dt>{pressed}</dt>
            <dd className="soft">{does}</dd>
          </div>
        ))}
      </dl>
    </Menu>
  </div>
);

const Facts = lazy(() => import('./facts.tsx'));
const History = lazy(() => import('./history-part.tsx'));
const Estimate = lazy(() => import('./estimate.tsx'));

/** Information about the result, in a column of the tool, or in a sheet if there is no room for one. */
export default function Rail() {
  // In the side-by-side view the reasons cover the tab panels.
  const tab = useLayout(({ sidebarTab, view }) => (view === 'pairs' ? 'Overview' : sidebarTab));
  const shown = useInView(({ run }) => shownBy(run));
  const isFinished = useInView(({ run }) => run.phase === 'finished');
  const isPaired = useLayout(({ view }) => view === 'pairs');
  const list = useRef<HTMLDivElement>(null);
  useSheet(list);

  function go({ key }: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
    const next = sidebarTabs[(sidebarTabs.indexOf(tab) + by + sidebarTabs.length) % sidebarTabs.length];
    if (by === 0 || !next) return;
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  function choose(next: SidebarTab) {
    layout.show({ sidebarTab: next, ...(isPaired && { view: 'changes' }) });
  }

  return (
    <>
      <div className="row sidebar-head rule-below">
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs are focused */}
        <div
          ref={list}
          className="sidebar-tabs full fine"
          role="tablist"
          aria-label="About this result"
          onKeyDown={go}
        >
          {sidebarTabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              className="tab"
              id={`sidebar-${each}`}
              data-tab={each}
              aria-selected={each === tab}
              aria-controls="sidebar-panel"
              tabIndex={each === tab ? 0 : -1}
              onClick={() => choose(each)}
            >
              {isPaired && each === 'Overview' ? 'Reasons' : each}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="tool-button sheet-done"
          onClick={() => layout.show({ sheet: false })}
        >
          Done
        </button>
      </div>
      {tab !== 'History' && <ChangesLine shown={shown} />}
      <div className="sidebar-body" id="sidebar-panel" role="tabpanel" aria-labelledby={`sidebar-${tab}`}>
        {tab === 'Overview' && <Parts />}
        {tab === 'Overview' && <Grouped shown={shown} />}
        <LazyPart of={tab} arriving={<Skeleton label={`Loading ${tab}`} lines={4} />}>
          {tab === 'Facts' && <Facts shown={isFinished ? shown : null} />}
          {tab === 'Detector' && <Estimate shown={isFinished ? shown : null} />}
          {tab === 'History' && <History />}
        </LazyPart>
      </div>
      <Keys />
    </>
  );
}
