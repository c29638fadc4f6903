import { useCallback, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '#contract/pages.ts';
import { retention } from '#contract/retention.ts';
import {
  type RecordedEvent,
  type RecordedEvents,
  securityEvents,
  type SecurityGroup,
  securityGroups,
} from '#contract/security-events.ts';
import { AdminBar } from '#admin/admin-bar.tsx';
import { noticeAdminEnd, refusesAdmin } from '#admin/admin.ts';
import { SignOut } from '#admin/sign-out.tsx';
import { call } from '#api-client';
import { securityGroupNames } from '#content/admin-names.ts';
import { PagedTable } from '#page-parts/paged-table.tsx';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { asPage } from '#page-parts/use-pages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { momentInWords } from '#words/moments.ts';
import { placeInWords } from '#words/places.ts';
import { SignInHere } from './signing-in/sign-in-here.tsx';

const pageOf = ({ events, next }: RecordedEvents) => ({ entries: events, next });

async function readEvents(show: SecurityGroup | null, after?: string, signal?: AbortSignal) {
  const query = { ...(show !== null && { show }), ...(after !== undefined && { after }) };
  return noticeAdminEnd(await call('GET /api/admin/security', { query, ...(signal && { signal }) }));
}

function Row(event: RecordedEvent) {
  const { at, kind, times, account, admin, about } = event;
  const whose = [account, admin === null ? null : `by ${admin}`].filter((part) => part !== null).join(', ');
  return (
    <tr>
      <td>
        {securityEvents[kind].words}
        {times > 1 && `, ${times} times`}
        {whose !== '' && <span className="row-note soft fine">{whose}</span>}
        {about !== null && (
          <span className="row-note soft fine">
            <code>{about}</code>
          </span>
        )}
        <span className="row-note soft fine">{placeInWords(event)}</span>
      </td>
      <td>
        <time dateTime={at}>{momentInWords(at)}</time>
      </td>
    </tr>
  );
}

function Events({ show, onRefused }: { show: SecurityGroup | null; onRefused: (sentence: string) => void }) {
  const read = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await readEvents(show, undefined, signal);
      if (!answer.ok && refusesAdmin(answer.code) && signal?.aborted !== true) onRefused(answer.error);
      return answer;
    },
    [show, onRefused],
  );
  const { query, refetch } = useQuery(read);
  if (query.phase === 'loading') return <Skeleton label="Loading the events" lines={8} />;
  if (query.phase === 'failed') {
    return <QueryFailed {...query} otherwise="The events could not be loaded" onRetry={refetch} />;
  }
  if (query.data.events.length === 0) return <p>Nothing of this kind has happened.</p>;
  return (
    <PagedTable
      first={pageOf(query.data)}
      readOn={async (after) => {
        const answer = await readEvents(show, after);
        if (!answer.ok && refusesAdmin(answer.code)) onRefused(answer.error);
        return asPage(answer, pageOf);
      }}
      called="Events"
      caption="What happened, newest first"
      headings={['What', 'When']}
      Row={Row}
    />
  );
}

/** Lists sign-ins and attempts, changes to the protection of accounts, and what admins did. */
export function AdminSecurity() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = securityGroups.find((group) => group === search.get('show')) ?? null;
  const [refusal, setRefusal] = useState<string>();
  if (refusal !== undefined) return <SignInHere sentence={refusal} onDone={() => setRefusal(undefined)} />;
  return (
    <>
      <AdminBar />
      <header className="page-head stack-2">
        <h1 tabIndex={-1}>Security</h1>
        <p>What happened in the last {retention.securityEventDays} days, and roughly from where.</p>
        <p className="actions">
          <SignOut label="Sign Out" onLeft={() => void navigate(pages.admin.path)} />
        </p>
      </header>
      <nav className="review-views rule-below small wrap" aria-label="Events">
        {[null, ...securityGroups].map((group) => (
          <Link
            key={group}
            className="tab"
            to={{ search: group === null ? '' : `?show=${group}` }}
            aria-current={group === show ? 'page' : undefined}
          >
            {group === null ? 'All' : securityGroupNames[group]}
          </Link>
        ))}
      </nav>
      <div className="review-frame tall">
        <Events key={show} show={show} onRefused={setRefusal} />
      </div>
    </>
  );
}
