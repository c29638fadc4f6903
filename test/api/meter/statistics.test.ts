import { expect, test } from 'vitest';
import { ledger } from '#db/schema/index.ts';
import type { User } from '#db/users.ts';
import { readUsage } from '#meter/statistics.ts';
import { openApp } from '../auth/app.ts';
import { aRun, db, meterOf, openAccount } from './account.ts';

const signedUp = new Date('2026-03-28T22:00:00Z');

async function use({ id }: User, words: number, delivered: number, at: Date, settledAt = at) {
  const meter = await meterOf(id);
  const run = aRun(words);
  await meter.reserve(run, at);
  await meter.settle(run.id, delivered, settledAt);
}

test('days without a run are listed with zero, and a run counts on the day it began', async () => {
  const user = await openAccount(signedUp);
  await use(user, 100, 100, new Date('2026-03-29T08:00:00Z'));
  await use(user, 60, 20, new Date('2026-03-29T23:59:00Z'), new Date('2026-03-30T00:01:00Z'));
  await use(user, 200, 0, new Date('2026-03-30T12:00:00Z'));
  await use(user, 30, 30, new Date('2026-04-01T00:00:00Z'));

  expect(await readUsage(db, user, new Date('2026-04-01T18:00:00Z'))).toEqual({
    words_used: 150,
    words_limit: 500,
    remaining: 350,
    daily_average: 30,
    resets_at: '2026-04-28T22:00:00.000Z',
    days: [
      { day: '2026-03-28', words: 0, runs: 0 },
      { day: '2026-03-29', words: 120, runs: 2 },
      { day: '2026-03-30', words: 0, runs: 0 },
      { day: '2026-03-31', words: 0, runs: 0 },
      { day: '2026-04-01', words: 30, runs: 1 },
    ],
    ledger: [
      { at: '2026-04-01T00:00:00.000Z', words: 30, reason: 'run' },
      { at: '2026-03-30T12:00:00.000Z', words: -200, reason: 'give_back' },
      { at: '2026-03-30T12:00:00.000Z', words: 200, reason: 'run' },
      { at: '2026-03-30T00:01:00.000Z', words: -40, reason: 'give_back' },
      { at: '2026-03-29T23:59:00.000Z', words: 60, reason: 'run' },
      { at: '2026-03-29T08:00:00.000Z', words: 100, reason: 'run' },
    ],
    next: null,
  });
});

test('a new period begins with its reset and without the runs of the last period or of other accounts', async () => {
  const [user, ben] = [await openAccount(signedUp), await openAccount(signedUp)];
  await use(user, 100, 100, new Date('2026-03-29T08:00:00Z'));
  const now = new Date('2026-04-29T01:00:00Z');
  const days = [
    { day: '2026-04-28', words: 0, runs: 0 },
    { day: '2026-04-29', words: 0, runs: 0 },
  ];
  expect(await readUsage(db, user, now)).toMatchObject({
    words_used: 0,
    resets_at: '2026-05-28T22:00:00.000Z',
    days,
    ledger: [{ at: '2026-04-28T22:00:00.000Z', words: -100, reason: 'reset' }],
  });
  expect(await readUsage(db, ben, new Date('2026-03-30T22:00:00Z'))).toMatchObject({
    words_used: 0,
    days: Array.from({ length: 3 }, () => ({ words: 0, runs: 0 })),
    ledger: [],
  });
});

test('the ledger is paginated without repeating or skipping a row, even with equal timestamps', async () => {
  const ada = await openApp().person();
  const row = (words: number) =>
    db.insert(ledger).values({
      id: crypto.randomUUID(),
      userId: ada.id,
      at: new Date('2026-11-20T12:00:00Z'),
      words,
      reason: 'run',
    });
  const [first, ...rest] = Array.from({ length: 120 }, (_, index) => row(index + 1));
  await db.batch([first!, ...rest]);
  const words: number[] = [];
  let pages = 0;
  for (let next: string | null = ''; next !== null; pages += 1) {
    const { body } = await ada.get(`/api/user/usage${next === '' ? '' : `?before=${next}`}`);
    words.push(...body.ledger.map((entry: { words: number }) => entry.words));
    ({ next } = body);
  }
  expect(pages).toBe(3);
  expect(words).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
  // An invalid cursor is refused.
  expect((await ada.get('/api/user/usage?before=yesterday')).status).toBe(400);
});
