import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { paymentLimits } from '#contract/payments.ts';
import { payments } from '#db/schema/index.ts';
import { day, hour, limiter, refusal } from '../auth/app.ts';
import { developmentPayments } from '#dev/payments.ts';
import { db, openAppWithStripe } from './stripe.ts';

const app = openAppWithStripe();

/** The product in development, where the provider's page is our own mock and its URL carries our token. */
const development = () =>
  openAppWithStripe({
    dependencies: { payments: developmentPayments },
    env: { STRIPE_WEBHOOK_SECRET: undefined },
  });
const developmentApp = development();

async function shopper(plan = 'pro', billing_cycle = 'monthly', shop = developmentApp) {
  const ada = await shop.customer();
  const before = await ada.standing();
  const { body } = await ada.order(plan, billing_cycle);
  const url = new URL(body.payment_url);
  const token = url.searchParams.get('token')!;
  return {
    ...ada,
    token,
    url,
    session: String(body.session_id),
    pay: () => ada.post('/api/dev/payments/complete', { token }),
    use: (given = token) => ada.post(`/api/payments/process-success/${given}`),
    expectNothing: async () => expect(await ada.standing()).toEqual(before),
    secretUrl: (more: object) =>
      ada.post('/api/payments/generate-secret-url', { plan: 'pro', amount: 5, ...more }),
  };
}

const times = <Result>(count: number, call: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, call));
const statuses = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status));

const pending = { status: 202, body: { success: false, status: 'pending' } };
const notFound = refusal(404, 'payment_not_found');
const invalid = refusal(400, 'invalid_payment_token', { error: 'Invalid payment token' });

test('the mock payment page gets the plan and amount in its URL, and its button makes the payment', async () => {
  const ada = await shopper('ultra', 'annual');
  // The id has 128 random bits besides its first part, which links contain.
  expect(ada.session).toMatch(/^[0-9a-f]{8}-[0-9a-f]{32}$/);
  expect(ada.url.pathname).toBe('/mock-payment');
  expect(Object.fromEntries(ada.url.searchParams)).toMatchObject({ plan: 'ultra', amount: '60' });
  expect(await ada.use()).toMatchObject(pending);
  expect((await ada.pay()).status).toBe(204);
  const begun = { success: true, plan: 'ultra', billing_cycle: 'annual', already_active: false };
  expect(await ada.use()).toMatchObject({ status: 200, body: begun });
  expect((await ada.pay()).status).toBe(204);
  expect(await ada.activations()).toHaveLength(1);
});

test('a success URL without a payment starts no plan, in any of its forms, however often it is called', async () => {
  const ada = await shopper();
  expect(statuses(await times(20, () => ada.use()))).toEqual(new Set([202]));
  for (const style of [ada.session, ada.session.split('-')[0]!])
    expect(await ada.ask(style, { plan: 'pro' })).toMatchObject(pending);
  expect(await ada.ask('cs_made_up')).toMatchObject({ status: 202, body: { session_id: ada.session } });
  for (const none of [crypto.randomUUID(), 'status=completed'])
    expect(await ada.ask(none)).toMatchObject(notFound);
  await ada.expectNothing();
});

test('another user’s token is rejected, paid or not, and so are their checkout sessions', async () => {
  const [ada, mallory] = [await shopper(), await shopper()];
  expect(await mallory.use(ada.token)).toMatchObject(invalid);
  await ada.pay();
  const activated = await ada.standing();
  expect(await mallory.use(ada.token)).toMatchObject(invalid);
  // The same holds when the token's owner is no longer in KV and D1 alone decides.
  const { keys } = await env.KV.list({ prefix: 'payment-token:' });
  expect(keys.length).toBeGreaterThan(0);
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)));
  expect(await mallory.use(ada.token)).toMatchObject(invalid);
  for (const session of [ada.session, ada.session.split('-')[0]!, `mock_session_${ada.session}`])
    expect(await mallory.ask(session, { plan: 'pro' })).toMatchObject(notFound);
  await mallory.expectNothing();
  expect(await ada.standing()).toEqual(activated);
  expect(await ada.use()).toMatchObject({ status: 200, body: { already_active: false } });
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(subject: string, { key = env.SIGNING_KEY, audience = 'payment-success', end = 0 }) {
  const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setSubject(subject).setAudience(audience);
  return (end === 0 ? token : token.setExpirationTime(end)).sign(new TextEncoder().encode(key));
}

test('a forged or altered token is rejected', async () => {
  const ada = await shopper();
  const [header, , signature] = ada.token.split('.');
  const end = 2_000_000_000;
  const claims = encode({ sub: ada.session, aud: 'payment-success', exp: end });
  await ada.pay();
  for (const forged of [
    'nonsense',
    `${header}.${claims}.${signature}`,
    `${encode({ alg: 'none' })}.${claims}.`,
    await sign(ada.session, { end, key: 'another key' }),
    await sign(ada.session, { end, audience: 'google-attempt' }),
    // Signed with our key but never issued; the last one has no expiry.
    await sign(ada.session, { end }),
    await sign(ada.session, { end, audience: 'payment-secret' }),
    await sign(ada.session, {}),
  ])
    expect(await ada.use(forged), forged).toMatchObject(invalid);
});

test('a checkout expires after an hour; once it is paid, its link shows the true state until the link expires', async () => {
  const late = development();
  const ada = await shopper('pro', 'monthly', late);
  const wait = async (milliseconds: number) => {
    late.pass(milliseconds);
    await ada.login(ada.email);
  };
  const { exp } = decodeJwt(ada.token);
  expect(exp).toBe(Math.floor(late.now().getTime() / 1000) + paymentLimits.linkDays * 24 * 3600);
  await wait(hour);
  expect(await ada.use()).toMatchObject(
    refusal(410, 'payment_session_expired', { error: 'Payment session has expired. Please try again.' }),
  );
  await ada.expectNothing();
  await ada.pay();
  expect(await ada.use()).toMatchObject({ status: 200, body: { plan: 'pro', already_active: false } });
  await wait(14 * day);
  expect(await ada.use()).toMatchObject({ status: 200, body: { plan: 'pro', already_active: true } });
  // A customer who has paid is not told to try again.
  await wait(paymentLimits.linkDays * day - 14 * day - hour);
  const over = refusal(410, 'payment_link_expired', {
    error: 'This link has expired. Your account settings show the state of the payment.',
  });
  expect(await ada.use()).toMatchObject(over);
  const end = Math.floor(late.now().getTime() / 1000) - 1;
  expect(await ada.use(await sign(ada.session, { end }))).toMatchObject(over);
});

test('of 20 concurrent uses of a token, one reports the activation and the others an active plan; other plans are rejected', async () => {
  const ada = await shopper();
  await ada.pay();
  const activated = await ada.standing();
  for (const plan of ['ultra', 'basic'])
    expect(await ada.ask(ada.session, { plan })).toMatchObject(
      refusal(400, 'invalid_plan', { error: 'Invalid plan configuration' }),
    );
  const answers = await times(20, () => ada.use());
  expect(statuses(answers)).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.already_active === false)).toHaveLength(1);
  expect((await ada.use()).body).toMatchObject({
    already_active: true,
    message: expect.stringContaining('Subscription Already Active'),
  });
  expect(await ada.standing()).toEqual(activated);
});

test('no secret link is issued for a session that can no longer be paid', async () => {
  const ada = await app.customer();
  const sessionId = await ada.checkout();
  const generate = () => ada.post('/api/payments/generate-secret-url', { plan: 'pro', amount: 5, sessionId });
  const set = (given: object) => db.update(payments).set(given).where(eq(payments.id, sessionId));
  expect((await generate()).status).toBe(200);
  const late = refusal(410, 'payment_session_expired');
  await set({ expiresAt: app.now() });
  expect(await generate()).toMatchObject(late);
  expect(await ada.ask(sessionId)).toMatchObject(late);
  await set({ status: 'expired' });
  expect(await generate()).toMatchObject(late);
});

test('another email address finds no payment, and the response does not reveal whether it has an account', async () => {
  const [ada, mallory, stranger] = [await app.customer(), await app.customer(), app.visitor()];
  const { reference } = await ada.buy();
  const ask = (email: string, session_id = reference, more = {}) =>
    stranger.post('/api/payments/activate-by-email', { email, session_id, ...more });
  const before = [await ada.standing(), await mallory.standing()];
  const nothing = await ask('nobody@mail.example');
  expect(nothing).toMatchObject(notFound);
  expect((await ask(mallory.email)).body).toEqual(nothing.body);
  // The short reference in a link works only when signed in.
  for (const session of [crypto.randomUUID(), reference.split('-')[0]])
    expect((await ask(ada.email, session)).body).toEqual(nothing.body);
  expect(await ask(ada.email, reference, { plan: 'ultra' })).toMatchObject({ status: 400 });
  expect(await ask(ada.email.toUpperCase(), reference, { plan: 'pro' })).toMatchObject({
    status: 200,
    body: { success: true, plan: 'pro', already_active: false },
  });
  expect([await ada.standing(), await mallory.standing()]).toEqual(before);
  expect((await stranger.account()).user).toBeNull();
  // Afterwards the signed-in payer is still told of the activation as new.
  expect((await ada.ask(reference)).body).toMatchObject({ already_active: false });
  expect((await ask(ada.email)).body).toMatchObject({ already_active: true });
  expect(await ask(mallory.email, await mallory.checkout())).toMatchObject(pending);
  expect(await mallory.standing()).toEqual(before[1]);
  const limited = openAppWithStripe({ env: { PAYMENT_RATE: limiter(0) } });
  const body = { email: ada.email, session_id: reference };
  expect((await limited.visitor().post('/api/payments/activate-by-email', body)).status).toBe(429);
});

test('a secret URL works once, for 24 hours, only for its creator, and starts no plan by itself', async () => {
  const [ada, mallory] = [await shopper(), await shopper()];
  const sessionId = ada.session;
  const made = (await ada.secretUrl({ plan: 'ultra', amount: 39.99, sessionId })).body;
  expect(made).toEqual({
    success: true,
    secret_url: `https://longhand.example/payment-success/${made.token}`,
    token: made.token,
  });
  expect(await mallory.use(made.token)).toMatchObject({ status: 400 });
  const answers = await times(20, () => ada.use(made.token));
  const taken = answers.filter(({ status }) => status === 202);
  expect(taken.map(({ body }) => body.session_id)).toEqual([sessionId]);
  expect(answers.filter(({ body }) => body.code === 'payment_link_used')).toHaveLength(19);
  await ada.expectNothing();

  // When signed out, the payer's email address and the session in the link find the payment.
  const { session } = JSON.parse(Buffer.from(made.token.split('.')[1], 'base64url').toString());
  const byEmail = { email: ada.email, session_id: session };
  const found = await developmentApp.visitor().post('/api/payments/activate-by-email', byEmail);
  expect(found.body).toMatchObject({ session_id: sessionId, status: 'pending' });

  // A secret URL without a session finds no payment, and none is issued for another user's session.
  expect(await ada.use((await ada.secretUrl({})).body.token)).toMatchObject(notFound);
  expect((await mallory.secretUrl({ sessionId })).status).toBe(404);
  for (const wrong of [{ amount: -1 }, { amount: 0.001 }, { plan: 'free' }, { user_id: 'x' }])
    expect((await ada.secretUrl(wrong)).status).toBe(400);
  const { token } = (await ada.secretUrl({ sessionId })).body;
  developmentApp.pass(24 * hour);
  expect(await ada.use(token)).toMatchObject(refusal(410, 'payment_link_expired'));
  await ada.expectNothing();
});
