import { useId } from 'react';
import { reviewWords, type PaymentToReview } from '#contract/payments-to-review.ts';
import { planName } from '#contract/plans.ts';
import { reviewStatuses, providerNames } from '#content/admin.ts';
import { CopyButton } from '#page-parts/copy-button.tsx';
import { Button } from '#ui/button.tsx';
import { dayInWords } from '#words/moments.ts';
import { moneyInWords } from '#words/money.ts';
import { cycleInWords } from '#words/plans.ts';
import type { ItemProps } from './entry-list.tsx';

function outcomeOf({ open, done, reason, status }: PaymentToReview): string {
  const { next } = reviewWords[reason];
  if (open && done !== null) {
    return `Marked as done by ${done.by} on ${dayInWords(done.at)}, and it goes on. ${next}`;
  }
  if (open) return next;
  if (done !== null) return `Done by ${done.by} on ${dayInWords(done.at)}.`;
  return status === 'refunded'
    ? 'Closed automatically: refunded.'
    : 'Closed automatically: its plan has started.';
}

export function ReviewItem({ entry: payment, busy, onMark }: ItemProps<PaymentToReview>) {
  const { id, at, reason, amount, currency, plan, billing_cycle, provider, payment_id, email, status } =
    payment;
  const headingId = useId();
  const ordered =
    plan === null || billing_cycle === null
      ? null
      : `${planName(plan)}, ${cycleInWords(plan, billing_cycle).toLowerCase()}`;
  return (
    <li className="review" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {moneyInWords(amount, currency)}
        {ordered !== null && <span> for {ordered}</span>}
      </h2>
      <p>
        <strong>{reviewWords[reason].what}</strong> {outcomeOf(payment)}
      </p>
      <dl className="facts">
        <div>
          <dt>When</dt>
          <dd>
            <time dateTime={at}>{dayInWords(at)}</time>
          </dd>
        </div>
        {email !== null && (
          <div>
            <dt>Account</dt>
            <dd>{email}</dd>
          </div>
        )}
        <div>
          <dt>Status</dt>
          <dd>{status === null ? 'Belongs to no payment of ours' : reviewStatuses[status]}</dd>
        </div>
        <div>
          <dt>{providerNames[provider]}</dt>
          <dd>
            <code>{payment_id}</code>
          </dd>
        </div>
      </dl>
      <p className="actions">
        {payment.open && (
          <Button look="quiet" busy={busy} aria-describedby={headingId} onClick={() => onMark(id, true)}>
            Done
          </Button>
        )}
        {!payment.open && payment.done !== null && (
          <Button look="quiet" busy={busy} aria-describedby={headingId} onClick={() => onMark(id, false)}>
            Open Again
          </Button>
        )}
        <CopyButton text={payment_id} label="ID" />
      </p>
    </li>
  );
}
