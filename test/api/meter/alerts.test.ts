import { expect, test } from 'vitest';
import { aRun, db, meterOf, openAccount, accountMeter } from './account.ts';

const signedUp = new Date('2026-03-05T10:00:00Z');
const now = new Date('2026-03-10T12:00:00Z');

async function use(id: string, words: number, delivered = words, at = now) {
  const run = aRun(words);
  const meter = await meterOf(id);
  expect(await meter.reserve(run, at)).toMatchObject({ state: 'reserved' });
  return meter.settle(run.id, delivered, at);
}

test('passing 80 % and 100 % is reported once each, and again in the next period', async () => {
  const user = await openAccount(signedUp);
  expect(await use(user.id, 399)).toMatchObject({ alert: null });
  expect(await use(user.id, 1)).toMatchObject({ alert: 80 });
  expect(await use(user.id, 50)).toMatchObject({ alert: null });
  expect(await use(user.id, 50)).toMatchObject({ alert: 100 });
  expect(await use(user.id, 450, 450, new Date('2026-04-06T00:00:00Z'))).toMatchObject({ alert: 80 });
});

test('a leap past both shares is reported once, as 100 %', async () => {
  const user = await openAccount(signedUp);
  expect(await use(user.id, 500)).toMatchObject({ alert: 100 });
});

test('parallel settlements report an alert once', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const runs = [aRun(150), aRun(150), aRun(150)];
  await Promise.all(runs.map((run) => meter.reserve(run, now)));
  const settled = await Promise.all(runs.map((run) => meter.settle(run.id, 150, now)));
  expect(settled.map(({ alert }) => alert).filter((alert) => alert !== null)).toEqual([80]);
});

test('words that are only reserved raise no alert, and neither do words that came back', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const large = aRun(450);
  await meter.reserve(large, now);
  expect(await use(user.id, 50)).toMatchObject({ alert: null });
  expect(await meter.settle(large.id, 0, now)).toMatchObject({ alert: null, usage: { wordsUsed: 50 } });
});

test('nobody who has turned usage alerts off is reported', async () => {
  const user = await openAccount(signedUp, { usageAlerts: false });
  expect(await use(user.id, 500)).toMatchObject({ alert: null });
});
