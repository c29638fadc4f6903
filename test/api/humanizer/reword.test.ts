import { expect, inject, test } from 'vitest';
import { samples } from '#contract/more-samples.ts';
import type { Bindings } from '#env.ts';
import { same, wordsUsed } from '../meter/account.ts';
import { openHumanizer, ownWords, wordsOf } from './humanizer-api.ts';

const path = '/api/reword';
const first = 'The boat left at dawn.';
const stiff = 'Furthermore, numerous companies utilize 12 tools of Ada Quill.';
const text = `# A heading\n\n${first} ${stiff}\n\n    code = 1`;
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

const withModel = (way: string): Partial<Bindings> => ({
  HUMANIZER_ENGINE: 'chat',
  HUMANIZER_URL: `${inject('upstream')}/chat/${way}/reword-${way}/v1`,
  HUMANIZER_MODEL: 'small',
});

test('a model offers other wordings of one sentence, and only those with the same meaning are returned', async () => {
  const api = openHumanizer({ env: withModel('offering') });
  const ada = await api.member('free');
  const { status, body } = await ada.ask({ text, ...at('utilize') }, { path });
  expect([status, body.wordings]).toEqual([
    200,
    [{ text: 'Many companies use 12 tools of Ada Quill.', reason: 'Plainer' }],
  ]);
  expect(text.slice(body.start, body.end)).toBe(stiff);
  expect(body).not.toHaveProperty('notice');
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(9));
  expect(body.usage.words_used).toBe(9);

  // Another request, for any position in the sentence, costs nothing more.
  await ada.ask({ text, ...at('Ada Quill') }, { path });
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(9));
});

test('rewording a sentence of a paid text, or of its result, costs nothing', async () => {
  const api = openHumanizer({ env: withModel('offering') });
  const ada = await api.member('free');
  const { body } = await ada.ask({ text: `${text} ${first} ${stiff}` });
  await api.settled();
  const before = await wordsUsed(ada.id);
  for (const current of [`${text} ${first} ${stiff}`, body.finalContent]) {
    const start = current.indexOf(first);
    const { status } = await ada.ask({ text: current, start, end: start + 4 }, { path });
    expect(status).toBe(200);
  }
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(before);
});

test('a paid text still counts as paid after an offered wording is applied', async () => {
  const api = openHumanizer({ env: withModel('offering') });
  const ada = await api.member('free');
  const paid = `${ownWords(60)} ${stiff}`;
  await ada.ask({ text: paid });
  await api.settled();
  const before = await wordsUsed(ada.id);
  const start = paid.indexOf('utilize');
  const { body } = await ada.ask({ text: paid, start, end: start }, { path });
  const accepted = paid.slice(0, body.start) + body.wordings[0].text + paid.slice(body.end);
  await ada.ask({ text: accepted, start: 3, end: 3 }, { path });
  await ada.ask({ text: accepted });
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(before);
});

test('paying for a sentence does not pay for its text', async () => {
  const api = openHumanizer({ env: withModel('offering') });
  const ada = await api.member('free');
  await ada.ask({ text, ...at('utilize') }, { path });
  await ada.ask({ text });
  await api.settled();
  expect((await wordsUsed(ada.id)).account).toBeGreaterThan(20);
});

test('without a model our rules offer their wordings free of charge, and say where they have none', async () => {
  const api = openHumanizer();
  const guest = api.caller();
  const { body } = await guest.ask({ text, ...at('utilize') }, { path });
  expect(body.wordings[0].text).toMatch(/companies use 12 tools of Ada Quill\.$/);
  expect(body.wordings.length).toBeLessThanOrEqual(3);
  expect(body.usage.words_used).toBe(0);
  const nothing = await guest.ask({ text, ...at('boat') }, { path });
  expect(nothing.body).toMatchObject({
    wordings: [],
    notice: 'Our rules have no other wording for this, and no language model is set up here.',
    usage: { words_used: 0 },
  });
});

test('with a model the sentences of a sample are free, in its result too, and so is what our rules offer in its place', async () => {
  const api = openHumanizer({ env: withModel('offering') });
  const ada = await api.member('free', { wordsUsed: 500, wordsLimit: 500 });
  const email = samples['An email'];
  for (const current of [email, email.replace('The majority of the orders', 'Most of the orders')]) {
    const start = current.indexOf('orders come in');
    const { status, body } = await ada.ask({ text: current, start, end: start }, { path });
    expect([status, body.usage.words_used]).toEqual([200, 500]);
  }
  const declined = openHumanizer({ env: withModel('declines') });
  const grace = await declined.member('free');
  const { body } = await grace.ask({ text, ...at('utilize') }, { path });
  expect(body.wordings[0].text).toMatch(/companies use/);
  await declined.settled();
  expect(await wordsUsed(grace.id)).toEqual(same(0));
});

test('a model that fails costs nothing if our rules have no wording either, and a notice says what happened', async () => {
  const api = openHumanizer({ env: withModel('declines') });
  const ada = await api.member('free');
  const { body } = await ada.ask({ text, ...at('boat') }, { path });
  expect(body).toMatchObject({ wordings: [], notice: 'The language model declined to answer.' });
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(0));
});

test.each([
  ['a heading', at('heading')],
  ['code', at('code')],
  ['two sentences', { start: text.indexOf(first), end: text.indexOf('utilize') }],
  ['a position after the text', { start: 900, end: 901 }],
  ['a position in an empty line', { start: text.indexOf('\n') + 1, end: text.indexOf('\n') + 1 }],
])('%s cannot be reworded', async (_, place) => {
  const api = openHumanizer();
  const { status, body } = await api.caller().ask({ text, ...place }, { path });
  expect([status, body.code]).toEqual([400, 'invalid_input']);
});

test('a position after the full stop selects the sentence before it, and a text over the words of the plan is refused', async () => {
  const api = openHumanizer();
  const end = text.indexOf(stiff) + stiff.length;
  const { body } = await api.caller().ask({ text, start: end, end }, { path });
  expect(text.slice(body.start, body.end)).toBe(stiff);
  const long = await api.caller().ask({ text: wordsOf(900), start: 3, end: 3 }, { path });
  expect([long.status, long.body.code]).toEqual([403, 'words_exceeded']);
});

test('a caller who disconnects pays nothing', async () => {
  const api = openHumanizer({ env: { ...withModel('silent'), HUMANIZER_SECONDS: '20' } });
  const ada = await api.member('free');
  const leaving = new AbortController();
  const asking = ada.send({ text, ...at('utilize') }, { path, signal: leaving.signal }).catch(() => null);
  await expect.poll(async () => (await wordsUsed(ada.id)).account).toBe(9);
  leaving.abort();
  await asking;
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(0));
});

test('a sentence longer than the remaining words is refused like a run', async () => {
  const api = openHumanizer({ env: withModel('offering') });
  const ada = await api.member('free', { wordsUsed: 495, wordsLimit: 500 });
  const { status, body } = await ada.ask({ text, ...at('utilize') }, { path });
  expect([status, body.code]).toEqual([403, 'words_exceeded']);
});
