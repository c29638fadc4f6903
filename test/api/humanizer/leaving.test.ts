import { expect, inject, test } from 'vitest';
import type { HumanizeEvent } from '#contract/humanize.ts';
import { chunksOf } from '#humanizer/chunks.ts';
import type { Mail } from '#mail/mail.ts';
import { ledgerOf, same, wordsUsed } from '../meter/account.ts';
import { openHumanizer, ownWords, wordsOf } from './humanizer-api.ts';

/** Settings of a service that gets a text in chunks. */
const service = { HUMANIZER_ENGINE: 'http', HUMANIZER_URL: `${inject('upstream')}/right` };
const limits = { maxChars: 5_000, maxEncoded: 14 * 1024 };

const text = wordsOf(2500);
const chunks = chunksOf(text, { limits });
const afterChunk = (count: number) => (event: HumanizeEvent) =>
  event.event === 'progress' && event.done === count;
const wordsUpTo = (count: number) => chunks.slice(0, count).reduce((sum, { words }) => sum + words, 0);

test('a caller who disconnects pays for the delivered chunks, the work stops, and repeating the run costs only the rest', async () => {
  let waits = 0;
  const api = openHumanizer({ env: service, wait: async () => void waits++ });
  const ada = await api.member('pro');
  const run_id = 'interrupted-run';
  const events = await ada.stream({ text, run_id }, { isEnough: afterChunk(2) });
  expect(events.map(({ event }) => event)).toEqual(['accepted', 'progress', 'progress']);
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(wordsUpTo(2)));
  expect(waits).toBeLessThan(chunks.length);

  const again = await ada.stream({ text, run_id });
  expect(again.at(-1)).toMatchObject({ result: { words: 2500, chunks: { total: 4, failed: 0 } } });
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(2500));
  const rest = 2500 - wordsUpTo(2);
  expect((await ledgerOf(ada.id)).map(({ words }) => words)).toEqual([2500, -rest, rest]);
});

test('a caller who disconnects before the rules finish pays nothing, even for a long text', async () => {
  const api = openHumanizer();
  const ada = await api.member('ultra');
  const events = await ada.stream({ text }, { isEnough: ({ event }) => event === 'accepted' });
  expect(events).toHaveLength(1);
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(0));
});

test('a guest who disconnects gets the undelivered words back as well', async () => {
  const long = `People utilize it. ${'ééééééé '.repeat(477).trim()}`;
  const api = openHumanizer({ env: service });
  const guest = api.caller();
  const events = await guest.stream({ text: long, run_id: 'a-guest-run' }, { isEnough: afterChunk(1) });
  expect(events[0]).toMatchObject({ words: 480, chunks: 2 });
  await api.settled();
  const [first] = chunksOf(long, { limits });
  expect((await guest.usage()).body.words_used).toBe(first!.words);
  await guest.ask({ text: long, run_id: 'a-guest-run' });
  expect((await guest.usage()).body.words_used).toBe(480);
});

test('the run that reaches 80 percent of the words sends an email', async () => {
  const mails: Mail[] = [];
  const mailer = () => ({ send: async (mail: Mail) => void mails.push(mail) });
  const api = openHumanizer({ parts: { mailer } });
  const ada = await api.member('free');
  for (const words of [390, 10, 50]) {
    expect((await ada.ask({ text: ownWords(words) })).status).toBe(200);
    await api.settled();
  }
  expect(mails.map(({ subject }) => subject)).toEqual(['You have used 80 % of your words']);
  expect(mails[0]!.text).toContain('You have used 400 of your 500 words. They reset on December 20, 2026.');
});
