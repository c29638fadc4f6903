import { describe, expect, test } from 'vitest';
import { findDifference, passGate, readSource } from '#prose/index.ts';

const SYLLABLES = 'ba ce di fo gu ka le mi no pu ra se ti vo zu'.split(' ');

/** A word for each number, of which one follows from the other in no way that sentences share. */
const wordFor = (number: number): string =>
  [1, 15, 225, 3375].map((step) => SYLLABLES[Math.floor(number / step) % 15]).join('');

/** Paragraphs of three sentences, in words of their own or in the same seven over and over. */
const book = (paragraphs: number, isTold: boolean): string[] =>
  Array.from({ length: paragraphs }, (_, at) => {
    const [one, two, three, four] = [0, 1, 2, 3].map((step) =>
      wordFor(isTold ? at * 4 + step : (at + step) % 7),
    );
    return `The old ${one} stands near a ${two}. Nobody has seen this ${three} yet. We utilize it for ${four} all year.`;
  });

const isGone = (at: number): boolean => at < 350 && at % 4 === 1;

const judged = (source: string, result: string) => {
  const read = readSource(source);
  const { changes, restored } = findDifference(read, result);
  return { restored, ...passGate(read, changes) };
};

describe('of a long text no sentence is taken for lost', () => {
  test.each([
    ['whose sentences differ', true],
    ['that says the same over and over', false],
  ])('%s, though many others are gone', (_, isTold) => {
    const paragraphs = book(700, isTold);
    const result = paragraphs
      .map((paragraph, at) => (isGone(at) ? (paragraph.split(/(?<=\.) /)[0] ?? '') : paragraph))
      .map((paragraph) => paragraph.replace('utilize', 'use'));
    const { restored, refused, changes } = judged(paragraphs.join('\n\n'), result.join('\n\n'));
    const shortened = paragraphs.filter((_paragraph, at) => isGone(at)).length;
    expect(changes.length).toBe(paragraphs.length - shortened);
    expect(refused).toEqual([]);
    expect(restored.length).toBeLessThanOrEqual(shortened * 4);
  });

  test('where a whole chapter is gone', () => {
    const paragraphs = book(600, true);
    const result = paragraphs
      .toSpliced(200, 150)
      .map((paragraph) => paragraph.replace('utilize', 'use'))
      .join('\n\n');
    const { changes, refused } = judged(paragraphs.join('\n\n'), result);
    // Where it was cut out, one sentence may stand for two.
    expect(changes.length).toBeGreaterThanOrEqual(449);
    expect(refused).toEqual([]);
  });
});
