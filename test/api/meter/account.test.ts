import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import {
  account,
  after,
  aRun,
  db,
  ledgerOf,
  minute,
  openAccount,
  runsOf,
  same,
  wordsUsed,
  accountMeter,
} from './account.ts';

const signedUp = new Date('2026-03-05T10:00:00Z');
const now = new Date('2026-03-10T12:00:00Z');

test('a run is charged when it begins, and what it did not deliver comes back', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(200);

  expect(await meter.reserve(run, now)).toEqual({
    state: 'reserved',
    repeated: false,
    usage: { wordsUsed: 200, wordsLimit: 500, remaining: 300, resetsAt: new Date('2026-04-05T10:00:00Z') },
  });
  expect(await wordsUsed(user.id)).toEqual(same(200));

  const { usage } = await meter.settle(run.id, 150, now);
  expect(usage).toMatchObject({ wordsUsed: 150, remaining: 350 });
  expect(await wordsUsed(user.id)).toEqual(same(150));
  expect((await ledgerOf(user.id)).map(({ words, reason }) => [words, reason])).toEqual([
    [200, 'run'],
    [-50, 'give_back'],
  ]);
});

test('a run larger than what remains is refused and charges nothing; one that fits exactly passes', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  expect(await meter.reserve(aRun(501), now)).toMatchObject({
    state: 'refused',
    limit: 'words',
    usage: { remaining: 500 },
  });
  expect(await ledgerOf(user.id)).toEqual([]);
  expect(await runsOf(user.id)).toEqual([]);
  expect(await meter.reserve(aRun(500), now)).toMatchObject({ state: 'reserved', usage: { remaining: 0 } });
});

test('50 reservations at once pass only while there are words for them', async () => {
  const user = await openAccount(signedUp);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => accountMeter(db, user).reserve(aRun(200), now)),
  );
  expect(answers.filter(({ state }) => state === 'reserved')).toHaveLength(2);
  expect(answers.filter((answer) => answer.state === 'refused' && answer.limit === 'words')).toHaveLength(48);
  expect(await wordsUsed(user.id)).toEqual(same(400));
});

test('a fourth run begins once one of three is settled', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const first = aRun(10);
  for (const run of [first, aRun(10), aRun(10)]) {
    expect(await meter.reserve(run, now)).toMatchObject({ state: 'reserved' });
  }
  expect(await meter.reserve(aRun(10), now)).toMatchObject({ state: 'refused', limit: 'too_many_runs' });
  await meter.settle(first.id, 10, now);
  expect(await meter.reserve(aRun(10), now)).toMatchObject({ state: 'reserved' });
});

test('a run left open comes back whole with the next call, 15 minutes on', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  await meter.reserve(aRun(500), now);
  expect(await meter.reserve(aRun(1), after(now, 15 * minute - 1))).toMatchObject({ limit: 'words' });
  expect(await meter.reserve(aRun(1), after(now, 15 * minute))).toMatchObject({
    state: 'reserved',
    usage: { wordsUsed: 1 },
  });
  expect(await wordsUsed(user.id)).toEqual(same(1));
});

test('whoever settles a run that has been given up already changes nothing', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const lost = aRun(300);
  await meter.reserve(lost, now);
  await meter.reserve(aRun(10), after(now, 16 * minute));
  await meter.settle(lost.id, 300, after(now, 17 * minute));
  expect(await wordsUsed(user.id)).toEqual(same(10));
});

test('a run settled by ten calls at once gives back once', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(400);
  await meter.reserve(run, now);
  await Promise.all(Array.from({ length: 10 }, () => meter.settle(run.id, 100, now)));
  expect(await wordsUsed(user.id)).toEqual(same(100));
  expect(await ledgerOf(user.id)).toHaveLength(2);
});

test('a settlement can neither give back nor keep more than was reserved', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const [over, under] = [aRun(100), aRun(100)];
  await meter.reserve(over, now);
  await meter.reserve(under, now);
  await meter.settle(over.id, 9_999, now);
  await meter.settle(under.id, -50, now);
  expect(await wordsUsed(user.id)).toEqual(same(100));
});

test('one account neither settles nor meets the runs of another', async () => {
  const [ada, ben] = [await openAccount(signedUp), await openAccount(signedUp)];
  const run = aRun(100);
  await accountMeter(db, ada).reserve(run, now);
  await accountMeter(db, ben).settle(run.id, 0, now);
  expect(await wordsUsed(ada.id)).toEqual(same(100));
  expect(await accountMeter(db, ben).reserve(aRun(100, run.id, 'another text'), now)).toMatchObject({
    state: 'reserved',
    repeated: false,
  });
});

test('an unlimited plan is counted and never refused for its words', async () => {
  const user = await openAccount(signedUp, {
    plan: 'ultra',
    wordsLimit: -1,
    wordsUsed: 0,
    subscriptionStart: signedUp,
    subscriptionEnd: new Date('2027-03-05T10:00:00Z'),
  });
  const meter = accountMeter(db, user);
  const run = aRun(2_000_000);
  expect(await meter.reserve(run, now)).toMatchObject({
    state: 'reserved',
    usage: { wordsUsed: 2_000_000, wordsLimit: -1, remaining: -1 },
  });
  expect(await meter.settle(run.id, 2_000_000, now)).toMatchObject({ alert: null });
  expect(await wordsUsed(user.id)).toEqual(same(2_000_000));
});

test('a reservation that cannot be written leaves nothing half done', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  await env.DB.exec(
    "CREATE TRIGGER no_ledger BEFORE INSERT ON ledger BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
  );
  await expect(meter.reserve(aRun(100), now)).rejects.toThrow('the disk is full');
  expect(await account(user.id)).toEqual(user);
  expect(await runsOf(user.id)).toEqual([]);
  await env.DB.exec('DROP TRIGGER no_ledger');
  expect(await meter.reserve(aRun(100), now)).toMatchObject({ state: 'reserved' });
});

test('a settlement that cannot be written leaves the run open for another try', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(100);
  await meter.reserve(run, now);
  await env.DB.exec(
    "CREATE TRIGGER no_users BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
  );
  await expect(meter.settle(run.id, 40, now)).rejects.toThrow('the disk is full');
  await env.DB.exec('DROP TRIGGER no_users');
  expect(await runsOf(user.id)).toMatchObject([{ state: 'open', delivered: null }]);
  await meter.settle(run.id, 40, now);
  expect(await wordsUsed(user.id)).toEqual(same(40));
});

test('a deleted account is no longer metered', async () => {
  const user = await openAccount(signedUp);
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(user.id).run();
  await expect(accountMeter(db, user).reserve(aRun(1), now)).rejects.toThrow('The account has been deleted');
});
