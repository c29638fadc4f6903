import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { networkLimits } from '#auth/network-day.ts';
import { failures } from '#contract/errors.ts';
import { sweepRuns } from '#db/settlements.ts';
import { createGuestMemory } from '#meter/guest-memory.ts';
import { memoryOfIsolate, neighbourhoodTally } from '#meter/neighbourhood.ts';
import { after, day, db, same, wordsUsed } from '../meter/account.ts';
import { openApp, refusal, somebody } from '../auth/app.ts';
import { openHumanizer, ownWords, wordsOf } from './humanizer-api.ts';

const now = new Date('2026-11-20T12:00:00Z');
const production = networkLimits();
const api = openHumanizer({ parts: { networkLimits: production } });
const from = (address: string) => ({ headers: { 'CF-Connecting-IP': address } });

test('accounts without a confirmed address share 2,500 words a day per network, even in twelve concurrent calls', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => api.member('free')));
  const answers = await Promise.all(
    people.map((person) => person.ask({ text: ownWords(500) }, from('203.0.113.9'))),
  );
  await api.settled();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(
    refusal(403, 'confirm_address', { error: failures.confirm_address.sentence, remaining: 500 }),
  );
  const spent = await Promise.all(people.map(async ({ id }) => (await wordsUsed(id)).account));
  expect(spent.toSorted((one, other) => one - other)).toEqual([...Array(7).fill(0), ...Array(5).fill(500)]);

  for (const [other, address] of [
    [await api.member('free', { emailVerifiedAt: now }), '203.0.113.9'],
    [await api.member('pro'), '203.0.113.9'],
    [await api.member('free'), '203.0.113.10'],
  ] as const)
    expect((await other.ask({ text: ownWords(500) }, from(address))).status).toBe(200);
});

test('words that were free or not delivered do not count towards the network’s limit', async () => {
  const address = '2001:db8:99:1::1';
  const [ada, ben] = [await api.member('free'), await api.member('free', { wordsLimit: 5_000 })];
  for (let time = 0; time < 3; time++) {
    await ada.ask({ text: `The dog ran home. It was late. ${'It ran on. '.repeat(100)}` }, from(address));
    await api.settled();
  }
  for (const words of [500, 500, 500, 500, 400]) {
    const text = ownWords(words);
    for (const strength of ['light', 'balanced', 'strong']) {
      expect((await ben.ask({ text, options: { strength } }, from(address))).status).toBe(200);
      await api.settled();
    }
  }
  expect((await ada.ask({ text: ownWords(101) }, from(address))).body.code).toBe('confirm_address');
  expect((await ada.ask({ text: ownWords(100) }, from(address))).status).toBe(200);
  expect(await wordsUsed(ada.id)).toEqual(same(100));
});

test('a network’s words reset the next day, and the cron job deletes past days', async () => {
  const later = openHumanizer({ parts: { networkLimits: { ...production, words: 100 } } });
  const address = from('198.51.100.20');
  const [ada, ben] = [await later.member('free'), await later.member('free')];
  expect((await ada.ask({ text: ownWords(100) }, address)).status).toBe(200);
  expect((await ben.ask({ text: ownWords(100) }, address)).body.code).toBe('confirm_address');
  await later.settled();
  later.pass(day / 2);
  expect((await ben.ask({ text: ownWords(100) }, address)).status).toBe(200);
  await later.settled();
  await sweepRuns(db, after(now, 2 * day));
  const { results } = await env.DB.prepare('SELECT * FROM network_days WHERE expires_at <= ?')
    .bind(after(now, 2 * day).getTime())
    .all();
  expect(results).toEqual([]);
});

test('a network can create at most 20 accounts a day, and more in development', async () => {
  const unlimited = { SIGN_UP_RATE: undefined };
  const app = openApp({ dependencies: { networkLimits: production }, env: unlimited });
  const ip = '203.0.113.21';
  const register25 = ({ visitor }: Pick<typeof app, 'visitor'>) =>
    Promise.all(Array.from({ length: 25 }, () => visitor({ ip }).register(somebody())));
  const answers = await register25(app);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject(refusal(429, 'too_many_accounts'));
  expect((await app.visitor({ ip }).google({ email: somebody() })).body.code).toBe('too_many_accounts');
  expect((await app.visitor({ ip: '203.0.113.22' }).register(somebody())).status).toBe(201);
  app.pass(day);
  expect((await app.visitor({ ip }).register(somebody())).status).toBe(201);

  const many = await register25(openApp({ env: unlimited }));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(25);
});

const aSide = (network: number) => `2001:db8:abcd:${network.toString(16)}::1`;

test('neighbouring networks share a limit for guests and accounts without a confirmed address', async () => {
  const bounded = openHumanizer({ parts: { networkLimits: { ...production, neighbourhood: 1_000 } } });
  const guests = Array.from({ length: 5 }, (_, at) => bounded.caller('', aSide(at)));
  const answers = await Promise.all(guests.map((guest) => guest.ask({ text: wordsOf(400) })));
  await bounded.settled();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const last = bounded.caller('', aSide(99));
  expect((await last.usage()).body).toMatchObject({
    words_used: 0,
    remaining: 200,
    resets_at: '2026-11-21T12:00:00.000Z',
  });

  const ada = await bounded.member('free');
  expect((await ada.ask({ text: ownWords(201) }, from(aSide(98)))).body.code).toBe('confirm_address');
  expect((await ada.ask({ text: ownWords(200) }, from(aSide(98)))).status).toBe(200);
  await bounded.settled();
  expect((await last.usage()).body.remaining).toBe(0);
  expect((await bounded.caller('', '2001:db8:abce::1').ask({ text: wordsOf(400) })).status).toBe(200);
});

test('the words used by neighbouring networks reach other isolates through KV', async () => {
  const address = '2001:db8:aaaa::1';
  const guest = api.caller('', address);
  await guest.ask({ text: wordsOf(300) });
  await api.settled();
  const elsewhere = neighbourhoodTally(env.KV, address, createGuestMemory());
  expect((await elsewhere.read(now)).used).toBe(300);
  expect((await neighbourhoodTally(env.KV, address, memoryOfIsolate).read(now)).used).toBe(300);
});
