import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { planChangeBlocks } from '#contract/plan-change.ts';
import { users } from '#db/schema/index.ts';
import { sampleUrls } from '#contract/sample-urls.ts';
import { addMonths } from '#meter/period.ts';
import { day, hour, limiter, origin, refusal } from '../auth/app.ts';
import { accountOf, db, openAppWithStripe, paymentOf } from './stripe.ts';

const app = openAppWithStripe();

test('a checkout stores what is to be paid and returns the provider’s payment page for it', async () => {
  const ada = await app.customer();
  const before = await ada.standing();
  const { status, body } = await ada.order('pro', 'annual');
  const [session_id, payment_url] = [expect.any(String), expect.any(String)];
  const expires_at = new Date(app.now().getTime() + hour).toISOString();
  expect([status, body]).toEqual([201, { session_id, payment_url, expires_at }]);
  const url = new URL(body.payment_url);
  expect(url.origin + url.pathname).toBe('https://buy.stripe.example/pro-annual');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locale: 'en',
    client_reference_id: body.session_id,
    prefilled_email: ada.email,
  });
  const bought = { userId: ada.id, plan: 'pro', billingCycle: 'annual', amount: 3000 };
  const open = { ...bought, status: 'pending', provider: 'stripe' };
  expect(await paymentOf(body.session_id)).toMatchObject(open);
  expect(await ada.standing()).toEqual(before);
});

test.each([
  ['pro', 'monthly', 'STRIPE_LINK_PRO_MONTHLY'],
  ['ultra', 'annual', 'STRIPE_LINK_ULTRA_ANNUAL'],
  ['pro', 'annual', 'STRIPE_WEBHOOK_SECRET'],
])(
  'without a payment link or a webhook secret, no checkout is started: %s, %s',
  async (plan, cycle, missing) => {
    const ada = await openAppWithStripe({ env: { [missing]: undefined } }).customer();
    expect(await ada.order(plan, cycle)).toMatchObject({
      status: 503,
      body: { error: `Payment URL not configured for ${plan} plan with ${cycle} billing` },
    });
    expect(await ada.payments()).toEqual([]);
  },
);

const start = new Date(app.now().getTime() - 10 * day);
const pro = {
  plan: 'pro' as const,
  billingCycle: 'monthly' as const,
  wordsLimit: 30_000,
  subscriptionStart: start,
  subscriptionEnd: addMonths(start, 1),
  resetsAt: addMonths(start, 1),
};

test('a change that the rules block is rejected with its code and title, and the free plan with the end of the term', async () => {
  const ada = await app.customer(pro);
  const { title, sentence: error } = planChangeBlocks.duplicate_purchase;
  expect(await ada.order('pro', 'monthly')).toMatchObject(
    refusal(409, 'duplicate_purchase', { title, error }),
  );
  const free = await ada.order('free', 'monthly');
  expect(free).toMatchObject(refusal(409, 'free_after_term'));
  const ends = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  expect(free.body.error).toContain(`runs until ${ends.format(addMonths(start, 1))}.`);
  expect(await ada.payments()).toEqual([]);
});

test('the billing page says when a term becomes renewable', async () => {
  const last = app.now().getTime() + 7 * day;
  const early = await app.customer({ ...pro, subscriptionEnd: new Date(last + 1) });
  const late = await app.customer({ ...pro, subscriptionEnd: new Date(last) });
  expect(await early.billing()).toMatchObject({ renewable: false });
  expect(await late.billing()).toMatchObject({ renewable: true, renewable_from: app.now().toISOString() });
  expect((await late.order('pro', 'monthly')).status).toBe(201);
});

test('a Google account is rejected with another billing cycle, another Google id or no Google id', async () => {
  const ada = await app.googlePerson();
  const { googleId } = await accountOf(ada.id);
  const set = (given: object) => db.update(users).set(given).where(eq(users.id, ada.id));
  const order = async (plan: string, billing_cycle: string) =>
    (await ada.post('/api/payments/create-session', { plan, billing_cycle })).body.code;
  await set(pro);
  expect(await order('pro', 'annual')).toBe('oauth_billing_change');
  expect(await order('ultra', 'monthly')).toBeUndefined();
  await set({ googleId: 'another' });
  expect(await order('ultra', 'monthly')).toBe('oauth_linking_issue');
  await set({ googleId: null });
  expect(await order('ultra', 'monthly')).toBe('oauth_data_missing');
  // With the original Google id and also a password, the billing cycle may change.
  await set({ googleId, passwordHash: 'some' });
  expect(await order('pro', 'annual')).toBeUndefined();
});

const refusing = () => Promise.reject(new Error('KV PUT failed: 429'));

test('a checkout works even if KV fails, and the checkouts of an account are rate-limited', async () => {
  const KV = { get: refusing, put: refusing } as unknown as KVNamespace;
  const ada = await openAppWithStripe({ env: { KV } }).customer();
  const { status, body } = await ada.order('pro', 'monthly');
  expect(status).toBe(201);
  expect((await ada.ask(body.session_id)).status).toBe(202);
  const ben = await openAppWithStripe({ env: { PAYMENT_RATE: limiter(0) } }).customer();
  const limited = await ben.order('pro', 'monthly');
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await ben.payments()).toEqual([]);
});

test('the demo endpoint returns the sample success URLs', async () => {
  expect((await app.visitor().get('/api/demo/payment-urls')).body).toEqual(sampleUrls(origin));
});
