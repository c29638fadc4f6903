// The lists of words and phrases: where one may stand for another, and where it may not.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  ['agreement', 'The firm utilizes steel.', 'The firm uses steel.'],
  ['past and participle', 'The school has provided us with maps.', 'The school has given us maps.'],
  ['an opener', 'Interestingly, the roof leaks.', 'The roof leaks.'],
  ['an opener before a name', 'Interestingly, Mara left.', 'Mara left.'],
  ['one behind an opener', 'Furthermore, it is worth noting that it leaks.', 'Furthermore, it leaks.'],
  ['what a thing is', 'It serves as a bridge to the texts.', 'It is a bridge to the texts.'],
  ['a range', 'They sell it in a multitude of sizes.', 'They sell it in many sizes.'],
  ['insight', 'It provides valuable insights into farm life.', 'It gives insight into farm life.'],
  ['light', 'A map could shed light on how it began.', 'A map could help explain how it began.'],
  ['a time', 'The visit prior to the fair was short.', 'The visit before the fair was short.'],
  ['most', 'The majority of our hens were white.', 'Most of our hens were white.'],
  ['a gift', 'The school provides students with maps.', 'The school gives students maps.'],
  ['risks', 'They know the risks associated with it.', 'They know the risks of it.'],
  ['what is keen', 'Autonomy leverages skills.', 'Autonomy draws on skills.'],
  ['money', 'They leverage the cash value of the policy.', 'They use the cash value of the policy.'],
  ['what grows', 'The club fosters trust among them.', 'The club builds trust among them.'],
  ['what is measured', 'The rain enhances the yield.', 'The rain increases the yield.'],
  ['“impact” as a verb', 'The dam impacted the fish.', 'The dam affected the fish.'],
])('%s: %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  ['a series with “to”', 'The mill allowed us to rest, to heal, to grow old.'],
  ['who assures', 'They ensure you of a good day.'],
  ['two feelings', 'She felt a sense of peace and possibility.'],
  ['a range that something has', 'It encompasses a wide range of tools.'],
  ['a verb behind “significantly”', 'Long hours significantly lower the yield.'],
  ['“leverage” as a noun', 'The bank has too much leverage.'],
  ['“impact” as a noun', 'The young singer wants to make an impact here.'],
  ['quoted words', '“We utilize numerous tools,” she said.'],
  ['a title of a work', 'They read *A Guide to Utilize* aloud.'],
  ['a noun that a pattern takes for a verb', 'Any attempt to leave failed.'],
  ['a fund', 'They set up a paint purchasing fund.'],
  ['a term of accounts', 'They wrote off the purchased goodwill.'],
  ['the end of a text, which would read as its beginning', 'In conclusion, the roof leaks.'],
  ['what shows care', 'The garden is a testament to her care.'],
  ['leave', 'The gate allows people to rest.'],
  ['what would be twice', 'It serves as a bridge between readers and texts and is also an act of care.'],
  ['“are” behind “also”', 'The lamps also serve as a warning.'],
  ['what is asked', 'Can memory serve as a brush when the world is dark?'],
  ['a need to be met twice', 'Guests learn to complain in order to gain a bed.'],
  ['a second “that”', 'It is worth noting that the boat is fast, and that the town likes it.'],
  ['a habit', 'She is meticulously organized at work.'],
  // Found as signs of a machine, and left: no other word is surely better.
  ['a stock adjective', 'It was a crucial day for a robust and vibrant town.'],
  ['people', 'Many individuals walk to the fair.'],
  ['a role', 'Rain plays a crucial role in shaping hills.'],
  ['a contrast', 'The mill is not just a ruin; it is a home for bats.'],
  ['what sums up', 'Ultimately, the roof leaks.'],
  [
    'what adds a point',
    'Furthermore, it leaks. Moreover, it rains. Additionally, it snows. In addition, we left.',
  ],
  ['what asks the reader to do something', 'It is important to remember that the engine is fast.'],
  ['what shows', 'The study has demonstrated that it works, and it bolsters the case.'],
  ['what grows in other ways', 'The club fosters debate and a sense of care, and enhances the songs.'],
  ['risks that are less', 'They mitigate risk.'],
  ['what people know', 'The firm leverages employees’ local knowledge and a customer’s fears.'],
  ['what people have', 'The course enhances their skills, fosters friendship, and enhances efficiency.'],
  ['what a thing is for all', 'It serves as the bridge between readers and texts.'],
  ['who helped', 'She was instrumental in finding the cave.'],
  ['a wide variety', 'They sell it in a wide variety of sizes.'],
  ['a part', 'The fair has become an integral part of the year.'],
  // Not even that: people write so.
  [
    'plain verbs',
    'They frequently ate there to safeguard and retain it. She must ensure they commence early.',
  ],
  [
    'plain figures',
    'In the wake of a number of storms, at the very heart of the county, a methodology is vital.',
  ],
  ['plain frames', 'There are ways in which it helps to sing more than just songs.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('no word comes twice', () => {
  for (const sentence of [
    'The new coach is enhancing the pace of the team and improving its mood.',
    'They use ropes and utilize lamps.',
    'The school gives them bread and provides students with maps.',
  ])
    expect(rewritten(sentence)).toBe(sentence);
});
