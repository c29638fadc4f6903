import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { planChangeBlocks } from '#contract/plan-change.ts';
import { users } from '#db/schema/index.ts';
import { addMonths } from '#meter/period.ts';
import { day, hour } from '../auth/app.ts';
import { accountOf, db, openAppWithStripe, paymentOf, paymentsOf, standing } from './stripe.ts';

const app = openAppWithStripe();

test('a checkout writes down what is to be paid and leads to the page of the provider for it', async () => {
  const ada = await app.customer();
  const before = await standing(ada.id);
  const { status, body } = await ada.order('pro', 'annual');
  expect(status).toBe(201);
  expect(body).toEqual({
    session_id: expect.any(String),
    payment_url: expect.any(String),
    expires_at: new Date(app.now().getTime() + hour).toISOString(),
  });
  const url = new URL(body.payment_url);
  expect(url.origin + url.pathname).toBe('https://buy.stripe.example/pro-annual');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locale: 'en',
    client_reference_id: body.session_id,
    prefilled_email: ada.email,
  });
  expect(await paymentOf(body.session_id)).toMatchObject({
    userId: ada.id,
    plan: 'pro',
    billingCycle: 'annual',
    amount: 3000,
    status: 'pending',
    provider: 'stripe',
  });
  expect(await standing(ada.id)).toEqual(before);
});

test.each([
  ['pro', 'monthly', 'STRIPE_LINK_PRO_MONTHLY'],
  ['ultra', 'annual', 'STRIPE_LINK_ULTRA_ANNUAL'],
  ['pro', 'annual', 'STRIPE_WEBHOOK_SECRET'],
])(
  'without its link, or a webhook that could tell of the money, nothing is begun: %s, %s',
  async (plan, cycle, missing) => {
    const bare = openAppWithStripe({ env: { [missing]: undefined } });
    const ada = await bare.customer();
    expect(await ada.order(plan, cycle)).toMatchObject({
      status: 503,
      body: { error: `Payment URL not configured for ${plan} plan with ${cycle} billing` },
    });
    expect(await paymentsOf(ada.id)).toEqual([]);
  },
);

const start = new Date(app.now().getTime() - 10 * day);
const running = (plan: 'pro' | 'ultra', billingCycle: 'monthly' | 'annual') => ({
  plan,
  billingCycle,
  wordsLimit: plan === 'pro' ? 30_000 : -1,
  subscriptionStart: start,
  subscriptionEnd: addMonths(start, billingCycle === 'annual' ? 12 : 1),
  resetsAt: addMonths(start, 1),
});

test.each([
  [{}, 'free', 'monthly', 'already_free'],
  [running('pro', 'annual'), 'ultra', 'monthly', 'annual_to_monthly_blocked'],
  [running('pro', 'monthly'), 'pro', 'monthly', 'duplicate_purchase'],
  [running('ultra', 'monthly'), 'pro', 'monthly', 'downgrade_blocked'],
] as const)(
  'a change that the rules block is refused with its code and title (%#)',
  async (account, plan, cycle, code) => {
    const ada = await app.customer(account);
    const { title, sentence } = planChangeBlocks[code];
    expect(await ada.order(plan, cycle)).toMatchObject({
      status: 409,
      body: { code, title, error: sentence },
    });
    expect(await paymentsOf(ada.id)).toEqual([]);
  },
);

test('who asks for the free plan while a paid term runs is told when that ends', async () => {
  const ada = await app.customer(running('pro', 'monthly'));
  const answer = await ada.order('free', 'monthly');
  expect(answer).toMatchObject({ status: 409, body: { code: 'free_after_term' } });
  const ends = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  expect(answer.body.error).toContain(`runs until ${ends.format(addMonths(start, 1))}.`);
});

test('a term is renewed in its last 7 days and not before', async () => {
  const end = new Date(app.now().getTime() + 7 * day);
  const early = await app.customer({
    ...running('pro', 'monthly'),
    subscriptionEnd: new Date(end.getTime() + 1),
  });
  const late = await app.customer({ ...running('pro', 'monthly'), subscriptionEnd: end });
  expect((await early.order('pro', 'monthly')).body.code).toBe('duplicate_purchase');
  expect((await late.order('pro', 'monthly')).status).toBe(201);
  expect((await early.get('/api/user/billing')).body).toMatchObject({ renewable: false });
  expect((await late.get('/api/user/billing')).body).toMatchObject({
    renewable: true,
    renewable_from: app.now().toISOString(),
  });
});

test('the checks for accounts of Google: the id gone, another one linked, another cycle', async () => {
  const email = `google.${crypto.randomUUID()}@mail.example`;
  const browser = app.visitor();
  const { id } = (await browser.google({ email })).body.user;
  const { googleId } = await accountOf(id);
  await db.update(users).set(running('pro', 'monthly')).where(eq(users.id, id));
  const order = async (plan: string, billing_cycle: string) =>
    (await browser.post('/api/payments/create-session', { plan, billing_cycle })).body.code;

  expect(await order('pro', 'annual')).toBe('oauth_billing_change');
  expect(await order('ultra', 'monthly')).toBeUndefined();
  await db.update(users).set({ googleId: 'another' }).where(eq(users.id, id));
  expect(await order('ultra', 'monthly')).toBe('oauth_linking_issue');
  await db.update(users).set({ googleId: null }).where(eq(users.id, id));
  expect(await order('ultra', 'monthly')).toBe('oauth_data_missing');

  // Linked as before, and with a password as well, the cycle may change.
  await db.update(users).set({ googleId, passwordHash: 'some' }).where(eq(users.id, id));
  expect(await order('pro', 'annual')).toBeUndefined();
});

test.each([
  [{ plan: 'basic', billing_cycle: 'monthly' }],
  [{ plan: 'pro', billing_cycle: 'weekly' }],
  [{ plan: 'pro' }],
  [{ plan: 'pro', billing_cycle: 'monthly', amount: 1 }],
  [{ plan: 'pro', billing_cycle: 'monthly', user_id: 'someone' }],
])('a checkout for %j is refused', async (wish) => {
  const ada = await app.customer();
  expect((await ada.post('/api/payments/create-session', wish)).status).toBe(400);
  expect(await paymentsOf(ada.id)).toEqual([]);
});

test('checkouts of one account are limited', async () => {
  const limited = openAppWithStripe({ env: { PAYMENT_RATE: { limit: async () => ({ success: false }) } } });
  const ada = await limited.customer();
  const { status, headers } = await ada.order('pro', 'monthly');
  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('60');
  expect(await paymentsOf(ada.id)).toEqual([]);
});

const refusing = () => Promise.reject(new Error('KV PUT failed: 429'));

test('a checkout that KV does not take is none the worse', async () => {
  const poor = openAppWithStripe({ env: { KV: { get: refusing, put: refusing } as unknown as KVNamespace } });
  const ada = await app.customer();
  const browser = poor.visitor();
  await browser.login(ada.email);
  const { status, body } = await browser.post('/api/payments/create-session', {
    plan: 'pro',
    billing_cycle: 'monthly',
  });
  expect(status).toBe(201);
  expect((await ada.ask(body.session_id)).status).toBe(202);
  expect((await accountOf(ada.id)).plan).toBe('free');
});

test('the addresses of the demo are of the three styles', async () => {
  const { body } = await app.visitor().get('/api/demo/payment-urls');
  expect(body.success_urls).toMatchObject({
    secure: { type: 'token', security: 'high' },
    flexible: { type: 'query', url: expect.stringContaining('/payment-success?session=') },
    simple: { type: 'simple', url: expect.stringContaining('status=completed&ref=') },
  });
});
