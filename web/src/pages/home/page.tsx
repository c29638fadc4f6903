import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWhenOnline } from '#browser/when-online.ts';
import { Tool } from '#tool/tool.tsx';
import { lazy } from '#ui/lazy.ts';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Headline } from './headline.tsx';

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
      <Suspense fallback={<div className="tour-arriving" />}>
        <Tour />
      </Suspense>
    </>
  );
}
