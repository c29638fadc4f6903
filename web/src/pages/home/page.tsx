import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWhenOnline } from '../../browser/when-online.ts';
import { Tool } from '../../humanizer/tool.tsx';
import { lazy } from '../../ui/lazy.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';

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
      <div className="tool-hero">
        <h1 tabIndex={-1}>Make machine-sounding English read like yours</h1>
        <p>Every fact stays, every change shows its reason, and you can take any of them back.</p>
      </div>
      <Tool />
      {/* Rendered into the page's file, and taken over from there when its script has come. */}
      <Suspense fallback={<div className="tour-arriving" />}>
        <Tour />
      </Suspense>
    </>
  );
}
