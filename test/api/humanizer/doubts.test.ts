import { expect, inject, test } from 'vitest';
import type { Doubt, DoubtOption, HumanizeResult } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { byWeight } from '#contract/held.ts';
import type { Bindings } from '#env.ts';
import { applyChanges } from '#prose/index.ts';
import { ledgerOf, same, wordsUsed } from '../meter/account.ts';
import { openHumanizer } from './humanizer-api.ts';

const http = (way: string, more: Partial<Bindings> = {}) =>
  openHumanizer({
    env: { HUMANIZER_ENGINE: 'http', HUMANIZER_URL: inject('upstream') + way, ...more },
  });

const text =
  'We utilize tools all day.\n\nDoctors say that sleep helps. They bought 40 chairs in May. The rain stopped at noon.';
const doubted = 'Doctors say that sleep helps.';

async function ask(
  given: { way?: string; text?: string; doubts?: DoubtOption; more?: Partial<Bindings> } = {},
) {
  const { way = '/free', text: sent = text, doubts, more = {} } = given;
  const api = http(way, more);
  const { body } = await api.caller().ask({ text: sent, options: doubts ? { doubts } : {} });
  const result: HumanizeResult = body;
  return result;
}

/** Returns the words in doubt, in the source and in the proposed wording. */
const wordsOf = (source: string, { after, seen }: Doubt) =>
  seen.map((each) => [
    source.slice(each.before.start, each.before.end),
    after.slice(each.after.start, each.after.end),
  ]);

test('a synonym is used, another subject is a doubt, and another number and an added sentence are refused', async () => {
  const { finalContent, changes, doubts, refused } = await ask();
  expect(finalContent).toBe(text.replace('utilize', 'use'));
  expect(changes).toMatchObject([{ before: 'utilize', after: 'use', by: 'upstream' }]);

  expect(doubts).toHaveLength(1);
  const [doubt] = doubts;
  expect(text.slice(doubt!.start, doubt!.end)).toBe(doubted);
  expect(doubt).toMatchObject({ after: doubted.replace('Doctors', 'Patients') });
  expect(doubt).not.toHaveProperty('decided');
  expect(wordsOf(text, doubt!).join()).toMatch(/Doctors.*Patients/);
  expect(doubt!.why).toMatch(/Doctors.*Patients/);

  const wordings = refused.map(({ start, end, after }) => [text.slice(start, end), after]);
  expect(wordings).toContainEqual(['They bought 40 chairs in May.', 'They bought 50 chairs in May.']);
  expect(wordings.some(([, after]) => /It ruins families\./.test(after ?? ''))).toBe(true);
  expect(refused.every(({ why, seen }) => why !== '' && seen.length > 0)).toBe(true);
});

test.each([
  ['use', {}, 'Patients'],
  ['keep', { HUMANIZER_GATE: 'use' }, 'Doctors'],
  [undefined, { HUMANIZER_GATE: 'use' }, 'Patients'],
] as const)(
  'the request, or else the server’s setting, decides whether a doubt is used: %s %o',
  async (doubts, more, who) => {
    const answer = await ask({ more, ...(doubts && { doubts }) });
    expect(answer.finalContent).toBe(text.replace('utilize', 'use').replace('Doctors', who));
    expect(applyChanges(text, answer.changes)).toBe(answer.finalContent);
    expect(answer.doubts).toMatchObject([{ decided: { by: 'setting', used: who === 'Patients' } }]);
  },
);

test('changes by our rules are used without doubts or refusals, whatever the setting of the gate', async () => {
  for (const gate of ['ask', 'use', 'keep']) {
    const api = openHumanizer({ env: { HUMANIZER_GATE: gate } });
    const { body } = await api.caller().ask({ text: 'Furthermore, numerous companies utilize 12 tools.' });
    expect(body.changes.length).toBeGreaterThan(0);
    expect([body.doubts, body.refused]).toEqual([[], []]);
  }
});

/** A text with characters that pasting leaves behind, long enough for several chunks. */
const pasted = Array.from(
  { length: 90 },
  (_, at) =>
    `\u200bWe uti\u00adlize\u00a0tool ${at} all day. Doctors\u200b say that sleep ${at} helps us all.`,
).join('\n\n');

test('offsets of doubts refer to the submitted text in every chunk, and the weightiest doubts come first', async () => {
  const api = http('/free');
  const ada = await api.member('ultra');
  const { body } = await ada.ask({ text: pasted });
  const { doubts, refused, chunks }: HumanizeResult = body;
  expect(chunks.total).toBeGreaterThan(1);
  expect(doubts.length).toBe(chunks.total);
  for (const doubt of doubts) {
    expect(pasted.slice(doubt.start, doubt.end)).toMatch(/^Doctors\u200b say that sleep \d+ helps us all\.$/);
    expect(doubt.after).toMatch(/^Patients say that sleep \d+ helps us all\.$/);
    expect(wordsOf(pasted, doubt).join()).toMatch(/Doctors.*Patients/);
  }
  expect(doubts).toEqual(doubts.toSorted(byWeight));
  for (const { start, end } of refused) expect(pasted.slice(start, end)).not.toMatch(/\n/);
});

test.each(['ask', 'use'] as const)(
  'the parts of a streamed response join to the result if doubts are set to %s',
  async (doubts) => {
    const api = http('/free');
    const ada = await api.member('ultra');
    const events = await ada.stream({ text: pasted, options: { doubts } });
    const last = events.at(-1);
    if (last?.event !== 'result') throw new Error('No result');
    const lines = events.flatMap((event) => (event.event === 'progress' ? event.text : []));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(last.result.finalContent);
    expect(applyChanges(pasted, last.result.changes)).toBe(last.result.finalContent);
    expect(last.result.finalContent.includes('Patients say')).toBe(doubts === 'use');
  },
);

test('a text that is returned unchanged is not rewritten and costs nothing, whether its changes are refused or kept out by the setting', async () => {
  const numbers = 'The mill has 40 rooms for all of us.';
  const refused = await http('/free').caller().ask({ text: numbers });
  expect(refused.body).toMatchObject({ outcome: 'reads well', finalContent: numbers, doubts: [] });
  expect(refused.body.refused.length).toBeGreaterThan(0);
  const kept = await http('/other')
    .caller()
    .ask({ text: doubted, options: { doubts: 'keep' } });
  expect(kept.body).toMatchObject({ outcome: 'reads well', finalContent: doubted });
  for (const { body } of [refused, kept]) expect(body.usage.words_used).toBe(0);
});

test('a run that results only in a doubt counts as rewritten and is charged, to an account and to a guest', async () => {
  const words = countWords(doubted);
  const api = http('/other');
  const ada = await api.member('free');
  const { body } = await ada.ask({ text: doubted });
  expect(body).toMatchObject({ outcome: 'rewritten', finalContent: doubted, changes: [] });
  expect(body.doubts).toHaveLength(1);
  expect(body.usage.words_used).toBe(words);
  await api.settled();
  expect(await wordsUsed(ada.id)).toEqual(same(words));
  expect((await ledgerOf(ada.id)).map((row) => row.words)).toEqual([words]);

  const guest = api.caller();
  await guest.stream({ text: doubted });
  await api.settled();
  expect((await guest.usage()).body.words_used).toBe(words);
});
