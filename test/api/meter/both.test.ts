import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { guestMeter } from '#meter/guest.ts';
import { createGuestMemory } from '#meter/guest-memory.ts';
import type { Meter } from '#meter/meter.ts';
import { accountMeter, after, anAccount, aRun, day, db, minute, now, same } from './account.ts';

type Opened = {
  /** Returns the meter of one call; `attempt` identifies the attempt at a run. */
  call: (attempt?: string) => Meter;
  used: (at?: Date) => Promise<number>;
  periodEnds: Date;
};

async function asAccount(): Promise<Opened> {
  const { user, used } = await anAccount();
  return {
    call: (attempt = 'one') => accountMeter(db, user, { attempt }),
    async used() {
      const { account, ledger } = await used();
      expect(ledger).toBe(account);
      return account;
    },
    periodEnds: new Date('2026-04-05T10:00:00Z'),
  };
}

async function asGuest(): Promise<Opened> {
  const network = Math.floor(Math.random() * 2 ** 32).toString(16);
  const guest = {
    deviceId: crypto.randomUUID(),
    address: `2001:${network.slice(0, 4)}:${network.slice(4) || 0}::1`,
  };
  const memory = createGuestMemory();
  const call = (attempt = 'one') => guestMeter(env.KV, { ...guest, attempt }, memory);
  return {
    call,
    used: async (at = now) => (await call().usage(at)).wordsUsed,
    periodEnds: after(now, 30 * day),
  };
}

describe.each([
  ['an account', asAccount],
  ['a guest', asGuest],
])('%s', (_who, open) => {
  test('is charged when a run begins, and gets undelivered words back', async () => {
    const { call, used, periodEnds } = await open();
    const run = aRun(200);
    expect(await call().reserve(run, now)).toEqual({
      state: 'reserved',
      belongs: false,
      repeated: false,
      usage: expect.objectContaining({
        wordsUsed: 200,
        wordsLimit: 500,
        remaining: 300,
        resetsAt: periodEnds,
      }),
    });
    expect(await used()).toBe(200);
    const { usage } = await call().settle(run.id, 150, now);
    expect(usage).toMatchObject({ wordsUsed: 150, remaining: 350 });
    expect(await used()).toBe(150);
  });

  test('can use exactly the remaining words; one word more is refused and not charged', async () => {
    const { call, used } = await open();
    expect(await call().reserve(aRun(501), now)).toMatchObject({
      state: 'refused',
      limit: 'words',
      usage: { remaining: 500 },
    });
    expect(await used()).toBe(0);
    expect(await call().reserve(aRun(500), now)).toMatchObject({ state: 'reserved' });
    expect(await call().reserve(aRun(1), now)).toMatchObject({ limit: 'words', usage: { remaining: 0 } });
  });

  test('gets only as many of 50 concurrent reservations as there are words for', async () => {
    const { call, used } = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call().reserve(aRun(200), now)));
    const refused = answers.filter((answer) => answer.state === 'refused' && answer.limit === 'words');
    expect(refused).toHaveLength(48);
    expect(await used()).toBe(400);
  });

  test('gets words back once, even if ten concurrent calls settle the run', async () => {
    const { call, used } = await open();
    const run = aRun(400);
    await call().reserve(run, now);
    const later = after(now, 2_000);
    await Promise.all(Array.from({ length: 10 }, () => call().settle(run.id, 100, later)));
    expect(await used()).toBe(100);
  });

  test('gets no words of a past period back in the next one', async () => {
    const { call, used, periodEnds } = await open();
    const [late, next] = [aRun(400), aRun(100)];
    await call().usage(now);
    await call().reserve(late, after(periodEnds, -minute));
    const over = after(periodEnds, minute);
    await call().reserve(next, over);
    await call().settle(late.id, 0, after(over, 2_000));
    expect(await used(after(over, 2_000))).toBe(100);
  });

  test('pays for a repeated run what was not delivered before, and never less than the better attempt delivered', async () => {
    const { call, used } = await open();
    const run = aRun(300);
    await call().reserve(run, now);
    const again = await Promise.all(Array.from({ length: 4 }, () => call().reserve(run, now)));
    for (const answer of again) expect(answer).toMatchObject({ limit: 'run_in_progress' });
    await call().settle(run.id, 200, now);
    const other = { ...run, textHash: 'another' };
    expect(await call().reserve(other, now)).toMatchObject({ limit: 'run_id_taken' });
    expect(await call().reserve(run, now)).toMatchObject({ repeated: true, usage: { wordsUsed: 300 } });
    await call().settle(run.id, 50, now);
    expect(await used()).toBe(200);
    await call().reserve(run, now);
    await call().settle(run.id, 300, now);
    expect(await call().reserve(run, now)).toMatchObject({ repeated: true, usage: { wordsUsed: 300 } });
    await call().settle(run.id, 0, now);
    expect(await used()).toBe(300);
    // After a day the id is forgotten, and the run is charged like a new one.
    expect(await call().reserve(run, after(now, day))).toMatchObject({ limit: 'words' });
  });

  test('can take over a reserved run with its id and text, and pays once', async () => {
    const { call, used } = await open();
    const run = aRun(300);
    await call('lost').reserve(run, now);
    expect(await call('again').reserve(run, after(now, 1_000))).toMatchObject({ state: 'reserved' });
    expect(await used()).toBe(300);
    await call('again').settle(run.id, 300, after(now, 2_000));
    await call('lost').settle(run.id, 0, after(now, 3_000));
    expect(await used()).toBe(300);
  });

  test.each([
    ['gets words back only after all attempts have ended', 0, 300, 100, 100],
    ['gives up one attempt for another, and pays the most that either delivered', 200, 300, 50, 200],
  ])('%s', async (_what, first, between, second, last) => {
    const { call, used } = await open();
    const run = aRun(300);
    await call('one').reserve(run, now);
    await call('other').reserve(run, now);
    await call('other').settle(run.id, first, after(now, 2_000));
    expect(await used()).toBe(between);
    await call('one').settle(run.id, second, after(now, 4_000));
    expect(await used()).toBe(last);
  });

  test('cannot take over a run with more than three calls', async () => {
    const { call, used } = await open();
    const run = aRun(100);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, attempt) => call(`attempt ${attempt}`).reserve(run, now)),
    );
    expect(answers.filter(({ state }) => state === 'reserved')).toHaveLength(3);
    expect(await used()).toBe(100);
  });

  test('loses no words to a call that never ends if the next one delivers them', async () => {
    const { call, used } = await open();
    const run = aRun(400);
    await call('lost').reserve(run, now);
    await call('again').reserve(run, after(now, minute));
    await call('again').settle(run.id, 400, after(now, 2 * minute));
    await call().reserve(aRun(10), after(now, 20 * minute));
    expect(await used()).toBe(410);
  });
});

test('a reservation charged in a past period is not given back in the next one', async () => {
  const { user, used, reasons } = await anAccount();
  const [one, other] = ['one', 'other'].map((attempt) => accountMeter(db, user, { attempt })) as [
    Meter,
    Meter,
  ];
  const run = aRun(300);
  await one.reserve(run, new Date('2026-04-05T09:58:00Z'));
  await other.reserve(run, new Date('2026-04-05T10:01:00Z'));
  await one.settle(run.id, 0, new Date('2026-04-05T10:02:00Z'));
  await other.settle(run.id, 0, new Date('2026-04-05T10:03:00Z'));
  expect(await used()).toEqual(same(0));
  expect(await reasons()).toEqual(['run', 'reset']);
});
