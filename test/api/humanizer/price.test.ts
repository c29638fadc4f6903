import { expect, test } from 'vitest';
import { charsPerRequest } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';
import { refusal } from '../auth/app.ts';
import { ledgerOf, same, wordsUsed } from '../meter/account.ts';
import { machineText, openHumanizer, wordsOf } from './humanizer-api.ts';

const api = openHumanizer();
const plain = 'The dog ran home. It was late, and the street was dark.';

test.each(['*/*', 'application/x-ndjson'])(
  'a text that is returned unchanged costs nothing (%s)',
  async (accept) => {
    const ada = await api.member('free');
    const guest = api.caller();
    for (const caller of [ada, guest]) {
      const answer = await (await caller.send({ text: plain }, { accept })).text();
      const lines = answer.trim().split('\n');
      const events = lines.map((line) => JSON.parse(line));
      const made = events.find(({ result }) => result)?.result ?? events[0];
      const usage = { words_used: 0, remaining: 500 };
      expect(made).toMatchObject({ finalContent: plain, changes: [], words: 12, usage });
    }
    await api.settled();
    expect(await wordsUsed(ada.id)).toEqual(same(0));
    expect((await ledgerOf(ada.id)).map(({ words, reason }) => [words, reason])).toEqual([
      [12, 'run'],
      [-12, 'give_back'],
    ]);
    expect((await guest.usage()).body.words_used).toBe(0);
    // The text must still fit the remaining words.
    const ben = await api.member('free', { wordsUsed: 490 });
    expect(await ben.ask({ text: plain })).toMatchObject(refusal(403, 'words_exceeded', { remaining: 10 }));
  },
);

test('a text that only loses a chatbot’s lines around it costs nothing', async () => {
  const ada = await api.member('free');
  const { body } = await ada.ask({ text: `Certainly! Here is a short note on dogs:\n\n${plain}` });
  expect(body).toMatchObject({ finalContent: plain, usage: { words_used: 0 } });
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(0));
});

test('words joined without spaces are charged by their number of characters', async () => {
  const guest = api.caller();
  const { body } = await guest.ask({ text: machineText.replaceAll(' ', '\u2800') });
  expect(body.words).toBeGreaterThan(45);
  const all = await guest.ask({ text: wordsOf(1_200).replace(/\s+/g, '/') });
  expect(all.body.code).toBe('words_exceeded');
});

test('the plan also limits the characters of a request', async () => {
  const cap = charsPerRequest(plans.free.wordsPerRequest);
  const guest = api.caller();
  const answer = await guest.ask({ text: `${machineText}${' '.repeat(cap)}.` });
  const error = /^This text has 5,\d\d\d characters; your plan allows 5,000 characters per request\. /;
  expect(answer).toMatchObject(refusal(403, 'request_too_long', { error: expect.stringMatching(error) }));
  expect((await guest.usage()).body.words_used).toBe(0);
  const ben = await api.member('ultra');
  expect((await ben.ask({ text: `${machineText}${' '.repeat(cap)}.` })).status).toBe(200);
});

const ofOneMegabyte = (character: string) => character.repeat(1024 ** 2 / Buffer.byteLength(character));

test.each(['a', '.', '“', '\u2800', '\u0301', '中', '😀'])(
  'a megabyte of %j gets a short response within two seconds',
  async (character) => {
    const ada = await api.member('ultra');
    const begun = performance.now();
    const answer = await (await ada.send({ text: ofOneMegabyte(character) })).text();
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(answer.length).toBeLessThan(1_000);
    expect(JSON.parse(answer)).toMatchObject({ code: 'body_too_large' });
    expect(await ledgerOf(ada.id)).toEqual([]);
  },
);

test('at most 5,000 facts of a text are reported, and a long fact is shortened', async () => {
  const ada = await api.member('ultra');
  const { body } = await ada.ask({ text: `${'12 '.repeat(8_000)} “${'so '.repeat(120)}”` });
  expect(body.facts.facts).toHaveLength(5_000);
  const quoted = await ada.ask({
    text: `He said “${'so '.repeat(120)}”, and it is important to note that he left.`,
  });
  expect(quoted.body.facts.facts[0].text).toHaveLength(201);
});
