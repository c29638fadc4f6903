import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { paymentLimits } from '#contract/payments.ts';
import { payments } from '#db/schema/index.ts';
import { day, hour, openApp, somebody } from '../auth/app.ts';
import { accountOf, activationsOf, openAppWithStripe, standing, db } from './stripe.ts';

const app = openAppWithStripe();

/** The product as it is in development, where the page of the provider is our own and its address carries our token. */
const developmentApp = openApp();

async function shopper(plan = 'pro', billing_cycle = 'monthly') {
  const email = somebody();
  const browser = developmentApp.visitor();
  const { id } = (await browser.register(email)).body.user;
  const { body } = await browser.post('/api/payments/create-session', { plan, billing_cycle });
  const url = new URL(body.payment_url);
  const token = url.searchParams.get('token')!;
  return {
    id: String(id),
    email,
    browser,
    token,
    url,
    session: String(body.session_id),
    before: await standing(id),
    pay: () => browser.post('/api/dev/payments/complete', { token }),
    use: (given = token) => browser.post(`/api/payments/process-success/${given}`),
  };
}

test('the mock page is told what it asks for, and its button is what pays', async () => {
  const ada = await shopper('ultra', 'annual');
  expect(ada.url.pathname).toBe('/mock-payment');
  expect(ada.url.searchParams.get('plan')).toBe('ultra');
  expect(ada.url.searchParams.get('amount')).toBe('60');
  expect(await ada.use()).toMatchObject({ status: 202, body: { success: false, status: 'pending' } });
  expect((await ada.pay()).status).toBe(204);
  expect(await ada.use()).toMatchObject({
    status: 200,
    body: { success: true, plan: 'ultra', billing_cycle: 'annual', already_active: false },
  });
  expect((await ada.pay()).status).toBe(204);
  expect(await activationsOf(ada.id)).toHaveLength(1);
});

test('a success address without a payment starts nothing, in any of its styles, however often', async () => {
  const ada = await shopper();
  const ask = (session_id: string, plan?: string) =>
    ada.browser.post('/api/payments/activate-user-subscription-with-plan', {
      source: 'query',
      session_id,
      ...(plan && { plan }),
    });
  for (let turn = 0; turn < 3; turn++) {
    expect(await ada.use()).toMatchObject({ status: 202, body: { success: false, status: 'pending' } });
    expect(await ask(ada.session, 'pro')).toMatchObject({ status: 202, body: { status: 'pending' } });
    expect(await ask(ada.session.split('-')[0]!)).toMatchObject({ status: 202 });
    expect(await ask('cs_made_up')).toMatchObject({ status: 202, body: { session_id: ada.session } });
  }
  expect(await ask(crypto.randomUUID())).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
  expect(await ask('status=completed')).toMatchObject({ status: 404 });
  expect(await standing(ada.id)).toEqual(ada.before);
});

test('a token of somebody else is refused, paid or not, and so are their sessions', async () => {
  const [ada, mallory] = [await shopper(), await shopper()];
  const refused = { status: 400, body: { code: 'invalid_payment_token', error: 'Invalid payment token' } };
  expect(await mallory.use(ada.token)).toMatchObject(refused);
  await ada.pay();
  const activated = await standing(ada.id);
  expect(await mallory.use(ada.token)).toMatchObject(refused);
  // The same where KV has forgotten whose it is, and D1 alone decides.
  const { keys } = await env.KV.list({ prefix: 'payment-token:' });
  expect(keys.length).toBeGreaterThan(0);
  await Promise.all(keys.map(({ name }) => env.KV.delete(name)));
  expect(await mallory.use(ada.token)).toMatchObject(refused);
  for (const session_id of [ada.session, ada.session.split('-')[0], `mock_session_${ada.session}`]) {
    const asked = await mallory.browser.post('/api/payments/activate-user-subscription-with-plan', {
      source: 'query',
      session_id,
      plan: 'pro',
    });
    expect(asked).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
  }
  expect(await standing(mallory.id)).toEqual(mallory.before);
  expect(await standing(ada.id)).toEqual(activated);
  expect(await ada.use()).toMatchObject({ status: 200, body: { already_active: false } });
});

test('a session asked for with another plan than it is for is refused', async () => {
  const ada = await shopper('pro');
  await ada.pay();
  const activated = await standing(ada.id);
  const ask = (plan: string) =>
    ada.browser.post('/api/payments/activate-user-subscription-with-plan', {
      source: 'query',
      session_id: ada.session,
      plan,
    });
  expect(await ask('ultra')).toMatchObject({ status: 400, body: { error: 'Invalid plan configuration' } });
  expect(await ask('basic')).toMatchObject({ status: 400, body: { code: 'invalid_plan' } });
  expect(await standing(ada.id)).toEqual(activated);
});

const claims = (sub: string) => ({ sub, aud: 'payment-success', exp: 2_000_000_000 });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token that somebody made or changed is refused', async () => {
  const ada = await shopper();
  const [header, , signature] = ada.token.split('.');
  const sign = (key: string, audience: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ada.session)
      .setAudience(audience)
      .setExpirationTime(2_000_000_000)
      .sign(new TextEncoder().encode(key));
  await ada.pay();
  for (const forged of [
    'nonsense',
    `${header}.${encode(claims(ada.session))}.${signature}`,
    `${encode({ alg: 'none' })}.${encode(claims(ada.session))}.`,
    await sign('another key', 'payment-success'),
    await sign(env.SIGNING_KEY, 'google-attempt'),
    // Ours in every respect, and never given out.
    await sign(env.SIGNING_KEY, 'payment-success'),
    await sign(env.SIGNING_KEY, 'payment-secret'),
  ]) {
    expect(await ada.use(forged)).toMatchObject({ status: 400, body: { code: 'invalid_payment_token' } });
  }
});

test('a checkout waits an hour; to whoever has paid, its link goes on telling the truth until it runs out', async () => {
  const late = openApp();
  const email = somebody();
  const browser = late.visitor();
  const { id } = (await browser.register(email)).body.user;
  const before = await standing(id);
  const order = { plan: 'pro', billing_cycle: 'monthly' };
  const { body } = await browser.post('/api/payments/create-session', order);
  const token = new URL(body.payment_url).searchParams.get('token')!;
  const use = () => browser.post(`/api/payments/process-success/${token}`);
  late.pass(hour);
  expect(await use()).toMatchObject({
    status: 410,
    body: { error: 'Payment session has expired. Please try again.' },
  });
  expect(await standing(id)).toEqual(before);
  await browser.post('/api/dev/payments/complete', { token });
  expect(await use()).toMatchObject({ status: 200, body: { plan: 'pro', already_active: false } });
  late.pass(14 * day);
  await browser.login(email);
  expect(await use()).toMatchObject({ status: 200, body: { plan: 'pro', already_active: true } });
  // Whoever has paid is not told to try again.
  late.pass(paymentLimits.linkDays * day - 14 * day - hour);
  await browser.login(email);
  expect(await use()).toMatchObject({
    status: 410,
    body: {
      code: 'payment_link_expired',
      error: 'This link has expired. Your account settings show what became of the payment.',
    },
  });
});

test('a token that has run out is refused by its own time, and one without any is none of ours', async () => {
  const ada = await shopper();
  await ada.pay();
  const { exp } = decodeJwt(ada.token);
  expect(exp).toBe(Math.floor(developmentApp.now().getTime() / 1000) + paymentLimits.linkDays * 24 * 3600);
  const signed = (token: SignJWT) =>
    token
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ada.session)
      .setAudience('payment-success')
      .sign(new TextEncoder().encode(env.SIGNING_KEY));
  const now = Math.floor(developmentApp.now().getTime() / 1000);
  expect(await ada.use(await signed(new SignJWT().setExpirationTime(now - 1)))).toMatchObject({
    status: 410,
    body: { code: 'payment_link_expired' },
  });
  expect(await ada.use(await signed(new SignJWT()))).toMatchObject({
    status: 400,
    body: { code: 'invalid_payment_token' },
  });
});

test('who is signed out cannot guess the id of a payment: it has more than 128 random bits beside its first part', async () => {
  const ada = await shopper();
  expect(ada.session).toMatch(/^[0-9a-f]{8}-[0-9a-f]{32}$/);
  expect((await shopper()).session).not.toBe(ada.session);
});

test('a token used twice, or 20 times at once, tells one call of the activation and the others that it was before', async () => {
  const ada = await shopper();
  await ada.pay();
  const activated = await standing(ada.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.use()));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers.filter(({ body }) => body.already_active === false)).toHaveLength(1);
  expect((await ada.use()).body).toMatchObject({
    already_active: true,
    message: expect.stringContaining('Subscription Already Active'),
  });
  expect(await standing(ada.id)).toEqual(activated);
});

test('20 uses at once before the money is there leave everything as it was', async () => {
  const ada = await shopper();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.use()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(await standing(ada.id)).toEqual(ada.before);
});

test('the button of the mock page, pressed 20 times at once, pays once', async () => {
  const ada = await shopper();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.pay()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await activationsOf(ada.id)).toHaveLength(1);
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', wordsLimit: 30_500 });
});

test('no secret link leads to a session that can no longer be paid', async () => {
  const ada = await app.customer();
  const sessionId = await ada.checkout();
  const generate = () => ada.post('/api/payments/generate-secret-url', { plan: 'pro', amount: 5, sessionId });
  expect((await generate()).status).toBe(200);
  await db.update(payments).set({ expiresAt: app.now() }).where(eq(payments.id, sessionId));
  const late = { status: 410, body: { code: 'payment_session_expired' } };
  expect(await generate()).toMatchObject(late);
  expect(await ada.ask(sessionId)).toMatchObject(late);
  await db.update(payments).set({ status: 'expired' }).where(eq(payments.id, sessionId));
  expect(await generate()).toMatchObject(late);
});

test('an address of somebody else finds no payment, and nobody learns whether it has an account', async () => {
  const [ada, mallory] = [await app.customer(), await app.customer()];
  const { reference } = await ada.buy();
  const stranger = app.visitor();
  const ask = (email: string, session_id: string, more = {}) =>
    stranger.post('/api/payments/activate-by-email', { email, session_id, ...more });
  const before = [await standing(ada.id), await standing(mallory.id)];
  const nothing = await ask('nobody@mail.example', reference);
  expect(nothing).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
  expect((await ask(mallory.email, reference)).body).toEqual(nothing.body);
  expect((await ask(ada.email, crypto.randomUUID())).body).toEqual(nothing.body);
  // The short reference of a link is for whoever is signed in.
  expect((await ask(ada.email, reference.split('-')[0]!)).body).toEqual(nothing.body);
  expect(await ask(ada.email, reference, { plan: 'ultra' })).toMatchObject({ status: 400 });
  expect(await ask(ada.email.toUpperCase(), reference, { plan: 'pro' })).toMatchObject({
    status: 200,
    body: { success: true, plan: 'pro', already_active: false },
  });
  expect([await standing(ada.id), await standing(mallory.id)]).toEqual(before);
  expect((await stranger.account()).user).toBeNull();
});

test('an address and a session that nobody has paid for start nothing, and asking is limited', async () => {
  const ada = await app.customer();
  const before = await standing(ada.id);
  const session_id = await ada.checkout();
  const stranger = app.visitor();
  const body = { email: ada.email, session_id };
  expect(await stranger.post('/api/payments/activate-by-email', body)).toMatchObject({ status: 202 });
  expect(await standing(ada.id)).toEqual(before);
  const limited = openAppWithStripe({ env: { PAYMENT_RATE: { limit: async () => ({ success: false }) } } });
  expect((await limited.visitor().post('/api/payments/activate-by-email', body)).status).toBe(429);
});

test('a secret URL is good once, for 24 hours, for whoever made it, and starts nothing by itself', async () => {
  const [ada, mallory] = [await shopper(), await shopper()];
  const make = async (more = {}) =>
    (await ada.browser.post('/api/payments/generate-secret-url', { plan: 'ultra', amount: 39.99, ...more }))
      .body;
  const made = await make({ sessionId: ada.session });
  expect(made).toEqual({
    success: true,
    secret_url: `https://longhand.example/payment-success/${made.token}`,
    token: made.token,
  });
  expect(await mallory.use(made.token)).toMatchObject({ status: 400 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.use(made.token)));
  expect(answers.filter(({ status }) => status === 202).map(({ body }) => body.session_id)).toEqual([
    ada.session,
  ]);
  expect(answers.filter(({ body }) => body.code === 'payment_link_used')).toHaveLength(19);
  expect(await standing(ada.id)).toEqual(ada.before);

  // Signed out, the address of the payer finds the payment by the session that the link names.
  const [, named] = made.token.split('.');
  const { session } = JSON.parse(Buffer.from(named, 'base64url').toString());
  const byEmail = { email: ada.email, session_id: session };
  expect(
    (await developmentApp.visitor().post('/api/payments/activate-by-email', byEmail)).body,
  ).toMatchObject({ session_id: ada.session, status: 'pending' });

  // One without a session stands for no payment.
  expect(await ada.use((await make()).token)).toMatchObject({
    status: 404,
    body: { code: 'payment_not_found' },
  });
  // Nor is one made for the session of somebody else.
  const asked = { plan: 'pro', amount: 5, sessionId: ada.session };
  expect((await mallory.browser.post('/api/payments/generate-secret-url', asked)).status).toBe(404);
  for (const wrong of [{ amount: -1 }, { amount: 0.001 }, { plan: 'free' }, { user_id: 'x' }]) {
    const answer = await ada.browser.post('/api/payments/generate-secret-url', {
      plan: 'pro',
      amount: 5,
      ...wrong,
    });
    expect(answer.status).toBe(400);
  }
  const { token } = await make({ sessionId: ada.session });
  developmentApp.pass(24 * hour);
  expect(await ada.use(token)).toMatchObject({ status: 410, body: { code: 'payment_link_expired' } });
  expect(await standing(ada.id)).toEqual(ada.before);
});
