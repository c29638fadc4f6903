// "Not only X but also Y", "not just X; it is Y".
import { expect, test } from 'vitest';
import { applyChanges, passGate, readSource } from '#prose/index.ts';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD } from './behind-lead.ts';

/** The sentence as the product gives it: what the gate refuses stays. */
function made(sentence: string): string {
  const text = `${LEAD} ${sentence}`;
  const { changes } = rewrite(text, { strength: 'light' });
  const result = applyChanges(text, passGate(readSource(text), changes).changes);
  return result.slice(result.indexOf('used to be.') + 12);
}

test.each([
  ['The mill makes not only flour but also oil.', 'The mill makes flour and oil.'],
  ['A mill should not only grind, but also feed the town.', 'A mill should grind and feed the town.'],
  [
    'The road not only saves hours but also spares the horses.',
    'The road saves hours and spares the horses.',
  ],
  ['The old road is not only steep but also narrow.', 'The old road is steep and narrow.'],
  [
    'The mill is not just a ruin; it is a home for bats.',
    'The mill is more than a ruin; it is a home for bats.',
  ],
  [
    'The story is not just about flour—it is about bread.',
    'The story is about more than flour—it is about bread.',
  ],
])('%s', (sentence, expected) => {
  expect(made(sentence)).toBe(expected);
});

test.each([
  ['what is more', 'They pay not just for the flour but for the road.'],
  ['what is asked', 'She knows not only what to mill but also how to sell it.'],
  ['a thing of the past', 'The mill is not just a thing of the past; it is a home for bats.'],
  ['what it costs', 'The price of flour is not just a long wait; it is a walk to town.'],
  ['two kinds of phrase', 'The mill is not just old but it needs a roof.'],
  ['what may be denied', 'The mill is not just a ruin but a danger.'],
  ['"merely" before a noun', 'The mill needs not merely a roof but a river.'],
  ['what it was that', "It wasn't just the cold that hurt; it was the dark."],
  ['a step up', 'They fish not just to live but to grow rich.'],
  ['a step up behind a modal verb', 'A mill should not just grind, but feed the town.'],
  ['what is put right', 'They were seen not only as guests but as hosts.'],
  ['what is not merely so', 'They sing not merely for rest but for hope.'],
  ['a choice', 'They need not just bread or oil but a mill.'],
  ['what cannot be', 'They cannot just mill but must bake.'],
  ['a denial that goes no further', 'The mill should not simply be closed.'],
  ['any of a kind', 'It is not just any mill; it is ours.'],
  ['what is going on', 'You are not just milling; you are feeding a town.'],
  ['a half with an "and" of its own', 'The flood changed not just the mill and the road, but also the town.'],
  [
    'a second half that is a list',
    'The flood harmed not only farmers but also the mills, the roads, and the towns.',
  ],
  [
    'a second half that is the point',
    'A mill is judged not just by its flour but by the bread of those who eat in its shadow.',
  ],
])('stays: %s', (_, sentence) => {
  expect(made(sentence)).toBe(sentence);
});
