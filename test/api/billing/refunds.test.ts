import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activatePaid } from '#billing/activation.ts';
import { payments } from '#db/schema/index.ts';
import { accountMeter, aRun, same, wordsUsed } from '../meter/account.ts';
import { day, hour } from '../auth/app.ts';
import {
  accountOf,
  checkoutEvent,
  db,
  eventOf,
  moneyBackEvent,
  newId,
  openAppWithStripe,
  paymentOf,
  paymentsOf,
  standing,
} from './stripe.ts';

const at = (text: string) => new Date(text);

test('a refund ends the term that it bought, and the account is free at once', async () => {
  const app = openAppWithStripe();
  const ada = await app.customer();
  const { reference, payment } = await ada.buy();
  app.pass(3 * day);
  await app.deliver(moneyBackEvent('charge.refunded', payment, { refunded: false }));
  expect((await ada.get('/api/user/billing')).body.plan).toBe('pro');
  await app.deliver(moneyBackEvent('charge.refunded', payment));
  expect((await ada.get('/api/user/billing')).body).toMatchObject({ plan: 'free', status: 'expired' });
  expect(await ada.ask(reference)).toMatchObject({ status: 409, body: { code: 'payment_refunded' } });
  expect((await ada.get('/api/user/usage')).body).toMatchObject({ words_limit: 500, words_used: 0 });
  expect(await wordsUsed(ada.id)).toEqual(same(0));
  const subjects = (await app.mails(ada.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your payment was refunded')).toHaveLength(1);
});

test('a refund that comes before the news of the payment starts nothing', async () => {
  const app = openAppWithStripe();
  const ada = await app.customer();
  const before = await standing(ada.id);
  const reference = await ada.checkout();
  const payment = newId('pi');
  await app.deliver(moneyBackEvent('charge.refunded', payment));
  await app.deliver(checkoutEvent({ reference, payment }));
  expect(await standing(ada.id)).toEqual(before);
  expect((await paymentOf(reference)).status).toBe('refunded');
});

test('a second payment that has gone back before the news of it needs nobody’s hand', async () => {
  const app = openAppWithStripe();
  const ada = await app.customer();
  const { reference } = await ada.buy();
  const second = checkoutEvent({ reference });
  await app.deliver(moneyBackEvent('charge.refunded', second.data.object.payment_intent));
  await app.deliver(second);
  expect((await paymentsOf(ada.id)).map(({ status }) => status).toSorted()).toEqual([
    'completed',
    'refunded',
  ]);
  expect(await eventOf(second.id)).toMatchObject({ attention: null });
  const mails = await app.mails('support@longhand.example');
  expect(mails.filter(({ text }) => text.includes(second.data.object.payment_intent))).toEqual([]);
});

test('a refund and the first news of the payment at once leave no plan behind, whichever is first', async () => {
  const app = openAppWithStripe();
  for (let turn = 0; turn < 8; turn++) {
    const ada = await app.customer();
    const reference = await ada.checkout();
    const payment = newId('pi');
    const paid = () => app.deliver(checkoutEvent({ reference, payment }));
    const back = () => app.deliver(moneyBackEvent('charge.refunded', payment));
    await Promise.all(turn % 2 === 0 ? [paid(), back()] : [back(), paid()]);
    expect((await paymentOf(reference)).status).toBe('refunded');
    expect((await ada.get('/api/user/billing')).body.plan).toBe('free');
  }
});

test('money that goes back between the news of it and the start of the plan leaves account and books alone', async () => {
  const app = openAppWithStripe();
  const ada = await app.customer();
  const reference = await ada.checkout();
  await accountMeter(db, await accountOf(ada.id)).reserve(aRun(100), app.now());
  const before = await standing(ada.id);
  await db.update(payments).set({ status: 'paid' }).where(eq(payments.id, reference));
  const read = await paymentOf(reference);
  await db.update(payments).set({ status: 'refunded' }).where(eq(payments.id, reference));
  expect(await activatePaid(db, read, app.now())).toEqual({ state: 'not_waiting' });
  expect(await standing(ada.id)).toEqual(before);
});

test('a refund of a renewal takes the added term away and leaves the one that runs', async () => {
  const app = openAppWithStripe({ at: '2026-11-20T12:00:00Z' });
  const ada = await app.customer();
  await ada.buy();
  app.pass(25 * day);
  const { payment } = await ada.buy();
  expect((await accountOf(ada.id)).subscriptionEnd).toEqual(at('2027-01-20T12:00:00Z'));
  await app.deliver(moneyBackEvent('charge.refunded', payment));
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', subscriptionEnd: at('2026-12-20T12:00:00Z') });
});

test('of two terms given back, the first one first, none ends before this moment', async () => {
  const app = openAppWithStripe({ at: '2026-11-20T12:00:00Z' });
  const ada = await app.customer();
  const references = [await ada.checkout(), await ada.checkout()];
  const money = references.map((reference) => checkoutEvent({ reference }));
  for (const event of money) await app.deliver(event);
  for (const event of money) {
    app.pass(10 * day);
    await app.deliver(moneyBackEvent('charge.refunded', event.data.object.payment_intent));
  }
  expect((await accountOf(ada.id)).subscriptionEnd).toEqual(app.now());
  expect((await ada.get('/api/user/billing')).body).toMatchObject({ plan: 'free', status: 'expired' });
});

test('a year given back leaves the month before it a month, which can be renewed', async () => {
  const app = openAppWithStripe({ at: '2026-11-20T12:00:00Z' });
  const ada = await app.customer();
  await ada.buy('pro', 'monthly');
  app.pass(25 * day);
  const year = await ada.buy('pro', 'annual');
  expect((await accountOf(ada.id)).billingCycle).toBe('annual');
  await app.deliver(moneyBackEvent('charge.refunded', year.payment));
  expect((await accountOf(ada.id)).billingCycle).toBe('monthly');
  expect((await ada.order('pro', 'monthly')).status).toBe(201);
});

test('a refund of a term that no longer runs leaves the plan that does', async () => {
  const app = openAppWithStripe();
  const ada = await app.customer();
  const first = await ada.buy('pro', 'annual');
  await ada.buy('ultra', 'annual');
  const ultra = await standing(ada.id);
  await app.deliver(moneyBackEvent('charge.refunded', first.payment));
  expect(await standing(ada.id)).toEqual(ultra);
  expect((await paymentOf(first.reference)).status).toBe('refunded');
});

test('a refund of a year that a higher plan replaced leaves what was bought after that one', async () => {
  const app = openAppWithStripe({ at: '2026-11-20T12:00:00Z' });
  const ada = await app.customer();
  const year = await ada.buy('pro', 'annual');
  app.pass(hour);
  const upgrade = await ada.buy('ultra', 'annual');
  const back = moneyBackEvent('charge.refunded', upgrade.payment);
  await app.deliver(back);
  // A year that was paid for is not forgotten over it.
  expect(await eventOf(back.id)).toMatchObject({ attention: 'earlier_term' });
  app.pass(day);
  await ada.buy('pro', 'monthly');
  const month = await standing(ada.id);
  expect(month.account).toMatchObject({ plan: 'pro', subscriptionEnd: at('2026-12-21T13:00:00Z') });
  await app.deliver(moneyBackEvent('charge.refunded', year.payment));
  expect(await standing(ada.id)).toEqual(month);
});

test('a dispute is told to support and ends the term only when it is lost', async () => {
  const app = openAppWithStripe();
  const ada = await app.customer();
  const { payment } = await ada.buy();
  const opened = moneyBackEvent('charge.dispute.created', payment, { status: 'needs_response' });
  await app.deliver(opened);
  expect(await eventOf(opened.id)).toMatchObject({ attention: 'disputed' });
  const [mail] = await app.mails('support@longhand.example');
  expect(mail!.subject).toContain('disputed');
  await app.deliver(moneyBackEvent('charge.dispute.closed', payment, { status: 'won' }));
  expect((await ada.get('/api/user/billing')).body.plan).toBe('pro');
  await app.deliver(moneyBackEvent('charge.dispute.closed', payment, { status: 'lost' }));
  expect((await ada.get('/api/user/billing')).body.plan).toBe('free');
});
