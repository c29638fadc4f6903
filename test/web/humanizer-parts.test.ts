import { describe, expect, test } from 'vitest';
import type { HumanizeRequest, HumanizeResult } from '#contract/humanize.ts';
import { charsPerRequest } from '#contract/limits.ts';
import { chargedWords, countWords } from '#contract/words.ts';
import { finishedText } from '#tool/review/finished.ts';
import { partsFor, partsInWords } from '#tool/review/parts/offer.ts';
import { planParts } from '#tool/review/parts/plan.ts';
import { createReview } from '#tool/review/review.ts';
import { createHumanizer } from '#tool/workspace/controller.ts';
import { requestOf } from '#tool/workspace/request.ts';
import { results } from '#tool/workspace/results.ts';
import type { Ending, RunEvent } from '#tool/workspace/stream.ts';
import { textOf } from '#tool/workspace/shown.ts';
import { resultIn } from '#tool/workspace/workspace.ts';
import { createClock } from './clock.ts';
import { answerWith } from './review-world.ts';

const sentence = (words: number, first = 'Word') => `${first}${' word'.repeat(words - 1)}.`;
const textsOf = (text: string, most: number) =>
  planParts(text, most).map(({ start, end }) => text.slice(start, end));

describe('a plan of parts', () => {
  test('cuts at paragraph ends, into as few parts as possible of about equal length', () => {
    const text = Array.from({ length: 6 }, () => sentence(100)).join('\n\n');
    const parts = textsOf(text, 500);
    expect(parts.map(countWords)).toEqual([300, 300]);
    expect(parts.join('\n\n')).toBe(text);
  });

  test('cuts a paragraph that is too long at sentence ends', () => {
    const text = Array.from({ length: 5 }, () => sentence(60)).join(' ');
    const parts = textsOf(text, 150);
    expect(parts.map(countWords)).toEqual([120, 120, 60]);
    expect(parts.join(' ')).toBe(text);
  });

  test('keeps a heading with the text below it', () => {
    const text = `${sentence(90)}\n\n# A heading of five words\n\n${sentence(90)}`;
    expect(textsOf(text, 100)[1]).toMatch(/^# A heading/);
  });

  test('cuts between words where there is no other boundary, and omits nothing', () => {
    const text = `${'word '.repeat(1_000)}\n\n| a | b |\n| - | - |\n${'| cell | cell |\n'.repeat(200)}`;
    const parts = textsOf(text, 300);
    for (const part of parts) expect(countWords(part)).toBeLessThanOrEqual(300);
    expect(parts.reduce((sum, part) => sum + countWords(part), 0)).toBe(countWords(text));
  });

  test('counts words as a run is charged, so that no part is rejected', () => {
    const text = 'averyveryverylongword;without;a;space '.repeat(400);
    const parts = textsOf(text, 300);
    for (const part of parts) {
      expect(chargedWords(part)).toBeLessThanOrEqual(300);
      expect(part.length).toBeLessThanOrEqual(charsPerRequest(300));
    }
    expect(parts.join(' ')).toBe(text.trim());
  });

  test('has one part for a text that fits', () => {
    expect(textsOf('  One part.\n', 100)).toEqual(['One part.']);
  });
});

const source = 'We utilize it in 2024.\n\nThey utilize it in 2025.\n\nYou utilize it in 2026.';

function answerTo(text: string): HumanizeResult {
  const start = text.indexOf('utilize');
  const { 0: year, index } = /\d{4}/.exec(text)!;
  return answerWith({
    words: countWords(text),
    changes: [{ start, end: start + 7, before: 'utilize', after: 'use', reason: 'Plainer.' }],
    facts: {
      facts: [{ kind: 'date', text: year, start: index, end: index + 4, survives: true }],
      compared: '1 date kept',
    },
  });
}

/** Creates a tool that has begun a text in three parts; the test answers its requests one by one. */
function working() {
  const calls: { request: HumanizeRequest; answer: (end?: Ending) => Promise<void> }[] = [];
  const remembered: string[] = [];
  let ids = 0;
  const humanizer = createHumanizer({
    clock: createClock(),
    stream: (asked, { onEvent }) =>
      new Promise((resolve) => {
        const request = requestOf(asked);
        const answer = async (end: Ending = { end: 'delivered' }) => {
          const event: RunEvent = { event: 'result', result: answerTo(request.text) };
          if (end.end === 'delivered') onEvent(event);
          resolve(end);
          await new Promise((next) => void setImmediate(next));
        };
        calls.push({ request, answer });
      }),
    results: () => results,
    allowance: () => null,
    takeUsage: () => undefined,
    askUsage: async () => undefined,
    remember: (finished) => void remembered.push(finishedText(finished)),
    rememberReading: () => undefined,
    random: () => 0.5,
    runId: () => `a-long-text-${++ids}`,
  });
  humanizer.type(source);
  const spans = planParts(source, 5);
  void humanizer.humanizeInParts(spans);
  const result = () => resultIn(humanizer.current());
  const review = createReview({ revise: humanizer.revise, now: () => 0 });
  return { humanizer, calls, remembered, result, review, spans };
}

const failure: Ending = { end: 'failed', code: 'unreachable', error: 'The line is down.' };

test('a text that exceeds only the request cap is offered in parts', () => {
  const text = Array.from({ length: 60 }, () => sentence(100)).join('\n\n');
  const limits = { used: 0, limit: 30_000, perRequest: 3_000, metered: true };
  const pro = { of: 'member', plan: 'pro', ...limits } as const;
  const page = { text, words: countWords(text), selection: null };
  const offer = partsFor(page, pro);
  expect(offer?.inWords).toBe('2 parts of at most 3,000 words');
  expect(offer?.spans).toEqual(planParts(text, 3_000));
  expect(partsFor(page, { ...pro, used: 25_000 })).toBeNull();
  expect(partsFor({ ...page, selection: { start: 0, end: 9 } }, pro)).toBeNull();
  expect(partsFor({ text: 'Short.', words: 1, selection: null }, pro)).toBeNull();
  const long = 'extraordinarily '.repeat(2_500);
  expect(partsFor({ text: long, words: 2_500, selection: null }, pro)?.spans).toHaveLength(2);
});

test('the status of one rewritten part is in the singular', async () => {
  const { humanizer, calls } = working();
  humanizer.stopAfterPart(true);
  await calls[0]?.answer();
  expect(partsInWords(humanizer.current())).toBe('1 of 3 parts is rewritten. The rest is as you wrote it.');
});

test('parts run one after the other, in separate requests, and are joined', async () => {
  const { humanizer, calls, remembered, result, spans } = working();
  expect(spans).toHaveLength(3);
  for (let part = 0; part < 3; part++) await calls[part]?.answer();
  expect(calls.map(({ request }) => [request.text, request.run_id])).toEqual([
    ['We utilize it in 2024.', 'a-long-text-1-1'],
    ['They utilize it in 2025.', 'a-long-text-1-2'],
    ['You utilize it in 2026.', 'a-long-text-1-3'],
  ]);
  expect(remembered).toHaveLength(3);
  expect(remembered[0]).toBe(source.replace('utilize', 'use'));
  expect(humanizer.current().run.phase).toBe('finished');
  expect(finishedText(result()!)).toBe(source.replaceAll('utilize', 'use'));
  expect(result()).toMatchObject({
    words: 15,
    seconds: 1.5,
    asked: { run_id: 'a-long-text-1', span: null, parts: { at: 2 } },
    result: { chunks: { total: 3, failed: 0 }, facts: { compared: '3 dates kept' } },
  });
});

test('finished parts can be reviewed while the next one runs, and all parts are undone as one run', async () => {
  const { humanizer, calls, result, review } = working();
  await calls[0]?.answer();
  expect(humanizer.current().run.phase).toBe('running');
  review.takeBack(0);
  review.undo();
  review.redo();
  expect(textOf(humanizer.current().run)).toBe(source);
  review.undo();
  // The run itself cannot be undone while it is in progress.
  review.undo();
  review.redo();
  await calls[1]?.answer();
  await calls[2]?.answer();
  expect(finishedText(result()!)).toBe(source.replaceAll('utilize', 'use').replace('use', 'utilize'));
  review.undo();
  expect(finishedText(result()!)).toBe(source.replaceAll('utilize', 'use'));
  review.undo();
  expect(result()).toBeNull();
  review.redo();
  expect(finishedText(result()!)).toBe(source.replaceAll('utilize', 'use'));
});

test('a step undone before a part arrived can be redone afterwards', async () => {
  const { humanizer, calls, review } = working();
  await calls[0]?.answer();
  review.takeBack(0);
  review.undo();
  await calls[1]?.answer();
  review.redo();
  expect(textOf(humanizer.current().run)).toBe(source.replace('They utilize', 'They use'));
});

test('a first part that fails is retried with its id', async () => {
  const { humanizer, calls } = working();
  await calls[0]?.answer(failure);
  void humanizer.goOn();
  expect(calls[1]?.request.run_id).toBe('a-long-text-1-1');
});

test('a text can be stopped after the current part and resumed later with the next one', async () => {
  const { humanizer, calls, result } = working();
  humanizer.stopAfterPart(true);
  await calls[0]?.answer();
  expect(calls).toHaveLength(1);
  expect(humanizer.current().run.phase).toBe('finished');
  void humanizer.goOn();
  await calls[1]?.answer();
  await calls[2]?.answer();
  expect(finishedText(result()!)).toBe(source.replaceAll('utilize', 'use'));
  expect(await humanizer.goOn()).toBeUndefined();
  expect(calls).toHaveLength(3);
});

test.each([
  ['has failed', async ({ calls }: ReturnType<typeof working>) => await calls[1]?.answer(failure)],
  ['was cancelled', async ({ humanizer }: ReturnType<typeof working>) => humanizer.cancel()],
])('a part that %s is retried with its id, and the parts before it stay', async (_, breakOff) => {
  const tool = working();
  const { humanizer, calls, result } = tool;
  await calls[0]?.answer();
  await breakOff(tool);
  expect(textOf(humanizer.current().run)).toBe(source.replace('utilize', 'use'));
  void humanizer.goOn();
  expect(calls[2]?.request.run_id).toBe('a-long-text-1-2');
  await calls[2]?.answer();
  await calls[3]?.answer();
  expect(finishedText(result()!)).toBe(source.replaceAll('utilize', 'use'));
});
