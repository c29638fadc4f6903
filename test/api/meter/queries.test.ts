import { database } from '#db/client.ts';
import { expect, test } from 'vitest';
import { sweepRuns } from '#db/settlements.ts';
import { readUsage } from '#meter/statistics.ts';
import { aRun, openAccount, accountMeter } from './account.ts';
import { expectIndexes, watched } from '../d1.ts';

const signedUp = new Date('2026-03-05T10:00:00Z');
const now = new Date('2026-03-10T12:00:00Z');

test('reserving and settling ask D1 once each', async () => {
  const { env: d1, statements, roundTrips } = watched();
  const db = database(d1);
  const meter = accountMeter(db, await openAccount(signedUp));
  const run = aRun(10);
  await meter.reserve(run, now);
  expect(roundTrips()).toBe(1);
  await meter.settle(run.id, 10, now);
  expect(roundTrips()).toBe(2);
  expect(statements.length).toBeGreaterThan(10);
});

test('every query of the meter runs on an index', async () => {
  const { env: d1, statements } = watched();
  const db = database(d1);
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(10);
  await meter.reserve(run, now);
  await meter.settle(run.id, 5, now);
  await meter.usage(now);
  await readUsage(db, user, now);
  await readUsage(db, user, now, { at: now.getTime(), id: '1' });
  await sweepRuns(db, now);

  expect(new Set(statements.map(({ sql }) => sql)).size).toBeGreaterThan(20);
  await expectIndexes(statements, /^SCAN (users|runs|ledger|excluded)\b/);
});
