import { describe, expect, test } from 'vitest';
import { applyChanges, findDifference, keepFacts, readSource } from '#prose/index.ts';

const SOURCE =
  'In March 2021 the firm Oak & Sons did not raise prices. It paid 40 workers $12.50 an hour [3]. “We are proud,” said Ada Quill.';

/** What an engine made of a text, held to the facts. */
function held(text: string, result: string) {
  const source = readSource(text);
  const kept = keepFacts(source, findDifference(source, result).changes);
  return { text: applyChanges(text, kept.changes), kept };
}

describe('a rewriting by others', () => {
  test('stands where it says the same facts in other words', () => {
    const result =
      'In March 2021 the firm Oak & Sons didn’t raise prices. It gave 40 workers $12.50 an hour [3]. “We are proud,” said Ada Quill.';
    const { text, kept } = held(SOURCE, result);
    expect(text).toBe(result);
    expect(kept.facts.map(({ kind }) => kind)).toContain('quotation');
    expect(kept.facts.filter(({ survives }) => !survives)).toEqual([]);
    expect(kept.restored).toEqual([]);
  });

  test.each([
    ['a number', '40 workers', '45 workers'],
    ['a fraction', 'an hour', 'a third'],
    ['a name', 'Ada Quill', 'the owner'],
    ['a negation', 'did not raise', 'raised'],
    ['a date', 'March', 'spring'],
  ])('that changes %s leaves that sentence as it was, and tells of it', (_, before, after) => {
    const { text, kept } = held(SOURCE, SOURCE.replace(before, after));
    expect(text).toBe(SOURCE);
    expect(kept.restored).toHaveLength(1);
  });

  test.each([
    ['a quotation', '“We are proud,”', '“We were proud,”'],
    ['a citation', ' [3]', ''],
  ])('that changes %s leaves it as it was', (_, before, after) => {
    expect(held(SOURCE, SOURCE.replace(before, after)).text).toBe(SOURCE);
  });

  test('may add no fact', () => {
    const source = 'The bridge opened late.';
    expect(held(source, 'The bridge in Leeds opened 3 years late.').text).toBe(source);
  });

  test('keeps the sentence that it lost, and what it made of the others', () => {
    const source = 'The shop sells bread. It opened in 1987 with two ovens. People like it a lot.';
    const { text } = held(source, 'Bread is what the shop sells. People like it very much.');
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
  const kept = keepFacts(readSource(source), [
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
  expect(keepFacts(readSource(source), [joining])).toMatchObject({ changes: [joining], restored: [] });
  const adding = { ...joining, after: ', plus 3, and i' };
  expect(keepFacts(readSource(source), [adding])).toMatchObject({
    changes: [],
    restored: [
      { start: 0, end: 18 },
      { start: 19, end: 34 },
    ],
  });
});
