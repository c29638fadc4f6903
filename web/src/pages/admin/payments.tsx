import { useMemo, useState } from 'react';
import type { PaymentsToReview, PaymentToReview } from '#contract/payments-to-review.ts';
import type { KnownDisagreement } from '#contract/reconciliation.ts';
import { call } from '../../api.ts';
import { asPage } from '../../page/use-pages.ts';
import { Disagreements } from './disagreements.tsx';
import { Entries } from './entries.tsx';
import type { Kind } from './entry-list.tsx';
import { ReviewItem } from './review-item.tsx';

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
  told({ open, done }) {
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
