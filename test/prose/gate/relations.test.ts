import { describe, expect, test } from 'vitest';
import { refusalOf } from '#prose/gate/judge.ts';
import { namesOf } from '#prose/gate/names.ts';

const judged = (before: string, after: string) => refusalOf(before, after, new Set(namesOf(before)));

describe('refused is', () => {
  test.each([
    ['attribution', 'who concluded it', 'The panel concluded that the well was dry.', 'The well was dry.'],
    ['attribution', 'according to whom', 'According to the guard, the gate was shut.', 'The gate was shut.'],
    ['attribution', 'who described it so', 'Guests described the inn as damp.', 'The inn was damp.'],
    ['likelihood', 'what nobody knows', 'It is unclear whether the pump works.', 'The pump works.'],
    ['likelihood', 'what is only proposed', 'The proposed road is long.', 'The road is long.'],
    ['likelihood', 'what is so in theory', 'In theory the lid cannot slip.', 'The lid cannot slip.'],
    ['possibility', 'a proof for a hint', 'The marks suggest a fire.', 'The marks prove a fire.'],
    ['intention', 'what was only tried', 'The crew tried to save the sail.', 'The crew saved the sail.'],
    ['intention', 'what was only promised', 'She promised to mend it.', 'She mended it.'],
    ['intention', 'what never was', 'He would have paid for lunch.', 'He paid for lunch.'],
    ['exception', 'an exception gone', 'Apart from the roof, the barn is sound.', 'The barn is sound.'],
    ['approximation', 'a bound in words', 'At least nine lambs were born.', 'Nine lambs were born.'],
    ['approximation', 'a bound before a part', 'Just under a third of it rusted.', 'A third of it rusted.'],
    ['approximation', 'what nearly happened', 'The cart nearly fell over.', 'The cart fell over.'],
    ['approximation', 'what is so in part', 'The hut is partly heated.', 'The hut is heated.'],
    ['frequency', 'another span', 'The bell rings daily.', 'The bell rings weekly.'],
    ['restriction', '“few” for “a few”', 'Few guests saw the owl.', 'A few guests saw the owl.'],
    ['order in time', 'who was it once', 'The former abbot spoke.', 'The abbot spoke.'],
    [
      'order in time',
      'until for since',
      'He has lived here since the flood.',
      'He lived here until the flood.',
    ],
    ['superlative', 'the first of several', 'It is one of the oldest mills.', 'It is the oldest mill.'],
    ['quantity', 'many for all', 'All the boats leaked.', 'Plenty of the boats leaked.'],
    ['quantity', 'a lot for a few', 'A lot of hens died.', 'A few hens died.'],
    ['cause', 'a reason for a contrast', 'He stayed although it rained.', 'He stayed because it rained.'],
    [
      'cause',
      'a reason on the other side',
      'The rope broke, so the bell fell.',
      'The rope broke because the bell fell.',
    ],
    [
      'cause',
      'a reason out of nothing',
      'The fair was shut and the road was wet.',
      'The fair was shut because the road was wet.',
    ],
    ['roles', 'who told whom', 'She told him that the barn was sold.', 'He told her that the barn was sold.'],
    ['roles', 'whose it is', 'He left his gloves there.', 'She left her gloves there.'],
    [
      'comparison',
      'what it is compared with',
      'The frost was harder inland than by the coast.',
      'By the coast the frost was harder than inland.',
    ],
    ['comparison', 'whose is lower', 'Our fees are lower than theirs.', 'Their fees are lower than ours.'],
    [
      'date',
      'what is over for what will be',
      'The fair ended two days ago.',
      'The fair will end in two days.',
    ],
    ['date', 'what was once done', 'The mill used to grind oats.', 'The mill grinds oats.'],
    [
      'wish',
      'an order as a statement',
      'Close the hatch before you climb.',
      'The hatch is closed before you climb.',
    ],
    ['number', 'a place', 'The second tallest tower stands here.', 'The tallest tower stands here.'],
    ['number', 'by how much for to how much', 'Rents rose by 8 percent.', 'Rents rose to 8 percent.'],
    ['quotation', 'an address', 'Write to desk@mill.example.', 'Write to shop@mill.example.'],
    [
      'quotation',
      'citations that change places',
      'It is told in [4] and doubted in [9].',
      'It is told in [9] and doubted in [4].',
    ],
    ['negation', 'unless', 'You may go unless the bell rings.', 'You may go if the bell rings.'],
    ['negation', 'what was refused', 'The smith refused to sell.', 'The smith sold.'],
    ['negation', 'what was denied', 'He denied taking the oars.', 'He admitted taking the oars.'],
    ['opposite', 'near an opposite', 'It grew in the dry months.', 'It grew in the rainy months.'],
    [
      'list',
      'one of three without the last comma',
      'The stew has beans, leeks and oil.',
      'The stew has beans and oil.',
    ],
    ['list', 'one of two', 'The lamp comes with a shade and a candle.', 'The lamp comes with a shade.'],
    [
      'list',
      'a member more',
      'They treat hens, ducks and geese.',
      'They treat hens, ducks, geese and swans.',
    ],
    ['list', 'both for either', 'Pay by card or cheque.', 'Pay by card and cheque.'],
  ])('%s: %s', (reason, _, before, after) => {
    expect(judged(before, after)).toBe(reason);
  });
});

describe('let through is', () => {
  test.each([
    [
      'the same verb denied in the passive',
      'The board did not buy the barn.',
      'The barn was not bought by the board.',
    ],
    ['“not” and an opposite', 'The rooms are not expensive.', 'The rooms are cheap.'],
    ['“too” for “not enough”', 'The shed is too small for a cow.', 'The shed isn’t big enough for a cow.'],
    ['a negative prefix for “not”', 'Many cats dislike the rain.', 'Many cats don’t like the rain.'],
    ['a day of a month', 'It was sent on the 4th of May.', 'It was sent on May 4.'],
    ['a phrase where its word stands on', 'How it should be stored is clear.', 'How to store it is clear.'],
    ['who says “my” speaks of himself', 'My work is in law.', 'I have worked in law.'],
    ['what is needed as a noun', 'It meets the needs of guests.', 'It meets what guests need.'],
    ['“each other”', 'The guests can see one another.', 'The guests can see each other.'],
    [
      'words that each have their step',
      'Some argue that the data demonstrate a gap.',
      'Some suggest that the data show a gap.',
    ],
    [
      'a list in another order',
      'The shop sells bread, milk and cheese.',
      'The shop sells milk, cheese and bread.',
    ],
    ['“if not” for “unless”', 'Stay here unless it rains.', 'Stay here if it does not rain.'],
    ['clauses in another order', 'If you cannot come, call us.', 'Call us if you cannot come.'],
    [
      'a reason on its own side',
      'The road was wet, so the fair was shut.',
      'The fair was shut because the road was wet.',
    ],
    ['one said of several', 'He called her twice.', 'He rang her twice.'],
  ])('%s', (_, before, after) => {
    expect(judged(before, after)).toBeNull();
  });
});
