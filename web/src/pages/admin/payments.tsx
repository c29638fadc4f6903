import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { type ReviewView, reviewViews } from '#contract/payments-to-review.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Matters } from './matters.tsx';
import { SignOut } from './sign-out.tsx';

const viewNames: Record<ReviewView, string> = { open: 'Open', done: 'Done' };

const SignedOut = ({ sentence }: { sentence: string }) => (
  <div className="notice passage">
    <h1 tabIndex={-1}>{sentence}</h1>
    <p role="alert">Nothing is shown here without it, and nothing has changed. You come back to this list.</p>
    <p className="actions">
      <Link to={pages.admin.path} className={buttonClass()}>
        Go to Admin Sign-In
      </Link>
    </p>
  </div>
);

export function AdminPayments() {
  const [query] = useSearchParams();
  const show = reviewViews.find((view) => view === query.get('show')) ?? 'open';
  const [refusal, setRefusal] = useState<string>();
  if (refusal !== undefined) return <SignedOut sentence={refusal} />;
  return (
    <>
      <header className="page-head">
        <h1 tabIndex={-1}>Payments that need a hand</h1>
        <p>
          Money is given back at the provider, by its payment ID. As soon as that has happened, the payment
          leaves this list by itself.
        </p>
        <SignOut />
      </header>
      <nav className="matter-views" aria-label="Payments">
        {reviewViews.map((view) => (
          <Link key={view} to={{ search: `?show=${view}` }} aria-current={view === show ? 'page' : undefined}>
            {viewNames[view]}
          </Link>
        ))}
      </nav>
      <Matters key={show} show={show} onRefused={setRefusal} />
    </>
  );
}
