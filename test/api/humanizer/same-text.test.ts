import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { formattings, strengths, tones } from '#contract/humanize.ts';
import { samples } from '#contract/more-samples.ts';
import { after, day, db, ledgerOf, same, wordsUsed } from '../meter/account.ts';
import { sweepRuns } from '#db/settlements.ts';
import { openHumanizer, ownWords } from './humanizer-api.ts';

const api = openHumanizer();
type Caller = ReturnType<typeof api.caller>;

const accountOf = async () => {
  const ada = await api.member('free');
  return { caller: ada, used: async () => (await wordsUsed(ada.id)).account, id: ada.id };
};
const guestOf = async () => {
  const guest = api.caller();
  return { caller: guest, used: async () => (await guest.usage()).body.words_used as number, id: null };
};

async function ask({ ask: send }: Caller, text: string, options = {}) {
  const answer = await send({ text, options });
  await api.settled();
  return answer;
}

describe.each([
  ['an account', accountOf],
  ['a guest', guestOf],
])('%s', (_who, open) => {
  test('pays for a text once, whatever the options, and a second pass over its result is included', async () => {
    const { caller, used, id } = await open();
    const text = ownWords(300);
    const first = await ask(caller, text);
    expect(await used()).toBe(300);
    const asked = [
      ...strengths.map((strength) => ({ strength })),
      ...tones.map((tone) => ({ tone })),
      ...formattings.map((formatting) => ({ formatting })),
      { frozen: ['crucial'] },
    ];
    for (const options of asked) {
      const { status, body } = await ask(caller, text, options);
      expect([status, body.words, body.usage.words_used]).toEqual([200, 300, 300]);
    }
    expect(first.body.finalContent).not.toBe(text);
    expect((await ask(caller, first.body.finalContent, { strength: 'strong' })).status).toBe(200);
    expect(await used()).toBe(300);
    if (id !== null) expect(await ledgerOf(id)).toHaveLength(1);
  });

  test('rewrites the samples for free, even with too few words left, and pays for an edited sample', async () => {
    const { caller, used, id } = await open();
    for (const sample of Object.values(samples)) {
      const { status, body } = await ask(caller, sample, { strength: 'strong' });
      expect([status, body.usage.words_used]).toEqual([200, 0]);
      expect(body.changes.length).toBeGreaterThan(4);
    }
    await ask(caller, ownWords(490));
    expect((await ask(caller, samples['An essay'])).status).toBe(200);
    expect(await used()).toBe(490);
    expect((await ask(caller, `${samples['An essay']} And more.`)).body.code).toBe('words_exceeded');
    if (id !== null) expect(await ledgerOf(id)).toHaveLength(1);
  });

  test('can repeat a text 20 times, even with no words left, and pays for it after that', async () => {
    const { caller, used } = await open();
    const text = ownWords(300);
    for (let time = 0; time < limits.sameText.times; time++) await ask(caller, text);
    await ask(caller, ownWords(200));
    expect((await ask(caller, ownWords(20))).body.code).toBe('words_exceeded');
    expect((await ask(caller, text, { strength: 'strong' })).status).toBe(200);
    expect(await used()).toBe(500);
    expect((await ask(caller, text)).body.code).toBe('words_exceeded');
  });

  test('can correct a few words for free, counted over all runs, and pays for the text after that', async () => {
    const { caller, used } = await open();
    const words = ownWords(250).split(' ');
    await ask(caller, words.join(' '));
    const replaced = (from: number, count: number) =>
      words.map((word, at) => (at >= from && at < from + count ? `new${at}` : word)).join(' ');
    await ask(caller, replaced(20, 6));
    await ask(caller, replaced(20, 6), { strength: 'strong' });
    await ask(caller, replaced(100, 4));
    expect(await used()).toBe(250);
    await ask(caller, replaced(200, 1));
    expect(await used()).toBe(500);
  });

  test('cannot extend a text far for free, by 20 words at a time or by one', async () => {
    for (const step of [20, 1]) {
      const { caller, used } = await open();
      const words = ownWords(100).split(' ');
      await ask(caller, words.join(' '));
      for (let at = 0; at < 5; at++) {
        words.splice(50, 0, ...Array.from({ length: step }, (_, index) => `plus${at}x${index}`));
        await ask(caller, words.join(' '));
      }
      expect(await used()).toBeGreaterThanOrEqual(205);
    }
  });

  test('pays for each text made by splitting or joining paid texts', async () => {
    const { caller, used } = await open();
    const [one, other] = [ownWords(80).split(' '), ownWords(60).split(' ')];
    const [first, second] = [one.join(' '), other.join(' ')];
    const woven = one.flatMap((word, at) => [word, other[at] ?? '']).slice(0, 77);
    for (const [text, total] of [
      [first, 80],
      [second, 140],
      [`${first}\n\n${second}`, 280],
      [one.slice(0, 40).join(' '), 320],
      [`${woven.join(' ')} They utilize it.`, 400],
    ] as const) {
      await ask(caller, text);
      expect(await used()).toBe(total);
    }
  });

  test('pays once for one text in twelve concurrent calls, and cannot exceed the limit with twelve texts', async () => {
    const { caller, used, id } = await open();
    if (id === null) await caller.usage();
    const text = ownWords(120);
    /** Returns how many of twelve concurrent calls succeed. */
    async function answered(textOf: () => string) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => caller.ask({ text: textOf() })));
      await api.settled();
      return answers.filter(({ status }) => status === 200).length;
    }
    expect(await answered(() => text)).toBeGreaterThan(1);
    expect(await used()).toBe(120);
    expect(await answered(() => ownWords(120))).toBeLessThanOrEqual(3);
    expect(await used()).toBeLessThanOrEqual(500);
  });

  test('pays again after a day', async () => {
    const later = openHumanizer();
    const caller = open === guestOf ? later.caller() : await later.member('pro');
    const text = ownWords(100);
    for (const [wait, used] of [
      [0, 100],
      [day - 1, 100],
      [1, 200],
    ] as const) {
      later.pass(wait);
      expect((await caller.ask({ text })).body.usage.words_used).toBe(used);
      await later.settled();
    }
  });
});

test('a text returned unchanged does not count as paid, so a later run that changes it costs its words', async () => {
  const ada = await api.member('free');
  const text = ownWords(12);
  expect((await ask(ada, text, { frozen: [text] })).body.changes).toEqual([]);
  expect(await wordsUsed(ada.id)).toEqual(same(0));
  expect((await ask(ada, text)).body.changes).not.toEqual([]);
  expect(await wordsUsed(ada.id)).toEqual(same(12));
});

test('the sketch of a text counts for one account only, is deleted after a day, and contains no readable words', async () => {
  const [ada, ben] = [await api.member('free'), await api.member('free')];
  const text = ownWords(100, 'zyzzyva');
  await ask(ada, text);
  await ask(ben, text);
  expect(await wordsUsed(ben.id)).toEqual(same(100));
  const kept = () => env.DB.prepare('SELECT * FROM paid_texts WHERE user_id = ?').bind(ada.id).all();
  const { results } = await kept();
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results)).not.toMatch(/zyzzyva|crucial/);
  await sweepRuns(db, after(new Date('2026-11-20T12:00:00Z'), day));
  expect((await kept()).results).toEqual([]);
});
