import { expect, test, vi } from 'vitest';
import { day, hour, minute } from '../auth/app.ts';
import { checkoutEvent, moneyBackEvent, newId, openAppWithStripe } from '../billing/stripe.ts';
import { unreliable } from '../d1.ts';
import { signInNewAdmin, payForLess, payTwice } from './admin.ts';
import { nightly } from '../cron.ts';

// Each failure is one that we cause, and the log says so at length.
vi.spyOn(console, 'error').mockReturnValue();

const cron = (now: Date) => nightly(now, { mailer: () => ({ send: async () => {} }) });

test('a payment that went as it should needs no review', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const { payment } = await (await app.customer()).buy();
  app.pass(2 * day);
  await admin.signIn();
  expect(await admin.about(payment)).toEqual([]);
  expect(await admin.about(payment, 'done')).toEqual([]);
});

test('money paid twice is listed once, with all that is known of it', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const ada = await app.customer();
  const { event, payment } = await payTwice(app, ada);
  expect(await admin.about(payment)).toEqual([
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
});

test('money that belongs to no checkout of ours is listed without an account', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const payment = newId('pi');
  await app.deliver(
    checkoutEvent({ reference: crypto.randomUUID(), payment, amount: 1234, currency: 'eur' }),
  );
  expect(await admin.about(payment)).toMatchObject([
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
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const ada = await app.customer();
  const payment = newId('pi');
  await app.deliver(checkoutEvent({ reference: await ada.checkout('ultra', 'annual'), payment, amount: 1 }));
  expect(await admin.about(payment)).toMatchObject([
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
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const ada = await app.customer();
  const reference = await ada.checkout();
  await ada.post('/api/user/delete', { password: 'correct horse' });
  const payment = newId('pi');
  await app.deliver(checkoutEvent({ reference, payment }));
  expect(await admin.about(payment)).toMatchObject([
    { reason: 'no_account', plan: 'pro', email: null, status: 'paid' },
  ]);
});

test('money for a lower plan waits; once it has begun by itself, nothing is left to do', async () => {
  const app = openAppWithStripe({ at: '2026-11-20T12:00:00Z' });
  const admin = await signInNewAdmin(app);
  const { payment } = await payForLess(app, await app.customer());
  expect(await admin.about(payment)).toMatchObject([{ reason: 'lower_plan', status: 'paid', open: true }]);
  app.pass(30 * day + hour);
  await cron(app.now());
  await admin.signIn();
  expect(await admin.about(payment)).toEqual([]);
  expect(await admin.about(payment, 'done')).toMatchObject([
    { reason: 'lower_plan', status: 'completed', open: false, done: null },
  ]);
});

test('when its account is deleted meanwhile, or its plan does not start when it could, the reason says so', async () => {
  const app = openAppWithStripe({ at: '2026-11-20T12:00:00Z' });
  const admin = await signInNewAdmin(app);
  const [ada, grace] = [await app.customer(), await app.customer()];
  const [left, late] = [await payForLess(app, ada), await payForLess(app, grace)];
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await admin.about(left.payment)).toMatchObject([{ reason: 'no_account', email: null }]);
  app.pass(30 * day + hour);
  await admin.signIn();
  expect(await admin.about(late.payment)).toMatchObject([{ reason: 'lower_plan', email: grace.email }]);
  app.pass(day);
  await admin.signIn();
  expect(await admin.about(late.payment)).toMatchObject([{ reason: 'not_started', status: 'paid' }]);
});

test('a paid plan that did not start within a day needs review, though no event says so', async () => {
  const d1 = unreliable();
  const app = openAppWithStripe({ env: { DB: d1.DB } });
  const admin = await signInNewAdmin(app);
  const pay = async (failing: number) => {
    const ada = await app.customer();
    const reference = await ada.checkout();
    const payment = newId('pi');
    const event = checkoutEvent({ reference, payment });
    await d1.trips(() => app.deliver(event), { trip: failing, moment: 'before' });
    return { ada, event, payment };
  };
  // Kept, paid, then the account is read; the provider never comes again.
  const { ada, event, payment } = await pay(3);
  const deleted = await pay(3);
  await deleted.ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await admin.about(deleted.payment)).toMatchObject([{ reason: 'no_account', status: 'paid' }]);

  app.pass(day - minute);
  await admin.signIn();
  expect(await admin.about(payment)).toMatchObject([{ id: event.id, reason: 'unhandled', status: 'paid' }]);
  app.pass(minute);
  await admin.signIn();
  expect(await admin.about(payment)).toMatchObject([
    { id: event.id, reason: 'not_started', status: 'paid', email: ada.email },
  ]);
  await cron(app.now());
  expect(await admin.about(payment)).toEqual([]);
  expect(await admin.about(payment, 'done')).toEqual([]);
});

test('an event that was kept and never handled is listed after an hour, until the provider’s next try succeeds', async () => {
  const d1 = unreliable();
  const app = openAppWithStripe({ env: { DB: d1.DB } });
  const admin = await signInNewAdmin(app);
  const ada = await app.customer();
  const payment = newId('pi');
  const event = checkoutEvent({ reference: await ada.checkout(), payment });
  // Kept; then the payment could not be marked as paid.
  await d1.trips(() => app.deliver(event), { trip: 2, moment: 'before' });
  app.pass(hour - minute);
  expect(await admin.about(payment)).toEqual([]);
  app.pass(minute);
  expect(await admin.about(payment)).toMatchObject([
    { id: event.id, reason: 'unhandled', email: ada.email, open: true },
  ]);
  await app.deliver(event);
  expect(await admin.about(payment)).toEqual([]);
  expect(await admin.about(payment, 'done')).toEqual([]);
});

test('what was marked as done comes back while its cause goes on: a plan that does not start, money that does not go back', async () => {
  const d1 = unreliable();
  const app = openAppWithStripe({ env: { DB: d1.DB } });
  const admin = await signInNewAdmin(app);
  const unstarted = newId('pi');
  const event = checkoutEvent({ reference: await (await app.customer()).checkout(), payment: unstarted });
  await d1.trips(() => app.deliver(event), { trip: 3, moment: 'before' });
  const twice = await payTwice(app, await app.customer());
  app.pass(day);
  await admin.signIn();
  await admin.mark(event.id, true);
  await admin.mark(twice.event.id, true);
  expect(await admin.about(unstarted)).toEqual([]);
  expect(await admin.about(twice.payment)).toEqual([]);

  app.pass(day);
  await admin.signIn();
  expect(await admin.about(unstarted)).toMatchObject([{ reason: 'not_started', open: true }]);
  expect((await admin.about(unstarted))[0]!.done).not.toBeNull();
  expect(await admin.about(unstarted, 'done')).toEqual([]);
  expect(await admin.about(twice.payment)).toEqual([]);
  // Marked once more, it is left alone for another day.
  await admin.mark(event.id, true);
  expect(await admin.about(unstarted)).toEqual([]);

  app.pass(6 * day);
  await admin.signIn();
  expect(await admin.about(twice.payment)).toMatchObject([{ reason: 'duplicate', open: true }]);
  await app.deliver(moneyBackEvent('charge.refunded', twice.payment));
  expect(await admin.about(twice.payment)).toEqual([]);
});

test('a paid plan that does not start is listed beside a dispute about its money that is done', async () => {
  const d1 = unreliable();
  const app = openAppWithStripe({ env: { DB: d1.DB } });
  const admin = await signInNewAdmin(app);
  const payment = newId('pi');
  const event = checkoutEvent({ reference: await (await app.customer()).checkout(), payment });
  await d1.trips(() => app.deliver(event), { trip: 3, moment: 'before' });
  const dispute = moneyBackEvent('charge.dispute.created', payment, {});
  await app.deliver(dispute);
  await admin.mark(dispute.id, true);
  app.pass(day);
  await admin.signIn();
  expect(await admin.about(payment)).toMatchObject([{ id: event.id, reason: 'not_started' }]);
});

test('a second payment needs review even where the event that told of it was never finished', async () => {
  const d1 = unreliable();
  const app = openAppWithStripe({ env: { DB: d1.DB } });
  const admin = await signInNewAdmin(app);
  const { reference } = await (await app.customer()).buy();
  const payment = newId('pi');
  const event = checkoutEvent({ reference, payment });
  // Kept, not paid anew, added as a duplicate, then marked as handled.
  await d1.trips(() => app.deliver(event), { trip: 4, moment: 'before' });
  expect(await admin.about(payment)).toMatchObject([{ id: event.id, reason: 'duplicate' }]);
  await app.deliver(event);
  expect(await admin.about(payment)).toMatchObject([{ id: event.id, reason: 'duplicate' }]);
});

test.each(['unknown_session', 'amount_mismatch', 'no_account', 'lower_plan', 'duplicate'])(
  'once the money of %s has been refunded, it needs no more review',
  async (reason) => {
    const app = openAppWithStripe();
    const admin = await signInNewAdmin(app);
    const ada = await app.customer();
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
    await app.deliver(checkoutEvent({ payment, ...(await of()) }));
    expect(await admin.about(payment)).toMatchObject([{ reason, open: true }]);
    app.pass(minute);
    await app.deliver(moneyBackEvent('charge.refunded', payment));
    expect(await admin.about(payment)).toEqual([]);
    expect(await admin.about(payment, 'done')).toMatchObject([
      { reason, status: 'refunded', open: false, done: null },
    ]);
  },
);

test('a part refunded leaves it open', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const { payment } = await payTwice(app, await app.customer());
  await app.deliver(moneyBackEvent('charge.refunded', payment, { refunded: false }));
  expect(await admin.about(payment)).toHaveLength(1);
});

test('a refund that comes before the news of what it refunds leaves nothing to do', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const { reference } = await (await app.customer()).buy();
  const payment = newId('pi');
  await app.deliver(moneyBackEvent('charge.refunded', payment));
  await app.deliver(checkoutEvent({ reference, payment }));
  expect(await admin.about(payment)).toEqual([]);
  expect(await admin.about(payment, 'done')).toEqual([]);
});

test('a refund that ends a plan which had replaced a term paid for waits for a hand', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const ada = await app.customer();
  await ada.buy('pro', 'annual');
  app.pass(minute);
  const { payment } = await ada.buy('ultra', 'annual');
  app.pass(minute);
  await app.deliver(moneyBackEvent('charge.refunded', payment));
  const [listed] = await admin.about(payment);
  expect(listed).toMatchObject({ reason: 'earlier_term', status: 'refunded', plan: 'ultra', open: true });
  await admin.mark(listed!.id, true);
  expect(await admin.about(payment)).toEqual([]);
  expect(await admin.about(payment, 'done')).toHaveLength(1);
});

test('a dispute that is lost is closed by itself; one that is won waits for a hand', async () => {
  const app = openAppWithStripe();
  const admin = await signInNewAdmin(app);
  const payments = await Promise.all(
    ['lost', 'won'].map(async (status) => {
      const { payment } = await (await app.customer()).buy();
      app.pass(minute);
      await app.deliver(moneyBackEvent('charge.dispute.created', payment, {}));
      expect(await admin.about(payment)).toMatchObject([
        { reason: 'disputed', status: 'completed', plan: 'pro' },
      ]);
      app.pass(minute);
      await app.deliver(moneyBackEvent('charge.dispute.closed', payment, { status }));
      return payment;
    }),
  );
  expect(await admin.about(payments[0]!)).toEqual([]);
  expect(await admin.about(payments[1]!)).toHaveLength(1);
});

test('the mail to support says the same and leads to the page', async () => {
  const app = openAppWithStripe();
  const { payment } = await payTwice(app, await app.customer());
  const mails = await app.mails('support@longhand.example');
  const mail = mails.find(({ text }) => text.includes(payment))!;
  expect(mail.text).toContain('Its checkout had already been paid. Refund this payment.');
  expect(mail.text).toContain('https://longhand.example/admin/payments');
});
