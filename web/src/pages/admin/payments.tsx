import { useId, useMemo, useState } from 'react';
import { type PaymentsToReview, type PaymentToReview, reviewWords } from '#contract/payments-to-review.ts';
import { planName } from '#contract/plans.ts';
import { type KnownDisagreement, reconciliationKinds } from '#contract/reconciliation.ts';
import { call } from '#api-client';
import { providerNames, reviewStatuses } from '#content/admin-names.ts';
import { CopyButton } from '#page-parts/copy-button.tsx';
import { Fact } from '#page-parts/facts.tsx';
import { asPage } from '#page-parts/use-pages.ts';
import { Button } from '#ui/button.tsx';
import { dayInWords } from '#words/moments.ts';
import { moneyInWords } from '#words/money.ts';
import { cycleInWords } from '#words/plans.ts';
import { Entries, type ItemProps, type Kind } from './entries.tsx';

const inWords = (value: string | null) => value ?? 'nothing';

/** Lists what last night's reconciliation found; fixed entries disappear the next night. */
function Disagreements({ disagreements }: { disagreements: KnownDisagreement[] }) {
  if (disagreements.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="disagreements">
      <h2 id="disagreements">The books do not balance</h2>
      <p>
        Found by the nightly check. <code>npm run reconcile -- --remote</code> checks again; what is fixed
        leaves this list the next night.
      </p>
      <ul className="reviews">
        {disagreements.map(({ kind, subject, expected, found, since }) => (
          <li key={`${kind} ${subject}`} className="review stack-3 column">
            <p>
              <strong>{reconciliationKinds[kind]}</strong>
            </p>
            <dl className="facts ruled column">
              <Fact name="Since">
                <time dateTime={since}>{dayInWords(since)}</time>
              </Fact>
              <Fact name="Expected">{inWords(expected)}</Fact>
              <Fact name="Found">{inWords(found)}</Fact>
              <Fact name="ID">
                <code>{subject}</code>
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcomeOf({ open, done, reason, status }: PaymentToReview): string {
  const { next } = reviewWords[reason];
  if (open && done !== null) {
    return `Marked as done by ${done.by} on ${dayInWords(done.at)}, but it is still open. ${next}`;
  }
  if (open) return next;
  if (done !== null) return `Done by ${done.by} on ${dayInWords(done.at)}.`;
  return status === 'refunded'
    ? 'Closed automatically: refunded.'
    : 'Closed automatically: its plan has started.';
}

function ReviewItem({ entry: payment, busy, onMark }: ItemProps<PaymentToReview>) {
  const { id, at, reason, amount, currency, plan, billing_cycle, provider, payment_id, email, status } =
    payment;
  const headingId = useId();
  const ordered =
    plan === null || billing_cycle === null
      ? null
      : `${planName(plan)}, ${cycleInWords(plan, billing_cycle).toLowerCase()}`;
  return (
    <li className="review stack-3 column" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {moneyInWords(amount, currency)}
        {ordered !== null && <span className="soft"> for {ordered}</span>}
      </h2>
      <p>
        <strong>{reviewWords[reason].what}</strong> {outcomeOf(payment)}
      </p>
      <dl className="facts ruled column">
        <Fact name="When">
          <time dateTime={at}>{dayInWords(at)}</time>
        </Fact>
        {email !== null && <Fact name="Account">{email}</Fact>}
        <Fact name="Status">{status === null ? 'Not one of our payments' : reviewStatuses[status]}</Fact>
        <Fact name={providerNames[provider]}>
          <code>{payment_id}</code>
        </Fact>
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

type Tell = (disagreements: KnownDisagreement[]) => void;

const pageOf = ({ payments: entries, next }: PaymentsToReview) => ({ entries, next });

const payments = (onBooks: Tell): Kind<PaymentToReview> => ({
  one: 'payment',
  called: 'Payments',
  nothing: { open: 'No payment needs attention.', done: 'No payment is marked as done yet.' },
  async read(asked) {
    const answer = await call('GET /api/admin/payments', asked);
    if (answer.ok && asked.query.after === undefined) onBooks(answer.data.disagreements);
    return asPage(answer, pageOf);
  },
  mark: (id, done) => call('PUT /api/admin/payments/:id', { params: { id }, body: { done } }),
  isOpen: ({ open }) => open,
  notice({ open, done }) {
    if (open) return 'Open again';
    return done === null ? 'It closed automatically' : 'Marked as done';
  },
  Item: ReviewItem,
});

export function AdminPayments() {
  const [books, setBooks] = useState<KnownDisagreement[]>([]);
  const kind = useMemo(() => payments(setBooks), []);
  return (
    <Entries kind={kind} title="Payments that need attention" above={<Disagreements disagreements={books} />}>
      Refund at the provider, by the payment ID. The payment leaves this list as soon as the refund has gone
      through.
    </Entries>
  );
}
