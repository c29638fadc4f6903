import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { sweepRuns } from '#db/settlements.ts';
import { readUsage } from '#meter/statistics.ts';
import { expectIndexes, watched } from '../d1.ts';
import {
  accountMeter,
  after,
  anAccount,
  aRun,
  day,
  db,
  meterOf,
  minute,
  now,
  openAccount,
  same,
  signedUp,
  spend,
} from './account.ts';

test('a fourth run can start once one of three open runs is settled', async () => {
  const { meter } = await anAccount();
  const first = aRun(10);
  for (const run of [first, aRun(10), aRun(10)])
    expect(await meter.reserve(run, now)).toMatchObject({ state: 'reserved' });
  expect(await meter.reserve(aRun(10), now)).toMatchObject({ state: 'refused', limit: 'too_many_runs' });
  await meter.settle(first.id, 10, now);
  expect(await meter.reserve(aRun(10), now)).toMatchObject({ state: 'reserved' });
});

test('the words of a run left open are given back by the next call after 15 minutes; settling it later changes nothing', async () => {
  const { meter, used } = await anAccount();
  const lost = aRun(500);
  await meter.reserve(lost, now);
  expect(await meter.reserve(aRun(1), after(now, 15 * minute - 1))).toMatchObject({ limit: 'words' });
  expect(await meter.reserve(aRun(1), after(now, 15 * minute))).toMatchObject({ usage: { wordsUsed: 1 } });
  await meter.settle(lost.id, 300, after(now, 17 * minute));
  expect(await used()).toEqual(same(1));
});

test('a settlement can neither give back nor keep more than was reserved', async () => {
  const { meter, used, ledger } = await anAccount();
  await spend(meter, 100, 9_999);
  await spend(meter, 100, -50);
  expect(await used()).toEqual(same(100));
  expect(await ledger()).toEqual([
    [100, 'run'],
    [100, 'run'],
    [-100, 'give_back'],
  ]);
});

test('an account can neither settle nor collide with another’s runs, and a deleted account is no longer metered', async () => {
  const [ada, ben] = [await anAccount(), await anAccount()];
  const run = aRun(100);
  await ada.meter.reserve(run, now);
  await ben.meter.settle(run.id, 0, now);
  expect(await ada.used()).toEqual(same(100));
  const own = { state: 'reserved', repeated: false };
  expect(await ben.meter.reserve(aRun(100, run.id, 'another text'), now)).toMatchObject(own);
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(ben.id).run();
  await expect(ben.meter.reserve(aRun(1), now)).rejects.toThrow('The account has been deleted');
});

test('an unlimited plan is counted and not refused for its words', async () => {
  const term = { subscriptionStart: signedUp, subscriptionEnd: new Date('2027-03-05T10:00:00Z') };
  const { meter, used } = await anAccount({ plan: 'ultra', wordsLimit: -1, ...term });
  expect(await spend(meter, 2_000_000)).toMatchObject({
    alert: null,
    usage: { wordsUsed: 2_000_000, wordsLimit: -1, remaining: -1 },
  });
  expect(await used()).toEqual(same(2_000_000));
});

/** Expects `work` to fail while a trigger rejects one kind of change. */
async function whileFull(change: string, work: () => Promise<unknown>) {
  await env.DB.exec(
    `CREATE TRIGGER full BEFORE ${change} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
  );
  await expect(work()).rejects.toThrow('the disk is full');
  await env.DB.exec('DROP TRIGGER full');
}

test('a failed reservation leaves no partial writes, and a failed settlement leaves the run open for a retry', async () => {
  const { user, meter, used, runs, now: current } = await anAccount();
  const run = aRun(100);
  await whileFull('INSERT ON ledger', () => meter.reserve(run, now));
  expect(await current()).toEqual(user);
  expect(await runs()).toEqual([]);
  await meter.reserve(run, now);
  await whileFull('UPDATE ON users', () => meter.settle(run.id, 40, now));
  expect(await runs()).toMatchObject([{ state: 'open', delivered: null }]);
  await meter.settle(run.id, 40, now);
  expect(await used()).toEqual(same(40));
});

const alertOf = async (id: string, words: number, at = now) =>
  (await spend(await meterOf(id), words, words, at)).alert;

describe('an alert', () => {
  test('is raised at 80 % and 100 %, once each or only the latter, and again in the next period', async () => {
    const { id } = await anAccount();
    const alerts = [];
    for (const words of [399, 1, 50, 50]) alerts.push(await alertOf(id, words));
    expect(alerts).toEqual([null, 80, null, 100]);
    expect(await alertOf(id, 450, new Date('2026-04-06T00:00:00Z'))).toBe(80);
    expect(await alertOf((await anAccount()).id, 500)).toBe(100);
    expect(await alertOf((await anAccount({ usageAlerts: false })).id, 500)).toBeNull();
  });

  test('is raised once by concurrent settlements', async () => {
    const { meter } = await anAccount();
    const runs = [aRun(150), aRun(150), aRun(150)];
    await Promise.all(runs.map((run) => meter.reserve(run, now)));
    const settled = await Promise.all(runs.map((run) => meter.settle(run.id, 150, now)));
    expect(settled.map(({ alert }) => alert).filter((alert) => alert !== null)).toEqual([80]);
  });

  test('is not raised by words that are only reserved or that were given back', async () => {
    const { id, meter } = await anAccount();
    const large = aRun(450);
    await meter.reserve(large, now);
    expect(await alertOf(id, 50)).toBeNull();
    expect(await meter.settle(large.id, 0, now)).toMatchObject({ alert: null, usage: { wordsUsed: 50 } });
  });
});

describe('the sweep', () => {
  test('gives back the words of runs left open, for every account, and leaves runs in progress', async () => {
    const [ada, ben, cleo] = [await anAccount(), await anAccount(), await anAccount()];
    const working = aRun(50);
    await ada.meter.reserve(aRun(100), now);
    await ada.meter.reserve(aRun(200), now);
    await ben.meter.reserve(aRun(300), now);
    await cleo.meter.reserve(aRun(400), after(now, 10 * minute));
    await ada.meter.reserve(working, after(now, 10 * minute));
    for (const _ of ['once', 'twice']) await sweepRuns(db, after(now, 15 * minute));
    expect([await ada.used(), await ben.used(), await cleo.used()]).toEqual([50, 0, 400].map(same));
    const open = (await ada.runs()).filter(({ state }) => state === 'open');
    expect(open.map(({ id }) => id)).toEqual([working.id]);
  });

  test('deletes settled runs that can no longer be repeated, and gives back no words of a past period', async () => {
    const { meter, runs, used } = await anAccount();
    await spend(meter, 10);
    await spend(meter, 20, 20, after(now, minute));
    await sweepRuns(db, after(now, day));
    expect(await runs()).toMatchObject([{ words: 20 }]);
    expect(await used()).toEqual(same(30));
    await meter.reserve(aRun(300), new Date('2026-04-05T09:59:00Z'));
    const next = new Date('2026-04-06T00:00:00Z');
    await sweepRuns(db, next);
    expect(await meter.usage(next)).toMatchObject({ wordsUsed: 0 });
    expect(await used()).toEqual(same(0));
  });
});

test('reserving and settling make one round trip to D1 each, and every query of the meter uses an index', async () => {
  const { env: d1, statements, roundTrips } = watched();
  const watching = database(d1);
  const user = await openAccount(signedUp);
  const meter = accountMeter(watching, user);
  const run = aRun(10);
  await meter.reserve(run, now);
  expect(roundTrips()).toBe(1);
  await meter.settle(run.id, 5, now);
  expect(roundTrips()).toBe(2);
  await meter.usage(now);
  await readUsage(watching, user, now);
  await readUsage(watching, user, now, { at: now.getTime(), id: '1' });
  await sweepRuns(watching, now);
  expect(new Set(statements.map(({ sql }) => sql)).size).toBeGreaterThan(20);
  await expectIndexes(statements, /^SCAN (users|runs|ledger|excluded)\b/);
});
