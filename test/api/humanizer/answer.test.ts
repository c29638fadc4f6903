import { expect, test } from 'vitest';
import {
  type HumanizeResult,
  mostAlternatives,
  type HumanizeRequest,
  type TextChange,
} from '#contract/humanize.ts';
import { limits } from '#contract/limits.ts';
import { countWords } from '#contract/words.ts';
import { applyChanges, clean } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { machineText, openHumanizer, wordsOf } from './humanizer-api.ts';

const api = openHumanizer();
type Options = NonNullable<HumanizeRequest['options']>;

const facts =
  'In March 2021, Ada Quill utilized 40 looms. She said “we are not done” [3]. See https://example.com/a for it.';

test('a guest gets the rewritten text, each change with its offsets and reason, and the remaining words', async () => {
  const text = `${machineText}\n\n${facts}`;
  const { status, body } = await api.caller().ask({ text });
  expect(status).toBe(200);
  const result: HumanizeResult = body;
  expect(result.finalContent).toBe(rewrite(text).text);
  expect(result).toMatchObject({
    outcome: 'rewritten',
    words: countWords(text),
    chunks: { total: 1, failed: 0 },
    usage: { words_used: countWords(text), words_limit: 500, remaining: 500 - countWords(text) },
  });
  expect(result.seconds).toBeGreaterThanOrEqual(0);
  expect(applyChanges(text, result.changes)).toBe(result.finalContent);
  for (const { start, end, before, reason } of result.changes) {
    expect(text.slice(start, end)).toBe(before);
    expect(reason).toMatch(/\w/);
  }
  const found = result.facts.facts.map(({ kind, text: fact, survives }) => [kind, fact, survives]);
  expect(found).toEqual([
    ['date', 'March 2021', true],
    ['name', 'Ada Quill', true],
    ['number', '40', true],
    ['quotation', '“we are not done”', true],
    ['citation', '[3]', true],
    ['link', 'https://example.com/a', true],
  ]);
  expect(result.facts.compared).toBe('6 dates, names, numbers, quotations, citations and links kept');
});

test('a change names its source and lists other suitable wordings', async () => {
  const text = `${machineText} The report delves into the past of the town.`;
  const { body } = await api.caller().ask({ text });
  const changes: TextChange[] = body.changes;
  expect(new Set(changes.map(({ by }) => by))).toEqual(new Set(['rules']));
  const delving = changes.find(({ before }) => before === 'delves into');
  expect([delving?.after, ...(delving?.alternatives ?? [])].toSorted()).toEqual(['examines', 'explores']);
  for (const { after, alternatives = [] } of changes) {
    expect(alternatives).not.toContain(after);
    expect(alternatives.length).toBeLessThanOrEqual(mostAlternatives);
  }
});

test('a streamed response reports the run and the text from the rules, and ends with the same result as a plain response', async () => {
  const text = wordsOf(2500);
  const ada = await api.member('ultra');
  const events = await ada.stream({ text, run_id: 'my-run-0001' });
  const [accepted, ...rest] = events;
  expect(accepted).toEqual({ event: 'accepted', run_id: 'my-run-0001', words: 2500, chunks: 1 });
  expect(rest.map((event) => event.event)).toEqual(['progress', 'result']);
  const texts = rest.flatMap((event) => (event.event === 'progress' ? event.text : []));
  const { body } = await (await api.member('ultra')).ask({ text });
  expect(rest.at(-1)).toEqual({ event: 'result', result: { ...body, usage: expect.anything() } });
  expect(texts).toEqual([body.finalContent]);
  expect(body.finalContent).toBe(rewrite(text).text);
  await api.settled();
});

test('after the result, the stream reports how much other settings of our rules would change', async () => {
  const ada = await api.member('free');
  const text = 'We are late, and we do not know why. In order to help, utilize the new form.';
  const events = await ada.stream({ text, run_id: 'my-run-0002' });
  expect(events.slice(-2)).toEqual([
    { event: 'result', result: expect.anything() },
    { event: 'others', other_settings: { strength: { light: 1 }, tone: { casual: 2 }, formatting: {} } },
  ]);
  await api.settled();
});

test('invisible characters are removed, offsets refer to the submitted text, and numbers stay', async () => {
  const debris = '```\nutilize 12 tools\n\n- numerous items 👩‍👩‍👧 | a | “\ud83d';
  const text = `Num\u200berous companies uti\u00adlize\u00a0tools. ${machineText}\n\n${facts}\n\n${debris}`;
  const { body } = await api.caller().ask({ text });
  expect(body.finalContent).toBe(rewrite(clean(text).text).text);
  expect(applyChanges(text, body.changes)).toBe(body.finalContent);
  expect(body.finalContent).not.toMatch(/[\u200b\u00ad\u00a0]/);
  expect(body.finalContent.match(/\d+/g)).toEqual(text.match(/\d+/g));
});

test('options reach the rules, and frozen words are returned unchanged', async () => {
  const text = `## Key Benefits\n\n${wordsOf(200)}`;
  const ask = async (options: Options): Promise<string> =>
    (await api.caller().ask({ text, options })).body.finalContent;
  for (const options of [
    { strength: 'light' },
    { strength: 'strong', tone: 'casual' },
    { formatting: 'plain' },
  ] satisfies Options[])
    expect(await ask(options)).toBe(rewrite(text, options).text);
  expect(await ask({ formatting: 'plain' })).toContain('## Key benefits');
  expect(await ask({ strength: 'strong' })).not.toContain('utilize software');
  expect(await ask({ strength: 'strong', frozen: ['Utilize software'] })).toContain('utilize software');
});

test('a text of 1 MB is returned in full', async () => {
  const paragraph = `${machineText.replace('’', "'")}\n\n`;
  const text = paragraph.repeat(Math.ceil(limits.textBytes / paragraph.length)).slice(0, limits.textBytes);
  const ada = await api.member('ultra');
  const { status, body } = await ada.ask({ text });
  expect(status).toBe(200);
  expect(applyChanges(text, body.changes)).toBe(body.finalContent);
  expect(body.words).toBe(countWords(text));
  expect(body.finalContent.match(/\n\n/g).length).toBe(text.match(/\n\n/g)!.length);
});
