import { expect, test } from 'vitest';
import { amountInCents } from '#contract/plans.ts';
import { refusal } from '../auth/app.ts';
import { accountOf, checkoutEvent, eventOf, newId, openAppWithStripe, paymentOf } from './stripe.ts';

const app = openAppWithStripe();

test('an event that is unsigned, signed with another key, altered or outside the time window changes nothing', async () => {
  const ada = await app.customer();
  const before = await ada.standing();
  const reference = await ada.checkout();
  const event = checkoutEvent({ reference });
  for (const forged of [
    { key: null },
    { key: 'whsec_of_another' },
    { age: 5 * 60 + 1 },
    { age: -5 * 60 - 1 },
    { replace: (body: string) => body.replace('"usd"', '"eur"') },
    { replace: (body: string) => ` ${body}` },
  ])
    expect(await app.deliver(event, forged)).toMatchObject(refusal(400, 'webhook_refused'));
  expect(await eventOf(event.id)).toBeUndefined();
  expect(await paymentOf(reference)).toMatchObject({ status: 'pending' });
  expect(await ada.standing()).toEqual(before);
  // One second less is accepted, also for a time ahead of ours, since the provider's clock may be fast.
  for (const age of [5 * 60, -5 * 60]) expect((await app.deliver(event, { age })).status).toBe(200);
  expect((await accountOf(ada.id)).plan).toBe('pro');
});

test.each([
  ['with the right amount', amountInCents('pro', 'monthly'), 'duplicate'],
  ['with a wrong amount', 1, 'amount_mismatch'],
])(
  'a payment that names a second session, %s, is accepted and flagged for review',
  async (_, amount, attention) => {
    const ada = await app.customer();
    const reference = await ada.checkout();
    const { payment } = await ada.buy();
    const event = checkoutEvent({ reference, payment, amount });
    for (const delivery of ['once', 'twice']) expect((await app.deliver(event)).status, delivery).toBe(200);
    expect(await eventOf(event.id)).toMatchObject({ attention });
    expect(await ada.activations()).toHaveLength(1);
  },
);

test.each([undefined, ''])('without its secret, the webhook accepts nothing (%j)', async (secret) => {
  const bare = openAppWithStripe({ env: { STRIPE_WEBHOOK_SECRET: secret } });
  const event = checkoutEvent({ reference: newId('x') });
  for (const key of ['any', null]) expect((await bare.deliver(event, { key })).status).toBe(400);
});

test('20 concurrent deliveries of the first events of a payment, and later redeliveries, start one plan', async () => {
  const ada = await app.customer();
  const news = { reference: await ada.checkout(), payment: newId('pi') };
  const first = checkoutEvent(news);
  const events = [...Array(10).fill(first), ...Array.from({ length: 10 }, () => checkoutEvent(news))];
  const answers = await Promise.all(events.map((event) => app.deliver(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', wordsLimit: 30_500 });
  const activated = await ada.standing();
  await app.deliver(first);
  // The same payment, reported by an event of another type.
  await app.deliver(checkoutEvent({ ...news, type: 'checkout.session.async_payment_succeeded' }));
  expect(await ada.standing()).toEqual(activated);
  expect(await ada.activations()).toHaveLength(1);
  expect(await app.mails(ada.email)).toHaveLength(2);
});

test.each([
  ['the amount of another plan', { amount: 1000 }],
  ['another currency', { currency: 'jpy' }],
  ['an amount of zero', { amount: 0 }],
  ['a monthly subscription link', { mode: 'subscription' as const }],
])('a payment with %s starts no plan, and support is notified', async (_, changed) => {
  const ada = await app.customer();
  const before = await ada.standing();
  const reference = await ada.checkout();
  const event = checkoutEvent({ reference, ...changed });
  expect((await app.deliver(event)).status).toBe(200);
  expect(await ada.standing()).toEqual(before);
  expect(await eventOf(event.id)).toMatchObject({ attention: 'amount_mismatch' });
  const [mail] = await app.toSupport(event.data.object.payment_intent);
  expect(mail!.text).not.toContain(ada.email);
  expect(await ada.ask(reference)).toMatchObject({
    status: 409,
    body: { error: 'Payment amount verification failed' },
  });
  // A correct payment for the same checkout still counts.
  await app.deliver(checkoutEvent({ reference }));
  expect((await accountOf(ada.id)).plan).toBe('pro');
});

test.each([[crypto.randomUUID()], [null], ["' OR 1=1 --"]])(
  'a payment for an unknown session (%s) is stored, and support is notified',
  async (reference) => {
    const event = checkoutEvent({ reference });
    expect((await app.deliver(event)).status).toBe(200);
    expect(await eventOf(event.id)).toMatchObject({ attention: 'unknown_session', amount: 500 });
    expect(await app.toSupport(event.data.object.payment_intent)).toHaveLength(1);
    // Events of other types are ignored.
    const other = { id: newId('evt'), object: 'event', type: 'invoice.paid', data: { object: {} } };
    expect((await app.deliver(other)).status).toBe(200);
    expect(await eventOf(other.id)).toBeUndefined();
  },
);
