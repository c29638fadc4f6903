import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import { addMonths, periodAt } from '#meter/period.ts';
import {
  account,
  after,
  aRun,
  day,
  db,
  ledgerOf,
  meterOf,
  minute,
  openAccount,
  same,
  wordsUsed,
  accountMeter,
} from './account.ts';

const at = (text: string) => new Date(text);

describe('a month later is the same day, or the last of a shorter month', () => {
  test.each([
    ['2026-01-15T09:30:00Z', 1, '2026-02-15T09:30:00Z'],
    ['2026-01-29T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
    ['2026-01-30T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
    ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2028-01-29T00:00:00Z', 1, '2028-02-29T00:00:00Z'],
    ['2028-01-31T00:00:00Z', 1, '2028-02-29T00:00:00Z'],
    ['2028-01-31T00:00:00Z', 2, '2028-03-31T00:00:00Z'],
    ['2026-03-31T00:00:00Z', 1, '2026-04-30T00:00:00Z'],
    ['2026-10-31T00:00:00Z', 4, '2027-02-28T00:00:00Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
    ['2026-12-31T12:00:00Z', 1, '2027-01-31T12:00:00Z'],
    ['2026-05-31T12:00:00Z', 12, '2027-05-31T12:00:00Z'],
  ])('%s and %i', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });
});

describe('the period that an instant lies in', () => {
  test.each([
    // The anchor is the 31st and stays it: 28 February leads on to 31 March.
    ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2026-02-28T09:59:59.999Z', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2026-03-30T23:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2026-04-30T10:00:00Z', '2026-04-30T10:00:00Z', '2026-05-31T10:00:00Z'],
    ['2026-01-30T00:00:00Z', '2026-03-01T00:00:00Z', '2026-02-28T00:00:00Z', '2026-03-30T00:00:00Z'],
    ['2026-01-29T00:00:00Z', '2026-02-28T00:00:00Z', '2026-02-28T00:00:00Z', '2026-03-29T00:00:00Z'],
    ['2028-01-29T00:00:00Z', '2028-02-28T00:00:00Z', '2028-01-29T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['2028-02-29T00:00:00Z', '2030-02-28T00:00:00Z', '2030-02-28T00:00:00Z', '2030-03-29T00:00:00Z'],
    // Months away: one step to the right place, across years.
    ['2025-11-30T08:00:00Z', '2026-07-04T00:00:00Z', '2026-06-30T08:00:00Z', '2026-07-30T08:00:00Z'],
    // Already the 1st in Tokyo and still the 31st in New York: UTC decides.
    ['2026-01-15T00:00:00Z', '2026-04-01T08:30:00+09:00', '2026-03-15T00:00:00Z', '2026-04-15T00:00:00Z'],
    ['2026-05-01T02:00:00Z', '2026-05-31T22:30:00-04:00', '2026-06-01T02:00:00Z', '2026-07-01T02:00:00Z'],
    ['2026-05-01T02:00:00Z', '2026-05-31T21:30:00-04:00', '2026-05-01T02:00:00Z', '2026-06-01T02:00:00Z'],
    // A clock that lags behind the one that opened the account.
    ['2026-05-01T02:00:00Z', '2026-05-01T01:59:59Z', '2026-05-01T02:00:00Z', '2026-06-01T02:00:00Z'],
  ])('of an account of %s, at %s', (anchor, now, start, end) => {
    expect(periodAt(at(anchor), at(now))).toEqual({ start: at(start), end: at(end) });
  });
});

const signedUp = at('2026-01-31T10:00:00Z');

async function used(words: number, given: Parameters<typeof openAccount>[1] = {}, from = signedUp) {
  const user = await openAccount(from, given);
  const run = aRun(words);
  const meter = accountMeter(db, user);
  await meter.reserve(run, after(from, minute));
  await meter.settle(run.id, words, after(from, minute));
  return account(user.id);
}

test('words come back at the instant of the reset and not a millisecond before', async () => {
  const user = await used(500);
  const meter = accountMeter(db, user);
  expect(await meter.reserve(aRun(1), at('2026-02-28T09:59:59.999Z'))).toMatchObject({ limit: 'words' });
  expect(await meter.reserve(aRun(1), at('2026-02-28T10:00:00Z'))).toMatchObject({
    state: 'reserved',
    usage: { wordsUsed: 1, remaining: 499, resetsAt: at('2026-03-31T10:00:00Z') },
  });
  expect(await wordsUsed(user.id)).toEqual(same(1));
  expect(await ledgerOf(user.id)).toMatchObject([
    { words: 500, reason: 'run' },
    { words: -500, reason: 'reset', at: at('2026-02-28T10:00:00Z') },
    { words: 1, reason: 'run' },
  ]);
});

test('parallel calls, each with the account as it was before, reset it once', async () => {
  const user = await used(500);
  const now = at('2026-03-02T00:00:00Z');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 === 0 ? accountMeter(db, user).reserve(aRun(10), now) : accountMeter(db, user).usage(now),
    ),
  );
  expect(answers.filter((answer) => 'state' in answer && answer.state === 'reserved')).toHaveLength(3);
  expect((await ledgerOf(user.id)).filter(({ reason }) => reason === 'reset')).toHaveLength(1);
  expect(await wordsUsed(user.id)).toEqual(same(30));
});

test('five months away are one reset, to the next date', async () => {
  const user = await used(400);
  const usage = await accountMeter(db, user).usage(at('2026-07-10T00:00:00Z'));
  expect(usage).toMatchObject({ wordsUsed: 0, remaining: 500, resetsAt: at('2026-07-31T10:00:00Z') });
  expect((await ledgerOf(user.id)).map(({ reason }) => reason)).toEqual(['run', 'reset']);
});

test('carried-over words last until the reset; then the limit is the plan’s own', async () => {
  const start = at('2026-03-10T08:00:00Z');
  const user = await openAccount(signedUp, {
    plan: 'pro',
    billingCycle: 'annual',
    wordsLimit: 30_350,
    subscriptionStart: start,
    subscriptionEnd: at('2027-03-10T08:00:00Z'),
    periodStart: start,
    resetsAt: at('2026-04-10T08:00:00Z'),
    alertedShare: 80,
  });
  const meter = accountMeter(db, user);
  expect(await meter.usage(at('2026-04-10T07:59:59Z'))).toMatchObject({ remaining: 30_350 });
  expect(await meter.usage(at('2026-04-10T08:00:00Z'))).toMatchObject({
    remaining: 30_000,
    resetsAt: at('2026-05-10T08:00:00Z'),
  });
  expect(await account(user.id)).toMatchObject({ plan: 'pro', status: 'active', alertedShare: 0 });
});

const proUntil = (end: string) => ({
  plan: 'pro' as const,
  wordsLimit: 30_000,
  subscriptionStart: at('2026-02-10T08:00:00Z'),
  subscriptionEnd: at(end),
  periodStart: at('2026-02-10T08:00:00Z'),
  resetsAt: at('2026-03-10T08:00:00Z'),
});

test('an end of the term and a reset that fall together happen once, as an expiry, under parallel calls', async () => {
  const signedUpOn20th = at('2026-01-20T10:00:00Z');
  const user = await openAccount(signedUpOn20th, proUntil('2026-03-10T08:00:00Z'));
  const run = aRun(700);
  await accountMeter(db, user).reserve(run, at('2026-02-15T00:00:00Z'));
  await accountMeter(db, user).settle(run.id, 700, at('2026-02-15T00:00:00Z'));
  const before = await account(user.id);
  const now = at('2026-03-10T08:00:00Z');

  await Promise.all(
    Array.from({ length: 30 }, (_, turn) => {
      const meter = accountMeter(db, before);
      if (turn % 3 === 0) return meter.reserve(aRun(100), now);
      return turn % 3 === 1 ? meter.usage(now) : meter.settle(run.id, 0, now);
    }),
  );

  expect(await account(user.id)).toMatchObject({
    plan: 'free',
    status: 'expired',
    wordsLimit: 500,
    wordsUsed: 300,
    periodStart: now,
    resetsAt: at('2026-03-20T10:00:00Z'),
  });
  expect((await ledgerOf(user.id)).map(({ reason }) => reason)).toEqual([
    'run',
    'expiry',
    'run',
    'run',
    'run',
  ]);
  expect(await wordsUsed(user.id)).toEqual(same(300));
});

test('a term that ended months ago leaves a free account in the month of now', async () => {
  const user = await openAccount(at('2026-01-20T10:00:00Z'), proUntil('2026-03-10T08:00:00Z'));
  expect(await accountMeter(db, user).reserve(aRun(501), at('2026-06-25T00:00:00Z'))).toMatchObject({
    state: 'refused',
    limit: 'words',
    usage: { wordsLimit: 500, remaining: 500, resetsAt: at('2026-07-20T10:00:00Z') },
  });
  expect(await account(user.id)).toMatchObject({
    status: 'expired',
    periodStart: at('2026-06-20T10:00:00Z'),
  });
});

test('words of a period that is over do not come back into the next one', async () => {
  const user = await openAccount(signedUp);
  const [spent, failed] = [aRun(100), aRun(400)];
  const meter = accountMeter(db, user);
  await meter.reserve(failed, at('2026-02-28T09:59:00Z'));
  await meter.reserve(spent, at('2026-02-28T10:00:30Z'));
  await meter.settle(failed.id, 0, at('2026-02-28T10:01:00Z'));
  expect(await wordsUsed(user.id)).toEqual(same(100));
});

test('a settlement that is the first call after the reset applies it and gives nothing back', async () => {
  const user = await openAccount(signedUp);
  const run = aRun(400);
  const meter = accountMeter(db, user);
  await meter.reserve(run, at('2026-02-28T09:59:00Z'));
  expect(await meter.settle(run.id, 0, at('2026-02-28T10:01:00Z'))).toMatchObject({
    usage: { wordsUsed: 0 },
  });
  expect((await ledgerOf(user.id)).map(({ reason }) => reason)).toEqual(['run', 'reset']);
  expect(await wordsUsed(user.id)).toEqual(same(0));
});

test('a call whose clock lags behind the reset is charged in the period that runs', async () => {
  const user = await openAccount(signedUp);
  await accountMeter(db, user).usage(at('2026-02-28T10:00:00.005Z'));
  const run = aRun(200);
  const lagging = await meterOf(user.id);
  await lagging.reserve(run, at('2026-02-28T09:59:59.999Z'));
  expect(await wordsUsed(user.id)).toEqual(same(200));
  await lagging.settle(run.id, 50, at('2026-02-28T09:59:59.999Z'));
  expect(await wordsUsed(user.id)).toEqual(same(50));
});

test('an activation that comes between reading the account and reserving is respected', async () => {
  const user = await used(500);
  const now = at('2026-02-28T10:30:00Z');
  await db
    .update(users)
    .set({
      plan: 'pro',
      wordsUsed: 0,
      wordsLimit: 30_000,
      subscriptionStart: now,
      subscriptionEnd: after(now, 30 * day),
      periodStart: now,
      resetsAt: addMonths(now, 1),
    })
    .where(eq(users.id, user.id));
  expect(await accountMeter(db, user).reserve(aRun(3_000), now)).toMatchObject({
    state: 'reserved',
    usage: { wordsUsed: 3_000, wordsLimit: 30_000 },
  });
});

test('a term that was cut short after the account was read ends before anything is charged', async () => {
  const user = await openAccount(signedUp, proUntil('2026-03-10T08:00:00Z'));
  await db
    .update(users)
    .set({ subscriptionEnd: at('2026-02-20T00:00:00Z') })
    .where(eq(users.id, user.id));
  expect(await accountMeter(db, user).reserve(aRun(501), at('2026-02-20T00:00:00Z'))).toMatchObject({
    state: 'refused',
    usage: { wordsLimit: 500 },
  });
  expect(await account(user.id)).toMatchObject({ plan: 'free', status: 'expired' });
});

describe('whatever has changed since the account was read, its period is renewed as it is now', () => {
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
    const user = await openAccount(signedUp, proUntil('2026-08-10T08:00:00Z'));
    await db.update(users).set(to).where(eq(users.id, user.id));
    const answer = await accountMeter(db, user).reserve(aRun(100), at('2026-03-15T00:00:00Z'));
    expect(answer).toMatchObject({ state: 'reserved' });
    expect(await account(user.id)).toMatchObject({ ...renewed, wordsUsed: 100 });
    expect(await ledgerOf(user.id)).toMatchObject([
      { reason: renewed.plan === 'free' ? 'expiry' : 'reset' },
      { reason: 'run' },
    ]);
  });
});
