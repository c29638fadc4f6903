import { describe, expect, test } from 'vitest';
import { applyChanges, clean } from '#prose/index.ts';

describe('clean', () => {
  test.each([
    ['zero-width characters', 'a\u200bb\ufeff c', 'ab c'],
    ['letters of another alphabet in an English word', 'p\u0430per', 'paper'],
    ['chat marks', 'It grew :contentReference[oaicite:2]{index=2}. So turn0search3.', 'It grew. So.'],
    ['source marks', 'It grew\u30104\u2020source\u3011 fast.', 'It grew fast.'],
    ['non-breaking spaces', '10\u00a0km', '10 km'],
  ])('removes or replaces %s', (_, text, expected) => {
    const cleaned = clean(text);
    expect(cleaned.text).toBe(expected);
    expect(applyChanges(text, cleaned.changes)).toBe(expected);
  });

  test.each(['Москва зовёт', 'a family 👨‍👩‍👧 emoji', 'می‌خواهم', 'plain text, nothing to do'])(
    'leaves “%s” alone',
    (text) => {
      expect(clean(text)).toEqual({ text, changes: [] });
    },
  );
});
