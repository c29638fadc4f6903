import { expect, test } from 'vitest';
import { amountInCents } from '#contract/plans.ts';
import {
  accountOf,
  activationsOf,
  checkoutEvent,
  eventOf,
  newId,
  openAppWithStripe,
  paymentOf,
  standing,
} from './stripe.ts';

const app = openAppWithStripe();

test('an event that is unsigned, signed by another, changed, old or nonsense changes nothing', async () => {
  const ada = await app.customer();
  const before = await standing(ada.id);
  const reference = await ada.checkout();
  const event = checkoutEvent({ reference });
  const refused = { status: 400, body: { code: 'webhook_refused' } };
  expect(await app.deliver(event, { key: null })).toMatchObject(refused);
  expect(await app.deliver(event, { key: 'whsec_of_another' })).toMatchObject(refused);
  expect(await app.deliver(event, { age: 5 * 60 + 1 })).toMatchObject(refused);
  expect(await app.deliver(event, { age: -5 * 60 - 1 })).toMatchObject(refused);
  expect(await app.deliver(event, { replace: (body) => body.replace('"usd"', '"eur"') })).toMatchObject(
    refused,
  );
  expect(await app.deliver(event, { replace: (body) => ` ${body}` })).toMatchObject(refused);
  expect(await eventOf(event.id)).toBeUndefined();
  expect(await paymentOf(reference)).toMatchObject({ status: 'pending' });
  expect(await standing(ada.id)).toEqual(before);
  // A second less, and it is the event that it says it is.
  expect(await app.deliver(event, { age: 5 * 60 })).toMatchObject({ status: 200 });
  expect((await accountOf(ada.id)).plan).toBe('pro');
});

test('the clock of the provider may be a little ahead', async () => {
  const ada = await app.customer();
  const event = checkoutEvent({ reference: await ada.checkout() });
  expect((await app.deliver(event, { age: -5 * 60 })).status).toBe(200);
});

test.each([
  ['of the right amount', amountInCents('pro', 'monthly'), 'duplicate'],
  ['of a wrong amount', 1, 'amount_mismatch'],
])(
  'money that names a second session, %s, is taken from the provider, and is a matter',
  async (_, amount, attention) => {
    const ada = await app.customer();
    const reference = await ada.checkout();
    const { payment } = await ada.buy();
    const event = checkoutEvent({ reference, payment, amount });
    expect((await app.deliver(event)).status).toBe(200);
    expect(await eventOf(event.id)).toMatchObject({ attention });
    expect(await activationsOf(ada.id)).toHaveLength(1);
    expect((await app.deliver(event)).status).toBe(200);
  },
);

test('without its secret the webhook takes nothing', async () => {
  for (const secret of [undefined, '']) {
    const bare = openAppWithStripe({ env: { STRIPE_WEBHOOK_SECRET: secret } });
    const event = checkoutEvent({ reference: newId('x') });
    expect((await bare.deliver(event, { key: 'any' })).status).toBe(400);
    expect((await bare.deliver(event, { key: null })).status).toBe(400);
  }
});

test('an event replayed, one by one and 20 at once, counts once', async () => {
  const ada = await app.customer();
  const { event } = await ada.buy();
  const activated = await standing(ada.id);
  await app.deliver(event);
  await Promise.all(Array.from({ length: 20 }, () => app.deliver(event)));
  // The same payment, told of by an event of another kind.
  const { client_reference_id: reference, payment_intent: payment } = event.data.object;
  await app.deliver(checkoutEvent({ reference, payment, type: 'checkout.session.async_payment_succeeded' }));
  expect(await standing(ada.id)).toEqual(activated);
  expect(await app.mails(ada.email)).toHaveLength(2);
});

test('20 deliveries at once of the first news of a payment start one plan', async () => {
  const ada = await app.customer();
  const reference = await ada.checkout();
  const payment = newId('pi');
  const events = Array.from({ length: 20 }, () => checkoutEvent({ reference, payment }));
  const answers = await Promise.all(events.map((event) => app.deliver(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await activationsOf(ada.id)).toHaveLength(1);
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', wordsLimit: 30_500 });
});

test.each([
  ['a smaller amount', { amount: 499 }],
  ['the amount of another plan', { amount: 1000 }],
  ['another currency', { currency: 'jpy' }],
  ['nothing at all', { amount: 0 }],
])('money of %s starts nothing, and support hears of it', async (_, changed) => {
  const ada = await app.customer();
  const before = await standing(ada.id);
  const reference = await ada.checkout();
  const event = checkoutEvent({ reference, ...changed });
  expect((await app.deliver(event)).status).toBe(200);
  expect(await standing(ada.id)).toEqual(before);
  expect(await eventOf(event.id)).toMatchObject({ attention: 'amount_mismatch' });
  const [mail] = await app.mails('support@longhand.example');
  expect(mail!.text).toContain(event.data.object.payment_intent);
  expect(mail!.text).not.toContain(ada.email);
  expect(await ada.ask(reference)).toMatchObject({
    status: 409,
    body: { error: 'Payment amount verification failed' },
  });
  // The right money for the same checkout still counts.
  await app.deliver(checkoutEvent({ reference }));
  expect((await accountOf(ada.id)).plan).toBe('pro');
});

test.each([[crypto.randomUUID()], [null], ["' OR 1=1 --"]])(
  'money for a session that is none of ours (%s) is kept, and support hears of it',
  async (reference) => {
    const event = checkoutEvent({ reference });
    expect((await app.deliver(event)).status).toBe(200);
    expect(await eventOf(event.id)).toMatchObject({ attention: 'unknown_session', amount: 500 });
    const [mail] = await app.mails('support@longhand.example');
    expect(mail!.text).toContain(event.data.object.payment_intent);
  },
);
