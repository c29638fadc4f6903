import { expect, test } from 'vitest';
import { sweepRuns } from '#db/settlements.ts';
import type { Run } from '#meter/meter.ts';
import {
  accountOf,
  after,
  aRun,
  day,
  db,
  dice,
  hour,
  ledgerOf,
  minute,
  openAccount,
  runsOf,
  same,
  wordsUsed,
  accountMeter,
} from './account.ts';

const signedUp = new Date('2026-01-31T10:00:00Z');
const pauses = [0, 0, 0, 1, minute, 16 * minute, hour, day, 9 * day];

test.each([1, 2])(
  'the ledger adds up to the words used, whatever the calls and their order (seed %i)',
  async (seed) => {
    const { below, one } = dice(seed);
    const user = await openAccount(signedUp, {
      plan: 'pro',
      wordsLimit: 900,
      subscriptionStart: signedUp,
      subscriptionEnd: new Date('2026-04-30T10:00:00Z'),
    });
    const known: Run[] = [aRun(100)];
    const seen = [user];
    let now = after(signedUp, 0);

    for (let round = 0; round < 40; round += 1) {
      now = after(now, one(pauses));
      const calls = Array.from({ length: 1 + below(5) }, () => {
        // Some callers hold an account that was read long ago, and their clocks differ.
        const meter = accountMeter(db, one(seen));
        const at = after(now, below(20));
        const choice = below(10);
        if (choice < 5) {
          const run = below(3) === 0 ? one(known) : aRun(1 + below(400));
          known.push(run);
          return meter.reserve(run, at);
        }
        if (choice < 8) return meter.settle(one(known.slice(-6)).id, below(400), at);
        return choice === 8 ? meter.usage(at) : sweepRuns(db, at);
      });
      await Promise.all(calls);
      const current = await accountOf(user.id);
      seen.push(current);
      expect(current.wordsUsed).toBeGreaterThanOrEqual(0);
      expect(current.wordsUsed).toBeLessThanOrEqual(current.wordsLimit);
      expect(await wordsUsed(user.id)).toEqual(same(current.wordsUsed));
      const open = (await runsOf(user.id)).filter(({ state }) => state === 'open');
      expect(open.length).toBeLessThanOrEqual(3);
    }

    now = after(now, 90 * day);
    await Promise.all(seen.slice(-5).map((old) => accountMeter(db, old).usage(now)));
    expect(await accountOf(user.id)).toMatchObject({ plan: 'free', status: 'expired', wordsUsed: 0 });
    expect(await wordsUsed(user.id)).toEqual(same(0));
    const expiries = (await ledgerOf(user.id)).filter(({ reason }) => reason === 'expiry');
    expect(expiries).toHaveLength(1);
  },
  60_000,
);
