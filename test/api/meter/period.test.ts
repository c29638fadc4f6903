import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import type { NewUser } from '#db/users.ts';
import { addMonths } from '#meter/period.ts';
import { accountMeter, after, anAccount, aRun, day, db, meterOf, minute, same, spend } from './account.ts';

const at = (text: string) => new Date(text);

const signedUp = at('2026-01-31T10:00:00Z');
const reserved = { state: 'reserved' };

/** An account that has used this many words in its first minute; its meter holds the account as read then. */
async function having(words: number, given: Partial<NewUser> = {}, from = signedUp) {
  const ada = await anAccount(given, from);
  if (words > 0) await spend(ada.meter, words, words, after(from, minute));
  const set = (to: Partial<NewUser>) => db.update(users).set(to).where(eq(users.id, ada.id));
  return { ...ada, meter: accountMeter(db, await ada.now()), set };
}

test('words reset exactly at the reset time and not a millisecond before', async () => {
  const { meter, used, ledger } = await having(500);
  expect(await meter.reserve(aRun(1), at('2026-02-28T09:59:59.999Z'))).toMatchObject({ limit: 'words' });
  expect(await meter.reserve(aRun(1), at('2026-02-28T10:00:00Z'))).toMatchObject({
    ...reserved,
    usage: { wordsUsed: 1, remaining: 499, resetsAt: at('2026-03-31T10:00:00Z') },
  });
  expect(await used()).toEqual(same(1));
  expect(await ledger()).toEqual([
    [500, 'run'],
    [-500, 'reset'],
    [1, 'run'],
  ]);
});

test('concurrent calls that hold the account from before its reset reset it once', async () => {
  const { meter, used, reasons } = await having(500);
  const now = at('2026-03-02T00:00:00Z');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0 ? meter.reserve(aRun(10), now) : meter.usage(now),
    ),
  );
  expect(answers.filter((answer) => 'state' in answer && answer.state === 'reserved')).toHaveLength(3);
  expect((await reasons()).filter((reason) => reason === 'reset')).toHaveLength(1);
  expect(await used()).toEqual(same(30));
});

const proUntil = (end: string, wordsLimit = 30_000, start = at('2026-02-10T08:00:00Z')) => ({
  plan: 'pro' as const,
  wordsLimit,
  subscriptionStart: start,
  subscriptionEnd: at(end),
  periodStart: start,
  resetsAt: addMonths(start, 1),
});

const on20th = at('2026-01-20T10:00:00Z');

test('a term that ends at the time of a reset causes one expiry and no reset, even under concurrent calls', async () => {
  const ada = await anAccount(proUntil('2026-03-10T08:00:00Z'), on20th);
  const run = aRun(700);
  await ada.meter.reserve(run, at('2026-02-15T00:00:00Z'));
  await ada.meter.settle(run.id, 700, at('2026-02-15T00:00:00Z'));
  const meter = await meterOf(ada.id);
  const now = at('2026-03-10T08:00:00Z');
  await Promise.all(
    Array.from({ length: 30 }, (_, turn) => {
      if (turn % 3 === 0) return meter.reserve(aRun(100), now);
      return turn % 3 === 1 ? meter.usage(now) : meter.settle(run.id, 0, now);
    }),
  );
  expect(await ada.now()).toMatchObject({
    plan: 'free',
    status: 'expired',
    wordsLimit: 500,
    periodStart: now,
    resetsAt: at('2026-03-20T10:00:00Z'),
  });
  expect(await ada.reasons()).toEqual(['run', 'expiry', 'run', 'run', 'run']);
  expect(await ada.used()).toEqual(same(300));
});

test('an account whose term ended months ago is free and in its current period', async () => {
  const ada = await having(0, proUntil('2026-03-10T08:00:00Z'), on20th);
  expect(await ada.meter.reserve(aRun(501), at('2026-06-25T00:00:00Z'))).toMatchObject({
    limit: 'words',
    usage: { wordsLimit: 500, remaining: 500, resetsAt: at('2026-07-20T10:00:00Z') },
  });
  expect(await ada.now()).toMatchObject({ status: 'expired', periodStart: at('2026-06-20T10:00:00Z') });
});

test('a call whose clock lags behind the reset is charged in the current period', async () => {
  const { id, meter, used } = await having(0);
  await meter.usage(at('2026-02-28T10:00:00.005Z'));
  await spend(await meterOf(id), 200, 50, at('2026-02-28T09:59:59.999Z'));
  expect(await used()).toEqual(same(50));
});

test('a plan activated between reading the account and reserving is respected', async () => {
  const { meter, set } = await having(500);
  const now = at('2026-02-28T10:30:00Z');
  await set({ ...proUntil(after(now, 30 * day).toISOString(), 30_000, now), wordsUsed: 0 });
  const usage = { wordsUsed: 3_000, wordsLimit: 30_000 };
  expect(await meter.reserve(aRun(3_000), now)).toMatchObject({ ...reserved, usage });
});

describe('an account that changed after it was read is renewed with its current values:', () => {
  test.each([
    {
      changed: 'the plan',
      to: { plan: 'ultra' as const },
      renewed: { plan: 'ultra', wordsLimit: -1, resetsAt: at('2026-04-10T08:00:00Z') },
    },
    {
      changed: 'the start of the term',
      to: { subscriptionStart: at('2026-02-12T08:00:00Z') },
      renewed: { plan: 'pro', wordsLimit: 30_000, resetsAt: at('2026-04-12T08:00:00Z') },
    },
    {
      changed: 'the end of the term',
      to: { subscriptionEnd: at('2026-03-01T00:00:00Z') },
      renewed: { plan: 'free', wordsLimit: 500, resetsAt: at('2026-03-31T10:00:00Z') },
    },
  ])('$changed', async ({ to, renewed }) => {
    const { meter, set, now, reasons } = await having(0, proUntil('2026-08-10T08:00:00Z'));
    await set(to);
    expect(await meter.reserve(aRun(100), at('2026-03-15T00:00:00Z'))).toMatchObject(reserved);
    expect(await now()).toMatchObject({ ...renewed, wordsUsed: 100 });
    expect(await reasons()).toEqual([renewed.plan === 'free' ? 'expiry' : 'reset', 'run']);
  });
});
