// The lists of words and phrases: where one may replace another, and where it may not.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  ['an inflected verb', 'The firm utilizes steel.', 'The firm uses steel.'],
  ['an inflected participle', 'The school has provided us with maps.', 'The school has given us maps.'],
  ['an opener', 'Interestingly, the roof leaks.', 'The roof leaks.'],
  ['an opener before a name', 'Interestingly, Mara left.', 'Mara left.'],
  ['a phrase after an opener', 'Furthermore, it is worth noting that it leaks.', 'Furthermore, it leaks.'],
  ['“serves as a”', 'It serves as a bridge to the texts.', 'It is a bridge to the texts.'],
  ['“a multitude of”', 'They sell it in a multitude of sizes.', 'They sell it in many sizes.'],
  ['“insights”', 'It provides valuable insights into farm life.', 'It gives insight into farm life.'],
  ['“shed light on”', 'A map could shed light on how it began.', 'A map could help explain how it began.'],
  ['“prior to”', 'The visit prior to the fair was short.', 'The visit before the fair was short.'],
  ['“the majority of”', 'The majority of our hens were white.', 'Most of our hens were white.'],
  ['“provides … with”', 'The school provides students with maps.', 'The school gives students maps.'],
  ['“associated with”', 'They know the risks associated with it.', 'They know the risks of it.'],
  ['“leverages” with skills', 'Autonomy leverages skills.', 'Autonomy draws on skills.'],
  ['“leverage”', 'They leverage the cash value of the policy.', 'They use the cash value of the policy.'],
  ['“fosters” with trust', 'The club fosters trust among them.', 'The club builds trust among them.'],
  ['“enhances” with a quantity', 'The rain enhances the yield.', 'The rain increases the yield.'],
  ['“impact” as a verb', 'The dam impacted the fish.', 'The dam affected the fish.'],
])('rewrites %s: %s', (_, before, after) => {
  expect(rewritten(before)).toBe(after);
});

test.each([
  ['a series with “to”', 'The mill allowed us to rest, to heal, to grow old.'],
  ['“ensure” in place of “assure”', 'They ensure you of a good day.'],
  ['“a sense of” with two nouns', 'She felt a sense of peace and possibility.'],
  ['“a range of” as an object', 'It encompasses a wide range of tools.'],
  ['a verb after “significantly”', 'Long hours significantly lower the yield.'],
  ['“leverage” as a noun', 'The bank has too much leverage.'],
  ['“impact” as a noun', 'The young singer wants to make an impact here.'],
  ['quoted words', '“We utilize numerous tools,” she said.'],
  ['the title of a work', 'They read *A Guide to Utilize* aloud.'],
  ['a noun that looks like a verb', 'Any attempt to leave failed.'],
  ['“purchasing” in a compound noun', 'They set up a paint purchasing fund.'],
  ['an accounting term', 'They wrote off the purchased goodwill.'],
  ['“in conclusion”, which marks the end of a text', 'In conclusion, the roof leaks.'],
  ['“a testament to” before a quality', 'The garden is a testament to her care.'],
  ['“allows” with a permission', 'The gate allows people to rest.'],
  ['“is” beside another “is”', 'It serves as a bridge between readers and texts and is also an act of care.'],
  ['“serve as” after “also”', 'The lamps also serve as a warning.'],
  ['“serve as” in a question', 'Can memory serve as a brush when the world is dark?'],
  ['“in order to” after another “to”', 'Guests learn to complain in order to gain a bed.'],
  ['a second “that”', 'It is worth noting that the boat is fast, and that the town likes it.'],
  ['“meticulously” before a participle', 'She is meticulously organized at work.'],
  // Found as signs of a machine but left unchanged: no other word is certainly better.
  ['stock adjectives', 'It was a crucial day for a robust and vibrant town.'],
  ['“individuals”', 'Many individuals walk to the fair.'],
  ['“plays a crucial role”', 'Rain plays a crucial role in shaping hills.'],
  ['a contrast', 'The mill is not just a ruin; it is a home for bats.'],
  ['an opener that sums up', 'Ultimately, the roof leaks.'],
  [
    'openers that add a point',
    'Furthermore, it leaks. Moreover, it rains. Additionally, it snows. In addition, we left.',
  ],
  ['a request to the reader', 'It is important to remember that the engine is fast.'],
  ['“demonstrated” and “bolsters”', 'The study has demonstrated that it works, and it bolsters the case.'],
  ['“fosters” with other nouns', 'The club fosters debate and a sense of care, and enhances the songs.'],
  ['“mitigate risk”', 'They mitigate risk.'],
  ['“leverages” with knowledge', 'The firm leverages employees’ local knowledge and a customer’s fears.'],
  ['“enhances” for skills', 'The course enhances their skills, fosters friendship, and enhances efficiency.'],
  ['“serves as the”', 'It serves as the bridge between readers and texts.'],
  ['“instrumental in”', 'She was instrumental in finding the cave.'],
  ['“a wide variety of”', 'They sell it in a wide variety of sizes.'],
  ['“an integral part of”', 'The fair has become an integral part of the year.'],
  // Not found as signs either: people write like this.
  [
    'plain verbs',
    'They frequently ate there to safeguard and retain it. She must ensure they commence early.',
  ],
  [
    'plain figures of speech',
    'In the wake of a number of storms, at the very heart of the county, a methodology is vital.',
  ],
  ['plain phrases', 'There are ways in which it helps to sing more than just songs.'],
])('stays unchanged: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('no replacement repeats a word that is already there', () => {
  for (const sentence of [
    'The new coach is enhancing the pace of the team and improving its mood.',
    'They use ropes and utilize lamps.',
    'The school gives them bread and provides students with maps.',
  ])
    expect(rewritten(sentence)).toBe(sentence);
});
