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

/** Returns the source with the changes of the kept units applied. */
const made = (source: string, units: readonly Judged[]) =>
  applyChanges(
    source,
    units.flatMap(({ verdict, changes }) => (verdict === 'kept' ? changes : [])),
  );

describe('a unit is kept or rejected as a whole', () => {
  it('keeps both halves of a split sentence, or neither if one of them changes the meaning', () => {
    const source = 'The mill closed in May, and the town lost 40 jobs.';
    const split = 'The mill closed in May. The town lost 40 jobs.';
    expect(made(source, judge(source, split))).toBe(split);
    const units = judge(source, split.replace('40', '50'));
    expect(units.map(({ verdict }) => verdict)).toEqual(['lost']);
  });

  it('does not part sentences that the writer gave together, nor what was inserted between them', () => {
    const source = 'The mill closed in May. The town was poor. The crew is friendly.';
    const rewriting = 'The mill closed in May. So it was. The town was rich. The crew is kind.';
    const joined = [{ start: 0, end: source.indexOf(' The crew') }];
    const partsOf = (options: object) =>
      judgeRewriting(readSource(source), rewriting, { whole: true, ...options }).map(({ after }) => after);
    expect(partsOf({})).toHaveLength(3);
    expect(partsOf({ joined })).toEqual([
      'The mill closed in May. So it was. The town was rich.',
      'The crew is kind.',
    ]);
  });

  it('takes no sentence of a part of a text for a chatbot’s offer at its end', () => {
    const source = 'The mill is shut. If you have questions, feel free to ask!';
    const rewriting = 'The mill is shut. Do ask if you have questions!';
    const partsOf = (isPart: boolean) =>
      judgeRewriting(readSource(source), rewriting, { isPart }).map(({ after }) => after);
    expect(partsOf(false)).toContain('');
    expect(partsOf(true)).not.toContain('');
  });

  it('joins sentences into one unit if the rewriting moves content between them', () => {
    const source = 'The ferry is slow. It carries 30 cars. The crew is friendly.';
    const units = judge(source, 'The ferry, slow as it is, carries 30 cars. The crew is friendly.');
    expect(units).toHaveLength(1);
    expect(source.slice(units[0]?.start, units[0]?.end)).toBe('The ferry is slow. It carries 30 cars.');
  });

  it('reports a sentence dropped from the end of a paragraph apart from the next paragraph', () => {
    const source = 'The ferry is slow. I believe this says it all.\n\nIn 2019 the crew bought a boat.';
    const units = judge(source, 'The ferry is slow.\n\nIn 2018 the crew bought a boat.');
    expect(units.map(({ why }) => why)).toEqual(['This sentence is gone.', '“2019” had become “2018”.']);
  });

  it('decides a dropped sentence together with an unknown one that joined its neighbour', () => {
    const source = 'The crew met a few snags. The supplier is late. So the budget rose by $12.';
    const rewriting = 'The supplier is late, which adds $12 to the budget. Bad luck struck.';
    for (const { start, end, after } of judge(source, rewriting))
      if (after.includes('Bad luck')) expect(source.slice(start, end)).toContain('snags');
    expect(judge(source, rewriting).every(({ verdict }) => verdict !== 'kept')).toBe(true);
  });

  it('turns a moved phrase into one change that covers its old and new position', () => {
    const source = 'It should at least double within 6 hours of feeding.';
    const [unit] = judge(source, 'Within 6 hours of feeding it should at least double.');
    expect(unit?.changes).toHaveLength(1);
  });

  it('joins a sentence of only common words to the previous one, even right before a heading', () => {
    const source =
      '# Costs\n\nBy June we were down to $510. Here is exactly how we did it.\n\n## Step 1: Track costs';
    const rewriting = source.replace('. Here is exactly', ', and this is');
    expect(made(source, judge(source, rewriting))).toBe(rewriting);
  });

  it('leaves an unchanged table alone, including its delimiter row', () => {
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

  it('judges unrelated changes separately', () => {
    const source = 'The council utilizes the old mill as a library for the children of the valley.';
    const units = judge(source, 'The council uses the old mill as a library for the parents of the valley.');
    expect(units.map(({ verdict }) => verdict)).toEqual(['kept', 'in doubt']);
    expect(made(source, units)).toBe(source.replace('utilizes', 'uses'));
  });

  it.each([
    [
      'grammatically linked changes if one of them is in doubt',
      'It not only protects the birds of the marsh but also feeds the herons of the lake.',
      'It protects the frogs of the marsh and feeds the herons of the lake.',
    ],
    [
      'a change that replaces a sentence with another',
      'The well is deep. Its water tastes of iron. Goats drink it.',
      'The well is deep. Children fear it at night. Goats drink it.',
    ],
    [
      'a change that moves a sentence to another paragraph',
      'The well is deep.\n\nGoats drink from the trough.',
      'The well is deep. Goats drink from the trough.',
    ],
  ])('does not apply %s', (_, source, rewriting) => {
    const units = judge(source, rewriting);
    expect(made(source, units)).toBe(source);
    expect(units.every(({ verdict }) => verdict !== 'kept')).toBe(true);
  });

  it('rejects changes to code and tables', () => {
    const source = 'Add the two numbers.\n\n```\na + b\n```\n\n| key | value |\n| --- | --- |\n| one | two |';
    const units = judge(source, source.replace('a + b', 'a - b').replace('| one |', '| 1 |'));
    expect(units.map(({ verdict }) => verdict)).toEqual(['lost', 'lost']);
    expect(made(source, units)).toBe(source);
  });

  it('reports where a difference is in the source and in the rewriting', () => {
    const source = 'It rained. Nurses say the test hurts.';
    const [unit] = judge(source, 'It rained. Patients say the test hurts.');
    const [seen] = unit?.seen ?? [];
    expect(source.slice(seen?.before.start, seen?.before.end)).toBe('Nurses');
    expect(unit?.after.slice(seen?.after.start, seen?.after.end)).toBe('Patients');
  });

  it('rejects a change to a frozen word and names the word', () => {
    const source = readSource('The Quick Start guide utilizes pictures.');
    const units = judgeRewriting(source, 'The quick start manual uses pictures.', { frozen: ['guide'] });
    expect(units.some(({ verdict, why }) => verdict === 'lost' && why.includes('guide'))).toBe(true);
  });

  it('judges a list of changes in the same way as a rewriting', () => {
    const source = readSource('We utilize boats. All ferries run.');
    const units = judgeChanges(source, [
      { start: 3, end: 10, before: 'utilize', after: 'use', reason: null },
      { start: 18, end: 21, before: 'All', after: 'Most', reason: null },
    ]);
    expect(units.map(({ verdict }) => verdict)).toEqual(['kept', 'lost']);
  });
});

describe('hostile texts are judged before the test times out, and nothing is kept', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `word${at % 977}`);
  it.each([
    ['a sentence of 20,000 words', `${many.join(' ')}.`, `Other ${many.slice(1).join(' ')} end.`],
    ['the same words in reverse order', `${many.join(' ')}.`, `${many.toReversed().join(' ')}.`],
    ['2,000 identical sentences', 'The tide was low. '.repeat(2000), 'The tide was high. '.repeat(2000)],
    ['an empty text', '', 'Ferries run.'],
  ])('%s', (_, source, rewriting) => {
    expect(judge(source, rewriting).every(({ verdict }) => verdict !== 'kept')).toBe(true);
  });
});

it.each([
  'They chose plan B. Moreover, Ana Petrov agreed.',
  'It ends here.Furthermore, Ana Petrov agreed.',
  'It works; Ultimately, Ana Petrov agreed.',
])('does not mistake the first word of a sentence for a name: %s', (source) => {
  const opener = /(?:Moreover|Furthermore|Ultimately), /;
  const facts = factsOf(readSource(source)).map(({ text }) => text);
  expect(facts.filter((text) => text.length > 1)).toEqual(['Ana Petrov']);
  const kinds = judge(source, source.replace(opener, '')).flatMap(({ seen }) => seen.map(({ kind }) => kind));
  expect(kinds).not.toContain('name');
});
