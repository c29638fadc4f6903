import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { guestMeter } from '#meter/guest.ts';
import { createGuestMemory } from '#meter/guest-memory.ts';
import type { Meter } from '#meter/meter.ts';
import { accountMeter, after, aRun, db, ledgerOf, minute, openAccount, same, wordsUsed } from './account.ts';

const signedUp = new Date('2026-03-05T10:00:00Z');
const now = new Date('2026-03-10T12:00:00Z');

type Opened = { call: () => Meter; used: () => Promise<number> };

async function anAccount(): Promise<Opened> {
  const user = await openAccount(signedUp);
  return {
    call: () => accountMeter(db, user, { attempt: crypto.randomUUID().slice(0, 8) }),
    async used() {
      const { account, ledger } = await wordsUsed(user.id);
      expect(ledger).toBe(account);
      return account;
    },
  };
}

async function aGuest(): Promise<Opened> {
  const guest = {
    deviceId: crypto.randomUUID(),
    address: `2001:db8:${Math.floor(Math.random() * 60_000).toString(16)}::1`,
  };
  const memory = createGuestMemory();
  const call = () => guestMeter(env.KV, { ...guest, attempt: crypto.randomUUID() }, memory);
  return { call, used: async () => (await call().usage(now)).wordsUsed };
}

describe.each([
  ['an account', anAccount],
  ['a guest', aGuest],
])('%s', (_who, open) => {
  test('takes a reserved run over with its id and text, and pays once', async () => {
    const { call, used } = await open();
    const run = aRun(300);
    const [lost, again] = [call(), call()];
    await lost.reserve(run, now);
    expect(await again.reserve(run, after(now, 1_000))).toMatchObject({ state: 'reserved' });
    expect(await used()).toBe(300);
    await again.settle(run.id, 300, after(now, 2_000));
    await lost.settle(run.id, 0, after(now, 3_000));
    expect(await used()).toBe(300);
  });

  test('gets the words back when all have left, and not before', async () => {
    const { call, used } = await open();
    const run = aRun(300);
    const [one, other] = [call(), call()];
    await one.reserve(run, now);
    await other.reserve(run, now);
    await other.settle(run.id, 0, after(now, 2_000));
    expect(await used()).toBe(300);
    await one.settle(run.id, 100, after(now, 4_000));
    expect(await used()).toBe(100);
  });

  test('gives one attempt up for another, and what either delivered is paid', async () => {
    const { call, used } = await open();
    const run = aRun(300);
    const [one, other] = [call(), call()];
    await one.reserve(run, now);
    await other.reserve(run, now);
    await one.settle(run.id, 200, after(now, 2_000));
    await other.settle(run.id, 50, after(now, 4_000));
    expect(await used()).toBe(200);
  });

  test('does not take over what was another text, nor with more than three calls', async () => {
    const { call, used } = await open();
    const run = aRun(100);
    const answers = await Promise.all(Array.from({ length: 12 }, () => call().reserve(run, now)));
    expect(answers.filter(({ state }) => state === 'reserved')).toHaveLength(3);
    expect(await call().reserve({ ...run, textHash: 'another' }, now)).toMatchObject({
      limit: 'run_id_taken',
    });
    expect(await used()).toBe(100);
  });

  test('loses nothing to a call that never comes to its end: its words come back, or are delivered by the next', async () => {
    const { call, used } = await open();
    const run = aRun(400);
    await call().reserve(run, now);
    const again = call();
    await again.reserve(run, after(now, minute));
    await again.settle(run.id, 400, after(now, 2 * minute));
    await call().reserve(aRun(10), after(now, 20 * minute));
    expect(await used()).toBe(410);
  });
});

test('a reservation that was charged in a period that is over does not come back into the next one', async () => {
  const user = await openAccount(signedUp);
  const [one, other] = ['one', 'other'].map((attempt) => accountMeter(db, user, { attempt })) as [
    Meter,
    Meter,
  ];
  const run = aRun(300);
  await one.reserve(run, new Date('2026-04-05T09:58:00Z'));
  await other.reserve(run, new Date('2026-04-05T10:01:00Z'));
  await one.settle(run.id, 0, new Date('2026-04-05T10:02:00Z'));
  await other.settle(run.id, 0, new Date('2026-04-05T10:03:00Z'));
  expect(await wordsUsed(user.id)).toEqual(same(0));
  expect((await ledgerOf(user.id)).map(({ reason }) => reason)).toEqual(['run', 'reset']);
});
