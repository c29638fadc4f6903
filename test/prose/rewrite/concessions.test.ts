// “Although”, “though”, “while”.
import { describe, expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

describe('a concession', () => {
  test('comes first, and the rest after “but”', () => {
    expect(rewritten('Although the barn is old, it keeps out the rain.')).toMatch(
      /^The barn is old(?:, but it|\. But it) keeps out the rain\.$/,
    );
  });

  test.each([
    ['a pronoun that would come too early', 'Though she was tired, Mara walked home.'],
    ['what went on meanwhile', 'While the men were digging, the boys slept.'],
    ['an aside between dashes', 'The letter was for me — for me, though I was not yet gone.'],
  ])('stays: %s', (_, sentence) => {
    expect(rewritten(sentence).replace("wasn't", 'was not')).toBe(sentence);
  });
});
