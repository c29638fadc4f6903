import { Hono } from 'hono';
import type { AdminEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { paymentToReview, paymentsToReview } from '#billing/payments-to-review.ts';
import { body } from '../body.ts';
import { queuePageSize } from '#contract/admin.ts';
import { markOf, readView } from './queue.ts';
import { type PaymentToReview, type PaymentsToReview } from '#contract/payments-to-review.ts';
import { disagreementsPerKind } from '#contract/reconciliation.ts';
import { doneBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { findPaymentToReview, listPaymentsToReview, markReviewed } from '#db/payments-to-review.ts';
import { listDisagreements } from '#db/reconciliation/disagreements.ts';
import { failure } from '#middleware/failure.ts';

export const payments = new Hono<AdminEnv>()
  .get('/', async (c) => {
    const view = readView(c);
    if (view === undefined) return failure(c, 'invalid_input');
    const { show, cursor } = view;
    const now = c.get('now')();
    const db = database(c.env);
    const found = await listPaymentsToReview(db, show, now, cursor, queuePageSize + 1);
    const isFirst = show === 'open' && cursor === null;
    const disagreements = isFirst ? await listDisagreements(db, disagreementsPerKind) : [];
    return c.json<PaymentsToReview>(paymentsToReview(found, disagreements, now));
  })
  .put('/:id', body(doneBody), async (c) => {
    const db = database(c.env);
    const now = c.get('now')();
    const { done } = c.req.valid('json');
    const found = await findPaymentToReview(db, c.req.param('id'), now);
    if (found === undefined) return failure(c, 'not_found', 'There is no such payment.');
    const isDone = found.event.doneAt !== null && !found.open;
    if (isDone === done) return c.json<PaymentToReview>(paymentToReview(found, now));
    await markReviewed(db, found, markOf(c, done));
    record(c, { kind: 'payment_marked', admin: c.get('admin'), about: found.event.id });
    const marked = await findPaymentToReview(db, found.event.id, now);
    return c.json<PaymentToReview>(paymentToReview(marked ?? found, now));
  });
