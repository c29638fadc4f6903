import { describe, expect, test } from 'vitest';
import { day, hour } from '../auth/app.ts';
import { accountMeter, aRun, same, wordsUsed } from '../meter/account.ts';
import { accountOf, checkoutEvent, db, ledgerOf, openShop, paymentOf } from './stripe.ts';

const at = (text: string) => new Date(text);

type Shop = Awaited<ReturnType<typeof openShop>>;

async function use({ app, ada: { id } }: Shop, words: number) {
  const run = aRun(words);
  const meter = accountMeter(db, await accountOf(id));
  await meter.reserve(run, app.now());
  await meter.settle(run.id, words, app.now());
}

/** Returns the usage of the account, which the user must see alike before and after a call has written the renewal. */
async function shown(ada: Shop['ada']) {
  await ada.login(ada.email);
  const { profile } = await ada.account();
  const { words_used, words_limit } = (await ada.get('/api/user/usage')).body;
  expect(profile.words_limit - profile.words_used).toBe(words_limit - words_used);
  const { wordsUsed: used, wordsLimit } = await accountOf(ada.id);
  expect([used, wordsLimit]).toEqual([words_used, words_limit]);
  expect(await wordsUsed(ada.id)).toEqual(same(used));
  return { used, limit: wordsLimit };
}

/** A customer who has used 12,000 of the 30,500 words of a month of Pro and buys the next month five days early. */
async function earlyBird() {
  const { app, ada } = await openShop();
  const first = await ada.buy();
  app.pass(25 * day);
  for (let turn = 0; turn < 4; turn++) await use({ app, ada }, 3_000);
  const second = await ada.buy();
  return { app, ada, first, second };
}

describe('a month that was bought early', () => {
  test('adds its words to the unused ones when it begins, and for that month only', async () => {
    const { app, ada, second } = await earlyBird();
    expect(await shown(ada)).toEqual({ used: 12_000, limit: 30_500 });
    expect((await paymentOf(second.reference)).wordsCarried).toBeNull();
    app.pass(5 * day - hour);
    expect(await shown(ada)).toEqual({ used: 12_000, limit: 30_500 });
    app.pass(hour);
    expect(await shown(ada)).toEqual({ used: 0, limit: 48_500 });
    expect((await paymentOf(second.reference)).wordsCarried).toBe(18_500);
    app.pass(31 * day);
    expect((await ada.login(ada.email)).status).toBe(200);
    expect(await shown(ada)).toEqual({ used: 0, limit: 500 });
  });

  test('adds no words when it is refunded before it begins, and ends at once when refunded later', async () => {
    const { app, ada, second } = await earlyBird();
    await app.moneyBack(second.payment);
    expect(await shown(ada)).toEqual({ used: 12_000, limit: 30_500 });
    const term = { subscriptionEnd: at('2026-12-20T12:00:00Z'), termsToCome: [] };
    expect(await accountOf(ada.id)).toMatchObject(term);
    app.pass(5 * day);
    expect(await shown(ada)).toEqual({ used: 0, limit: 500 });
    const late = await earlyBird();
    late.app.pass(10 * day);
    await late.app.moneyBack(late.second.payment);
    expect(await shown(late.ada)).toEqual({ used: 0, limit: 500 });
  });

  test.each([
    { when: 'before the second has begun', wait: 0, begins: '2026-12-15T12:00:00Z' },
    { when: 'after the second has begun', wait: 10, begins: '2026-12-20T12:00:00Z' },
  ])('keeps its words and its full month when the first is refunded $when', async ({ wait, begins }) => {
    const { app, ada, first, second } = await earlyBird();
    app.pass(wait * day);
    await app.moneyBack(first.payment);
    // Of the first month's 30,500 words, 30,000 are refunded and 12,000 had been used.
    expect(await shown(ada)).toEqual({ used: 0, limit: 30_000 });
    const end = at(begins);
    end.setUTCMonth(end.getUTCMonth() + 1);
    expect(await accountOf(ada.id)).toMatchObject({ subscriptionEnd: end, resetsAt: end, termsToCome: [] });
    const term = { termStart: at(begins), termEnd: end, wordsCarried: 0 };
    expect(await paymentOf(second.reference)).toMatchObject({ status: 'completed', ...term });
  });

  test('counts a run that is open when it begins, and gets back the words that the run does not deliver', async () => {
    const { app, ada } = await earlyBird();
    app.pass(5 * day - 1_000);
    const run = aRun(3_000);
    const meter = accountMeter(db, await accountOf(ada.id));
    await meter.reserve(run, app.now());
    app.pass(2_000);
    expect(await shown(ada)).toEqual({ used: 3_000, limit: 48_500 });
    await meter.settle(run.id, 1_000, app.now());
    expect(await shown(ada)).toEqual({ used: 1_000, limit: 48_500 });
    expect((await ledgerOf(ada.id)).slice(-5).map(({ words, reason }) => [reason, words])).toEqual([
      ['run', 3_000],
      ['give_back', -3_000],
      ['reset', -12_000],
      ['run', 3_000],
      ['give_back', -2_000],
    ]);
  });

  test('adds the same words even if the user returns much later', async () => {
    const { app, ada } = await openShop();
    const checkouts = [await ada.checkout(), await ada.checkout(), await ada.checkout('pro', 'annual')];
    const events = checkouts.map((reference, turn) =>
      checkoutEvent({ reference, amount: turn === 2 ? 3_000 : 500 }),
    );
    for (const event of events) await app.deliver(event);
    expect((await accountOf(ada.id)).termsToCome).toHaveLength(2);
    // Two months pass without a call: 30,500 and 30,000 words are left when the year begins.
    app.pass(65 * day);
    expect(await shown(ada)).toEqual({ used: 0, limit: 90_500 });
    app.pass(31 * day);
    expect(await shown(ada)).toEqual({ used: 0, limit: 30_000 });
  });
});

test('when the second of three consecutive months is refunded, the third takes its place', async () => {
  const { app, ada } = await openShop('2027-01-31T08:00:00Z');
  const [first, second, third] = [await ada.checkout(), await ada.checkout(), await ada.checkout()];
  for (const reference of [first, second, third]) await app.deliver(checkoutEvent({ reference }));
  expect((await accountOf(ada.id)).subscriptionEnd).toEqual(at('2027-04-30T08:00:00Z'));
  await app.moneyBack((await paymentOf(second)).providerPaymentId!);
  expect(await accountOf(ada.id)).toMatchObject({
    subscriptionEnd: at('2027-03-31T08:00:00Z'),
    termsToCome: [at('2027-02-28T08:00:00Z').getTime()],
  });
  expect(await paymentOf(third)).toMatchObject({
    termStart: at('2027-02-28T08:00:00Z'),
    termEnd: at('2027-03-31T08:00:00Z'),
  });
});

test('a term bought on the 31st ends on the last day of a shorter month, and the next on the 31st again', async () => {
  const { app, ada } = await openShop('2027-01-31T08:00:00Z');
  const ends = [];
  for (const wait of [0, 25, 28, 30]) {
    app.pass(wait * day);
    await ada.login(ada.email);
    await ada.buy();
    ends.push((await accountOf(ada.id)).subscriptionEnd?.toISOString().slice(0, 10));
  }
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});
