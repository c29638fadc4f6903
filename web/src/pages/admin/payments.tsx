import type { PaymentToReview } from '#contract/payments-to-review.ts';
import { call } from '../../api.ts';
import { Entries } from './entries.tsx';
import type { Kind } from './entry-list.tsx';
import { ReviewItem } from './review-item.tsx';

const payments: Kind<PaymentToReview> = {
  one: 'payment',
  called: 'Payments',
  nothing: { open: 'No payment needs attention.', done: 'No payment is marked as done yet.' },
  async read(show, after, signal) {
    const query = { show, ...(after !== undefined && { after }) };
    const answer = await call('GET /api/admin/payments', { query, ...(signal && { signal }) });
    if (!answer.ok) return answer;
    return { ok: true, data: { entries: answer.data.payments, next: answer.data.next } };
  },
  mark: (id, done) => call('PUT /api/admin/payments/:id', { params: { id }, body: { done } }),
  isOpen: ({ open }) => open,
  told({ open, done }) {
    if (open) return 'Open again';
    return done === null ? 'It closed automatically' : 'Marked as done';
  },
  Item: ReviewItem,
};

export const AdminPayments = () => (
  <Entries kind={payments} title="Payments that need attention">
    Refund at the provider, by the payment ID. The payment leaves this list as soon as the refund has gone
    through.
  </Entries>
);
