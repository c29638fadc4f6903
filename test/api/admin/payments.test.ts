import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { createApp, createWorker } from '../../../functions/app.ts';
import { day, hour, minute } from '../auth/house.ts';
import { checkoutEvent, moneyBackEvent, newId, openShop } from '../billing/shop.ts';
import { unreliable } from '../billing/unreliable.ts';
import { openOffice, payForLess, payTwice } from './office.ts';

// Each failure is one that we cause, and the log says so at length.
vi.spyOn(console, 'error').mockReturnValue();

const cron = (now: Date) =>
  createWorker(createApp(), () => ({ send: async () => {} })).scheduled(
    createScheduledController({ scheduledTime: now, cron: '17 3 * * *' }),
    env,
  );

test('a payment that went as it should is no matter', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const { payment } = await (await shop.customer()).buy();
  shop.pass(2 * day);
  await office.signIn();
  expect(await office.about(payment)).toEqual([]);
  expect(await office.about(payment, 'done')).toEqual([]);
});

test('money paid twice is one matter, with all that is known of it', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const ada = await shop.customer();
  const { event, payment } = await payTwice(shop, ada);
  expect(await office.about(payment)).toEqual([
    {
      id: event.id,
      at: shop.now().toISOString(),
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
});

test('money that names no checkout of ours is a matter of nobody', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const payment = newId('pi');
  await shop.deliver(
    checkoutEvent({ reference: crypto.randomUUID(), payment, amount: 1234, currency: 'eur' }),
  );
  expect(await office.about(payment)).toMatchObject([
    {
      reason: 'unknown_session',
      amount: 1234,
      currency: 'eur',
      plan: null,
      billing_cycle: null,
      email: null,
      status: null,
    },
  ]);
});

test('money of another amount says what was ordered, and by whom', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const ada = await shop.customer();
  const payment = newId('pi');
  await shop.deliver(checkoutEvent({ reference: await ada.checkout('ultra', 'annual'), payment, amount: 1 }));
  expect(await office.about(payment)).toMatchObject([
    {
      reason: 'amount_mismatch',
      amount: 1,
      plan: 'ultra',
      billing_cycle: 'annual',
      email: ada.email,
      status: 'failed',
    },
  ]);
});

test('money for an account that has been deleted shows nothing of the person', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const ada = await shop.customer();
  const reference = await ada.checkout();
  await ada.post('/api/user/delete', { password: 'correct horse' });
  const payment = newId('pi');
  await shop.deliver(checkoutEvent({ reference, payment }));
  expect(await office.about(payment)).toMatchObject([
    { reason: 'no_account', plan: 'pro', email: null, status: 'paid' },
  ]);
});

test('money for a lower plan waits; once it has begun by itself, nothing is left to do', async () => {
  const shop = openShop({ at: '2026-11-20T12:00:00Z' });
  const office = await openOffice(shop);
  const { payment } = await payForLess(shop, await shop.customer());
  expect(await office.about(payment)).toMatchObject([{ reason: 'lower_plan', status: 'paid', open: true }]);
  shop.pass(30 * day + hour);
  await cron(shop.now());
  await office.signIn();
  expect(await office.about(payment)).toEqual([]);
  expect(await office.about(payment, 'done')).toMatchObject([
    { reason: 'lower_plan', status: 'completed', open: false, done: null },
  ]);
});

test('when its account goes meanwhile, or its time has come and it does not begin, the matter says so', async () => {
  const shop = openShop({ at: '2026-11-20T12:00:00Z' });
  const office = await openOffice(shop);
  const [ada, grace] = [await shop.customer(), await shop.customer()];
  const [left, late] = [await payForLess(shop, ada), await payForLess(shop, grace)];
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await office.about(left.payment)).toMatchObject([{ reason: 'no_account', email: null }]);
  shop.pass(30 * day + hour);
  await office.signIn();
  expect(await office.about(late.payment)).toMatchObject([{ reason: 'lower_plan', email: grace.email }]);
  shop.pass(day);
  await office.signIn();
  expect(await office.about(late.payment)).toMatchObject([{ reason: 'not_started', status: 'paid' }]);
});

test('what was paid for and did not begin within a day is a matter, though no event says so', async () => {
  const d1 = unreliable();
  const shop = openShop({ env: { DB: d1.DB } });
  const office = await openOffice(shop);
  const pay = async (failing: number) => {
    const ada = await shop.customer();
    const reference = await ada.checkout();
    const payment = newId('pi');
    const event = checkoutEvent({ reference, payment });
    await d1.trips(() => shop.deliver(event), { trip: failing, moment: 'before' });
    return { ada, event, payment };
  };
  // Kept, paid, then the account is read; the provider never comes again.
  const { ada, event, payment } = await pay(3);
  const deleted = await pay(3);
  await deleted.ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await office.about(deleted.payment)).toMatchObject([{ reason: 'no_account', status: 'paid' }]);

  shop.pass(day - minute);
  await office.signIn();
  expect(await office.about(payment)).toEqual([]);
  shop.pass(minute);
  await office.signIn();
  expect(await office.about(payment)).toMatchObject([
    { id: event.id, reason: 'not_started', status: 'paid', email: ada.email },
  ]);
  await cron(shop.now());
  expect(await office.about(payment)).toEqual([]);
  expect(await office.about(payment, 'done')).toEqual([]);
});

test('a second payment is a matter even where the event that told of it was never finished', async () => {
  const d1 = unreliable();
  const shop = openShop({ env: { DB: d1.DB } });
  const office = await openOffice(shop);
  const { reference } = await (await shop.customer()).buy();
  const payment = newId('pi');
  const event = checkoutEvent({ reference, payment });
  // Kept, not paid anew, added as a duplicate, then marked as handled.
  await d1.trips(() => shop.deliver(event), { trip: 4, moment: 'before' });
  expect(await office.about(payment)).toMatchObject([{ id: event.id, reason: 'duplicate' }]);
  await shop.deliver(event);
  expect(await office.about(payment)).toMatchObject([{ id: event.id, reason: 'duplicate' }]);
});

test.each(['unknown_session', 'amount_mismatch', 'no_account', 'lower_plan', 'duplicate'])(
  'once the money of %s has been given back, the matter is closed by itself',
  async (reason) => {
    const shop = openShop();
    const office = await openOffice(shop);
    const ada = await shop.customer();
    const payment = newId('pi');
    const of = {
      unknown_session: async () => ({ reference: null }),
      amount_mismatch: async () => ({ reference: await ada.checkout(), amount: 1 }),
      no_account: async () => {
        const reference = await ada.checkout();
        await ada.post('/api/user/delete', { password: 'correct horse' });
        return { reference };
      },
      lower_plan: async () => {
        const reference = await ada.checkout();
        await ada.buy('ultra');
        return { reference };
      },
      duplicate: async () => ({ reference: (await ada.buy()).reference }),
    }[reason]!;
    await shop.deliver(checkoutEvent({ payment, ...(await of()) }));
    expect(await office.about(payment)).toMatchObject([{ reason, open: true }]);
    shop.pass(minute);
    await shop.deliver(moneyBackEvent('charge.refunded', payment));
    expect(await office.about(payment)).toEqual([]);
    expect(await office.about(payment, 'done')).toMatchObject([
      { reason, status: 'refunded', open: false, done: null },
    ]);
  },
);

test('a part given back leaves the matter open', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const { payment } = await payTwice(shop, await shop.customer());
  await shop.deliver(moneyBackEvent('charge.refunded', payment, { refunded: false }));
  expect(await office.about(payment)).toHaveLength(1);
});

test('a refund that comes before the news of what it refunds leaves nothing to do', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const { reference } = await (await shop.customer()).buy();
  const payment = newId('pi');
  await shop.deliver(moneyBackEvent('charge.refunded', payment));
  await shop.deliver(checkoutEvent({ reference, payment }));
  expect(await office.about(payment)).toEqual([]);
  expect(await office.about(payment, 'done')).toEqual([]);
});

test('a refund that ends a plan which had replaced a term paid for waits for a hand', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const ada = await shop.customer();
  await ada.buy('pro', 'annual');
  shop.pass(minute);
  const { payment } = await ada.buy('ultra', 'annual');
  shop.pass(minute);
  await shop.deliver(moneyBackEvent('charge.refunded', payment));
  const [matter] = await office.about(payment);
  expect(matter).toMatchObject({ reason: 'earlier_term', status: 'refunded', plan: 'ultra', open: true });
  await office.mark(matter!.id, true);
  expect(await office.about(payment)).toEqual([]);
  expect(await office.about(payment, 'done')).toHaveLength(1);
});

test('a dispute that is lost is closed by itself; one that is won waits for a hand', async () => {
  const shop = openShop();
  const office = await openOffice(shop);
  const payments = await Promise.all(
    ['lost', 'won'].map(async (status) => {
      const { payment } = await (await shop.customer()).buy();
      shop.pass(minute);
      await shop.deliver(moneyBackEvent('charge.dispute.created', payment, {}));
      expect(await office.about(payment)).toMatchObject([
        { reason: 'disputed', status: 'completed', plan: 'pro' },
      ]);
      shop.pass(minute);
      await shop.deliver(moneyBackEvent('charge.dispute.closed', payment, { status }));
      return payment;
    }),
  );
  expect(await office.about(payments[0]!)).toEqual([]);
  expect(await office.about(payments[1]!)).toHaveLength(1);
});

test('the mail to support says the same and leads to the page', async () => {
  const shop = openShop();
  const { payment } = await payTwice(shop, await shop.customer());
  const mails = await shop.mails('support@longhand.example');
  const mail = mails.find(({ text }) => text.includes(payment))!;
  expect(mail.text).toContain('Its checkout had already been paid. Refund this payment.');
  expect(mail.text).toContain('https://longhand.example/admin/payments');
});
