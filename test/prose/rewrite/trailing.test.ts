// “, …ing” behind a comma: what becomes a statement of its own, and what an editor would leave.
import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

test.each([
  [
    'what somebody or something goes on to do',
    'The lamp fell from the shelf last night, leaving a pool of oil.',
    'The lamp fell from the shelf last night and left a pool of oil.',
  ],
  [
    'a lamp that shows a face',
    'The torch fell and shone at the wall, revealing a face.',
    'The torch fell and shone at the wall, and revealed a face.',
  ],
  [
    'what a person highlights',
    'She rose to speak for the fishermen of the town, highlighting the cost of the nets.',
    'She rose to speak for the fishermen of the town. She stressed the cost of the nets.',
  ],
  [
    'says what pupils can do',
    'The rule is strict, ensuring pupils can read the signs.',
    'The rule is strict, so that pupils can read the signs.',
  ],
  [
    'comes after a list that has ended',
    'The house has many rooms, including a hall, a study and a loft, making it easy to hide.',
    /a loft(?:\. This|, which) makes it easy to hide\.$/,
  ],
  [
    'follows what has come to be so',
    'Carts have become more common, letting farmers sell in town.',
    /more common(?:\. This|, which) (?:has let|lets) farmers sell in town\.$/,
  ],
  [
    'follows a noun and its clause in another tense',
    'My aunt had a bell that can warn the whole farm, making her a good neighbour.',
    /the whole farm(?:\. This|, which) made her a good neighbour\.$/,
  ],
  [
    'goes on with what has been done',
    'The miners have sent a letter to the owner, calling for a pump.',
    /(?:and|have) called for a pump\.$/,
  ],
  [
    'has a verb that no list knows',
    'He rose from his bed, smoothing his jacket.',
    /from his bed(?: and|\. He) smoothed his jacket\.$/,
  ],
  [
    'has a self for its object',
    'I followed the beam of the lamp, forcing myself to count the steps.',
    /(?:and|I) forced myself to count the steps\.$/,
  ],
  [
    'comes about by what somebody does',
    'He weds the two in secret, thereby binding them to his own house.',
    /(?:, and|\. He) thereby binds them to his own house\.$/,
  ],
  [
    'is what one tries, at the strong strength',
    'She cleared her throat, trying to sound hoarse.',
    /throat(?: and|\. She) tried to sound hoarse\.$/,
  ],
  [
    'is what one aims at',
    'The towns will sow new fields along the river, aiming to halve the waste.',
    'The towns will sow new fields along the river. The aim is to halve the waste.',
  ],
  [
    'describes a noun, and loses its comma',
    'The theft has started a long hunt, involving half the village.',
    'The theft has started a long hunt involving half the village.',
  ],
  [
    'stands in what a quotation ends',
    'The goats had eaten the hedge, forcing the farmer to build what he called a “proper wall.”',
    /the hedge(?:\. This|, which) (?:had )?forced the farmer/,
  ],
  [
    'belongs to one who stood there',
    'I stood there for a long time, watching the boats.',
    /long time(?: and|\. I) watched the boats\.$/,
  ],
  [
    'is the second of three acts',
    'She sat on the step, scowling at the hens, and went in at dusk.',
    'She sat on the step, scowled at the hens, and went in at dusk.',
  ],
  [
    'tells what comes of something that was done',
    'The barn was painted by the smith Adler, adding charm to the yard.',
    /Adler(?:\. This|, which) added charm to the yard\.$/,
  ],
  [
    'has a list of its own',
    'We form small bands, sharing bread, songs, and rope.',
    'We form small bands and share bread, songs, and rope.',
  ],
  [
    'follows what something stays or becomes',
    'The ferry became a great success, topping the list for a year.',
    /great success(?: and|\. It) topped the list for a year\.$/,
  ],
  [
    'has an unknown verb before a preposition',
    'The ink ran down the wall, pooling on the tiles.',
    'The ink ran down the wall and pooled on the tiles.',
  ],
  [
    'comes after a number with a point',
    'The scale showed a weight of 81.4, proving the smith right.',
    /81\.4(?:\. This|, which) proved the smith right\.$/,
  ],
  [
    'stands in an instruction with a participle before a noun',
    'Fold the warm dough in the beaten eggs, making sure it is coated.',
    'Fold the warm dough in the beaten eggs and make sure it is coated.',
  ],
  [
    'follows the end of a need',
    'It ends the need for two nets, saving the men a walk.',
    /two nets(?: and|\. (?:It|This)|, which) saves the men a walk\.$/,
  ],
  [
    'shows something of what a study shows',
    'The tests show that the pump brings up clear water and good salts, proving the worth of the plan.',
    /good salts, and this proves the worth of the plan\.$/,
  ],
  [
    'follows what was tried',
    'They tried to shift the blame, arguing that the rope was old.',
    /the blame(?: and|\. They) argued that the rope was old\.$/,
  ],
  [
    'joins one that goes on',
    'He was leaning on the gate, humming a tune.',
    'He was leaning on the gate and humming a tune.',
  ],
  [
    'becomes the last verbs of a series',
    'She sat on the wall, counting the carts, waiting for the mail.',
    'She sat on the wall, counted the carts, and waited for the mail.',
  ],
  [
    'stands with what was said',
    'The survey shows that the pump saves the town much oil, earning the thanks of the mayor.',
    /that the pump saves the town much oil and earns the thanks/,
  ],
  [
    'is a step of an instruction',
    'Pour the milk over the rice, making sure it covers the pan.',
    'Pour the milk over the rice and make sure it covers the pan.',
  ],
  [
    'is no more than a preposition',
    'The stalls sold goods of all kinds, ranging from rope to lamps.',
    'The stalls sold goods of all kinds, from rope to lamps.',
  ],
  [
    'has a singular verb after an unknown one',
    'It flits from barn to barn, leaving a mess on the floor.',
    /(?:and|It) leaves a mess/,
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
    rewritten('The river rose above the old bridge last night, forcing the shops to close early.'),
  ).toMatch(/last night(?:\. This|, which) forced the shops to close early\./);
});

test('verbs joined to a trailing clause change with it', () => {
  expect(
    rewritten('The new law has lowered the taxes of small shops, creating jobs and boosting trade.'),
  ).toMatch(/(?:This|which) has created jobs and boosted trade\./);
});

test('what has happened still proves it', () => {
  expect(rewritten('Her win has set a mark for the whole club, proving that age is no bar.')).toContain(
    'proves that age',
  );
});

test('has “has” before its adverb', () => {
  expect(rewritten('Her path has been marked by hard work, further raising the cost of the boat.')).toContain(
    'This has further raised the cost',
  );
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

test('a verb that a clause becomes is spelt as it should be', () => {
  expect(rewritten('He cut the firm in May, shrinking the staff by half.')).toMatch(/shrank/);
  expect(rewritten('She leaned over the wall, scrubbing it with a brush.')).toMatch(/scrubbed/);
});
