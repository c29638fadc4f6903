import type { Billing, PaymentRow } from '#contract/billing.ts';
import { planName } from '#contract/plans.ts';
import { callWithSession } from '#account/session/call-with-session.ts';
import { paymentStatuses, termsBought } from '#content/account/account-settings.ts';
import { PagedTable } from '#page-parts/paged-table.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { counted } from '#words/figures.ts';
import { dayInWords } from '#words/moments.ts';
import { cycleInWords, inDollars } from '#words/plans.ts';

function boughtBy({ status, action, term_end, words_carried }: PaymentRow): string | null {
  if (status !== 'completed' || action === null || term_end === null) return null;
  const carried = words_carried ? `, ${counted(words_carried, 'word')} carried over` : '';
  return `${termsBought[action]} ${dayInWords(term_end)}${carried}`;
}

function Row(payment: PaymentRow) {
  const { at, plan, billing_cycle, amount, status } = payment;
  const bought = boughtBy(payment);
  return (
    <tr>
      <td>
        <time dateTime={at}>{dayInWords(at)}</time>
      </td>
      <td>
        {planName(plan)}, {cycleInWords(plan, billing_cycle).toLowerCase()}
        {bought !== null && <span className="row-note">{bought}</span>}
      </td>
      <td>{paymentStatuses[status]}</td>
      <td>{inDollars(amount)}</td>
    </tr>
  );
}

type Page = Pick<Billing, 'payments' | 'next'>;
const pageOf = ({ payments, next }: Page) => ({ entries: payments, next });

export function Payments({ first }: { first: Page }) {
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
