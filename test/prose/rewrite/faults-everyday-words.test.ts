// Everyday words and turns at the strong strength: where one may stand for another, and where it may not.
import { describe, expect, test } from 'vitest';
import { rewrite, type Options } from '../../../functions/prose/rewrite/index.ts';

/** Enough of a machine's habits before a sentence for the rewriter to take the text on. */
const LEAD =
  'Furthermore, it is important to note that numerous people utilize maps. The old road bends by the mill, and the fields beyond it ' +
  'lie under water most of the year, so few go that way now. Two shops and a school stand where the fair used to be.';

function rewritten(sentence: string, options: Options = { strength: 'strong' }): string {
  const { text } = rewrite(`${LEAD} ${sentence}`, options);
  return text.slice(text.indexOf('used to be.') + 12);
}

describe('stays as it is', () => {
  test.each([
    ['a wish that somebody has', "The doctor heard her patient's wish to leave."],
    ['a row of infinitives', 'The dancers continued to sing, to laugh, to wave.'],
    ['what is and does not happen', 'The custom continues to exist in the hills.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('is put in other words', () => {
  test.each([
    ['what goes on', 'The river continued to climb.', 'The river kept climbing.'],
    ['what changes on', 'The town continues to evolve.', 'The town keeps changing.'],
    ['every week', 'The choir meets on a weekly basis.', 'The choir meets every week.'],
    ['a fact in the way', 'They left in spite of the fact that it rained.', 'They left although it rained.'],
  ])('%s', (_, before, after) => {
    expect(rewritten(before)).toBe(after);
  });
});
