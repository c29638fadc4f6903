import { describe, expect, test } from 'vitest';
import { payments } from '#db/schema/index.ts';
import type { NewUser } from '#db/users.ts';
import { addMonths } from '#meter/period.ts';
import { after, minute } from '../auth/app.ts';
import { accountMeter, aRun, same, wordsUsed } from '../meter/account.ts';
import { accountOf, db, ledgerOf, newId, openAppWithStripe, paymentOf } from './stripe.ts';

const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const app = openAppWithStripe();
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

/** A customer who has used `used` words through the meter, so that the books are consistent. */
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

const reasonsOf = async (id: string) => (await ledgerOf(id)).map(({ reason }) => reason);

const tenDaysAgo = noon('2026-11-10');
const inItsLastWeek = noon('2026-10-24');

describe('the effect of a payment', () => {
  test.each([
    {
      story: 'free to Pro: the remaining words are added to the new limit, and used words reset to 0',
      given: {},
      used: 120,
      buys: ['pro', 'monthly'],
      becomes: { billingCycle: 'monthly', wordsLimit: 30_380, subscriptionStart: now },
      until: noon('2026-12-20'),
      resetsAt: noon('2026-12-20'),
      told: { action: 'ACTIVATED', months_added: 1, words_limit: 30_380, words_carried: 380 },
    },
    {
      story: 'basic, which is free, to Ultra: no words are carried over, since there is no limit',
      given: { plan: 'basic' },
      used: 120,
      buys: ['ultra', 'monthly'],
      becomes: { wordsLimit: -1 },
      until: noon('2026-12-20'),
      resetsAt: noon('2026-12-20'),
      told: { action: 'ACTIVATED', words_limit: -1, words_carried: 0 },
    },
    {
      story: 'Pro renewed in its last 7 days: a month is added to the old end, and the reset date stays',
      given: running('pro', 'monthly', inItsLastWeek),
      used: 12_000,
      buys: ['pro', 'monthly'],
      becomes: { wordsLimit: 30_000, wordsUsed: 12_000, subscriptionStart: inItsLastWeek },
      until: noon('2026-12-24'),
      resetsAt: noon('2026-11-24'),
      told: { action: 'EXTENDED', months_added: 1, words_carried: 0, words_from: '2026-11-24T12:00:00.000Z' },
    },
    {
      story: 'Pro monthly to annual: a year is added to the old end',
      given: running('pro', 'monthly', tenDaysAgo),
      used: 0,
      buys: ['pro', 'annual'],
      becomes: { billingCycle: 'annual', wordsLimit: 30_000, subscriptionStart: tenDaysAgo },
      until: noon('2027-12-10'),
      resetsAt: noon('2026-12-10'),
      told: { action: 'EXTENDED', months_added: 12 },
    },
    {
      story: 'Pro to Ultra: the term starts now, and the remaining time is not added',
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
    const carried = 'words_carried' in told ? told.words_carried : 0;
    expect(await ada.billing()).toMatchObject({ words_carried: carried, resets_at: resetsAt.toISOString() });
    const closes = told.action !== 'EXTENDED';
    expect(await ada.activations()).toEqual(closes ? [-used] : []);
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

test('after an expired term a new one starts, with the words of the free plan added; a due reset is booked first', async () => {
  const ada = await having(0, running('pro', 'monthly', noon('2026-09-01')));
  const { reference } = await ada.buy();
  expect(await accountOf(ada.id)).toMatchObject({ plan: 'pro', wordsLimit: 30_500, subscriptionStart: now });
  expect(await reasonsOf(ada.id)).toEqual(['expiry', 'activation']);
  expect((await ada.ask(reference)).body).toMatchObject({
    action: 'ACTIVATED',
    new_end_date: '2026-12-20T12:00:00.000Z',
  });
  const ben = await having(0, { ...running('pro', 'annual', noon('2026-10-15')), wordsLimit: 31_000 });
  await ben.buy('ultra', 'annual');
  expect(await reasonsOf(ben.id)).toEqual(['reset', 'activation']);
});

test.each([
  { delivered: 0, left: 30_500 },
  { delivered: 110, left: 30_390 },
  { delivered: 500, left: 30_000 },
])(
  'a run that is open when the plan starts costs the $delivered words it delivers and returns the rest',
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
    // Delivered words are paid for, so reserving the same run again takes only the rest.
    await accountMeter(db, await accountOf(ada.id)).reserve(run, now);
    expect(await wordsUsed(ada.id)).toEqual(same(500));
  },
);

test('the billing page lists payments, newest first and paged, and drops an unpaid checkout once it expires', async () => {
  const own = openAppWithStripe();
  const ada = await own.customer();
  const ultra = await ada.checkout('ultra');
  const paid = await paymentOf((await ada.buy()).reference);
  const [first, ...rest] = Array.from({ length: 20 }, (_, turn) =>
    db.insert(payments).values({
      ...paid,
      id: newId('older'),
      tokenHash: null,
      providerPaymentId: null,
      createdAt: after(paid.createdAt, -(turn + 1) * minute),
    }),
  );
  await db.batch([first!, ...rest]);
  const listed = await ada.billing();
  expect(listed.payments).toHaveLength(20);
  const shown = { billing_cycle: 'monthly', amount: 5, status: 'completed', action: 'ACTIVATED' };
  expect(listed.payments).toContainEqual(expect.objectContaining({ id: paid.id, plan: 'pro', ...shown }));
  const open = { id: ultra, plan: 'ultra', amount: 10, status: 'unfinished', action: null };
  expect(listed.payments).toContainEqual(expect.objectContaining(open));
  const moments = listed.payments.map(({ at: moment }: { at: string }) => moment);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const second = (await ada.get(`/api/user/billing?before=${listed.next}`)).body;
  expect([second.payments.length, second.next]).toEqual([2, null]);
  own.pass(2 * 60 * minute);
  expect(JSON.stringify(await ada.billing())).not.toContain(ultra);
  expect((await ada.get('/api/user/billing?before=nonsense')).status).toBe(400);
});

test.each([
  [true, 1],
  [false, 0],
])(
  'the receipt names the words and the end, and the reminder only for those who want it (%s)',
  async (planUpdates, promised) => {
    const ada = await having(20, { planUpdates });
    await ada.buy();
    const [mail] = await app.mails(ada.email);
    for (const said of ['5.00 USD', 'December 20, 2026', '30,480 words', '480 of them carried over'])
      expect(mail!.text).toContain(said);
    expect(mail!.text.split('a week before it ends')).toHaveLength(promised + 1);
  },
);
