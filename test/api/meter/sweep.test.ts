import { expect, test } from 'vitest';
import { sweepRuns } from '#db/settlements.ts';
import {
  after,
  aRun,
  day,
  db,
  minute,
  openAccount,
  runsOf,
  same,
  wordsUsed,
  accountMeter,
} from './account.ts';

const signedUp = new Date('2026-03-05T10:00:00Z');
const now = new Date('2026-03-10T12:00:00Z');

test('the sweep gives back what was left open, of every account, and leaves what is still being worked on', async () => {
  const [ada, ben, cleo] = [
    await openAccount(signedUp),
    await openAccount(signedUp),
    await openAccount(signedUp),
  ];
  await accountMeter(db, ada).reserve(aRun(100), now);
  await accountMeter(db, ada).reserve(aRun(200), now);
  await accountMeter(db, ben).reserve(aRun(300), now);
  await accountMeter(db, cleo).reserve(aRun(400), after(now, 10 * minute));
  const working = aRun(50);
  await accountMeter(db, ada).reserve(working, after(now, 10 * minute));

  await sweepRuns(db, after(now, 15 * minute));
  await sweepRuns(db, after(now, 15 * minute));

  expect(await wordsUsed(ada.id)).toEqual(same(50));
  expect(await wordsUsed(ben.id)).toEqual(same(0));
  expect(await wordsUsed(cleo.id)).toEqual(same(400));
  expect((await runsOf(ada.id)).filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([
    working.id,
  ]);
});

test('the sweep deletes settled runs that nobody can repeat any more', async () => {
  const user = await openAccount(signedUp);
  const meter = accountMeter(db, user);
  const [old, recent] = [aRun(10), aRun(20)];
  await meter.reserve(old, now);
  await meter.settle(old.id, 10, now);
  await meter.reserve(recent, after(now, minute));
  await meter.settle(recent.id, 20, after(now, minute));

  await sweepRuns(db, after(now, day));

  expect((await runsOf(user.id)).map(({ id }) => id)).toEqual([recent.id]);
  expect(await wordsUsed(user.id)).toEqual(same(30));
});

test('what was left open in a period that is over does not come back into the next one', async () => {
  const user = await openAccount(signedUp);
  await accountMeter(db, user).reserve(aRun(300), new Date('2026-04-05T09:59:00Z'));
  await sweepRuns(db, new Date('2026-04-06T00:00:00Z'));
  expect(await accountMeter(db, user).usage(new Date('2026-04-06T00:00:00Z'))).toMatchObject({
    wordsUsed: 0,
  });
  expect(await wordsUsed(user.id)).toEqual(same(0));
});
