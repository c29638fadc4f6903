import { expect, test } from 'vitest';
import { after, aRun, db, ledgerOf, minute, openAccount, same, wordsUsed, accountMeter } from './account.ts';

const signedUp = new Date('2026-03-05T10:00:00Z');
const now = new Date('2026-03-10T12:00:00Z');

test('a delivered run that is repeated is not charged again', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(500);
  await meter.reserve(run, now);
  await meter.settle(run.id, 500, now);
  expect(await meter.reserve(run, after(now, minute))).toMatchObject({ state: 'reserved', repeated: true });
  await meter.settle(run.id, 0, after(now, minute));
  expect(await wordsUsed(user.id)).toEqual(same(500));
  expect(await ledgerOf(user.id)).toHaveLength(1);
});

test('a repeated run pays for what the first attempt gave back, and never less than the better of the two', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(400);
  await meter.reserve(run, now);
  await meter.settle(run.id, 100, now);
  expect(await wordsUsed(user.id)).toEqual(same(100));
  await meter.reserve(run, now);
  expect(await wordsUsed(user.id)).toEqual(same(400));
  await meter.settle(run.id, 50, now);
  expect(await wordsUsed(user.id)).toEqual(same(100));
});

test('a run is refused while it is being worked on, so that giving up one attempt never pays for another', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(50);
  const answers = await Promise.all(Array.from({ length: 5 }, () => meter.reserve(run, now)));
  expect(answers.filter(({ state }) => state === 'reserved')).toHaveLength(1);
  expect(
    answers.filter((answer) => answer.state === 'refused' && answer.limit === 'run_in_progress'),
  ).toHaveLength(4);
  expect(await meter.settle(run.id, 50, now)).toMatchObject({ usage: { wordsUsed: 50 } });
  expect(await wordsUsed(user.id)).toEqual(same(50));
});

test('after a day an id is forgotten, and the run is charged like a new one', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const run = aRun(50);
  await meter.reserve(run, now);
  await meter.settle(run.id, 50, now);
  expect(await meter.reserve(run, after(now, 24 * 60 * minute))).toMatchObject({ repeated: false });
  expect(await wordsUsed(user.id)).toEqual(same(100));
});
