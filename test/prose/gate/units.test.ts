import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  factsOf,
  judgeChanges,
  type Judged,
  judgeRewriting,
  readSource,
} from '#prose/index.ts';

const judge = (source: string, rewriting: string) => judgeRewriting(readSource(source), rewriting);

/** The source with those units that stand. */
const made = (source: string, units: readonly Judged[]) =>
  applyChanges(
    source,
    units.flatMap(({ verdict, changes }) => (verdict === 'kept' ? changes : [])),
  );

describe('a unit stands or goes as a whole', () => {
  it('takes both halves of a sentence that was split, or none where one says something else', () => {
    const source = 'The mill closed in May, and the town lost 40 jobs.';
    const split = 'The mill closed in May. The town lost 40 jobs.';
    expect(made(source, judge(source, split))).toBe(split);
    const units = judge(source, split.replace('40', '50'));
    expect(units.map(({ verdict }) => verdict)).toEqual(['lost']);
  });

  it('joins sentences that have exchanged what they say', () => {
    const source = 'The ferry is slow. It carries 30 cars. The crew is friendly.';
    const units = judge(source, 'The ferry, slow as it is, carries 30 cars. The crew is friendly.');
    expect(units).toHaveLength(1);
    expect(source.slice(units[0]?.start, units[0]?.end)).toBe('The ferry is slow. It carries 30 cars.');
  });

  it('makes a phrase that has moved one change, with all between its places', () => {
    const source = 'It should at least double within 6 hours of feeding.';
    const [unit] = judge(source, 'Within 6 hours of feeding it should at least double.');
    expect(unit?.changes).toHaveLength(1);
  });

  it('takes a sentence of small words into the one before it, whatever block comes next', () => {
    const source =
      '# Costs\n\nBy June we were down to $510. Here is exactly how we did it.\n\n## Step 1: Track costs';
    const rewriting = source.replace('. Here is exactly', ', and this is');
    expect(made(source, judge(source, rewriting))).toBe(rewriting);
  });

  it('leaves a table alone that stays as it was, its line without words too', () => {
    const table = '| Water | Often |\n|---|---|\n| Soft | Each month |\n| Hard | Each week |';
    const source = `Run two tanks of fresh water through it. Brew a cup.\n\n${table}\n\nIn order to help, rinse it.`;
    const rewriting = source.replace(
      'Run two tanks of fresh water through it',
      'Rinse with two tanks of fresh water',
    );
    const units = judge(source, rewriting.replace('In order to', 'To'));
    expect(
      units.filter(({ start }) => start >= source.indexOf('|') && start < source.indexOf('In order')),
    ).toEqual([]);
    expect(units.length).toBeGreaterThan(0);
  });

  it('judges changes apart that have nothing to do with one another', () => {
    const source = 'The council utilizes the old mill as a library for the children of the valley.';
    const units = judge(source, 'The council uses the old mill as a library for the parents of the valley.');
    expect(units.map(({ verdict }) => verdict)).toEqual(['kept', 'in doubt']);
    expect(made(source, units)).toBe(source.replace('utilizes', 'uses'));
  });

  it.each([
    [
      'changes that grammar joins, of which one is in doubt',
      'It not only protects the birds of the marsh but also feeds the herons of the lake.',
      'It protects the frogs of the marsh and feeds the herons of the lake.',
    ],
    [
      'a sentence in the place of another',
      'The well is deep. Its water tastes of iron. Goats drink it.',
      'The well is deep. Children fear it at night. Goats drink it.',
    ],
    [
      'a sentence moved to another paragraph',
      'The well is deep.\n\nGoats drink from the trough.',
      'The well is deep. Goats drink from the trough.',
    ],
  ])('does not make %s', (_, source, rewriting) => {
    const units = judge(source, rewriting);
    expect(made(source, units)).toBe(source);
    expect(units.every(({ verdict }) => verdict !== 'kept')).toBe(true);
  });

  it('leaves code and tables as they are', () => {
    const source = 'Add the two numbers.\n\n```\na + b\n```\n\n| key | value |\n| --- | --- |\n| one | two |';
    const units = judge(source, source.replace('a + b', 'a - b').replace('| one |', '| 1 |'));
    expect(units.map(({ verdict }) => verdict)).toEqual(['lost', 'lost']);
    expect(made(source, units)).toBe(source);
  });

  it('sees what it names, in the source and in the wording', () => {
    const source = 'It rained. Nurses say the test hurts.';
    const [unit] = judge(source, 'It rained. Patients say the test hurts.');
    const [seen] = unit?.seen ?? [];
    expect(source.slice(seen?.before.start, seen?.before.end)).toBe('Nurses');
    expect(unit?.after.slice(seen?.after.start, seen?.after.end)).toBe('Patients');
  });

  it('holds frozen words to the letter', () => {
    const source = readSource('The Quick Start guide utilizes pictures.');
    const units = judgeRewriting(source, 'The quick start manual uses pictures.', { frozen: ['guide'] });
    expect(units.some(({ verdict, why }) => verdict === 'lost' && why.includes('guide'))).toBe(true);
  });

  it('judges changes by rules as it judges a rewriting', () => {
    const source = readSource('We utilize boats. All ferries run.');
    const units = judgeChanges(source, [
      { start: 3, end: 10, before: 'utilize', after: 'use', reason: null },
      { start: 18, end: 21, before: 'All', after: 'Most', reason: null },
    ]);
    expect(units.map(({ verdict }) => verdict)).toEqual(['kept', 'lost']);
  });
});

describe('hostile texts end in time', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `word${at % 977}`);
  it.each([
    ['a sentence of 20,000 words', `${many.join(' ')}.`, `Other ${many.slice(1).join(' ')} end.`],
    ['all of it in another order', `${many.join(' ')}.`, `${many.toReversed().join(' ')}.`],
    ['2,000 equal sentences', 'The tide was low. '.repeat(2000), 'The tide was high. '.repeat(2000)],
    ['nothing', '', 'Ferries run.'],
  ])('%s', (_, source, rewriting) => {
    expect(judge(source, rewriting).every(({ verdict }) => verdict !== 'kept')).toBe(true);
  });
});

it.each([
  'They chose plan B. Moreover, Ana Petrov agreed.',
  'It ends here.Furthermore, Ana Petrov agreed.',
  'It works; Ultimately, Ana Petrov agreed.',
])('takes no word that opens a sentence for a name: %s', (source) => {
  const opener = /(?:Moreover|Furthermore|Ultimately), /;
  const facts = factsOf(readSource(source)).map(({ text }) => text);
  expect(facts.filter((text) => text.length > 1)).toEqual(['Ana Petrov']);
  const kinds = judge(source, source.replace(opener, '')).flatMap(({ seen }) => seen.map(({ kind }) => kind));
  expect(kinds).not.toContain('name');
});
