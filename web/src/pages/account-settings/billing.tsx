import type { Billing, PaymentRow } from '#contract/billing.ts';
import { planName } from '#contract/plans.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { paymentStatuses, termsBought } from '#content/account/account-settings.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Fact } from '#page-parts/facts.tsx';
import { PagedTable } from '#page-parts/paged-table.tsx';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { counted, inFigures } from '#words/figures.ts';
import { dayInWords } from '#words/moments.ts';
import { cycleInWords, inDollars, priceInWords, statusInWords } from '#words/plans.ts';

function boughtBy({ status, action, term_end, words_carried }: PaymentRow): string | null {
  if (status !== 'completed' || action === null || term_end === null) return null;
  const carried = words_carried ? `, ${counted(words_carried, 'word')} carried over` : '';
  return `${termsBought[action]} ${dayInWords(term_end)}${carried}`;
}

function Row(payment: PaymentRow) {
  const { at, plan, billing_cycle, amount, status } = payment;
  const bought = boughtBy(payment);
  return (
    <tr className={status === 'unfinished' ? 'soft' : undefined}>
      <td>
        <time dateTime={at}>{dayInWords(at)}</time>
      </td>
      <td>
        {planName(plan)}, {cycleInWords(plan, billing_cycle).toLowerCase()}
        {bought !== null && <span className="row-note soft fine">{bought}</span>}
      </td>
      <td>{paymentStatuses[status]}</td>
      <td>{status === 'unfinished' ? '–' : inDollars(amount)}</td>
    </tr>
  );
}

type Page = Pick<Billing, 'payments' | 'next'>;
const pageOf = ({ payments, next }: Page) => ({ entries: payments, next });

function Payments({ first }: { first: Page }) {
  if (first.payments.length === 0) {
    return <p>You have not paid for anything yet. Your payments will be listed here.</p>;
  }
  return (
    <PagedTable
      first={pageOf(first)}
      readOn={async (before) =>
        asPage(await callWithSession('GET /api/user/billing', { query: { before } }), pageOf)
      }
      called="Payments"
      caption="Your payments, newest first"
      headings={['Day', 'For', 'Status', 'Amount']}
      Row={Row}
    />
  );
}

const read = (signal?: AbortSignal) => callWithSession('GET /api/user/billing', signal && { signal });

/** Says when the term ends, and whether or from when it can be renewed. */
function Renewal({ billing: { plan, subscription_end, renewable, renewable_from } }: { billing: Billing }) {
  if (subscription_end === null || renewable_from === null) return null;
  const end = dayInWords(subscription_end);
  return (
    <p className="aside soft small">
      You pay for a term once. Nothing renews by itself, so there is nothing to cancel.{' '}
      {renewable
        ? `Yours ends on ${end}. If you pay now, the new term starts after that day, and you lose nothing.`
        : `You can renew ${planName(plan)} from ${dayInWords(renewable_from)} on.`}
    </p>
  );
}

function Plan({ billing }: { billing: Billing }) {
  const { plan, billing_cycle, status, subscription_start, subscription_end, words_carried } = billing;
  const resets = dayInWords(billing.resets_at);
  return (
    <>
      <dl className="facts ruled column">
        <Fact name="Plan">{planName(plan)}</Fact>
        <Fact name="Price">{priceInWords(plan, billing_cycle)}</Fact>
        <Fact name="Billing cycle">{cycleInWords(plan, billing_cycle)}</Fact>
        <Fact name="Status">{statusInWords[status]}</Fact>
        {subscription_start !== null && <Fact name="Started">{dayInWords(subscription_start)}</Fact>}
        <Fact name="Resets on">{resets}</Fact>
        {words_carried !== 0 && (
          <Fact name="Words carried over">{`${inFigures(words_carried)}, to be used before ${resets}`}</Fact>
        )}
        {subscription_end !== null && (
          <Fact name={status === 'expired' ? 'Ended' : 'Term ends'}>{dayInWords(subscription_end)}</Fact>
        )}
      </dl>
      <Renewal billing={billing} />
      <p className="actions">
        <PageLink to={paths.pricing} className={buttonClass(billing.renewable ? 'primary' : 'quiet')}>
          {billing.renewable ? `Renew ${planName(plan)}` : 'See the Plans'}
        </PageLink>
      </p>
    </>
  );
}

export function BillingPanel() {
  const { query, refetch } = useQuery(read);
  if (query.phase !== 'loaded') {
    return (
      <Section title="Plan">
        {query.phase === 'loading' ? (
          <Skeleton label="Loading your billing information" lines={8} />
        ) : (
          <QueryFailed {...query} otherwise="Failed to get billing information" onRetry={refetch} />
        )}
      </Section>
    );
  }
  return (
    <>
      <Section title="Plan">
        <Plan billing={query.data} />
      </Section>
      <Section title="Payments">
        <Payments first={query.data} />
      </Section>
    </>
  );
}
