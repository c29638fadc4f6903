import { useState } from 'react';
import type { UsageStatistics } from '#contract/usage.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import type { SignedIn } from '#account/session/store.ts';
import { SignedInOnly } from '#account/signed-in-only.tsx';
import { termEnd } from '#content/account/usage-stats.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breakdown } from './breakdown.tsx';
import { Figures } from './figures.tsx';
import { Ledger } from './ledger.tsx';
import { Recommendations } from './recommendations.tsx';
import { WordsChart } from './words-chart.tsx';

const read = (signal?: AbortSignal) => callWithSession('GET /api/user/usage', signal && { signal });

function Statistics({ known, usage }: { known: SignedIn; usage: UsageStatistics }) {
  const [now] = useState(() => new Date());
  const { subscription_plan, subscription_end: subscriptionEnd } = known.profile;
  const end = termEnd(usage, subscriptionEnd);
  return (
    <>
      <Figures usage={usage} profile={known.profile} />
      <Section title="Breakdown">
        <Breakdown usage={usage} subscriptionEnd={subscriptionEnd} now={now} />
      </Section>
      <Section
        title="Words per day"
        note={
          <p>This period, from its first day until {end === null ? 'your words reset' : 'your term ends'}.</p>
        }
      >
        <WordsChart days={usage.days} resetsAt={end ?? usage.resets_at} ends={end !== null} />
      </Section>
      <Section title="Recommendations">
        <Recommendations usage={usage} plan={subscription_plan} subscriptionEnd={subscriptionEnd} now={now} />
      </Section>
      <Section title="Ledger" note={<p>Every change to your words in this period, newest first.</p>}>
        <Ledger first={usage} />
      </Section>
    </>
  );
}

function Usage({ known }: { known: SignedIn }) {
  const { query, refetch } = useQuery(read);
  return (
    <>
      <header className="page-head">
        <h1 tabIndex={-1}>Usage Statistics</h1>
        <p>
          <PageLink to={paths.home}>Back to Dashboard</PageLink>
        </p>
      </header>
      {query.phase === 'loading' && (
        <div className="usage-on-its-way">
          <Skeleton label="Loading your usage" lines={12} />
        </div>
      )}
      {query.phase === 'failed' && (
        <QueryFailed
          failure={query.failure}
          again={query.again}
          otherwise="Your usage could not be loaded"
          onAgain={() => void refetch()}
        />
      )}
      {query.phase === 'loaded' && <Statistics known={known} usage={query.data} />}
    </>
  );
}

export default function UsageStats() {
  return <SignedInOnly called="your usage statistics">{(known) => <Usage known={known} />}</SignedInOnly>;
}
