import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { type ReviewView, reviewViews } from '#contract/payments-to-review.ts';
import { AdminBar } from '../../admin/admin-bar.tsx';
import { SignOut } from '../../admin/sign-out.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ReviewList } from './review-list.tsx';

const viewNames: Record<ReviewView, string> = { open: 'Needs attention', done: 'Done' };

const SignedOut = ({ sentence }: { sentence: string }) => (
  <div className="notice passage">
    <h1 tabIndex={-1}>{sentence}</h1>
    <p role="alert">Sign in again to return to this list. Nothing has changed.</p>
    <p className="actions">
      <Link to={pages.admin.path} className={buttonClass()}>
        Go to Admin Sign-In
      </Link>
    </p>
  </div>
);

export function AdminPayments() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const show = reviewViews.find((view) => view === query.get('show')) ?? 'open';
  const [refusal, setRefusal] = useState<string>();
  if (refusal !== undefined) return <SignedOut sentence={refusal} />;
  return (
    <>
      <AdminBar />
      <header className="page-head">
        <h1 tabIndex={-1}>Payments that need attention</h1>
        <p>
          Refund at the provider, by the payment ID. The payment leaves this list as soon as the refund has
          gone through.
        </p>
        <p className="actions">
          <SignOut label="Sign Out" onLeft={() => void navigate(pages.admin.path)} />
        </p>
      </header>
      <nav className="review-views" aria-label="Payments">
        {reviewViews.map((view) => (
          <Link key={view} to={{ search: `?show=${view}` }} aria-current={view === show ? 'page' : undefined}>
            {viewNames[view]}
          </Link>
        ))}
      </nav>
      <ReviewList key={show} show={show} onRefused={setRefusal} />
    </>
  );
}
