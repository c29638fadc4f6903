import { useRef, useState } from 'react';
import type { Billing, PaymentRow } from '../../../../functions/contract/billing.ts';
import { call, type Failed } from '../../api.ts';
import { paymentStatuses, termsBought } from '../../content/account-settings.ts';
import { dayInWords } from '../../moments.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../usage/figures.ts';
import { cycleInWords, inDollars, planName } from '../../usage/plan-in-words.ts';
import { noticeEnd } from '../ended-session.ts';
import { ReadingFailed } from '../reading-failed.tsx';

function boughtBy({ status, action, term_end, words_carried }: PaymentRow): string | null {
  if (status !== 'completed' || action === null || term_end === null) return null;
  const carried = words_carried ? `, ${counted(words_carried, 'word')} carried over` : '';
  return `${termsBought[action]} ${dayInWords(term_end)}${carried}`;
}

function Row({ payment }: { payment: PaymentRow }) {
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

export function Payments({ first }: { first: Pick<Billing, 'payments' | 'next'> }) {
  const [payments, setPayments] = useState(first.payments);
  const [next, setNext] = useState(first.next);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const frame = useRef<HTMLDivElement>(null);

  const readOn = async (before: string) => {
    setBusy(true);
    const answer = noticeEnd(await call('GET /api/user/billing', { query: { before } }));
    setBusy(false);
    if (!answer.ok) return setFailure(answer);
    setFailure(undefined);
    setPayments([...payments, ...answer.data.payments]);
    setNext(answer.data.next);
    // The button that was pressed goes with the last page.
    if (answer.data.next === null) frame.current?.focus();
    return undefined;
  };

  if (payments.length === 0) {
    return <p>You have not paid for anything yet. What you pay will be listed here.</p>;
  }
  return (
    <>
      <div ref={frame} className="table-frame" tabIndex={-1}>
        <table className="rows">
          <caption className="visually-hidden">Your payments, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">For</th>
              <th scope="col">Status</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <Row key={payment.id} payment={payment} />
            ))}
          </tbody>
        </table>
      </div>
      {failure && next !== null ? (
        <ReadingFailed
          failure={failure}
          again={busy}
          otherwise="The earlier payments could not be loaded"
          onAgain={() => void readOn(next)}
        />
      ) : (
        next !== null && (
          <p className="actions">
            <Button look="quiet" busy={busy} onClick={() => void readOn(next)}>
              Show Earlier Payments
            </Button>
          </p>
        )
      )}
    </>
  );
}
