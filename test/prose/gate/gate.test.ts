import { describe, expect, test } from 'vitest';
import { applyChanges, findDifference, passGate, readSource } from '#prose/index.ts';

const SOURCE =
  'In March 2021 the firm Oak & Sons did not raise prices. It paid 40 workers $12.50 an hour [3]. “We are proud,” said Ada Quill.';

/** What an engine made of a text, held to what it states. */
function held(text: string, result: string) {
  const source = readSource(text);
  const passed = passGate(source, findDifference(source, result).changes);
  return { text: applyChanges(text, passed.changes), passed };
}

describe('a rewriting by others', () => {
  test('stands where it says the same facts in other words', () => {
    const result =
      'In March 2021 the firm Oak & Sons didn’t raise prices. It gave 40 workers $12.50 an hour [3]. “We are proud,” said Ada Quill.';
    const { text, passed } = held(SOURCE, result);
    expect(text).toBe(result);
    expect(passed.facts.map(({ kind }) => kind)).toContain('quotation');
    expect(passed.refused).toEqual([]);
  });

  test.each([
    ['number', '40 workers', '45 workers'],
    ['number', 'an hour', 'a third'],
    ['name', 'Ada Quill', 'the owner'],
    ['negation', 'did not raise', 'raised'],
    ['name', 'March', 'spring'],
  ])('that changes a %s leaves that sentence as it was, and tells why', (reason, before, after) => {
    const { text, passed } = held(SOURCE, SOURCE.replace(before, after));
    expect(text).toBe(SOURCE);
    expect(passed.refused).toMatchObject([{ reason }]);
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
  const passed = passGate(readSource(source), [
    change('opened in 2019', 'opened lately'),
    change('utilize', 'use'),
    change('did not', 'did'),
    change('big', 'very big'),
  ]);
  expect(passed.changes.map(({ after }) => after)).toEqual(['very big']);
  expect(passed.refused.map(({ start, end, reason }) => [reason, source.slice(start, end)])).toEqual([
    ['number', 'It opened in 2019.'],
    ['negation', 'We utilize it, and Ada Lovelace did not.'],
  ]);
  expect(passed.facts.map(({ text }) => text)).toEqual(['2019', 'Ada Lovelace', 'not']);
});

test('a change that joins two sentences is judged by both together', () => {
  const source = 'It cost 5 dollars. It was worth 9.';
  const joining = { start: 17, end: 20, before: '. I', after: ', and i', reason: 'Joined.' };
  expect(passGate(readSource(source), [joining])).toMatchObject({ changes: [joining], refused: [] });
  const adding = { ...joining, after: ', plus 3, and i' };
  expect(passGate(readSource(source), [adding])).toMatchObject({
    changes: [],
    refused: [
      { start: 0, end: 18 },
      { start: 19, end: 34 },
    ],
  });
});

test.each(['a', 'A', '1', ',', '"', '\u2800', 'and ', 'no ', 'a, ', 'Ada '])(
  'a megabyte of “%s” is judged in a moment',
  (letters) => {
    const source = readSource(letters.repeat(1_000_000 / letters.length));
    const change = {
      start: 500_000,
      end: 500_001,
      before: source.text.charAt(500_000),
      after: 'b',
      reason: null,
    };
    const started = Date.now();
    passGate(source, [change]);
    expect(Date.now() - started).toBeLessThan(2000);
  },
);

test('of changes that may be made one without another, those stay that say the same', () => {
  const text = 'Furthermore, we utilize the 4 rooms.';
  const change = (before: string, after: string) => {
    const start = text.indexOf(before);
    return { start, end: start + before.length, before, after, reason: null };
  };
  const changes = [change('Furthermore, w', 'W'), change('utilize', 'use'), change('4', '5')];
  const [opening, plainer] = changes;
  const source = readSource(text);
  expect(passGate(source, changes, { partly: true })).toMatchObject({
    changes: [opening, plainer],
    refused: [],
  });
  expect(passGate(source, changes)).toMatchObject({ changes: [], refused: [{ reason: 'number' }] });
  const words = Array.from({ length: 13 }, (_, at) => `word${String.fromCodePoint(97 + at)}`);
  const long = `We utilize ${words.join(' ')} in the 4 rooms.`;
  const many = words.slice(0, 12).map((before) => {
    const start = long.indexOf(before);
    return { start, end: start + before.length, before, after: `${before}s`, reason: null };
  });
  const number = { ...change('4', '5'), start: long.indexOf('4'), end: long.indexOf('4') + 1 };
  expect(passGate(readSource(long), [...many, number], { partly: true }).changes).toEqual([]);
  expect(passGate(readSource(long), [...many.slice(1), number], { partly: true }).changes).not.toEqual([]);
  const lost = passGate(source, [change('4', '5')], { partly: true });
  expect(lost).toMatchObject({ changes: [], refused: [{ reason: 'number' }] });
});

test('a stretch without a stop is judged around its changes', () => {
  const filler = 'and then we went on ';
  const text = `${filler.repeat(200)}we utilize it ${filler.repeat(200)}it has 4 rooms ${filler.repeat(200)}`;
  const change = (before: string, after: string) => {
    const start = text.indexOf(before);
    return { start, end: start + before.length, before, after, reason: null };
  };
  expect(passGate(readSource(text), [change('utilize', 'use')]).refused).toEqual([]);
  expect(passGate(readSource(text), [change('4', '5')]).refused).toMatchObject([{ reason: 'number' }]);
});
