// Texts of every kind that people paste are English like any other: rewritten where a tell stands, and in shape.
import { expect, test } from 'vitest';
import { applyChanges, findBlocks, judgeChanges, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { lossesOf } from '../../../scripts/eval/measures/facts.ts';
import { KINDS } from './kinds.ts';
import { LEAD } from './behind-lead.ts';

const kindsOf = (text: string): string[] => findBlocks(text).map(({ kind }) => kind);

/** Without marks around all of it, and without what the check would take for a name behind a head. */
const bare = (text: string): string =>
  text
    .replace(/^[“„«"]([^“”"„«»]*)[“”»"]?$/, '$1')
    .replaceAll('It is worth noting that we', 'we')
    .replaceAll('We', 'we');

test.each(KINDS)('$kind', ({ text, has, keeps }) => {
  const { changes, outcome } = rewrite(text);
  expect(outcome).toBe('rewritten');
  const judged = judgeChanges(readSource(text), changes);
  expect(judged.filter(({ verdict }) => verdict === 'lost')).toEqual([]);
  const after = applyChanges(text, changes);
  for (const words of [...has, ...keeps]) expect(after).toContain(words);
  expect(lossesOf(bare(text), bare(after))).toEqual([]);
  expect(kindsOf(after)).toEqual(kindsOf(text));
  expect(after.split('\n')).toHaveLength(text.split('\n').length);
});

test.each([
  ['a text in capitals', 'IT IS IMPORTANT TO NOTE THAT WE UTILIZE NUMEROUS MAPS. THE TEAM IS GLAD OF IT.'],
  ['three words', 'Walk the dog.'],
  ['a list of plain words', '- Apples\n- Bread\n- Butter\n- Cheese'],
  ['a block quote without a tell', '> The cat sat on the mat, and it was warm there.'],
])('%s is English, and comes back as it was', (_, text) => {
  expect(rewrite(text)).toEqual({ text, changes: [], outcome: 'reads well' });
});

test.each([
  ['German', '🚀 Der Fluss ist breit und tief, und niemand weiß, wohin er fließt.'],
  ['a German list', '- Brot und Butter kaufen\n- Fenster putzen\n- Karten für Rom besorgen'],
  ['French', '> Le chat est sur la table, et personne ne sait depuis quand il attend là.'],
  ['Spanish', 'Usuario: ¿Dónde está la biblioteca?\nAsistente: La biblioteca está cerca del puente viejo.'],
  ['Dutch', '<p>De boot vertrok bij zonsopgang, en wij waren aan boord.</p>'],
  ['Latin', 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.'],
])('%s is not', (_, text) => {
  expect(rewrite(text)).toEqual({ text, changes: [], outcome: 'not English' });
});

test('verse stays as it is, beside prose that does not', () => {
  const verse =
    'The sea is calm tonight\nand furthermore the tide is full,\nit utilizes numerous straits\nto go.';
  const { text } = rewrite(`${verse}\n\n${LEAD}`, { strength: 'strong' });
  expect(text.slice(0, verse.length)).toBe(verse);
  expect(text).not.toContain('utilize maps');
});

test('prose in short lines of one width is no verse', () => {
  const prose = LEAD.replaceAll(/(.{1,54})(?: |$)/g, '$1\n').trim();
  expect(rewrite(prose, { strength: 'strong' }).text).not.toContain('utilize');
});
