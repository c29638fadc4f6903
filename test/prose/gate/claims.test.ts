import { describe, expect, test } from 'vitest';
import { refusalOf } from '#prose/gate/judge.ts';
import { namesOf } from '#prose/gate/names.ts';

const judged = (before: string, after: string, document = before) =>
  refusalOf(before, after, new Set(namesOf(document)));

describe('refused is', () => {
  test.each([
    ['number', 'a short unit', 'Take 40 ml at noon.', 'Take 40 cl at noon.'],
    ['number', 'a spoon', 'Add two tablespoons of oil.', 'Add two teaspoons of oil.'],
    ['number', 'a measure without a number', 'It lies a few miles away.', 'It lies a few kilometers away.'],
    ['number', 'the half of the day', 'The bakery shuts at 8 p.m. here.', 'The bakery shuts at 8 a.m. here.'],
    ['date', 'a season', 'The pool opens in spring.', 'The pool opens in autumn.'],
    ['date', 'a part of the day', 'They meet in the morning.', 'They meet in the evening.'],
    ['date', 'a day that is counted from today', 'The vote is tomorrow.', 'The vote is today.'],
    ['date', 'last for next', 'It ends next month.', 'It ends last month.'],
    ['quantity', 'one for both', 'Both lamps broke.', 'One of the lamps broke.'],
    ['approximation', 'nearly all for all', 'Almost every seat was taken.', 'Every seat was taken.'],
    ['frequency', 'hardly anyone', 'Everyone reads it.', 'Hardly anyone reads it.'],
    ['attribution', 'what is only alleged', 'He allegedly took the van.', 'He took the van.'],
    ['likelihood', 'what is only expected', 'Rain is expected to fall.', 'Rain falls.'],
    ['inability', 'what one is unable to do', 'The crew was unable to land.', 'The crew landed.'],
    ['comparison', 'a comparison gone', 'They got slower trains.', 'They got slow trains.'],
    [
      'comparison',
      'a comparison that came',
      'The lake is as deep as a well.',
      'The lake is deeper than a well.',
    ],
    ['opposite', 'an opposite by another word', 'The pump is quieter now.', 'The pump is louder now.'],
    [
      'opposite',
      'an opposite beside words that only look like denials',
      'Individuals are more inclined to pay.',
      'People are less inclined to pay.',
    ],
    ['opposite', 'a denial by a prefix', 'The wells were contaminated.', 'The wells were uncontaminated.'],
    ['negation', 'what failed', 'The motor failed to start.', 'The motor started.'],
    ['negation', 'what is so no longer', 'She no longer rents it.', 'She still rents it.'],
    ['negation', 'an order for its opposite', 'Don’t lend it to anyone.', 'Feel free to lend it to anyone.'],
    ['negation', 'less for no more', 'No more queues at the door.', 'Less queues at the door.'],
    [
      'negation',
      '“without only”, which is no “not only”',
      'A farm that has only a barn works.',
      'A farm without only a barn works.',
    ],
    ['negation', 'not for not just', 'It isn’t just a shed; it is a home.', 'It isn’t a shed; it is a home.'],
    [
      'negation',
      'a denial moved within one sentence',
      'We bake on Mondays but do not bake on Fridays.',
      'We do not bake on Mondays but bake on Fridays.',
    ],
    [
      'list',
      'a member whose neighbour has another word',
      'It hurts persons, firms, and towns.',
      'It hurts people and towns.',
    ],
    [
      'list',
      'a member where a new verb came',
      'The box contains a rope, a saw, and a torch.',
      'The box comes with a rope and a torch.',
    ],
    ['name', 'a name alone at the head', 'Kirvo called back the vans.', 'Zandel called back the vans.'],
    [
      'roles',
      'what stands on either side of “to”',
      'Cats prefer milk to water.',
      'Cats prefer water to milk.',
    ],
    [
      'roles',
      'who does what to whom, in another order',
      'The guard called the pilot at dawn.',
      'At dawn the pilot called the guard.',
    ],
  ])('%s: %s', (reason, _, before, after) => {
    expect(judged(before, after)).toBe(reason);
  });
});

describe('let through is', () => {
  test.each([
    [
      '“no X, no Y” as “no X or Y”',
      'No fees, no forms, and you may leave.',
      'No fees or forms, and you may leave.',
    ],
    [
      'a denial behind a long member',
      'No more long calls, no more lost mail.',
      'No more long calls or lost mail.',
    ],
    ['“don’t hesitate”', 'Please don’t hesitate to ask us.', 'Please feel free to ask us.'],
    ['a number spelt out', 'The twelve boats left.', 'The 12 boats left.'],
    ['a number with a hyphen', 'A five year plan won.', 'A five-year plan won.'],
    ['the same unit in short', 'It weighs 3 kilograms.', 'It weighs 3 kg.'],
    ['“double as”, which is no number', 'Two benches double as shelves.', 'Two benches serve as shelves.'],
    ['a hyphen in a name', 'The Heat-Treated Pouch sells.', 'The Heat Treated Pouch sells.'],
    ['the plural of a name', 'Ask a Quillon about it.', 'Ask the Quillons about it.'],
    ['a capital behind a label', '**Tip:** wear a hat.', '**Tip:** Wear a hat.'],
    ['another emphasis', 'It is **very** cold there.', 'It is *very* cold there.'],
    ['a quotation by its words', 'He said "come in" twice.', 'He said “come in” twice.'],
    ['“more often than not”', 'More often than not, they win.', 'Usually, they win.'],
    [
      'a number with its unit at a split',
      'It has 2.4GHz and 5GHz bands.',
      'It has 2.4GHz bands. It has 5GHz bands too.',
    ],
    ['“unprecedented”', 'Such heat was unprecedented.', 'Such heat was never seen before.'],
    ['“was not” in short', 'It was not late.', "It wasn't late."],
    ['a short form behind a name', 'Tuesday I am away.', "Tuesday I'm away."],
    ['“can” for “may”', 'They may lose heat at night.', 'They can lose heat at night.'],
    ['what one could hear', 'She could hear the sea.', 'She heard the sea.'],
    ['“require” and “demand”', 'The job requires care.', 'The job demands care.'],
    ['“rather than” for “not”', 'Sell the car, not the bike.', 'Sell the car rather than the bike.'],
    [
      '“not only” for “not just”',
      'It is not just cheap but also light.',
      'It is not only cheap but also light.',
    ],
    [
      'a denial of the same in other words',
      'It is never sealed off from rain.',
      'It is never shut off from rain.',
    ],
    ['a chance to do something', 'They had the opportunity to speak.', 'They had the chance to speak.'],
    [
      'words that look like opposites and have their own counterparts',
      'Place one upright and one flat.',
      'Put one flat and the other upright.',
    ],
    [
      'a list in other words',
      'It deters theft, lifts pride, and brings trade.',
      'It stops theft, lifts pride, and attracts trade.',
    ],
    [
      'an opening before a list',
      'In short, the mill sells flour, bran, and oats.',
      'The mill sells flour, bran, and oats.',
    ],
    ['“while” for “although”', 'Although small, the town has a port.', 'While small, the town has a port.'],
  ])('%s', (_, before, after) => {
    expect(judged(before, after)).toBeNull();
  });
});
