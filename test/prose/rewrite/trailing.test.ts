// “, …ing” behind a comma: what becomes a statement of its own, and what an editor would leave.
import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'what somebody or something goes on to do',
    'The boy slowly lowered the old gate, extending a hand to the guest.',
    'The boy slowly lowered the old gate and extended a hand to the guest.',
  ],
  [
    'describes a noun, and loses its comma',
    'The theft has started a long hunt, involving half the village.',
    'The theft has started a long hunt involving half the village.',
  ],
  [
    'stands in what a quotation ends',
    'The price of oats fell sharply, forcing the farmer to build what he called a “proper wall.”',
    /fell sharply, which forced the farmer/,
  ],
  [
    'stands in an instruction with a participle before a noun',
    'Fold the warm dough in the beaten eggs, ensuring it is coated.',
    'Fold the warm dough in the beaten eggs and make sure it is coated.',
  ],
  [
    'is no more than a preposition',
    'The stalls sold goods of all kinds, ranging from rope to lamps.',
    'The stalls sold goods of all kinds, from rope to lamps.',
  ],
] satisfies [string, string, string | RegExp][])('%s', (_, before, after) => {
  if (typeof after === 'string') expect(rewritten(before)).toBe(after);
  else expect(rewritten(before)).toMatch(after);
});

test.each([
  ['an aside in the middle of a sentence', 'The man, wearing a hat, came in.'],
  ['a list of “-ing” words', 'The plan involves being early, cutting costs, and then selling the rest.'],
  ['what the clause’s verb was seen to do', 'I saw my sister, standing in the rain.'],
  ['an adjective in “-ing” before its noun', 'The choir sang the final, fading note.'],
  ['a stroll by day', 'She was at the window, wondering.'],
  ['what is only possible', 'The pump had failed twice, potentially flooding the lower rooms.'],
  ['what somebody said', 'Yesterday Mayor Ellis said the bridge will bring trade, further helping the town.'],
  ['what one does by two things', 'They earn a living by mending the nets of others, teaching the young.'],
  ['what is only aimed at', 'The new law aims to close the gap, allowing more money for schools.'],
  ['two clauses with “and”', 'She fell on the steps, leaving her hat, and carrying on.'],
  ['a posture that lasts', 'He read the letter in the hall, standing by a stove.'],
  ['two ways to spend a day', 'She spent her days lying in the sun, watching birds.'],
  ['a verb of “all I can …”', 'All I can see are the hands, rolling like balls.'],
  ['is a preposition', 'She kept her post as head, following a long fight.'],
  ['is a noun', 'The hum gave way to the familiar, distant, chirping of crickets.'],
  ['is part of a term', 'He plans new printers, manufacturing tools and goods.'],
  ['is in a list', 'The hall is sinking under the weight of age, escalating costs, and hard questions.'],
  ['goes on from what has happened', 'The firm has made itself a home in news, broadcasting to many homes.'],
  ['has an object too far off', 'The yard is a haven for children, featuring a swing that they can use.'],
  ['might have been', 'The town might have kept its port, growing into a city.'],
  ['has no clear time', 'The terms lay the ground, making it clear who owes what.'],
  ['belongs to what is needed', 'We need a review of the rules, making the work safer.'],
  ['belongs to what is seen', 'The paper treats the choice as a private one, falling to the home.'],
  ['went on all the while', 'For years, the man had served them, asking for little.'],
  ['is of who said it', 'Critics argue that the plan lacks weight, pointing to the cost.'],
  ['goes along with speech', 'Captain Marsh muttered, staring at the map on the wall.'],
  ['patients do not grant', 'Older wells have held their stones longer, giving the lime more time.'],
  ['what it is good for people to do', 'It was useful for a baker to plan with care, counting the loaves.'],
  [
    'what another than the subject does',
    'The mayor has stepped down from the bench, with his cousin Adler, the smith, filling the seat.',
  ],
  ['a noun after “and”', 'She walks a hard road, sharing the pain and suffering of the flood.'],
  ['where a long past began', 'The men have carved spoons for years, starting with plain ones.'],
  ['hangs on a link', 'The shop sells through machines, in turn, cutting the prices.'],
  ['what would come of it', 'The cost would be shared by all the farms, making the new roof cheap.'],
  ['an adjective in “un-”', 'They went home apart, unwilling to speak with the others.'],
  ['what the eyes may do', 'He looks up, his eyes tired, reflecting the long night.'],
  [
    'what “i.e.” explains',
    'But these crews often struggle with repairs, i.e., moving parts from one pump to another.',
  ],
  ['a mind and what it tries', 'My mind was racing, trying to find the word.'],
  ['what another does to whom somebody points', 'He pointed to a boy in the yard, pushing an empty cart.'],
  ['a verb with “have” in a short form', 'I’ve started a small school, teaching the young ones to swim.'],
  ['what one feels while speaking', 'She asked, trying to sound calm.'],
  [
    'a second “-ing” that may go with an adjective before it',
    'A storm could turn the path into a trap, burying the carts under shifting sand or driving them into the river.',
  ],
  ['people at work', 'The mill opened in 1920, employing 40 people.'],
  ['what somebody knew', 'Adler climbed the hill, knowing it was too late.'],
  ['whose subject is another', 'The long evenings left him wanting more, missing the smell of the sea.'],
  ['what someone was seen doing', 'He spotted the old man standing in a hall, sipping tea from a cup.'],
  ['what the sentence is about', 'Make no mistake, helping out at the fair is a fine thing!'],
  [
    'three things that befall people',
    'Poor farmers lose days, pay more for seed, and miss the harvest, pushing families into debt.',
  ],
  ['an adjective after “like”', 'Its windows glow like bright, shining coins.'],
  ['what a person is by trade', 'My uncle was a knight of the realm, slaying beasts.'],
  ['the second of two adjectives', "They went to Ada's sad, sagging hut."],
  ['the second of three things', 'She loved the rich soil, stunning views, and long walks.'],
  ['what the men do, not the rule', 'The rule helps men save, putting coins aside.'],
  ['what the weather does beside a plan', 'The men may keep goats that stray daily, making it hard to sow.'],
  ['what goes on to an aim', 'The crew crossed the bog, braving the wind, to find the lost goat.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test.each([
  ['who is still seeking', 'They walk through the fields in May, seeking a path.', 'seeking a path'],
  ['what frames a speech', '"Not today," she muttered, shaking her head.', 'muttered, shaking'],
  ['what frames a question', '"Where is the key?" she asked, leaning on the door.', 'asked, leaning'],
  ['who has given something', 'The mayor has been helpful, providing meals.', 'helpful, providing'],
  [
    'is of other people',
    'The world melted away, leaving just the two of us, dancing under the moon.',
    'dancing',
  ],
])('keeps: %s', (_, sentence, part) => {
  expect(rewritten(sentence)).toContain(part);
});

test.each([
  [
    'an event for the subject of a person’s act',
    'The guide, clad in wool, invited him inside, leading him through the halls of the house.',
    'This led',
  ],
  [
    'a participle before a noun for the verb',
    'Likewise, hand-finished ropes shrug off salt, making them fit for boats.',
    'made',
  ],
  [
    'a plural noun for the verb',
    'The summer plans tip the scales in the town, carrying the others along.',
    'carries',
  ],
  [
    'the present for a verb after “each”',
    'The farm and mill branches each kept separate books, resulting in errors.',
    'results',
  ],
  [
    'a series of what children are and do',
    'The children were keen, running with sticks, shouting names.',
    'keen, ran',
  ],
  [
    'an adjective in a list for a second verb',
    'The degree gives a large lift, reflecting the skills, papers, and signaling value of the school.',
    'signals',
  ],
  [
    'three verbs with two “and”',
    'The fear can become a wolf, moving through the flock, and take the sheep in a night.',
    'and move',
  ],
])('never takes %s', (_, sentence, wrong) => {
  expect(rewritten(sentence)).not.toContain(wrong);
});

test('a trailing result becomes a clause of its own', () => {
  expect(
    rewritten('The river rose above the old bridge and fell sharply, forcing the shops to close early.'),
  ).toMatch(/fell sharply, which forced the shops to close early\./);
});

test('is what a person does with a drawer', () => {
  expect(rewritten('She settled in, unlocking the drawer with a small key.')).not.toContain('which');
});

test('a past that looks like a present is not taken for one', () => {
  const text =
    'Furthermore, numerous men utilized maps. The king was in the hall. The queen was ill and she went away. ' +
    'They wound around the great post in the yard, tapping the old wood.';
  expect(rewrite(text, { strength: 'strong' }).text).not.toMatch(/\btap\b/);
});

test('no clause is tied on by a second “, and”', () => {
  expect(rewritten('The mill was shut, and the boys ran to the river with a net, catching eels.')).toContain(
    ', catching eels.',
  );
});

test.each([
  ['an act behind two others', 'The torch fell and shone at the wall, revealing a face.'],
  [
    'what a person does while speaking',
    'She rose to speak for the fishermen of the town, highlighting the cost of the nets.',
  ],
  [
    '“which” behind a noun, and “This makes”',
    'The house has many rooms, including a hall, a study and a loft, making it easy to hide.',
  ],
  ['what a letter does', 'The miners have sent a letter to the owner, calling for a pump.'],
  ['what one does while rising', 'He rose from his bed, smoothing his jacket.'],
  ['what one does while standing', 'I stood there for a long time, watching the boats.'],
  ['what one does between two acts', 'She sat on the step, scowling at the hens, and went in at dusk.'],
  ['“which” behind a name', 'The barn was painted by the smith Adler, adding charm to the yard.'],
  ['what something that became so does', 'The ferry became a great success, topping the list for a year.'],
  ['how something is done', 'The ink ran down the wall, pooling on the tiles.'],
  ['“which” behind a number', 'The scale showed a weight of 81.4, proving the smith right.'],
  [
    'what is shown to come of it',
    'The survey shows that the pump saves the town much oil, earning the thanks of the mayor.',
  ],
  [
    'what follows an infinitive',
    'The town bought a net to catch the stray hens, cutting the cost of fences.',
  ],
  ['what precision might do', 'The saw cuts the boards with precision, improving the fit of the doors.'],
  ['what would be read with an adverb', 'The mills changed hands instantly, raising the price of flour.'],
  ['a second noun in the sound of a verb', 'A new weir can spare the fields, limiting the spring floods.'],
  ['what guests might do', 'The carts reach the upper farms, saving the men a walk.'],
  [
    'what is thirteen words away',
    'The guild keeps the price of the bread in all the towns along the upper river low, helping bakers.',
  ],
  [
    'what is sure to be, and no more',
    'The grain of the wood is a sign of its age, ensuring that no two bowls are alike.',
  ],
  ['what only shows something', 'The rings show how old the wood is, ensuring that no two bowls are alike.'],
  ['what is made possible', 'The crew laid two rails across the marsh, making it safe for carts.'],
])('leaves to the tail: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('nothing in a story', () => {
  const told =
    'She had left the lamp by the door, and he saw it when he came in. He lifted it and held it to her face. “You came,” he said. ' +
    'She looked at him and shook her head. The lamp fell from the shelf, leaving a pool of oil. She stepped back, forcing him to the wall.';
  const { text } = rewrite(`Furthermore, ${told}`, { strength: 'strong' });
  expect(text).toContain('the shelf, leaving a pool of oil');
  expect(text).toContain('back, forcing him');
});

test('a verb that a clause becomes is spelt as it should be', () => {
  expect(rewritten('The flood crossed the lower fields, cutting the town in two.')).toMatch(
    / and cut the town/,
  );
});
