import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import type { NewUser } from '#db/users.ts';
import { addMonths } from '#meter/period.ts';
import { day, minute } from '../auth/app.ts';
import { accountMeter, aRun, same, wordsUsed } from '../meter/account.ts';
import { accountOf, checkoutEvent, db, ledgerOf, openAppWithStripe, paymentOf } from './stripe.ts';

const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const at = '2026-11-20T12:00:00Z';
const app = openAppWithStripe({ at });
const now = app.now();

const running = (
  plan: 'pro' | 'ultra',
  billingCycle: 'monthly' | 'annual',
  start: Date,
): Partial<NewUser> => ({
  plan,
  billingCycle,
  wordsLimit: plan === 'pro' ? 30_000 : -1,
  subscriptionStart: start,
  subscriptionEnd: addMonths(start, billingCycle === 'annual' ? 12 : 1),
  periodStart: start,
  resetsAt: addMonths(start, 1),
});

/** Somebody who has used so many words, through the meter, so that the books are true. */
async function having(used: number, given: Partial<NewUser> = {}) {
  const ada = await app.customer(given);
  if (used > 0) {
    const run = aRun(used);
    const meter = accountMeter(db, await accountOf(ada.id));
    await meter.reserve(run, now);
    await meter.settle(run.id, used, now);
  }
  return ada;
}

const tenDaysAgo = noon('2026-11-10');
const inItsLastWeek = noon('2026-10-24');
const annualAtItsEnd = noon('2025-11-22');

describe('what a payment does', () => {
  test.each([
    {
      story: 'free to Pro: the words that remain come to the new limit, and used is 0',
      given: {},
      used: 120,
      buys: ['pro', 'monthly'],
      becomes: { billingCycle: 'monthly', wordsLimit: 30_380, subscriptionStart: now },
      until: noon('2026-12-20'),
      resetsAt: noon('2026-12-20'),
      told: { action: 'ACTIVATED', months_added: 1, words_limit: 30_380, words_carried: 380 },
    },
    {
      story: 'free to Pro for a year',
      given: {},
      used: 500,
      buys: ['pro', 'annual'],
      becomes: { billingCycle: 'annual', wordsLimit: 30_000 },
      until: noon('2027-11-20'),
      resetsAt: noon('2026-12-20'),
      told: { action: 'ACTIVATED', months_added: 12, message: expect.stringContaining('You saved 50%') },
    },
    {
      story: 'free to Ultra: nothing to carry where there is no limit',
      given: {},
      used: 120,
      buys: ['ultra', 'monthly'],
      becomes: { wordsLimit: -1 },
      until: noon('2026-12-20'),
      resetsAt: noon('2026-12-20'),
      told: { action: 'ACTIVATED', words_limit: -1, words_carried: 0 },
    },
    {
      story: 'basic to Pro is a beginning too',
      given: { plan: 'basic' },
      used: 0,
      buys: ['pro', 'monthly'],
      becomes: { wordsLimit: 30_500 },
      until: noon('2026-12-20'),
      resetsAt: noon('2026-12-20'),
      told: { action: 'ACTIVATED' },
    },
    {
      story: 'Pro renewed in its last 7 days: the old end and a month, the reset where it was',
      given: running('pro', 'monthly', inItsLastWeek),
      used: 12_000,
      buys: ['pro', 'monthly'],
      becomes: { wordsLimit: 30_000, wordsUsed: 12_000, subscriptionStart: inItsLastWeek },
      until: noon('2026-12-24'),
      resetsAt: noon('2026-11-24'),
      told: { action: 'EXTENDED', months_added: 1, words_carried: 0, words_from: '2026-11-24T12:00:00.000Z' },
    },
    {
      story: 'Pro monthly to annual: the old end and a year',
      given: running('pro', 'monthly', tenDaysAgo),
      used: 0,
      buys: ['pro', 'annual'],
      becomes: { billingCycle: 'annual', wordsLimit: 30_000, subscriptionStart: tenDaysAgo },
      until: noon('2027-12-10'),
      resetsAt: noon('2026-12-10'),
      told: { action: 'EXTENDED', months_added: 12 },
    },
    {
      story: 'a year renewed at its end',
      given: {
        ...running('pro', 'annual', annualAtItsEnd),
        periodStart: noon('2026-10-22'),
        resetsAt: noon('2026-11-22'),
      },
      used: 100,
      buys: ['pro', 'annual'],
      becomes: { billingCycle: 'annual', wordsUsed: 100, subscriptionStart: annualAtItsEnd },
      until: noon('2027-11-22'),
      resetsAt: noon('2026-11-22'),
      told: { action: 'EXTENDED', months_added: 12 },
    },
    {
      story: 'Pro to Ultra: from now on, and the time of before is not added',
      given: running('pro', 'annual', tenDaysAgo),
      used: 1_000,
      buys: ['ultra', 'annual'],
      becomes: { wordsLimit: -1, subscriptionStart: now },
      until: noon('2027-11-20'),
      resetsAt: noon('2026-12-20'),
      told: { action: 'UPGRADED/CHANGED', months_added: 12, words_limit: -1 },
    },
  ] as const)('$story', async ({ given, used, buys: [plan, cycle], becomes, until, resetsAt, told }) => {
    const ada = await having(used, { ...given });
    const { reference, status } = await ada.buy(plan, cycle);
    expect(status).toBe(200);
    const account = {
      plan,
      status: 'active',
      wordsUsed: 0,
      alertedShare: 0,
      subscriptionEnd: until,
      resetsAt,
    };
    expect(await accountOf(ada.id)).toMatchObject({ ...account, ...becomes });
    const closes = told.action !== 'EXTENDED';
    expect(await ada.activations()).toEqual(closes ? [used === 0 ? 0 : -used] : []);
    expect(await wordsUsed(ada.id)).toEqual(same(closes ? 0 : used));
    expect(await ada.ask(reference, { plan })).toMatchObject({
      status: 200,
      body: {
        success: true,
        status: 'completed',
        session_id: reference,
        plan,
        billing_cycle: cycle,
        already_active: false,
        new_end_date: until.toISOString(),
        ...told,
      },
    });
    expect((await app.subjects(ada.email))[0]).toBe(
      `Your ${plan === 'pro' ? 'Pro' : 'Ultra'} plan is active`,
    );
  });
});

test('a term that is over is begun anew, with the words of the free plan on top', async () => {
  const ada = await having(0, running('pro', 'monthly', noon('2026-09-01')));
  const { reference } = await ada.buy();
  expect(await accountOf(ada.id)).toMatchObject({
    plan: 'pro',
    wordsLimit: 30_500,
    subscriptionStart: now,
    subscriptionEnd: noon('2026-12-20'),
  });
  expect((await ledgerOf(ada.id)).map(({ reason }) => reason)).toEqual(['expiry', 'activation']);
  expect((await ada.ask(reference)).body.action).toBe('ACTIVATED');
});

test('a reset that is due comes first, so that the words of the month count and not those of the last', async () => {
  const ada = await app.customer({ ...running('pro', 'annual', noon('2026-10-15')), wordsLimit: 31_000 });
  await ada.buy('ultra', 'annual');
  expect((await ledgerOf(ada.id)).map(({ reason }) => reason)).toEqual(['reset', 'activation']);
});

test.each([
  { delivered: 0, left: 30_500 },
  { delivered: 110, left: 30_390 },
  { delivered: 500, left: 30_000 },
])(
  'a run that is open when the plan starts costs what it delivers, $delivered words, and gives the rest back',
  async ({ delivered, left }) => {
    const ada = await app.customer();
    const run = aRun(500);
    const before = accountMeter(db, await accountOf(ada.id));
    await before.reserve(run, now);
    await ada.buy();
    expect(await accountOf(ada.id)).toMatchObject({ wordsUsed: 500, wordsLimit: 30_500 });
    expect(await wordsUsed(ada.id)).toEqual(same(500));
    await before.settle(run.id, delivered, now);
    expect(await wordsUsed(ada.id)).toEqual(same(delivered));
    expect((await ada.get('/api/user/usage')).body).toMatchObject({ words_used: delivered, remaining: left });
    // What has been delivered is paid for: the same run again takes the rest alone.
    await accountMeter(db, await accountOf(ada.id)).reserve(run, now);
    expect(await wordsUsed(ada.id)).toEqual(same(500));
  },
);

test('runs and settlements all around an activation leave the books true', async () => {
  const ada = await app.customer();
  const reference = await ada.checkout();
  const meter = accountMeter(db, await accountOf(ada.id));
  const runs = Array.from({ length: 6 }, () => aRun(50));
  await Promise.all([
    ...runs.slice(0, 3).map((run) => meter.reserve(run, now)),
    app.deliver(checkoutEvent({ reference })),
    ...runs.slice(3).map((run) => meter.reserve(run, now)),
  ]);
  await Promise.all(runs.map((run, turn) => meter.settle(run.id, turn * 10, now)));
  const { wordsUsed: used, plan } = await accountOf(ada.id);
  expect(plan).toBe('pro');
  expect(used).toBeGreaterThanOrEqual(0);
  expect(await wordsUsed(ada.id)).toEqual(same(used));
});

test('carried words last until the reset; then the limit is the plan’s own, month after month', async () => {
  const own = openAppWithStripe({ at });
  const ada = await own.customer();
  await ada.buy('pro', 'annual');
  expect(await ada.billing()).toMatchObject({ words_carried: 500, resets_at: '2026-12-20T12:00:00.000Z' });
  own.pass(31 * day);
  await ada.login(ada.email);
  expect(await ada.billing()).toMatchObject({ words_carried: 0, resets_at: '2027-01-20T12:00:00.000Z' });
  expect((await ada.get('/api/user/usage')).body).toMatchObject({ words_limit: 30_000 });
});

test('the billing page lists what was paid, newest first and page by page, and what nobody paid for not at all', async () => {
  const own = openAppWithStripe({ at });
  const ada = await own.customer();
  // Each checkout was opened while the account was free.
  const free = () => db.update(users).set({ plan: 'free' }).where(eq(users.id, ada.id));
  for (let turn = 0; turn < 21; turn++) {
    own.pass(minute);
    await free();
    await ada.buy();
  }
  await free();
  own.pass(minute);
  await ada.checkout('ultra');
  const first = await ada.billing();
  expect(first.payments).toHaveLength(20);
  expect(first.payments.slice(0, 2)).toMatchObject([
    { plan: 'ultra', amount: 10, status: 'pending', action: null },
    { plan: 'pro', billing_cycle: 'monthly', amount: 5, status: 'completed', action: 'ACTIVATED' },
  ]);
  const second = (await ada.get(`/api/user/billing?before=${first.next}`)).body;
  expect(second.payments).toHaveLength(2);
  expect(second.next).toBeNull();
  own.pass(2 * 60 * minute);
  expect((await ada.billing()).payments[0]).toMatchObject({ plan: 'pro' });
  expect((await ada.get('/api/user/billing?before=nonsense')).status).toBe(400);
});

test('a mail at an address that is not confirmed greets nobody by name, and it names the words and the end', async () => {
  const ada = await having(20);
  const { reference } = await ada.buy();
  const [mail] = await app.mails(ada.email);
  expect(mail!.text).toMatch(/^Hello,\n/);
  for (const said of ['5.00 USD', 'December 20, 2026', '30,480 words', '480 of them carried over'])
    expect(mail!.text).toContain(said);
  expect((await paymentOf(reference)).status).toBe('completed');
});

test.each([
  [true, 1],
  [false, 0],
])('the receipt promises the reminder to those who want it alone (%s)', async (planUpdates, promised) => {
  const ada = await app.customer({ planUpdates });
  await ada.buy();
  const [mail] = await app.mails(ada.email);
  expect(mail!.text.split('a week before it ends')).toHaveLength(promised + 1);
});
