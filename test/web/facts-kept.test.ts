import { expect, test } from 'vitest';
import { factsKept } from '#tool/review/facts-kept.ts';
import { reviewing } from './review-world.ts';

const facts = (source: string) => ({
  facts: ['2026', '19'].map((text) => {
    const start = source.indexOf(text);
    return {
      kind: 'number' as const,
      text,
      start,
      end: start + text.length,
      survives: true,
    };
  }),
  compared: '2 numbers kept',
});

test('a fact that the user has edited away no longer counts as kept', () => {
  const text = 'It began in 2026 with 19 people who [utilized|used] it.';
  const page = reviewing(text, { facts: facts('It began in 2026 with 19 people who utilized it.') });
  expect(factsKept(page.result()).inWords).toBe('2 numbers kept');
  page.type('19 people', 'some people');
  expect(factsKept(page.result())).toMatchObject({ inWords: '1 of 2 numbers kept', lost: [{ text: '19' }] });
  page.undo();
  expect(factsKept(page.result()).inWords).toBe('2 numbers kept');
});

test('a fact edited away in a recast sentence is lost, although the same number still stands in it', () => {
  const before = 'In 2026 it was begun with 19 people, and all of the 19 utilized it';
  const page = reviewing(`[${before}|It began in 2026 with 19 people, and all 19 used it].`, {
    facts: facts(before),
  });
  expect(factsKept(page.result()).lost).toEqual([]);
  page.type('19 people', 'some people');
  expect(factsKept(page.result()).lost).toMatchObject([{ text: '19' }]);
});

test('what a recast sentence says of a fact in other words stays kept where the user edits another word of it', () => {
  const before = 'In 2026 it had been begun with 19 people, and all of them utilized it';
  const found = facts(before);
  const page = reviewing(`[${before}|It began in ’26 with nineteen people, and all used it].`, {
    facts: found,
  });
  expect(factsKept(page.result()).lost).toEqual([]);
  page.type('all used', 'each used');
  expect(factsKept(page.result()).lost).toEqual([]);
  page.type('nineteen', 'many');
  expect(factsKept(page.result()).lost).toMatchObject([{ text: '19' }]);
});

test('a fact that moves far within a recast sentence is found in its new place', () => {
  const before =
    'In 2026 the board of the club and the council of the town agreed that a bridge would be built at Ashby by 19 men';
  const after = 'The club’s board and the town council agreed 19 men would build a bridge at Ashby in 2026';
  const page = reviewing(`[${before}|${after}].`, { facts: facts(before) });
  expect(factsKept(page.result()).proven.map(({ proof }) => proof.fate)).toEqual(['same', 'same']);
});

test('a fact removed by a change does not count as kept until the change is reverted', () => {
  const source = 'It began in 2026 with 19 people.';
  const found = facts(source);
  for (const fact of found.facts) fact.survives = fact.text !== '19';
  const page = reviewing('It began in 2026 with [19|many] people.', { facts: found });
  expect(factsKept(page.result())).toMatchObject({ inWords: '1 of 2 numbers kept', lost: [{ text: '19' }] });
  page.takeBack(0);
  expect(factsKept(page.result()).lost).toEqual([]);
});

test('a date of which a part was edited is lost as a whole', () => {
  const text = 'It began on 3 March 2026 with 19 people.';
  const date = { kind: 'date' as const, text: '3 March 2026', start: 12, end: 24, survives: true };
  const page = reviewing(text, { facts: { facts: [date, facts(text).facts[1]!] } });
  page.type('on 3', 'on 4');
  const lost = [{ kind: 'date', text: '3 March 2026' }];
  expect(factsKept(page.result())).toMatchObject({ inWords: '1 of 2 dates and numbers kept', lost });
});
