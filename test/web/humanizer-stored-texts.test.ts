import { beforeEach, expect, test } from 'vitest';
import { finishedText } from '#tool/review/finished.ts';
import { revise } from '#tool/review/revise.ts';
import { knownText, rememberReading } from '#tool/stored/known-texts.ts';
import { isHumanized, rememberHumanized, scoreOf } from '#tool/stored/stored-texts.ts';
import { humanScore } from '#tool/workspace/controller.ts';
import { resultIn } from '#tool/workspace/workspace.ts';
import { blockStorage, storageOf } from './browser-storage.ts';
import { pageWith, resultOf } from './review-world.ts';

const now = new Date('2026-11-21T12:00:00Z');
beforeEach(() => storageOf({}));

test('a humanized text is known again with its score, whatever its spaces and capitals', () => {
  rememberHumanized('The library\n\nstays  open.', 91, now);
  expect(isHumanized('  the LIBRARY stays open. ')).toBe(true);
  expect(scoreOf('The library stays open.')).toEqual({
    humanScore: 91,
    aiProbability: 9,
    timestamp: now.getTime(),
  });
  expect(isHumanized('The library stays shut.')).toBe(false);
  expect(scoreOf('constructor')).toBeUndefined();
});

test('the latest fifty are kept, newest first, and a score goes with its text', () => {
  const stored = storageOf({});
  for (let i = 1; i <= 51; i++) rememberHumanized(`Text ${i}`, 85, now);
  rememberHumanized('Text 2', 86, now);
  expect(isHumanized('Text 1')).toBe(false);
  expect(scoreOf('Text 1')).toBeUndefined();
  const texts = JSON.parse(stored.get('humanizedTexts') ?? '');
  expect(texts).toHaveLength(50);
  expect(texts.slice(0, 2)).toEqual(['text 2', 'text 51']);
  expect(Object.keys(JSON.parse(stored.get('humanizedScores') ?? ''))).toHaveLength(50);
});

test('long texts do not fill the storage that others need', () => {
  const stored = storageOf({});
  for (let i = 1; i <= 5; i++) rememberHumanized(`${i}${'x'.repeat(300_000)}`, 90, now);
  expect(JSON.parse(stored.get('humanizedTexts') ?? '')).toHaveLength(3);
  expect(isHumanized(`5${'x'.repeat(300_000)}`)).toBe(true);
});

test('a score is a whole number from 85 to 97', () => {
  expect([0, 0.5, 0.999_999].map((part) => humanScore(() => part))).toEqual([85, 91, 97]);
});

test('what somebody else has written there, or a blocked storage, costs the memory and nothing else', () => {
  storageOf({ humanizedTexts: '{', humanizedScores: '{"a":{"humanScore":"high"}}' });
  expect(scoreOf('a')).toBeUndefined();
  rememberHumanized('A text', 90, now);
  expect(isHumanized('a text')).toBe(true);
  blockStorage();
  rememberHumanized('Another text', 90, now);
  expect(isHumanized('Another text')).toBe(false);
});

const came = resultOf('We [utilize|use|employ] it. [In order to|To] win, we wait.');
const page = pageWith(came);
const back = revise(page, { revision: 'take back', index: 1 });
const reworded = revise(back, { revision: 'reword', index: 0, wording: 'employ' });
const nothing = revise(page, { revision: 'revert all' });

test.each([
  ['a change was taken back', back],
  ['another wording was chosen', reworded],
  ['the person has edited', revise(page, { revision: 'edit', text: 'We use it. To win, we stay.', at: 0 })],
])('a result is still known with its score after %s, at once and when it is pasted later', (_, state) => {
  const result = resultIn(state)!;
  rememberHumanized(came.result.finalContent, 91, now);
  expect(knownText(finishedText(result), result)).toEqual({ score: { aiProbability: 9 } });
  expect(knownText(finishedText(result), null)).toBeNull();
  rememberReading(result, now);
  expect(knownText(finishedText(result), null)?.score).toMatchObject({ aiProbability: 9 });
});

test('only the last reading of a result is kept beside it as it came', () => {
  const stored = storageOf({});
  rememberHumanized(came.result.finalContent, 91, now);
  for (const state of [back, reworded]) rememberReading(resultIn(state)!, now);
  expect(JSON.parse(stored.get('humanizedTexts') ?? '')).toEqual([
    'we employ it. in order to win, we wait.',
    'we use it. to win, we wait.',
  ]);
  rememberReading(resultIn(page)!, now);
  expect(JSON.parse(stored.get('humanizedTexts') ?? '')).toEqual(['we use it. to win, we wait.']);
});

test('a text of which everything was taken back, or that is the person’s own, is not one of ours', () => {
  const own = revise(nothing, { revision: 'edit', text: 'We utilise it. In order to win, we wait.', at: 0 });
  const over = revise(page, { revision: 'edit', text: 'You know that; here they stay.', at: 0 });
  for (const state of [nothing, own, over]) {
    const result = resultIn(state)!;
    rememberReading(result, now);
    expect(knownText(finishedText(result), result)).toBeNull();
  }
});
