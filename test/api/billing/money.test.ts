import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createApp, createWorker, fiveMinuteCron } from '#app.ts';
import { amountInCents } from '#contract/plans.ts';
import { payments, secretUrls, users } from '#db/schema/index.ts';
import type { Mail } from '#mail/mail.ts';
import { same, wordsUsed } from '../meter/account.ts';
import { after, day, hour, refusal } from '../auth/app.ts';
import {
  accountOf,
  checkoutEvent,
  db,
  eventOf,
  newId,
  openAppWithStripe,
  openShop,
  paymentOf,
} from './stripe.ts';

const at = (text: string) => new Date(text);

/** Runs the nightly cron, or another one, and returns the mails that it sent. */
async function night(now: Date, fails?: (mail: Mail) => boolean, cron = '17 3 * * *'): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = () => ({
    async send(mail: Mail) {
      if (fails?.(mail)) throw new Error('refused');
      mails.push(mail);
    },
  });
  const controller = createScheduledController({ scheduledTime: now, cron });
  await createWorker(createApp(), mailer).scheduled(controller, env);
  return mails;
}

test.each([
  ['before the browser returns', 0, 200],
  ['an hour later', hour, 410],
  ['nearly a month later, after the cron has expired the session', 29 * day, 410],
])('money that arrives %s starts the plan at that time', async (_, wait, awaited) => {
  const { app, ada } = await openShop();
  const reference = await ada.checkout();
  app.pass(wait);
  if (wait > 0) expect((await ada.ask(reference)).status).toBe(awaited);
  if (wait > hour) await night(app.now());
  const event = checkoutEvent({ reference });
  expect((await app.deliver(event)).status).toBe(200);
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', subscriptionStart: app.now() });
  expect(await ada.activations()).toHaveLength(1);
  expect(await ada.ask(reference)).toMatchObject({ status: 200, body: { already_active: false } });
  // The URL that the provider returns to contains its own session id.
  expect((await ada.ask(event.data.object.id)).body).toMatchObject({ session_id: reference, plan: 'pro' });
});

test('a payment for a deleted account is stored without the user, and support is notified', async () => {
  const { app, ada } = await openShop();
  const reference = await ada.checkout();
  expect((await ada.delete()).status).toBe(200);
  const event = checkoutEvent({ reference });
  expect((await app.deliver(event)).status).toBe(200);
  expect(await paymentOf(reference)).toMatchObject({ status: 'paid', userId: null, amount: 500 });
  expect(await eventOf(event.id)).toMatchObject({ attention: 'no_account' });
  expect(await app.toSupport(event.data.object.payment_intent)).toHaveLength(1);
  const mailed = (await night(app.now())).map(({ to }) => to);
  for (const address of [ada.email, 'support@longhand.example']) expect(mailed).not.toContain(address);
  expect((await paymentOf(reference)).status).toBe('paid');
});

test('a second real payment for one session is stored as a duplicate, reported to support and changes nothing', async () => {
  const { app, ada } = await openShop();
  const { reference } = await ada.buy();
  const activated = await ada.standing();
  const second = checkoutEvent({ reference });
  const { id: session, payment_intent: payment } = second.data.object;
  for (const _ of ['once', 'twice']) await app.deliver(second);
  expect(await ada.standing()).toEqual(activated);
  const kept = await ada.payments();
  const both = ['completed', 'duplicate'];
  expect(kept.map(({ status }) => status).toSorted()).toEqual(both);
  const shown: { status: string }[] = (await ada.billing()).payments;
  expect(shown.map(({ status }) => status).toSorted()).toEqual(both);
  for (const asked of [kept.find(({ status }) => status === 'duplicate')!.id, session])
    expect(await ada.ask(asked)).toMatchObject(refusal(409, 'payment_duplicate'));
  expect(await app.toSupport(payment)).toHaveLength(1);
  // Refunding it ends nothing.
  await app.moneyBack(payment);
  expect(await ada.standing()).toEqual(activated);
});

test('with two open checkouts, a success page that names a plan waits for the checkout of that plan', async () => {
  const { app, ada } = await openShop();
  const [pro, ultra, session] = [await ada.checkout('pro'), await ada.checkout('ultra'), newId('cs')];
  expect((await ada.ask(session, { plan: 'pro' })).body).toMatchObject({
    session_id: pro,
    status: 'pending',
  });
  expect((await ada.ask(session)).body).toMatchObject({ session_id: ultra });
  await app.deliver(checkoutEvent({ reference: pro, session }));
  expect((await ada.ask(session)).body).toMatchObject({ session_id: pro, success: true });
});

test('two paid checkouts give consecutive terms, and a month added to a year leaves the billing cycle annual', async () => {
  const { app, ada } = await openShop();
  const references = [await ada.checkout(), await ada.checkout()];
  await Promise.all(references.map((reference) => app.deliver(checkoutEvent({ reference }))));
  const ends = { subscriptionEnd: at('2027-01-20T12:00:00Z') };
  expect(await accountOf(ada.id)).toMatchObject({ wordsLimit: 30_500, ...ends });
  const actions = (await ada.payments()).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(['ACTIVATED', 'EXTENDED']);
  expect(await ada.activations()).toHaveLength(1);
  expect(await wordsUsed(ada.id)).toEqual(same(0));

  const ben = await app.customer();
  const month = await ben.checkout();
  await ben.buy('pro', 'annual');
  await app.deliver(checkoutEvent({ reference: month }));
  const year = { billingCycle: 'annual', subscriptionEnd: at('2027-12-20T12:00:00Z') };
  expect(await accountOf(ben.id)).toMatchObject(year);
  expect((await ben.ask(month)).body).toMatchObject({ action: 'EXTENDED', months_added: 1 });
});

test('a payment for a lower plan never shortens a higher one: its plan starts by itself when the higher one ends', async () => {
  const { app, ada } = await openShop();
  const pro = await ada.checkout('pro', 'annual');
  await ada.buy('ultra', 'monthly');
  const ultra = await ada.standing();
  const event = checkoutEvent({ reference: pro, amount: 3000 });
  await app.deliver(event);
  expect(await ada.standing()).toEqual(ultra);
  expect(await eventOf(event.id)).toMatchObject({ attention: 'lower_plan' });
  expect(await ada.ask(pro)).toMatchObject({ status: 202, body: { status: 'paid' } });

  await night(at('2026-12-01T03:17:00Z'));
  expect((await accountOf(ada.id)).plan).toBe('ultra');
  const mails = (await night(at('2026-12-21T03:17:00Z'))).filter(({ to }) => to === ada.email);
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', subscriptionEnd: at('2027-12-21T03:17:00Z') });
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Pro plan is active']);
  await night(at('2026-12-22T03:17:00Z'));
  expect(await ada.activations()).toHaveLength(2);
});

test('an unpaid checkout waits for the event that confirms payment, and one that fails or expires can still be paid', async () => {
  const { app, ada } = await openShop();
  const before = await ada.standing();
  const checkout = { reference: await ada.checkout(), session: newId('cs') };
  const news = (type: string) =>
    app.deliver(checkoutEvent({ ...checkout, type: `checkout.session.${type}` }));
  await app.deliver(checkoutEvent({ ...checkout, status: 'unpaid' }));
  // A slow payment method is still pending; the payer is not asked to pay again.
  app.pass(3 * day);
  await night(app.now());
  const waiting = { status: 'pending', session_id: checkout.reference };
  expect(await ada.ask(checkout.session)).toMatchObject({ status: 202, body: waiting });
  expect((await ada.billing()).payments).toMatchObject([{ status: 'pending' }]);
  await news('async_payment_failed');
  expect(await ada.ask(checkout.reference)).toMatchObject(refusal(402, 'payment_failed'));
  await news('expired');
  expect(await ada.standing()).toEqual(before);
  await news('async_payment_succeeded');
  expect(await ada.ask(checkout.session)).toMatchObject({ status: 200, body: { success: true } });
  // Outdated events that arrive late.
  for (const type of ['expired', 'async_payment_failed']) await news(type);
  expect((await paymentOf(checkout.reference)).status).toBe('completed');
  expect(await ada.activations()).toHaveLength(1);

  const [expired, never] = [await ada.checkout('ultra'), await ada.checkout('ultra')];
  await app.deliver(checkoutEvent({ reference: expired, type: 'checkout.session.expired' }));
  expect(await ada.ask(expired)).toMatchObject({ status: 410 });
  await app.deliver(checkoutEvent({ reference: never, status: 'unpaid' }));
  app.pass(14 * day);
  expect(await ada.ask(never)).toMatchObject(refusal(410, 'payment_session_expired'));
});

test('the cron sends one reminder per term, a week before its end, to users who want it', async () => {
  const app = openAppWithStripe({ at: '2026-05-20T12:00:00Z' });
  const [ada, grace, mute] = [await app.customer(), await app.customer(), await app.customer()];
  for (const person of [ada, grace, mute]) await person.buy();
  await db.update(users).set({ planUpdates: false }).where(eq(users.id, mute.id));
  const reminded = async (now: string, fails?: (mail: Mail) => boolean) =>
    (await night(at(now), fails)).map(({ to }) => to).toSorted();

  expect(await reminded('2026-06-13T11:59:00Z')).toEqual([]);
  // A mail that cannot be sent does not hold up others, and goes out minutes later.
  expect(await reminded('2026-06-14T03:17:00Z', ({ to }) => to === ada.email)).toEqual([grace.email]);
  const later = await night(at('2026-06-14T03:25:00Z'), undefined, fiveMinuteCron);
  expect(later.find(({ to }) => to === ada.email)).toMatchObject({
    subject: 'Your Pro plan ends on June 20, 2026',
    text: expect.stringContaining('https://longhand.example/pricing'),
  });
  expect(await reminded('2026-06-16T03:17:00Z')).toEqual([]);

  app.pass(27 * day);
  await ada.buy();
  expect(await reminded('2026-06-17T03:17:00Z')).toEqual([]);
  expect(await reminded('2026-07-14T03:17:00Z')).toEqual([ada.email]);
});

test('the cron starts paid plans that a failure left waiting, and deletes unpaid checkouts after a month', async () => {
  const { app, ada } = await openShop();
  await ada.post('/api/payments/generate-secret-url', { plan: 'pro', amount: 5 });
  const [left, forgotten] = [await ada.checkout(), await ada.checkout()];
  await db.update(payments).set({ status: 'paid', paidAt: app.now() }).where(eq(payments.id, left));
  const mails = await night(after(app.now(), 2 * hour));
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', wordsLimit: 30_500 });
  expect(mails.map(({ to }) => to)).toContain(ada.email);
  expect((await paymentOf(forgotten)).status).toBe('expired');
  const links = () => db.select().from(secretUrls).where(eq(secretUrls.userId, ada.id));
  expect(await links()).toHaveLength(1);
  await night(after(app.now(), 31 * day));
  expect(await paymentOf(forgotten)).toBeUndefined();
  expect(await links()).toEqual([]);
  const amount = amountInCents('pro', 'monthly');
  expect(await paymentOf(left)).toMatchObject({ status: 'completed', amount });
});
