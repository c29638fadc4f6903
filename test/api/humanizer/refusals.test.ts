import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { networkLimits } from '#auth/network-day.ts';
import { failures } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { measureVoice } from '#prose/voice/index.ts';
import { aRun, day, ledgerOf, meterOf, runsOf, same, wordsUsed } from '../meter/account.ts';
import { watched } from '../d1.ts';
import { limiter, refusal } from '../auth/app.ts';
import { openHumanizer, wordsOf } from './humanizer-api.ts';

const api = openHumanizer();
const text = wordsOf(60);
const voice = measureVoice(text);
const inVoice = (given: object) => ({ text, options: { voice: given } });

test.each([
  ['no text', {}, 'text_missing'],
  ['a text that is not a string', { text: 5 }, 'text_missing'],
  ['only white space', { text: ' \n\u00a0\t' }, 'text_empty'],
  ['an unknown option', { text, options: { speed: 'high' } }, 'unknown_option'],
  ['an unknown strength', { text, options: { strength: 'brutal' } }, 'unknown_option'],
  ['an unknown formatting', { text, options: { formatting: 'loud' } }, 'unknown_option'],
  ['an unknown value of doubts', { text, options: { doubts: 'sometimes' } }, 'unknown_option'],
  [
    'a voice with a sample that is longer than allowed',
    inVoice({ ...voice, sample: text.repeat(400) }),
    'unknown_option',
  ],
  ['a voice with words that are not ours', inVoice({ ...voice, links: { but: 'yet' } }), 'unknown_option'],
  ['a voice without its measurements', inVoice({ spelling: 'British' }), 'unknown_option'],
  ['a voice with an impossible measurement', inVoice({ ...voice, sentenceLength: 0 }), 'unknown_option'],
  ['too many frozen words', { text, options: { frozen: Array(201).fill('a') } }, 'unknown_option'],
  ['a run_id that is too short', { text, run_id: 'short' }, 'invalid_run_id'],
  ['a run_id with other characters', { text, run_id: 'a b c d e f g' }, 'invalid_run_id'],
  ['a run_id that is too long', { text, run_id: 'a'.repeat(65) }, 'invalid_run_id'],
  ['an unknown field', { text, urgent: true }, 'invalid_input'],
] as const)('%s is refused with its code and message, and nothing is charged', async (_what, body, code) => {
  const guest = api.caller();
  const error = code === 'invalid_input' ? {} : { error: failures[code].sentence };
  expect(await guest.ask(body)).toMatchObject(refusal(400, code, error));
  expect((await guest.usage()).body.words_used).toBe(0);
});

test('a text over 1 MB gets an error that says so, whether the text or the whole body is too large', async () => {
  const ada = await api.member('ultra');
  for (const long of [
    `${'word '.repeat((limits.textBytes + 1) / 5)}words`,
    'word '.repeat((3 * limits.textBytes) / 5),
    'é'.repeat(limits.textBytes / 2 + 1),
  ])
    expect(await ada.ask({ text: long })).toMatchObject(
      refusal(413, 'body_too_large', {
        error: 'This text is too large: at most 1 MB can be sent at a time. Nothing was charged.',
      }),
    );
  expect(await ledgerOf(ada.id)).toEqual([]);
});

test('an error for a guest says how many words are left and when they reset', async () => {
  const guest = api.caller();
  await guest.ask({ text: wordsOf(400) });
  const { status, body } = await guest.ask({ text: wordsOf(101) });
  const error =
    'This text has 101 words and you have 100 words left until December 20, 2026. Nothing was charged.';
  const usage = { words_used: 400, words_limit: 500, remaining: 100, resets_at: '2026-12-20T12:00:00.000Z' };
  expect([status, body]).toEqual([403, { code: 'words_exceeded', error, ...usage }]);
  expect((await guest.ask({ text: wordsOf(100) })).body.usage.remaining).toBe(0);
});

test('an error for a guest names the words left to the shared network and when they reset; development allows more', async () => {
  const address = '203.0.113.77';
  const production = openHumanizer({ parts: { networkLimits: networkLimits() } });
  for (const _ of [1, 2, 3])
    expect((await production.caller('', address).ask({ text: wordsOf(490) })).status).toBe(200);
  expect((await production.caller('', address).ask({ text: wordsOf(400) })).body).toMatchObject({
    error:
      'This text has 400 words and your network, which shares its free words, has 30 words left until November 21, 2026 at 12:00 PM UTC. Nothing was charged.',
    remaining: 30,
    of_network: true,
  });
  expect((await api.caller('', address).ask({ text: wordsOf(400) })).status).toBe(200);
});

test('a text over the plan’s limit per request is refused; one also over the remaining words gets that error instead', async () => {
  const pro = await api.member('pro');
  expect((await pro.ask({ text: wordsOf(3001) })).body).toEqual({
    code: 'request_too_long',
    error: 'This text has 3,001 words; your plan allows 3,000 words per request. Nothing was charged.',
    words_per_request: 3000,
  });
  expect((await pro.ask({ text: wordsOf(3000) })).status).toBe(200);
  await api.settled();
  const carried = await api.member('free', { wordsLimit: 1000 });
  expect((await carried.ask({ text: wordsOf(501) })).body.code).toBe('request_too_long');
  expect((await api.caller().ask({ text: wordsOf(501) })).body.code).toBe('words_exceeded');
  const free = await api.member('free');
  const exceeded = { code: 'words_exceeded', remaining: 500 };
  expect((await free.ask({ text: wordsOf(501) })).body).toMatchObject(exceeded);
  expect(await wordsUsed(free.id)).toEqual(same(0));
  // After the term of a plan its limit per request no longer applies.
  const late = openHumanizer();
  const members = [await late.member('pro'), await late.member('ultra')];
  late.pass(31 * day);
  for (const member of members)
    expect((await member.ask({ text: wordsOf(501) })).body).toMatchObject(exceeded);
});

test('a run_id identifies one text with its options, and is charged only once', async () => {
  const ada = await api.member('free');
  const run_id = 'the-same-run';
  const first = await ada.ask({ text, run_id });
  await api.settled();
  const again = await ada.ask({ text, run_id });
  expect(again.body).toEqual(first.body);
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(60));
  for (const other of [{ text: wordsOf(61) }, { text, options: { tone: 'formal' } }]) {
    expect(await ada.ask({ ...other, run_id })).toMatchObject(refusal(409, 'run_id_taken'));
  }
});

test('an account has at most three runs at a time; the fourth gets 429 with Retry-After', async () => {
  const ada = await api.member('ultra');
  const meter = await meterOf(ada.id);
  for (const words of [1, 2, 3]) await meter.reserve(aRun(words), new Date('2026-11-20T12:00:00Z'));
  const fourth = await ada.ask({ text });
  expect([fourth.status, fourth.body.code]).toEqual([429, 'too_many_runs']);
  expect(fourth.headers.get('Retry-After')).toBe('5');
});

test('without a reservation nothing is rewritten, and the error tells a failed update from a busy store', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  const refusing = {
    ...env.DB,
    prepare: env.DB.prepare.bind(env.DB),
    batch: () => Promise.reject(new Error(text)),
  };
  const broken = openHumanizer({ env: { DB: refusing as unknown as D1Database } });
  const ada = await broken.member('free');
  expect(await ada.ask({ text })).toMatchObject(
    refusal(503, 'usage_failed', {
      error: 'Error updating usage. Please try again or contact support.',
    }),
  );
  expect(await ledgerOf(ada.id)).toEqual([]);
  expect(await runsOf(ada.id)).toEqual([]);
  noted.mockRestore();

  const kv = { get: env.KV.get.bind(env.KV), put: () => Promise.reject(new Error('429')) };
  const guest = openHumanizer({ env: { KV: kv as unknown as KVNamespace } }).caller();
  const full = await guest.ask({ text });
  expect([full.status, full.body.code, full.headers.get('Retry-After')]).toEqual([429, 'busy', '1']);
});

test('a network over the rate limit gets 429 with Retry-After', async () => {
  const guest = openHumanizer({ env: { HUMANIZE_RATE: limiter(1) } }).caller();
  expect((await guest.ask({ text: 'Two words.' })).status).toBe(200);
  const { status, headers } = await guest.ask({ text });
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
});

test('the response waits for two D1 round trips, but not for settling the run or the daily update of the session', async () => {
  const answered = Promise.withResolvers<void>();
  const d1 = watched({ statements: /^update "sessions"/, until: answered.promise });
  let batches = 0;
  const batch: D1Database['batch'] = async (statements) => {
    if (++batches > 1) await answered.promise;
    return d1.env.DB.batch(statements);
  };
  const DB = new Proxy(d1.env.DB, {
    get: (target, name) => (name === 'batch' ? batch : Reflect.get(target, name)),
  });
  const counting = openHumanizer({ env: { DB } });
  const ada = await counting.member('free');
  counting.pass(2 * day);
  const answer = await ada.ask({ text });
  expect(answer.body.usage.words_used).toBe(60);
  const heldUp = 1;
  expect(d1.roundTrips() - heldUp).toBe(2);
  answered.resolve();
  await counting.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(60));
});
