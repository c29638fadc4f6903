// What a second reader found in forty more documents: each a sentence of our own with the same fault.
import { describe, expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

describe('a meaning that would change stays', () => {
  test.each([
    ['what is only possible', 'The pump had failed twice, potentially flooding the lower rooms.'],
    [
      'what somebody said',
      'Yesterday Mayor Ellis said the bridge will bring trade, further helping the town.',
    ],
    ['what one does by two things', 'They earn a living by mending the nets of others, teaching the young.'],
    ['what is only aimed at', 'The new law aims to close the gap, allowing more money for schools.'],
    ['two clauses with “and”', 'She fell on the steps, leaving her hat, and carrying on.'],
    ['a posture that lasts', 'He read the letter in the hall, standing by a stove.'],
    ['what reports only point to', 'Early reports indicate that the dam held.'],
    ['what a theory starts from', 'The theory posits that all ants are kin.'],
    ['what is not said outright', 'Nor was the right explicitly named.'],
    ['an offer', 'They offered him a farm.'],
    ['diligence', 'They were working diligently.'],
    ['harmony', 'The bells rang harmoniously.'],
    ['one part of many', 'Rain is an important part of our year.'],
    ['what adds up', 'The harm is cumulative.'],
    ['what sets off', 'The war catalyzed trade.'],
    ['two ways to spend a day', 'She spent her days lying in the sun, watching birds.'],
    ['a hedge', 'In many ways, the barn is a church.'],
    ['a point at which things turn', 'The water had reached a critical point.'],
    ['an aim', 'The council aims to plant a hundred trees.'],
    ['the highest', 'The king was the ultimate judge of the land.'],
    ['what lies beneath', 'The underlying fault was never found.'],
    ['a comparison', 'The winter was comparatively mild.'],
    ['a secret told', 'The nun would never reveal his name.'],
    ['an animal that is one of many', 'Each horse is an individual with its own ways.'],
    ['what nobody imagined', 'The storm was worse than they had fathomed.'],
    ['a plain word', 'The flowers reduce glare.'],
    ['a God of the philosophers', 'They prayed to a benevolent god.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('a term stays', () => {
  test.each([
    ['retained earnings', 'The shop paid for the oven out of retained earnings.'],
    ['naturally occurring', 'The spring holds naturally occurring salt.'],
    ['metabolic pathways', 'Fasting slows two metabolic pathways.'],
    ['a catalyst', 'Platinum is a catalyst here.'],
    ['components', 'The page is built of small components.'],
    ['a significant difference', 'There was a significant difference between the two fields.'],
    ['a participle before its noun', 'They sold it at restricted prices.'],
    ['money raised', 'The fair generated little income.'],
    ['blood pressure', 'He had elevated pressure in both eyes.'],
    ['tangible goods', 'The firm owns tangible goods.'],
    ['a name', 'They teach robust Object Detection.'],
    ['memory', 'The program allocates memory for a list.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('an idiom or a fit word stays', () => {
  test.each([
    ['broad daylight', 'They robbed the bank in broad daylight.'],
    ['broad groups', 'The birds fall into two broad groups.'],
    ['an uncanny knack', 'She has an uncanny knack for cards.'],
    ['profound consequences', 'The frost had profound consequences for the vines.'],
    ['consequences that are profound', 'The consequences were profound.'],
    ['compelling power', 'The song has a compelling power.'],
    ['“so fundamental”', 'The rule is so fundamental that nobody wrote it down.'],
    ['a long life of a nation', 'Diet does much for national longevity.'],
    ['“perhaps”', 'Perhaps that is his best book.'],
    ['a state that begins', 'Then she began to understand the map.'],
    ['what goes on', 'The letter continues to annoy them.'],
    ['“similarly”', 'Similarly, the east wing is shut on Sundays.'],
    ['debts', 'The farm incurs a loss each spring.'],
    ['aspects', 'The book covers two aspects of farming.'],
    ['sophisticated lies', 'It was a sophisticated lie.'],
    ['“surpass”', 'He surpassed his teacher.'],
    ['what a thing signifies', 'The vote signifies a shift in the town.'],
    ['within a framework', 'The court works within the framework of the law.'],
    ['“such as” before a verb', 'He has odd habits, such as walking backwards.'],
    ['“it is hoped that”', 'It is hoped that the roof will hold.'],
    ['what helps to a degree', 'The rain contributed remarkably to the harvest.'],
    ['a trade that begins', 'It was a nascent trade.'],
    ['mutual benefit', 'The swap was mutually beneficial.'],
    ['what is looked at often', 'The boy has used the saw extensively.'],
    ['“it is argued”', 'Such a rule, it is argued, harms the poor.'],
    ['what is distinct', 'It grew two distinct leaves.'],
    ['what takes place', 'The fair took place last week.'],
    ['strict rules', 'The club has rigorous rules.'],
    ['stark hills', 'They saw the stark hills.'],
    ['what wanders', 'The goats took an erratic path.'],
    ['roots', 'The custom is inextricably rooted in their faith.'],
    ['a lack', 'They overcame this limitation.'],
    ['ingenuity', 'It took much ingenuity.'],
    ['a part that is played', 'He enacted the role of a king.'],
    ['a relentless rain', 'The relentless rain drove them home.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('what only looks like a listed word stays', () => {
  test.each([
    ['a word without a plural', 'The hut held various equipment.'],
    ['“regarding” as a verb', 'He came despite regarding himself as unfit.'],
    ['“heightened” as a verb', 'The noise raised doubts and heightened fear.'],
    ['“endeavour” as a noun', 'It was an all-out endeavour.', 'It was an all-out effort.'],
    ['“discerning” as an adjective', 'He was a cook of discerning taste.'],
    ['“help” as a noun', 'The fund gave modest help to local farms.'],
    ['“potential” as a noun', 'They reach their potential free of charge.'],
    ['“aligned” after “was”', 'The plan was carefully aligned with what the town wants.'],
    ['“enduring” as a verb', 'They were enduring the cold.'],
    ['“staggering” as a verb', 'He was staggering home.'],
    ['a whole statement before “which is”', 'The story may interest you, which is a fair reason to read on.'],
    ['a verb of “all I can …”', 'All I can see are the hands, rolling like balls.'],
  ])('%s', (_, sentence, after = sentence) => {
    expect(rewritten(sentence)).toBe(after);
  });
});

describe('joins', () => {
  test('never tie what somebody does to what merely is', () => {
    const sentence = 'He looked around the room. He was in an old house by the sea.';
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('no word comes twice', () => {
  test.each([
    [
      'one that stands there already',
      'The new coach is enhancing the pace of the team and improving its mood.',
      /enhancing/,
    ],
    [
      'one that another change brings',
      'They utilize salt in an incessant and perpetual war on ice.',
      /perpetual/,
    ],
    [
      'one that a phrase brings',
      'We want to gain insights into the work and understand the men.',
      /gain insights/,
    ],
    ['“like”', 'The stall sells fruit such as plums to people like us.', /such as/],
  ])('%s', (_, sentence, kept) => {
    expect(rewritten(sentence)).toMatch(kept);
  });
});

describe('is mended', () => {
  test.each([
    [
      'what somebody or something goes on to do',
      'The lamp fell from the shelf last night, leaving a pool of oil.',
      'The lamp fell from the shelf last night and left a pool of oil.',
    ],
    [
      'a way that opens',
      'The vote will pave the way for a new school.',
      'The vote will open the way to a new school.',
    ],
    [
      'a mark that is left',
      'The visit left an indelible mark on me.',
      'The visit left a lasting mark on me.',
    ],
    ['a deeper understanding', 'She gained a deeper understanding of bees.', 'She learned more about bees.'],
    [
      'insights that explain nothing',
      'The diary provides valuable insights into farm life.',
      'The diary gives insight into farm life.',
    ],
    ['a story that is crafted', 'He crafted a short tale.', 'He created a short tale.'],
    ['a gap where a word is missing', 'The play may spark debate.', 'The play may cause debate.'],
    ['a robust plan', 'It was a robust plan.', 'It was a solid plan.'],
    ['light that could be shed', 'A map could shed light on it.', 'A map could help explain it.'],
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
    ['a sharp contrast', 'They stand in stark contrast.', 'They stand in sharp contrast.'],
    ['a hard season', 'It was a challenging season.', 'It was a difficult season.'],
  ])('%s', (_, before, after) => {
    expect(rewritten(before)).toBe(after);
  });

  test('what has happened still proves it', () => {
    expect(rewritten('Her win has set a mark for the whole club, proving that age is no bar.')).toContain(
      'proves that age',
    );
  });

  test('the forefront is no centre', () => {
    const sentence = 'The firm wants to be at the forefront of mining.';
    expect(rewritten(sentence)).toBe(sentence);
  });
});
