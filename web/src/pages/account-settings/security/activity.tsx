import { type Activity, type SecurityEvent, securityEvents } from '#contract/security-events.ts';
import { retention } from '#contract/retention.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { PagedTable } from '#page-parts/paged-table.tsx';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { momentInWords } from '#words/moments.ts';
import { placeInWords } from '#words/places.ts';

const read = (signal?: AbortSignal) => callWithSession('GET /api/user/activity', signal && { signal });

const pageOf = ({ events, next }: Activity) => ({ entries: events, next });

function Row(event: SecurityEvent) {
  const { at, kind, times } = event;
  return (
    <tr>
      <td>
        {securityEvents[kind].words}
        {times > 1 && `, ${times} times`}
        <span className="row-note">{placeInWords(event)}</span>
      </td>
      <td>
        <time dateTime={at}>{momentInWords(at)}</time>
      </td>
    </tr>
  );
}

/** For the owner to recognise, or not. */
export function RecentActivity() {
  const { query, refetch } = useQuery(read);
  return (
    <Section
      title="Recent activity"
      note={
        <p>
          What happened to your account in the last {retention.securityEventDays} days. If something here was
          not you, change your password.
        </p>
      }
    >
      {query.phase === 'loading' && <Skeleton label="Loading the recent activity" lines={6} />}
      {query.phase === 'failed' && (
        <QueryFailed
          failure={query.failure}
          retrying={query.retrying}
          otherwise="The recent activity could not be loaded"
          onRetry={() => void refetch()}
        />
      )}
      {query.phase === 'loaded' && query.data.events.length === 0 && (
        <p>Nothing yet. Sign-ins and changes of your password will be listed here.</p>
      )}
      {query.phase === 'loaded' && query.data.events.length > 0 && (
        <PagedTable
          first={pageOf(query.data)}
          readOn={async (before) =>
            asPage(await callWithSession('GET /api/user/activity', { query: { before } }), pageOf)
          }
          called="Activity"
          caption="What happened to your account, newest first"
          headings={['What', 'When']}
          Row={Row}
        />
      )}
    </Section>
  );
}
