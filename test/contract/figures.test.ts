import { expect, test } from 'vitest';
import { inFigures } from '#contract/figures.ts';

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 12.4, 12.6, -1_234])(
  '%d is written as the browser would write it',
  (count) => {
    expect(inFigures(count)).toBe(new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(count));
    const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(inFigures(count, 2)).toBe(new Intl.NumberFormat('en', cents).format(count));
  },
);
