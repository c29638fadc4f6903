import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { AdminBar } from '#admin/admin-bar.tsx';
import { noticeAdminEnd, refusesAdmin } from '#admin/admin.ts';
import { SignOut } from '#admin/sign-out.tsx';
import type { Answer } from '#api-client';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { ShowEarlier } from '#page-parts/show-earlier.tsx';
import { type Page, usePages } from '#page-parts/use-pages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast-store.ts';
import { failureInWords } from '#words/failures.ts';
import { SignInHere } from './signing-in/sign-in-here.tsx';

const views = ['open', 'done'] as const;
type View = (typeof views)[number];

export type ItemProps<Entry> = { entry: Entry; busy: boolean; onMark: (id: string, done: boolean) => void };

type Asked = { query: { show: View; after?: string }; signal?: AbortSignal };

/** A kind of entry that admins handle and mark as done. */
export type Kind<Entry extends { id: string }> = {
  /** Singular, as in "payment"; `called` is the plural for headings, as in "Payments". */
  one: string;
  called: string;
  nothing: Record<View, string>;
  read: (asked: Asked) => Promise<Answer<Page<Entry>>>;
  mark: (id: string, done: boolean) => Promise<Answer<Entry>>;
  isOpen: (entry: Entry) => boolean;
  /** Returns the text of the toast after an entry was marked. */
  notice: (entry: Entry) => string;
  Item: ComponentType<ItemProps<Entry>>;
};

type Marked = { done: { by: string; at: string } | null };

/** For kinds of entries that stay open until an admin marks them. */
export const untilMarked = {
  isOpen: ({ done }: Marked) => done === null,
  notice: ({ done }: Marked) => (done === null ? 'Open again' : 'Marked as done'),
};

type EntryListProps<Entry extends { id: string }> = {
  kind: Kind<Entry>;
  show: View;
  onRefused: (sentence: string) => void;
};

function List<Entry extends { id: string }>({
  kind,
  show,
  onRefused,
  first,
}: EntryListProps<Entry> & { first: Page<Entry> }) {
  const { entries, setEntries, next, busy, failure, list, showMore } = usePages(first, async (after) =>
    noticeAdminEnd(await kind.read({ query: { show, after } })),
  );
  const [marking, setMarking] = useState<string>();

  const readOn = async (after: string) => {
    const failed = await showMore(after);
    if (failed && refusesAdmin(failed.code)) onRefused(failed.error);
  };

  const mark = async (id: string, done: boolean) => {
    setMarking(id);
    const answer = noticeAdminEnd(await kind.mark(id, done));
    setMarking(undefined);
    if (!answer.ok) {
      if (refusesAdmin(answer.code)) return onRefused(answer.error);
      if (answer.code === 'not_found') setEntries((known) => known.filter((each) => each.id !== id));
      const title = failureInWords(answer, `The ${kind.one} could not be marked`);
      return toasts.show({ type: 'error', title, message: 'Nothing was changed. Please try again.' });
    }
    const { data } = answer;
    const stays = kind.isOpen(data) === (show === 'open');
    setEntries((known) =>
      stays ? known.map((each) => (each.id === id ? data : each)) : known.filter((each) => each.id !== id),
    );
    // The pressed button may disappear with its row.
    list.current?.focus();
    return toasts.show({ type: 'success', title: kind.notice(data) });
  };

  return (
    <div ref={list} className="review-frame tall" tabIndex={-1}>
      {entries.length === 0 && next === null && <p>{kind.nothing[show]}</p>}
      {entries.length > 0 && (
        <ul className="reviews">
          {entries.map((entry) => (
            <kind.Item key={entry.id} entry={entry} busy={marking === entry.id} onMark={mark} />
          ))}
        </ul>
      )}
      {next !== null && (
        <ShowEarlier called={kind.called} busy={busy} failure={failure} onMore={() => void readOn(next)} />
      )}
    </div>
  );
}

function EntryList<Entry extends { id: string }>({ kind, show, onRefused }: EntryListProps<Entry>) {
  const read = useCallback(
    async (signal?: AbortSignal) =>
      noticeAdminEnd(await kind.read({ query: { show }, ...(signal && { signal }) })),
    [kind, show],
  );
  const { query, refetch } = useQuery(read);
  const refused = query.phase === 'failed' && refusesAdmin(query.failure.code);
  useEffect(() => {
    if (refused) onRefused(query.failure.error);
  }, [refused, query, onRefused]);

  const called = kind.called.toLowerCase();
  if (query.phase === 'loading' || refused) return <Skeleton label={`Loading the ${called}`} lines={8} />;
  if (query.phase === 'failed') {
    return <QueryFailed {...query} otherwise={`The ${called} could not be loaded`} onRetry={refetch} />;
  }
  return <List kind={kind} show={show} onRefused={onRefused} first={query.data} />;
}

const viewNames: Record<View, string> = { open: 'Needs attention', done: 'Done' };

type Props<Entry extends { id: string }> = {
  kind: Kind<Entry>;
  title: string;
  above?: ReactNode;
  children: ReactNode;
};

/** An admin page that lists open entries or, in its second view, those that are done. */
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
      <header className="page-head stack-2">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{children}</p>
        <p className="actions">
          <SignOut label="Sign Out" onLeft={() => void navigate(pages.admin.path)} />
        </p>
      </header>
      <nav className="review-views rule-below small wrap" aria-label={kind.called}>
        {views.map((view) => (
          <Link
            key={view}
            className="tab"
            to={{ search: `?show=${view}` }}
            aria-current={view === show ? 'page' : undefined}
          >
            {viewNames[view]}
          </Link>
        ))}
      </nav>
      {above}
      <EntryList key={show} kind={kind} show={show} onRefused={setRefusal} />
    </>
  );
}
