import { describe, expect, test } from 'vitest';
import { applyChanges, checkFacts, keepFacts } from '#prose/index.ts';

const SOURCE =
  'In March 2021 the firm Oak & Sons did not raise prices. It paid 40 workers $12.50 an hour [3]. “We are proud,” said Ada Quill.';

describe('the fact check', () => {
  test('finds nothing wrong with the same facts in other words', () => {
    const result =
      'The firm Oak & Sons didn’t raise prices in March 2021. It gave 40 workers $12.50 an hour [3]. “We are proud,” said Ada Quill.';
    const { facts, added, restore } = checkFacts(SOURCE, result);
    expect(facts.map(({ kind }) => kind)).toContain('quotation');
    expect(facts.filter(({ survives }) => !survives)).toEqual([]);
    expect(added).toEqual([]);
    expect(restore).toEqual([]);
  });

  test.each([
    ['a number', '40 workers', '45 workers'],
    ['a name', 'Ada Quill', 'the owner'],
    ['a negation', 'did not raise', 'raised'],
    ['a quotation', '“We are proud,”', '“We were proud,”'],
    ['a citation', ' [3]', ''],
    ['a date', 'March', 'spring'],
  ])('sees %s change, and puts that sentence back', (_, before, after) => {
    const result = SOURCE.replace(before, after);
    const { restore } = checkFacts(SOURCE, result);
    expect(restore).toHaveLength(1);
    expect(applyChanges(result, restore)).toBe(SOURCE);
  });

  test('sees what was added', () => {
    const { added } = checkFacts('The bridge opened late.', 'The bridge in Leeds opened 3 years late.');
    expect(added.map(({ key }) => key)).toEqual(['3', 'Leeds']);
  });

  test('puts a lost sentence back, and leaves the others as rewritten', () => {
    const source = 'The shop sells bread. It opened in 1987 with two ovens. People like it a lot.';
    const result = 'Bread is what the shop sells. People like it very much.';
    const text = applyChanges(result, checkFacts(source, result).restore);
    expect(text).toContain('1987');
    expect(text).toContain('Bread is what the shop sells.');
  });
});

test('only the changes that keep every fact in its sentence are made, and all facts are told', () => {
  const source = 'It opened in 2019. We utilize it, and Ada Lovelace did not. It is big.';
  const change = (before: string, after: string) => {
    const start = source.indexOf(before);
    return { start, end: start + before.length, before, after, reason: null };
  };
  const kept = keepFacts(source, [
    change('opened in 2019', 'opened lately'),
    change('utilize', 'use'),
    change('did not', 'did'),
    change('big', 'very big'),
  ]);
  expect(kept.changes.map(({ after }) => after)).toEqual(['very big']);
  expect(kept.restored.map(({ start, end }) => source.slice(start, end))).toEqual([
    'It opened in 2019.',
    'We utilize it, and Ada Lovelace did not.',
  ]);
  expect(kept.facts.map(({ text, survives }) => [text, survives])).toEqual([
    ['2019', true],
    ['Ada Lovelace', true],
    ['not', true],
  ]);
});

test('a change that joins two sentences is judged by both together', () => {
  const source = 'It cost 5 dollars. It was worth 9.';
  const joining = { start: 17, end: 20, before: '. I', after: ', and i', reason: 'Joined.' };
  expect(keepFacts(source, [joining])).toMatchObject({ changes: [joining], restored: [] });
  const adding = { ...joining, after: ', plus 3, and i' };
  expect(keepFacts(source, [adding])).toMatchObject({
    changes: [],
    restored: [
      { start: 0, end: 18 },
      { start: 19, end: 34 },
    ],
  });
});
