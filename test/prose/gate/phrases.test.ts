import { describe, expect, it } from 'vitest';
import { judgeRewriting, readSource } from '#prose/index.ts';
import PHRASES from '#prose/lexicon/phrases.json' with { type: 'json' };
import EXAMPLES from './phrases.json' with { type: 'json' };

describe('the table of equivalent phrases', () => {
  it('has at least two examples for every row', () => {
    const shown = new Map(EXAMPLES.map(({ says, examples }) => [says, examples.length]));
    expect(PHRASES.filter(([says = '']) => (shown.get(says) ?? 0) < 2)).toEqual([]);
  });

  it.each(
    EXAMPLES.flatMap(({ says, examples }) =>
      examples.map(([one = '', other = '']) => [says, one, other] as const),
    ),
  )('keeps a rewording with “%s”: %s', (_, one, other) => {
    const units = judgeRewriting(readSource(one), other);
    expect(
      units.map(({ verdict, why }) => `${verdict} ${why}`.trim()).filter((said) => said !== 'kept'),
    ).toEqual([]);
  });
});
