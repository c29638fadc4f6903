import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activatePaid } from '#billing/activation.ts';
import { payments } from '#db/schema/index.ts';
import { accountMeter, aRun, same, wordsUsed } from '../meter/account.ts';
import { day, hour, refusal } from '../auth/app.ts';
import {
  accountOf,
  checkoutEvent,
  db,
  eventOf,
  moneyBackEvent,
  newId,
  openShop,
  paymentOf,
} from './stripe.ts';

const at = (text: string) => new Date(text);

test('a refund ends the term that the payment bought, and the account is on the free plan at once', async () => {
  const { app, ada } = await openShop();
  const { reference, payment } = await ada.buy();
  app.pass(3 * day);
  await app.moneyBack(payment, 'charge.refunded', { refunded: false });
  expect((await ada.billing()).plan).toBe('pro');
  await app.moneyBack(payment);
  expect(await ada.billing()).toMatchObject({ plan: 'free', status: 'expired' });
  expect(await ada.ask(reference)).toMatchObject(refusal(409, 'payment_refunded'));
  expect((await ada.get('/api/user/usage')).body).toMatchObject({ words_limit: 500, words_used: 0 });
  expect(await wordsUsed(ada.id)).toEqual(same(0));
  const subjects = await app.subjects(ada.email);
  expect(subjects.filter((subject) => subject === 'Your payment was refunded')).toHaveLength(1);
});

test('a second payment that is refunded before its event arrives needs no manual review', async () => {
  const { app, ada } = await openShop();
  const { reference } = await ada.buy();
  const second = checkoutEvent({ reference });
  const { payment_intent: payment } = second.data.object;
  await app.moneyBack(payment);
  await app.deliver(second);
  const kept = (await ada.payments()).map(({ status }) => status);
  expect(kept.toSorted()).toEqual(['completed', 'refunded']);
  expect(await eventOf(second.id)).toMatchObject({ attention: null });
  expect(await app.toSupport(payment)).toEqual([]);
});

test('a refund that arrives before the payment event, or with it, leaves no plan', async () => {
  const { app } = await openShop();
  for (let turn = 0; turn < 8; turn++) {
    const ada = await app.customer();
    const before = await ada.standing();
    const reference = await ada.checkout();
    const payment = newId('pi');
    const paid = () => app.deliver(checkoutEvent({ reference, payment }));
    const back = () => app.moneyBack(payment);
    if (turn === 0) await back();
    await Promise.all(turn % 2 === 0 ? [paid(), back()] : [back(), paid()]);
    expect((await paymentOf(reference)).status).toBe('refunded');
    expect((await ada.billing()).plan).toBe('free');
    if (turn === 0) expect(await ada.standing()).toEqual(before);
  }
});

test('a refund between the payment event and the start of the plan leaves the account and the books unchanged', async () => {
  const { app, ada } = await openShop();
  const reference = await ada.checkout();
  await accountMeter(db, await accountOf(ada.id)).reserve(aRun(100), app.now());
  const before = await ada.standing();
  const set = (status: 'paid' | 'refunded') =>
    db.update(payments).set({ status }).where(eq(payments.id, reference));
  await set('paid');
  const read = await paymentOf(reference);
  await set('refunded');
  expect(await activatePaid(db, read, app.now())).toEqual({ state: 'not_waiting' });
  expect(await ada.standing()).toEqual(before);
});

test.each([
  ['a month leaves the current month', 'monthly'],
  ['a year leaves the current month monthly and renewable', 'annual'],
] as const)('a refund of a renewal by %s', async (_, cycle) => {
  const { app, ada } = await openShop();
  await ada.buy();
  app.pass(25 * day);
  const { payment } = await ada.buy('pro', cycle);
  expect((await accountOf(ada.id)).billingCycle).toBe(cycle);
  await app.moneyBack(payment);
  expect(await accountOf(ada.id)).toMatchObject({
    plan: 'pro',
    billingCycle: 'monthly',
    subscriptionEnd: at('2026-12-20T12:00:00Z'),
  });
  expect((await ada.order('pro', 'monthly')).status).toBe(201);
});

test('when two terms are refunded, the first one first, neither ends before the current time', async () => {
  const { app, ada } = await openShop();
  const references = [await ada.checkout(), await ada.checkout()];
  const money = references.map((reference) => checkoutEvent({ reference }));
  for (const event of money) await app.deliver(event);
  for (const event of money) {
    app.pass(10 * day);
    await app.moneyBack(event.data.object.payment_intent);
  }
  expect((await accountOf(ada.id)).subscriptionEnd).toEqual(app.now());
  expect(await ada.billing()).toMatchObject({ plan: 'free', status: 'expired' });
});

test('a refund of a year that a higher plan replaced leaves a plan bought later unchanged', async () => {
  const { app, ada } = await openShop();
  const [replaced, year] = [await ada.buy(), await ada.buy('pro', 'annual')];
  app.pass(hour);
  const upgrade = await ada.buy('ultra', 'annual');
  const ultra = await ada.standing();
  await app.moneyBack(replaced.payment);
  expect(await ada.standing()).toEqual(ultra);
  const back = moneyBackEvent('charge.refunded', upgrade.payment);
  await app.deliver(back);
  // The paid year that the upgrade had replaced is flagged for review.
  expect(await eventOf(back.id)).toMatchObject({ attention: 'earlier_term' });
  app.pass(day);
  await ada.buy('pro', 'monthly');
  const month = await ada.standing();
  expect(month).toMatchObject({ plan: 'pro', subscriptionEnd: at('2026-12-21T13:00:00Z') });
  await app.moneyBack(year.payment);
  expect(await ada.standing()).toEqual(month);
});

test('a dispute is reported to support and ends the term only when it is lost', async () => {
  const { app, ada } = await openShop();
  const { payment } = await ada.buy();
  const opened = moneyBackEvent('charge.dispute.created', payment, { status: 'needs_response' });
  await app.deliver(opened);
  expect(await eventOf(opened.id)).toMatchObject({ attention: 'disputed' });
  expect((await app.toSupport(payment))[0]!.subject).toContain('disputed');
  for (const [status, plan] of [
    ['won', 'pro'],
    ['lost', 'free'],
  ]) {
    await app.moneyBack(payment, 'charge.dispute.closed', { status });
    expect((await ada.billing()).plan).toBe(plan);
  }
});
