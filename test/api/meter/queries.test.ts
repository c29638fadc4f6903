import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sweepRuns } from '#db/settlements.ts';
import { readUsage } from '#meter/statistics.ts';
import { aRun, openAccount, accountMeter } from './account.ts';
import { recordingDatabase } from './recorder.ts';

const signedUp = new Date('2026-03-05T10:00:00Z');
const now = new Date('2026-03-10T12:00:00Z');

test('reserving and settling ask D1 once each', async () => {
  const { db, statements, roundTrips } = recordingDatabase();
  const meter = accountMeter(db, await openAccount(signedUp));
  const run = aRun(10);
  await meter.reserve(run, now);
  expect(roundTrips()).toBe(1);
  await meter.settle(run.id, 10, now);
  expect(roundTrips()).toBe(2);
  expect(statements.size).toBeGreaterThan(10);
});

test('every query of the meter runs on an index', async () => {
  const { db, statements } = recordingDatabase();
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(10);
  await meter.reserve(run, now);
  await meter.settle(run.id, 5, now);
  await meter.usage(now);
  await readUsage(db, user, now);
  await readUsage(db, user, now, { at: now.getTime(), id: '1' });
  await sweepRuns(db, now);

  const scans: string[] = [];
  for (const statement of statements) {
    const nothing = [...statement.matchAll(/\?/g)].map(() => null);
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .bind(...nothing)
      .all<{ detail: string }>();
    for (const { detail } of plan.results) {
      if (/^SCAN (users|runs|ledger|excluded)\b/.test(detail)) scans.push(`${detail}: ${statement}`);
    }
  }
  expect(statements.size).toBeGreaterThan(20);
  expect(scans).toEqual([]);
});
