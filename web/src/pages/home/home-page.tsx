import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWhenOnline } from '#browser/when-online.ts';
import { Tool } from '#tool/tool.tsx';
import { useWorkspace } from '#tool/workspace/humanizer.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';

/** The headline, hidden unless the tool is empty. */
function Headline() {
  const isEmpty = useWorkspace(({ text, run }) => text === '' && run.phase === 'idle');
  // `theme.js` sets this before the app has loaded.
  useEffect(() => {
    if (!isEmpty) delete document.documentElement.dataset.draft;
  }, [isEmpty]);

  return (
    <div className="tool-hero stack-6" data-away={!isEmpty || undefined}>
      <h1 tabIndex={-1}>Make machine-sounding English read like yours</h1>
      <p>See why each change was made, and take back any you don’t like.</p>
    </div>
  );
}

const Upgraded = lazy(() => import('./upgraded.tsx'));

// Loaded at once with this page, because links from other pages lead to sections of the tour.
const tour = loadWhenOnline(() => import('./tour/tour.tsx'));

function Tour() {
  const { default: Loaded } = use(tour);
  return <Loaded />;
}

export default function Home() {
  const { search } = useLocation();
  return (
    <>
      {search.includes('upgraded=true') && (
        <LazyPart>
          <Upgraded />
        </LazyPart>
      )}
      <Headline />
      <Tool />
      {/* Pre-rendered into the page's HTML, and hydrated when its script has loaded. */}
      <Suspense fallback={<div className="tall" />}>
        <Tour />
      </Suspense>
    </>
  );
}
