import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { type MatterView, matterViews } from '#contract/payment-matters.ts';
import { AdminBar } from '../../admin/admin-bar.tsx';
import { SignOut } from '../../admin/sign-out.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Matters } from './matters.tsx';

const viewNames: Record<MatterView, string> = { open: 'Open', done: 'Done' };

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
  const navigate = useNavigate();
  const show = matterViews.find((view) => view === query.get('show')) ?? 'open';
  const [refusal, setRefusal] = useState<string>();
  if (refusal !== undefined) return <SignedOut sentence={refusal} />;
  return (
    <>
      <AdminBar />
      <header className="page-head">
        <h1 tabIndex={-1}>Payments that need a hand</h1>
        <p>
          Money is given back at the provider, by its payment ID. As soon as that has happened, the payment
          leaves this list by itself.
        </p>
        <p className="actions">
          <SignOut label="Sign Out" onLeft={() => void navigate(pages.admin.path)} />
        </p>
      </header>
      <nav className="matter-views" aria-label="Payments">
        {matterViews.map((view) => (
          <Link key={view} to={{ search: `?show=${view}` }} aria-current={view === show ? 'page' : undefined}>
            {viewNames[view]}
          </Link>
        ))}
      </nav>
      <Matters key={show} show={show} onRefused={setRefusal} />
    </>
  );
}
