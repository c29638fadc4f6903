import { expect, test, vi } from 'vitest';
import { day, hour, minute } from '../auth/app.ts';
import { moneyBackEvent } from '../billing/stripe.ts';
import { unreliable } from '../d1.ts';
import { nightly } from '../cron.ts';
import { type Customer, openReview } from './admin.ts';

// The failures here are deliberate, and each is logged at length.
vi.spyOn(console, 'error').mockReturnValue();

const cron = (now: Date) => nightly(now, { mailer: () => ({ send: async () => {} }) });

/** A shop whose database fails at one step of handling a payment event, which the provider does not redeliver. */
async function openBroken() {
  const d1 = unreliable();
  const review = await openReview({ env: { DB: d1.DB } });
  async function failsAt(trip: number, given?: Customer, checkout?: string) {
    const ada = given ?? (await review.customer());
    const reference = checkout ?? (await ada.checkout());
    let paid = { event: { id: '' }, payment: '' };
    const story = async () => {
      paid = await review.deliverCheckout({ reference });
    };
    await d1.trips(story, { trip, moment: 'before' });
    return { ada, reference, ...paid };
  }
  return { ...review, failsAt };
}

test('a duplicate payment is listed once, with everything known about it, and reported to support by mail', async () => {
  const { about, payTwice, ...app } = await openReview();
  const ada = await app.customer();
  const { event, payment } = await payTwice(ada);
  expect(await about(payment)).toEqual([
    {
      id: event.id,
      at: app.now().toISOString(),
      reason: 'duplicate',
      amount: 500,
      currency: 'usd',
      plan: 'pro',
      billing_cycle: 'monthly',
      provider: 'stripe',
      payment_id: payment,
      email: ada.email,
      status: 'duplicate',
      open: true,
      done: null,
    },
  ]);
  const [mail] = await app.toSupport(payment);
  expect(mail!.text).toContain('Its checkout had already been paid. Refund this payment.');
  expect(mail!.text).toContain('https://longhand.example/admin/payments');
  // A partial refund leaves it open.
  await app.moneyBack(payment, 'charge.refunded', { refunded: false });
  expect(await about(payment)).toHaveLength(1);
});

const nobody = { email: null };

test.each<[string, (ada: Customer) => Promise<{ reference: string | null; amount?: number }>, object]>([
  [
    'unknown_session',
    async () => ({ reference: crypto.randomUUID(), amount: 1234 }),
    { amount: 1234, plan: null, billing_cycle: null, status: null, ...nobody },
  ],
  [
    'amount_mismatch',
    async (ada) => ({ reference: await ada.checkout('ultra', 'annual'), amount: 1 }),
    { amount: 1, plan: 'ultra', billing_cycle: 'annual', status: 'failed' },
  ],
  [
    'no_account',
    async (ada) => {
      const reference = await ada.checkout();
      await ada.delete();
      return { reference };
    },
    { plan: 'pro', status: 'paid', ...nobody },
  ],
  ['duplicate', async (ada) => ({ reference: (await ada.buy()).reference }), { status: 'duplicate' }],
])(
  'a payment with the reason %s is listed, and needs no review once it is refunded',
  async (reason, make, shown) => {
    const { about, deliverCheckout, ...app } = await openReview();
    const ada = await app.customer();
    const { payment } = await deliverCheckout(await make(ada));
    expect(await about(payment)).toMatchObject([{ reason, open: true, email: ada.email, ...shown }]);
    app.pass(minute);
    await app.moneyBack(payment);
    expect(await about(payment)).toEqual([]);
    expect(await about(payment, 'done')).toMatchObject([
      { reason, status: 'refunded', open: false, done: null },
    ]);
  },
);

test('a payment for a lower plan waits; its reason changes if the account is deleted or the plan does not start when it could', async () => {
  const { about, payForLess, wait, customer, now } = await openReview();
  const [ada, grace] = [await customer(), await customer()];
  const [left, late] = [await payForLess(ada), await payForLess(grace)];
  await ada.delete();
  expect(await about(left.payment)).toMatchObject([{ reason: 'no_account', email: null }]);
  await wait(30 * day + hour);
  const { email } = grace;
  expect(await about(late.payment)).toMatchObject([{ reason: 'lower_plan', status: 'paid', email }]);
  await wait(day);
  expect(await about(late.payment)).toMatchObject([{ reason: 'not_started', status: 'paid' }]);
  // Once the cron has started the plan, no review is needed.
  await cron(now());
  expect(await about(late.payment)).toEqual([]);
  const begun = { reason: 'lower_plan', status: 'completed', open: false, done: null };
  expect(await about(late.payment, 'done')).toMatchObject([begun]);
});

// The steps: store the event, mark the payment as paid, read the account and start its plan, mark the event as handled.

test('a paid plan that did not start within a day needs review, though no event says so, even if a dispute over it is done', async () => {
  const { about, payments, wait, now, failsAt, deliver } = await openBroken();
  const { ada, event, payment } = await failsAt(3);
  const deleted = await failsAt(3);
  await deleted.ada.delete();
  expect(await about(deleted.payment)).toMatchObject([{ reason: 'no_account', status: 'paid' }]);

  const { id } = event;
  await wait(day - minute);
  expect(await about(payment)).toMatchObject([{ id, reason: 'unhandled', status: 'paid' }]);
  await wait(minute);
  const listed = { id, reason: 'not_started', status: 'paid', email: ada.email };
  expect(await about(payment)).toMatchObject([listed]);
  const dispute = moneyBackEvent('charge.dispute.created', payment, {});
  await deliver(dispute);
  await payments.mark(dispute.id, true);
  expect(await about(payment)).toMatchObject([listed]);
  await cron(now());
  expect(await about(payment)).toEqual([]);
});

test('an event that was stored but not handled is listed after an hour, until the provider’s retry succeeds', async () => {
  const { about, failsAt, ...app } = await openBroken();
  const { ada, event, payment } = await failsAt(2);
  app.pass(hour - minute);
  expect(await about(payment)).toEqual([]);
  app.pass(minute);
  expect(await about(payment)).toMatchObject([
    { id: event.id, reason: 'unhandled', email: ada.email, open: true },
  ]);
  await app.deliver(event);
  for (const show of ['open', 'done']) expect(await about(payment, show)).toEqual([]);
});

test('a row marked done is listed again while its cause lasts: a plan that has not started, a payment that is not refunded', async () => {
  const { about, payments, payTwice, wait, failsAt, moneyBack } = await openBroken();
  const unstarted = await failsAt(3);
  const twice = await payTwice();
  await wait(day);
  for (const { event } of [unstarted, twice]) await payments.mark(event.id, true);
  for (const { payment } of [unstarted, twice]) expect(await about(payment)).toEqual([]);

  await wait(day);
  const [again] = await about(unstarted.payment);
  expect(again).toMatchObject({ reason: 'not_started', open: true });
  expect(again!.done).not.toBeNull();
  expect(await about(unstarted.payment, 'done')).toEqual([]);
  expect(await about(twice.payment)).toEqual([]);
  // Marked again, it is hidden for another day.
  await payments.mark(unstarted.event.id, true);
  expect(await about(unstarted.payment)).toEqual([]);

  await wait(6 * day);
  expect(await about(twice.payment)).toMatchObject([{ reason: 'duplicate', open: true }]);
  await moneyBack(twice.payment);
  expect(await about(twice.payment)).toEqual([]);
});

test('a second payment needs review even if its event was never fully handled', async () => {
  const { about, failsAt, customer, deliver } = await openBroken();
  const ada = await customer();
  const { reference } = await ada.buy();
  // The steps: store the event, leave the paid payment as it is, add the duplicate, mark the event as handled (fails).
  const { event, payment } = await failsAt(4, ada, reference);
  const listed = [{ id: event.id, reason: 'duplicate' }];
  expect(await about(payment)).toMatchObject(listed);
  await deliver(event);
  expect(await about(payment)).toMatchObject(listed);
});

test('a refund of a plan that had replaced an earlier paid term needs manual review', async () => {
  const { about, ...app } = await openReview();
  const ada = await app.customer();
  await ada.buy('pro', 'annual');
  app.pass(minute);
  const { payment } = await ada.buy('ultra', 'annual');
  app.pass(minute);
  await app.moneyBack(payment);
  const listed = { reason: 'earlier_term', status: 'refunded', plan: 'ultra', open: true };
  expect(await about(payment)).toMatchObject([listed]);
});

test.each([
  ['lost', 0],
  ['won', 1],
])('after a %s dispute, the number of payments left to review is %i', async (status, open) => {
  const { about, ...app } = await openReview();
  const { payment } = await (await app.customer()).buy();
  app.pass(minute);
  await app.moneyBack(payment, 'charge.dispute.created', {});
  expect(await about(payment)).toMatchObject([{ reason: 'disputed', status: 'completed', plan: 'pro' }]);
  app.pass(minute);
  await app.moneyBack(payment, 'charge.dispute.closed', { status });
  expect(await about(payment)).toHaveLength(open);
});
