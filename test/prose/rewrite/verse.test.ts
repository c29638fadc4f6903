// Poems and addresses.
import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD } from './behind-lead.ts';

test('verse stays as it is, beside prose that does not', () => {
  const verse =
    'The sea is calm tonight\nand furthermore the tide is full,\nit utilizes numerous straits\nto go.';
  const { text } = rewrite(`${verse}\n\n${LEAD}`, { strength: 'strong' });
  expect(text.slice(0, verse.length)).toBe(verse);
  expect(text).not.toContain('utilize maps');
});

test('prose in short lines of one width is no verse', () => {
  const prose = LEAD.replaceAll(/(.{1,54})(?: |$)/g, '$1\n').trim();
  expect(rewrite(prose, { strength: 'strong' }).text).not.toContain('Furthermore');
});
