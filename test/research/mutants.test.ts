import { expect, test } from 'vitest';
import { type Mutant, MUTANT_KINDS, mutantsOf } from '../../scripts/eval/gate/mutants/index.ts';
import { random } from '../../scripts/shared/random.ts';

const TEXT = `The council opened a small library in Leeds in March 2014, although the old building was expensive. It cost 400,000 pounds, and the mayor signed the contract within two weeks. Most residents visit the library every week because it is free for children. Teachers help students with difficult homework in the evening.

Local volunteers may repair the roof before the winter if the council pays for the wood, which is not cheap. Clara Hughes often reads stories to young visitors, who sit on the warm floor. The manager does not sell coffee, but visitors can buy tea and cake. Nobody knows whether the bus will stop there again.`;

const mutants = (text: string, seed = 1, most = 200): Mutant[] => mutantsOf(text, text, random(seed), most);

test('the same seed gives the same mutants', () => {
  expect(mutants(TEXT, 3)).toEqual(mutants(TEXT, 3));
  expect(mutants(TEXT, 4)).not.toEqual(mutants(TEXT, 3));
});

test('each mutant differs from the text in one place and from all other mutants', () => {
  for (const { text, at } of mutants(TEXT)) {
    expect(TEXT.slice(at.start, at.end)).toBe(at.before);
    expect(TEXT.slice(0, at.start) + at.after + TEXT.slice(at.end)).toBe(text);
    expect(at.after).not.toBe(at.before);
  }
  expect(new Set(mutants(TEXT).map(({ text }) => text)).size).toBe(mutants(TEXT).length);
});

test('every kind is used once before any kind is used twice', () => {
  const kinds = mutants(TEXT, 1, MUTANT_KINDS.length).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(MUTANT_KINDS.toSorted());
});

test.each(['', '# A heading', 'const a = 1;', 'Hi!'])('there are no mutants of "%s"', (text) => {
  expect(mutants(text)).toEqual([]);
});

test.each([
  ['number', 'It took the jury 11 long days.', /^It took the jury (?!11 )\d+ long days\.$/],
  ['date', 'We meet again on Monday.', /^We meet again on (?!Monday)\w+day\.$/],
  ['name', 'They moved to Leeds last year.', /^They moved to (?!Leeds)[\w ]+ last year\.$/],
  ['denial', 'The oven does not work today.', /^The oven works today\.$/],
  ['denial', 'Use a timer for the eggs.', /^(?:Do not|Don't|Never) use a timer for the eggs\.$/],
  ['quantity', 'We mended many old windows.', /^We mended (?:few|most) old windows\.$/],
  ['certainty', 'It helps reduce costs.', /^It (?:reduces|may help reduce|might help reduce) costs\.$/],
  ['direction', 'It was an early start for us.', /^It was a late start for us\.$/],
  ['who', 'The fox watched the owl from a hedge.', /^The owl watched the fox from a hedge\.$/],
  ['exchanged', 'This one is water-resistant.', /^This one is waterproof\.$/],
  ['link', 'He stayed because it rained.', /^He stayed (?:although|even though) it rained\.$/],
  ['word dropped', 'They keep a public list here.', /^They keep a list here\.$/],
  ['clause dropped', 'If the door sticks, you can call the office.', /^You can call the office\.$/],
  ['number', 'Then read step 3 of the guide once more.', null],
  ['denial', 'It is not only loud but also slow.', null],
  ['certainty', 'They met the others there in May.', null],
  ['sentence dropped', "In short, we like our bicycles. Here's what we think of our bicycles.", null],
])('%s: %s', (kind, sentence, expected) => {
  const found = [1, 2, 3].flatMap((seed) => mutants(sentence, seed)).filter((one) => one.kind === kind);
  expect(found.length > 0).toBe(expected !== null);
  for (const { text } of found) expect(text).toMatch(expected!);
});

test('a mutant neither restores the wording of the source nor drops a sentence that is not in the source', () => {
  const source = 'The plan will fail in the winter.';
  const rewriting = 'The plan may fail in the winter. Dozens of angry farmers blocked the narrow bridge.';
  const all = mutantsOf(source, rewriting, random(1), 200);
  expect(all.map(({ at }) => at.after)).toContain('must');
  expect(all.map(({ at }) => at.after)).not.toContain('will');
  const dropped = all.filter(({ kind }) => kind === 'sentence dropped');
  for (const { at } of dropped) expect(at.before).not.toContain('farmers');
});
