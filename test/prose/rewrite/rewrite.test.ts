import { describe, expect, test } from 'vitest';
import { applyChanges, readSource } from '#prose/index.ts';
import { strengths, tones } from '#contract/humanize.ts';
import { chooseChanges, MOST_CHANGED, rewrite } from '#prose/rewrite/index.ts';

const ESSAY = `# The value of walking

In today's fast-paced world, walking plays a crucial role in maintaining good health. It is important to note that numerous individuals utilize cars for short trips, leading to more traffic. Furthermore, the **comprehensive report** by Dr. Ada Quill (2019) demonstrated that 63% of trips in Leeds could be walked.

- Cost: walking is not only free but also pleasant.
- “We utilize our feet,” said one walker; see https://example.org/utilize for more.

1. It is worth noting that walking fosters trust.

\`\`\`
utilize(numerous);
\`\`\`

In conclusion, it is essential to acknowledge that walking offers a wide range of benefits.`;

const strongly = (source: string) => rewrite(source, { strength: 'strong' }).text;

describe('the rewriter', () => {
  test('rewrites bold words like others and keeps their asterisks', () => {
    expect(strongly('The team **leveraged** the tool and will **utilize** it **in order to** win.')).toBe(
      'The team **used** the tool and will **use** it **to** win.',
    );
    for (const same of [
      'It is **in** order to win that we meet, and **“we utilize it”** is a quotation.',
      '**Utilize it in order to win**',
      'We un**utilize**d it, as *utilized* says.',
    ])
      expect(strongly(same)).toBe(same);
  });

  test('finds signs that it cannot improve, even beside bold words, and leaves them unchanged', () => {
    const text = 'Furthermore, the **committee** met. It is good to remember that it rained.';
    const { proposals, chosen } = chooseChanges(readSource(text), { strength: 'strong' });
    expect(chosen).toEqual([]);
    expect(proposals).toMatchObject([{ claim: [{ start: 0, end: 12 }], wordings: [] }]);
  });

  test('returns changes that give exactly the result, in order and with reasons', () => {
    for (const strength of strengths) {
      for (const tone of tones) {
        const { text, changes } = rewrite(ESSAY, { strength, tone });
        expect(applyChanges(ESSAY, changes)).toBe(text);
        let end = 0;
        for (const change of changes) {
          expect(change.start).toBeGreaterThanOrEqual(end);
          expect(ESSAY.slice(change.start, change.end)).toBe(change.before);
          expect(change.reason).toMatch(/\.$/);
          ({ end } = change);
        }
      }
    }
  });

  test('keeps numbers, names, quotations, links, code, citations, headings and list markers', () => {
    const { text } = rewrite(ESSAY, { strength: 'strong' });
    for (const kept of ['# The value of walking', '**comprehensive report**', 'Dr. Ada Quill (2019)', '63%'])
      expect(text).toContain(kept);
    for (const kept of ['Leeds', '\n- Cost:', '\n1. ', 'https://example.org/utilize', 'utilize(numerous);'])
      expect(text).toContain(kept);
    expect(text).toContain('“We utilize our feet,”');
    expect(text.split('\n').length).toBe(ESSAY.split('\n').length);
  });

  test('leaves frozen words and phrases unchanged, regardless of case', () => {
    const { text } = rewrite(ESSAY, { strength: 'strong', frozen: ['utilize cars', 'WORTH NOTING'] });
    expect(text).toContain('utilize cars');
    expect(text).toContain('It is worth noting that walking');
  });

  test('leaves no doubled spaces or full stops when one change alone, or all but one, is applied', () => {
    const { changes } = rewrite(ESSAY, { strength: 'strong' });
    for (const [at] of changes.entries()) {
      const without = applyChanges(
        ESSAY,
        changes.filter((_, index) => index !== at),
      );
      const alone = applyChanges(ESSAY, changes.slice(at, at + 1));
      for (const text of [without, alone]) {
        expect(text).not.toMatch(/[^\n] {2,}|\.\.| ,|[.] [a-z]/);
        expect(text).not.toMatch(/\b[Aa] [aeio]\w+|\b[Aa]n [bcdfgjklmnpqrstvwxyz]/);
      }
    }
  });

  test('changes no more words than the strength allows', () => {
    const words = ESSAY.split(/\s+/).length;
    for (const strength of strengths) {
      const { changes } = rewrite(ESSAY, { strength });
      const changed = changes.reduce((sum, { before }) => sum + before.split(/\s+/).length, 0);
      expect(changed).toBeLessThanOrEqual(words * MOST_CHANGED[strength] + 12);
    }
  });

  test('does not mistake one or two words for another language', () => {
    for (const text of ['Hello.', 'Kind regards'])
      expect(rewrite(text)).toEqual({ text, changes: [], outcome: 'nothing to read' });
  });
});
