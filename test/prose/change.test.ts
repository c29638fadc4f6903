import { expect, test } from 'vitest';
import { applyChanges, composeChanges, placesInSource, type FoundChange } from '#prose/index.ts';
import { partsOf, wordsChanged } from '#prose/text/changes/parts.ts';
import { random } from '../../scripts/shared/random.ts';

const change = (source: string, start: number, end: number, after: string, reason: string | null = null) => ({
  start,
  end,
  before: source.slice(start, end),
  after,
  reason,
});

test('changes to a cleaned text are converted to changes to the text before cleaning', () => {
  const source = 'We uti\u200blize a tool\u00a0here.';
  const cleaning = [
    change(source, 6, 7, '', 'An invisible character.'),
    change(source, 18, 19, ' ', 'A special space.'),
  ];
  const middle = applyChanges(source, cleaning);
  expect(middle).toBe('We utilize a tool here.');
  const swap = change(middle, 3, 10, 'use', 'A plainer word.');
  expect(composeChanges(source, cleaning, [swap])).toEqual([
    change(source, 3, 11, 'use', 'A plainer word. An invisible character.'),
    change(source, 18, 19, ' ', 'A special space.'),
  ]);
  const recast = change(middle, 0, 15, 'A tool is used');
  expect(composeChanges(source, cleaning, [recast])[0]).toEqual(change(source, 0, 16, 'A tool is used'));
  expect(placesInSource(cleaning)({ start: 3, end: 10 })).toEqual({ start: 3, end: 11 });
  expect(placesInSource(cleaning)({ start: 18, end: 22 })).toEqual({ start: 19, end: 23 });
});

test('the parts of a recast sentence are the words that differ; a phrase is one part', () => {
  const before = 'The plan was widely seen as a way out by the town';
  const after = 'The town saw the plan as a way out';
  const parts = partsOf({ before, after }).map((part) => [part.before, part.after]);
  expect(parts).toEqual([
    ['', 'town saw the '],
    ['was widely seen ', ''],
    [' by the town', ''],
  ]);
  expect(wordsChanged({ before, after })).toBe(9);
  const spaced = partsOf({
    before: 'The rapid expansion of remote work has been widely celebrated',
    after: 'Many have welcomed the quick spread of remote work',
  });
  expect(spaced.map((part) => part.before)).toEqual(['The rapid expansion ', ' has been widely celebrated']);
  expect(partsOf({ before: 'serves as a vital', after: 'is a' })).toHaveLength(1);
});

test('the parts of any change, put in their places, turn its wording before into the one after', () => {
  const next = random(5);
  const words = () => Array.from({ length: 12 }, () => 'ab c,'.charAt(Math.floor(next() * 5)));
  for (let round = 0; round < 1000; round++) {
    const [before, after] = [words().join(' '), words().join(' ')] as const;
    const placed = partsOf({ before, after }).map((part) =>
      change(before, part.at, part.at + part.before.length, part.after),
    );
    expect(applyChanges(before, placed)).toBe(after);
    for (const part of partsOf({ before, after }))
      expect(after.slice(part.to, part.to + part.after.length)).toBe(part.after);
  }
});

test('a change that a later one reverts is dropped', () => {
  const first = [change('abc', 1, 2, 'x')];
  expect(composeChanges('abc', first, [change('axc', 1, 2, 'b')])).toEqual([]);
});

test('any two sets of changes compose to changes with the same result, in order and without overlaps', () => {
  const next = random(7);
  for (let round = 0; round < 3000; round++) {
    const source = lettersOf(next);
    const first = someChanges(source, next);
    const middle = applyChanges(source, first);
    const second = someChanges(middle, next);
    const composed = composeChanges(source, first, second);
    expect(applyChanges(source, composed)).toBe(applyChanges(middle, second));
    let at = 0;
    for (const { start, end, before, after } of composed) {
      expect(start).toBeGreaterThanOrEqual(at);
      expect(source.slice(start, end)).toBe(before);
      expect(after).not.toBe(before);
      at = end;
    }
  }
});

const lettersOf = (next: () => number) =>
  Array.from({ length: Math.floor(next() * 12) }, () => 'abc '.charAt(Math.floor(next() * 4))).join('');

function someChanges(source: string, next: () => number): FoundChange[] {
  const changes: FoundChange[] = [];
  for (let at = Math.floor(next() * 3); at <= source.length; at += Math.floor(next() * 4)) {
    const end = Math.min(source.length, at + Math.floor(next() * 3));
    const after = lettersOf(next).slice(0, 2);
    if (end > at || after !== '') changes.push(change(source, at, end, after));
    at = Math.max(at + 1, end);
  }
  return changes;
}
