import { lazy } from '#ui/lazy.ts';
import { LazyPart } from '#ui/lazy-part.tsx';

const ResultRows = lazy(() => import('./result-rows.tsx'));

const DidNotLoad = () => (
  <p className="page-text form-error" role="alert">
    The connection dropped. Your draft is kept; the result comes when it is back.
  </p>
);

/** The right page. The rows of the desk hold the place of what comes later. */
export const ResultPage = () => (
  <section className="page result-page" aria-labelledby="result">
    <h2 id="result" className="page-title">
      Humanized Result
    </h2>
    <LazyPart failed={DidNotLoad}>
      <ResultRows />
    </LazyPart>
  </section>
);
