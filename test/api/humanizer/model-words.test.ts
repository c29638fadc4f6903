import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { takeModelWords } from '#db/model-days.ts';
import { modelDays } from '#db/schema/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { day, db } from '../meter/account.ts';
import { openHumanizer } from './humanizer-api.ts';

const text = 'Furthermore, numerous companies utilize 12 tools of Ada Quill every single day.';
const spent = 'The language model has reached today’s limit, so only our rules rewrote this.';

let days = 11;

/** Opens an app whose model may rewrite this many words a day, on a day that no other test uses. */
function bounded(most: number) {
  const api = openHumanizer({
    env: {
      HUMANIZER_ENGINE: 'chat',
      HUMANIZER_URL: `${inject('upstream')}/chat/right/bounded-${days + 2}/v1`,
      HUMANIZER_MODEL: 'small',
      MODEL_WORDS_A_DAY: String(most),
    },
  });
  days += 2;
  api.pass(days * day);
  const asked = async () =>
    (await (await fetch(`${inject('upstream')}/chat-asked/bounded-${days}`)).json<unknown[]>()).length;
  return { api, asked };
}

const byModel = 'Many companies use 12 tools';

test('after the model’s daily words are used, the rules rewrite within the same request, and a notice says so', async () => {
  const { api, asked } = bounded(60);
  const ada = await api.member('free');
  expect((await ada.ask({ text })).body.finalContent).toContain(byModel);
  const other = text.replace('Ada Quill', 'Bo Finch');
  expect((await ada.ask({ text: other })).body.notice).toBeUndefined();
  const before = await asked();
  const third = text.replace('Ada Quill', 'Cy Lund');
  const { status, body } = await ada.ask({ text: third });
  expect([status, body.finalContent, body.notice]).toEqual([200, rewrite(third).text, spent]);
  const start = third.indexOf('utilize');
  const reworded = await ada.ask({ text: third, start, end: start }, { path: '/api/reword' });
  expect(reworded.body.notice).toBe(spent);
  expect(await asked()).toBe(before);
  api.pass(day);
  const fourth = text.replace('Ada Quill', 'Di Moss');
  expect((await ada.ask({ text: fourth })).body.finalContent).toContain(byModel);
});

test('one account uses at most half of the model’s daily words, even if its repeated runs are free', async () => {
  const { api } = bounded(60);
  const ada = await api.member('pro');
  const notices: unknown[] = [];
  for (let times = 0; times < 3; times++) notices.push((await ada.ask({ text })).body.notice);
  expect(notices).toEqual([undefined, undefined, spent]);
  expect((await (await api.member('pro')).ask({ text })).body.notice).toBeUndefined();
});

test('guests together use at most half of the model’s daily words', async () => {
  const { api } = bounded(30);
  expect((await api.caller().ask({ text })).body.notice).toBeUndefined();
  expect((await api.caller().ask({ text })).body.notice).toBe(spent);
  expect((await (await api.member('pro')).ask({ text })).body.notice).toBeUndefined();
});

test('a refused run uses none of the model’s daily words', async () => {
  const { api } = bounded(26);
  const poor = await api.member('free', { wordsUsed: 499, wordsLimit: 500 });
  for (let times = 0; times < 3; times++) expect((await poor.ask({ text })).status).toBe(403);
  expect((await (await api.member('pro')).ask({ text })).body.notice).toBeUndefined();
});

test('a thousand concurrent calls reach the daily limit and never exceed it', async () => {
  const today = { id: 'a busy day', words: 1_000, guestWords: 500, ends: new Date('2030-01-02') };
  const taken = await Promise.all(
    Array.from({ length: 1_000 }, (_, at) => takeModelWords(db, today, 7, at % 2 === 0)),
  );
  expect(taken.filter(Boolean)).toHaveLength(142);
  const [row] = await db.select().from(modelDays).where(eq(modelDays.id, today.id));
  expect(row).toMatchObject({ words: 994 });
  expect(row!.guestWords).toBeLessThanOrEqual(500);
  expect(await takeModelWords(db, today, 6, false)).toBe(true);
  expect(await takeModelWords(db, today, 1, false)).toBe(false);
});
