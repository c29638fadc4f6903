import { Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWhenOnline } from '#browser/when-online.ts';
import { Tool } from '#tool/tool.tsx';
import { useWorkspace } from '#tool/workspace/humanizer.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { lazy } from '#ui/lazy.ts';

/** It makes room once there is a text of the person's own, and comes back to an empty page. */
export function Headline() {
  const isEmpty = useWorkspace(({ text, run }) => text === '' && run.phase === 'idle');
  // The document knew of a draft before the script did.
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

// Asked for as soon as this page is, since links from elsewhere lead to places in it.
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
      {/* Rendered into the page's file, and taken over from there when its script has come. */}
      <Suspense fallback={<div className="tall" />}>
        <Tour />
      </Suspense>
    </>
  );
}
