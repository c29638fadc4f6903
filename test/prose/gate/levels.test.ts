import { expect, test } from 'vitest';
import { findDifference, passGate, readSource } from '#prose/index.ts';

const SOURCE = 'The shop repairs old bikes. It can mend a wheel in the yard behind the house.';

function doubtOf(result: string, level?: 'strict' | 'balanced') {
  const source = readSource(SOURCE);
  const { refused, doubt } = passGate(source, findDifference(source, result).changes, level ? { level } : {});
  return { reasons: refused.map(({ reason }) => reason), doubt };
}

test('what only raises a doubt passes by default, and is refused where the level is strict', () => {
  const result = SOURCE.replace('can mend', 'mends');
  expect(doubtOf(result)).toMatchObject({ reasons: [] });
  expect(doubtOf(result, 'strict')).toMatchObject({ reasons: ['ability'] });
});

test('of two wordings that pass, the one that says more of the same has less doubt', () => {
  const same = doubtOf(SOURCE.replace('repairs', 'fixes'));
  const other = doubtOf(SOURCE.replace('yard behind the house', 'shed beside the mill'));
  expect(same).toEqual({ reasons: [], doubt: 0 });
  expect(other.doubt).toBeGreaterThan(doubtOf(SOURCE.replace('house', 'mill')).doubt);
  expect(other.doubt).toBeLessThanOrEqual(1);
});

test('what is nearly always wrong is refused at every level', () => {
  const result = SOURCE.replace('can mend', 'cannot mend');
  expect(doubtOf(result).reasons).toEqual(['negation']);
  expect(doubtOf(result, 'strict').reasons).toEqual(['negation']);
});
