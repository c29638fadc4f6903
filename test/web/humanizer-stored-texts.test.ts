import { beforeEach, expect, test } from 'vitest';
import { humanScore } from '../../web/src/humanizer/workspace/human-score.ts';
import { isHumanized, rememberHumanized, scoreOf } from '../../web/src/humanizer/stored/stored-texts.ts';
import { blockStorage, storageOf } from './browser-storage.ts';

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
