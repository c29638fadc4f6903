// Verbs whose plainer word depends on what they have for an object.
import { expect, test } from 'vitest';
import { linesOf, readLine } from '#prose/lexicon/data-line.ts';
import { pluralOf } from '#prose/lexicon/inflect.ts';
import { OBJECTS } from '#prose/rewrite/english/words/objects.ts';
import { rewritten } from './behind-lead.ts';

test.each([
  ['a value', 'A new roof enhances the value of the barn.', 'A new roof increases the value of the barn.'],
  ['a flavour', 'Salt enhances the flavor of plums.', 'Salt brings out the flavor of plums.'],
  [
    'what is merely better',
    'New pipes enhance the drainage of the field.',
    'New pipes improve the drainage of the field.',
  ],
  [
    'behind adjectives',
    'They foster an inclusive and generous culture.',
    'They create an inclusive and generous culture.',
  ],
  ['a place', 'The lamps foster a calm atmosphere.', 'The lamps create a calm atmosphere.'],
  ['an ill', 'Secret pacts foster distrust.', 'Secret pacts breed distrust.'],
  ['troubles', 'They navigate the changes in the law.', 'They handle the changes in the law.'],
  ['streets', 'She navigated the crowded streets.', 'She moved through the crowded streets.'],
  ['with its small word', 'He navigated through the narrow tunnels.', 'He moved through the narrow tunnels.'],
  ['an order', 'Leverage the old tools to mend it.', 'Use the old tools to mend it.'],
  ['behind “that”', 'We want boats that leverage wind power.', 'We want boats that use wind power.'],
  ['air', 'Ensure good ventilation in the shed.', 'Provide good ventilation in the shed.'],
])('%s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  ['a noun', 'The bank has much leverage.'],
  ['a family', 'She met a foster mother.'],
  ['the passive', 'The risk was highlighted twice.'],
  ['a marker pen', 'He highlighted every word of the text.'],
  ['what stands before', 'They choose what to highlight each month.'],
  ['a clause that has the noun', 'They work at ensuring quality grows.'],
  ['a compound', 'They sell easy-to-navigate maps.'],
  ['a second “through”', 'He navigates the streets through smell alone.'],
  ['a boat', 'He navigates a boat.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('no line offers the verb itself, or names a noun twice', () => {
  for (const line of linesOf(OBJECTS)) {
    const [wording = '', nouns = ''] = line.split(' : ');
    const { head, options } = readLine(wording);
    expect(options).not.toContain(head);
    const listed = nouns.split(' ').filter(Boolean);
    expect(listed).toEqual([...new Set(listed)].toSorted());
    for (const noun of listed) expect(listed).not.toContain(pluralOf(noun));
  }
});
