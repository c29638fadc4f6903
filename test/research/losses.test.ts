import { expect, test } from 'vitest';
import { changedShare, lossesOf } from '../../scripts/research/published/losses.ts';

const source = [
  '## Bees in the city',
  'Five beekeepers in Leeds keep 1,200 hives. The council did not pay for them.',
  '- “Honey comes last,” says Mrs Alder.',
].join('\n\n');

test('a text that comes back loses nothing, nor does one that spells a number out or drops the marks of a heading', () => {
  const nothing = { number: false, name: false, quotation: false, negation: false, structure: false };
  expect(lossesOf(source, source)).toEqual(nothing);
  expect(lossesOf(source, source.replace('Five', '5').replace('1,200', '1200').replace('## ', ''))).toEqual(
    nothing,
  );
  expect(lossesOf(source, source.replace('did not pay', 'never paid'))).toEqual(nothing);
});

test.each([
  ['number', 'Five', 'Some'],
  ['number', '1,200', '1,300'],
  ['name', ' in Leeds', ' in town'],
  ['quotation', 'Honey comes last', 'Honey comes first'],
  ['negation', 'did not pay', 'failed to pay'],
  ['structure', '- “Honey', '“Hello.”\n\n- “Honey'],
  ['structure', '## Bees in the city\n\n', ''],
])('a lost %s is seen', (kind, before, after) => {
  expect(lossesOf(source, source.replace(before, after))).toMatchObject({ [kind]: true });
});

test('what a text does not have is not judged', () => {
  expect(lossesOf('They keep bees.', 'Bees are kept.')).toEqual({ structure: false });
});

test('“not only” denies nothing', () => {
  expect(lossesOf('It is not only loud but not safe.', 'It is loud and not safe.')).toEqual({
    negation: false,
    structure: false,
  });
});

test('a changed word counts once, wherever the others stand', () => {
  expect(changedShare('one two three four', 'One two 3 four')).toBe(0.25);
  expect(changedShare('one two three four', 'one four')).toBe(0.5);
});
