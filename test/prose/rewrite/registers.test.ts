// The kinds of text, and what is left alone in each.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';

const strong = (text: string): string => rewrite(text, { strength: 'strong' }).text;

const CONTRACT =
  'Furthermore, the Receiving Party shall utilize the papers solely for the task, and shall not disclose any and all of them. ' +
  'The Disclosing Party may terminate the Agreement pursuant to its terms. Moreover, each Party shall indemnify the other against ' +
  'significant losses, ensuring that the papers are safe.';

const STUDY =
  'Furthermore, our model significantly outperforms the baseline on the dataset (Adler, 2021). Moreover, a warm start can facilitate ' +
  'convergence, and the novel loss is robust to noise. The algorithm utilizes labels, which demonstrates that the hypothesis holds.';

test('a contract keeps every word', () => {
  expect(strong(CONTRACT)).toBe(CONTRACT);
});

describe('a study', () => {
  test('keeps its technical terms, while “utilizes” is replaced', () => {
    const text = strong(STUDY);
    for (const kept of [
      'significantly outperforms',
      'facilitate convergence',
      'novel loss',
      'robust to noise',
    ])
      expect(text).toContain(kept);
    expect(text).toContain('uses labels, which demonstrates that');
  });

  test('is contracted only on request', () => {
    const text = `${STUDY} You do not need your labels, and you are free to drop them if you like.`;
    expect(strong(text)).toContain('do not');
    expect(rewrite(text, { tone: 'casual' }).text).toContain("don't");
  });
});

describe('a plain text', () => {
  const PLAIN =
    'The mill by the bridge was built in the year of the flood, and its wheel has not turned since the war. A dog sleeps on the step. ' +
    'Two of the windows look out on the yard, but the cart is gone, and the post still comes at ten. In summer the grass grows as high as ' +
    'the sill, and the boys cut it for the goats, who eat all of it in a day.';

  test('is returned unchanged except for a machine-like word', () => {
    expect(rewrite(PLAIN, { strength: 'strong' })).toMatchObject({ text: PLAIN, outcome: 'reads well' });
    expect(strong(`${PLAIN} She has utilized it.`)).toBe(`${PLAIN} She has used it.`);
  });
});

test('an application is not contracted, even if it often says “your”', () => {
  const text =
    'I am writing to apply for the post at your school. Furthermore, I have utilized your maps, and I am sure that your pupils and your ' +
    'teachers will like mine. It is an honour to read your news.';
  expect(strong(text)).not.toContain("'");
});
