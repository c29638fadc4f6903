import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { type PlanId, planName, unlimited } from '#contract/plans.ts';
import { isHighUsage, type LedgerEntry, usagePercent, type UsageStatistics } from '#contract/usage.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import type { SignedIn } from '#account/session/account-store.ts';
import { SignedInOnly } from '#account/signed-in-only.tsx';
import {
  averageUnit,
  insights,
  reasons,
  recommendations,
  resetInWords,
  termEnd,
} from '#content/account/usage-stats.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Facts } from '#page-parts/facts.tsx';
import { PagedTable } from '#page-parts/paged-table.tsx';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { averageInFigures, changeInFigures, counted, inFigures, limitInFigures } from '#words/figures.ts';
import { momentInWords } from '#words/moments.ts';
import { priceInWords } from '#words/plans.ts';
import { WordsChart } from './words-chart.tsx';

type BreakdownProps = { usage: UsageStatistics; subscriptionEnd: string | null; now: Date };

function Breakdown({ usage, subscriptionEnd, now }: BreakdownProps) {
  const { words_used, words_limit, remaining } = usage;
  const limited = words_limit !== unlimited;
  const percent = Math.floor(usagePercent(words_used, words_limit));
  return (
    <div className="stack">
      <Meter
        label="Words used"
        used={words_used}
        limit={limited ? words_limit : 'unlimited'}
        amount={
          limited
            ? `${inFigures(words_used)} of ${inFigures(words_limit)}`
            : `${inFigures(words_used)}, Unlimited`
        }
      />
      {isHighUsage(words_used, words_limit) && (
        <p className="note column">
          <strong>
            {remaining === 0
              ? 'You have used all your words.'
              : `High usage: ${percent}% of your words are used.`}
          </strong>{' '}
          {remaining > 0 && `${counted(remaining, 'word')} left. `}
          {resetInWords(usage, subscriptionEnd)}
        </p>
      )}
      <Facts list={insights(usage, now, subscriptionEnd)} />
    </div>
  );
}

type Page = Pick<UsageStatistics, 'ledger' | 'next'>;
const pageOf = ({ ledger, next }: Page) => ({ entries: ledger, next });

const Row = ({ at, words, reason }: LedgerEntry) => (
  <tr>
    <td>
      <time dateTime={at}>{momentInWords(at)}</time>
    </td>
    <td>{reasons[reason]}</td>
    <td>{changeInFigures(-words)}</td>
  </tr>
);

function Ledger({ first }: { first: Page }) {
  if (first.ledger.length === 0) {
    return <p>Nothing yet. Each text you humanize and every refund of words will be listed here.</p>;
  }
  return (
    <PagedTable
      first={pageOf(first)}
      readOn={async (before) =>
        asPage(await callWithSession('GET /api/user/usage', { query: { before } }), pageOf)
      }
      called="Entries"
      caption="Words used and refunded, newest first"
      headings={['When', 'What', 'Words']}
      Row={Row}
    />
  );
}

const Recommendations = ({ usage, plan, subscriptionEnd, now }: BreakdownProps & { plan: PlanId }) => (
  <div className="stack">
    <ul className="advice stack-3 measure">
      {recommendations(usage, plan, now, subscriptionEnd).map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </ul>
    {plan !== 'ultra' && (
      <p className="actions">
        <PageLink to={paths.pricing} className={buttonClass('quiet')}>
          See the Plans
        </PageLink>
      </p>
    )}
  </div>
);

type Props = { usage: UsageStatistics; profile: Profile };

/** The four cards of the specification, shown as a row of figures. */
function Figures({ usage, profile }: Props) {
  const { words_used, words_limit, remaining, daily_average } = usage;
  const { subscription_plan, billing_cycle } = profile;
  const limited = words_limit !== unlimited;
  const figures = [
    ['Current Usage', inFigures(words_used), limited ? `of ${inFigures(words_limit)} words` : 'words'],
    ['Remaining', limitInFigures(remaining), limited ? 'words' : 'you cannot run out'],
    ['Daily Average', averageInFigures(daily_average), averageUnit(usage)],
    ['Current Plan', planName(subscription_plan), priceInWords(subscription_plan, billing_cycle)],
  ];
  return (
    <dl className="figures usage-figures">
      {figures.map(([name, figure, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
      <Section title="Word history" note={<p>Words used and refunded in this period, newest first.</p>}>
        <Ledger first={usage} />
      </Section>
    </>
  );
}

function Usage({ known }: { known: SignedIn }) {
  const { query, refetch } = useQuery(read);
  return (
    <>
      <header className="page-head stack-2">
        <h1 tabIndex={-1}>Usage Statistics</h1>
        <p>
          <PageLink to={paths.home}>Back to Dashboard</PageLink>
        </p>
      </header>
      {query.phase === 'loading' && (
        <div className="tall column">
          <Skeleton label="Loading your usage" lines={12} />
        </div>
      )}
      {query.phase === 'failed' && (
        <QueryFailed {...query} otherwise="Your usage could not be loaded" onRetry={refetch} />
      )}
      {query.phase === 'loaded' && <Statistics known={known} usage={query.data} />}
    </>
  );
}

export default function UsageStats() {
  return <SignedInOnly called="your usage statistics">{(known) => <Usage known={known} />}</SignedInOnly>;
}
