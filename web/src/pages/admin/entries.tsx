import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { AdminBar } from '#admin/admin-bar.tsx';
import { SignOut } from '#admin/sign-out.tsx';
import { EntryList, type Kind, type View, views } from './entry-list.tsx';
import { SignInHere } from './signing-in/sign-in-here.tsx';

const viewNames: Record<View, string> = { open: 'Needs attention', done: 'Done' };

type Props<Entry extends { id: string }> = {
  kind: Kind<Entry>;
  title: string;
  above?: ReactNode;
  children: ReactNode;
};

/** A page of what an admin has to deal with, and of what is done. */
export function Entries<Entry extends { id: string }>({ kind, title, above, children }: Props<Entry>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const show = views.find((view) => view === query.get('show')) ?? 'open';
  const [refusal, setRefusal] = useState<string>();
  if (refusal !== undefined) {
    return <SignInHere sentence={refusal} onDone={() => setRefusal(undefined)} />;
  }
  return (
    <>
      <AdminBar />
      <header className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{children}</p>
        <p className="actions">
          <SignOut label="Sign Out" onLeft={() => void navigate(pages.admin.path)} />
        </p>
      </header>
      <nav className="review-views" aria-label={kind.called}>
        {views.map((view) => (
          <Link key={view} to={{ search: `?show=${view}` }} aria-current={view === show ? 'page' : undefined}>
            {viewNames[view]}
          </Link>
        ))}
      </nav>
      {above}
      <EntryList key={show} kind={kind} show={show} onRefused={setRefusal} />
    </>
  );
}
