import { expect, test } from 'vitest';
import { lossesOf } from '../../scripts/eval/gate/losses.ts';

const kindsOf = (source: string, rewritten: string, document = source): string[] =>
  lossesOf(source, rewritten, document).map(({ kind }) => kind);

test.each([
  ['number', 'It has 12 rooms.', 'It has 14 rooms.'],
  ['number', 'Half of them left.', 'Some of them left.'],
  ['number', 'They left early.', 'They left two hours early.'],
  ['unit', 'It is 12 miles away.', 'It is 12 km away.'],
  ['unit', 'It costs $12.', 'It costs €12.'],
  ['name', 'They live in Leeds.', 'They live in town.'],
  ['name', 'They live in town.', 'They live in Leeds.'],
  ['quotation', 'She said “it is late” twice.', 'She said “it is early” twice.'],
  ['negation', 'The lid does not lock.', 'The lid locks.'],
  ['negation', 'The lid locks.', 'The lid never locks.'],
  ['negation', 'It is no longer a plan.', 'It is not just a plan.'],
  ['link', 'See www.bees.example for it.', 'See www.wasps.example for it.'],
  ['citation', 'Bees sleep [3].', 'Bees sleep [4].'],
  ['citation', 'Bees sleep (Ortiz, 2014).', 'Bees sleep (Ortis, 2014).'],
])('a changed %s is seen: %s', (kind, source, rewritten) => {
  expect(kindsOf(source, rewritten)).toContain(kind);
});

test.each([
  ['a number spelt out', 'It has 12 rooms.', 'It has twelve rooms.'],
  ['two that are both', 'The two shops closed.', 'Both shops closed.'],
  ['a unit spelt out', 'It took 90 min.', 'It took 90 minutes.'],
  ['inches by their mark', 'Leave 3 inches.', 'Leave 3” free.'],
  ['a unit shared by two', 'Use 2.4GHz and 5GHz.', 'Use 2.4 and 5 GHz.'],
  ['a name and its plural', 'Ask the Smiths.', 'Ask the Smith family.'],
  ['a name in a compound', 'They sell AI-driven tools.', 'They sell tools built on AI.'],
  ['initials spelt out', 'They train ML models.', 'They train machine learning models.'],
  ['a capital that is no name', 'They plan strategies.', 'They plan the Strategy.'],
  ['quotation marks of another kind', 'She said “no” to it.', 'She said "no" to it.'],
  ['never for not', 'They did not pay.', 'They never paid.'],
  ['without for not', 'It does not need oil.', 'It runs without oil.'],
  ['un- for not', 'It is not safe.', 'It is unsafe.'],
  ['fail for not', 'They did not pay.', 'They failed to pay.'],
  ['less for not as', 'It is not as loud now.', 'It is less loud now.'],
  ['not only', 'It is not only loud but old.', 'It is loud and old.'],
])('said in other words, nothing is lost: %s', (_, source, rewritten) => {
  expect(lossesOf(source, rewritten, source)).toEqual([]);
});

test('a name that stands elsewhere in the document is not new', () => {
  expect(kindsOf('The firm grew.', 'In spring Acme grew.', 'We bought from Acme. The firm grew.')).toEqual(
    [],
  );
});
