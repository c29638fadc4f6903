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
  test('pays for a text once, whatever is asked of it, and the second pass over its result belongs to it', async () => {
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

  test('tries the samples for nothing, also with no words left, and pays for a sample that was edited', async () => {
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

  test('runs a text again with no words left, 20 times, and then it costs its words', async () => {
    const { caller, used } = await open();
    const text = ownWords(300);
    for (let time = 0; time < limits.sameText.times; time++) await ask(caller, text);
    await ask(caller, ownWords(200));
    expect((await ask(caller, ownWords(20))).body.code).toBe('words_exceeded');
    expect((await ask(caller, text, { strength: 'strong' })).status).toBe(200);
    expect(await used()).toBe(500);
    expect((await ask(caller, text)).body.code).toBe('words_exceeded');
  });

  test('corrects a few words for nothing, over all runs together, and pays for another text', async () => {
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

  test('adds 20 words at a time, or one, and never comes far for nothing', async () => {
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

  test('splits and joins texts that were paid for, and pays for each', async () => {
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

  test('sends one text twelve times at once and pays for it once in the end; nobody passes the limit', async () => {
    const { caller, used, id } = await open();
    if (id === null) await caller.usage();
    const text = ownWords(120);
    /** How many of twelve calls at once are answered. */
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

test('a text that came back as it was has no price, so that a run of it that changes something costs its words', async () => {
  const ada = await api.member('free');
  const text = ownWords(12);
  expect((await ask(ada, text, { frozen: [text] })).body.changes).toEqual([]);
  expect(await wordsUsed(ada.id)).toEqual(same(0));
  expect((await ask(ada, text)).body.changes).not.toEqual([]);
  expect(await wordsUsed(ada.id)).toEqual(same(12));
});

test('what a text is recognised by is unknown to another account, goes after a day, and nothing can be read in it', async () => {
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
