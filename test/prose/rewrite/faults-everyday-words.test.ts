// Everyday words and turns at the strong strength: where one may stand for another, and where it may not.
import { describe, expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

describe('stays as it is', () => {
  test.each([
    ['a wish that somebody has', "The doctor heard her patient's wish to leave."],
    ['a row of infinitives', 'The dancers continued to sing, to laugh, to wave.'],
    ['what is and does not happen', 'The custom continues to exist in the hills.'],
    ['what something takes', 'These are the skills you need to succeed.'],
    ['a thing in “no one”', 'No one size fits all of them.'],
    ['half of a compound', 'They praised every single-minded clerk.'],
    ['two words before their noun', 'He spoke in a single, clear voice.'],
    ['what somebody comes to know', 'She began to realize her mistake.'],
    [
      'how certain or allowed a thing is',
      'He may also go, they would stay, we must help, and the dog is able to swim.',
    ],
    ['“and I”', 'Here you and I had rested.'],
    ['feelings that somebody has', 'They had mixed feelings about it.'],
    ['who has work', 'Those employed in the mill lost their homes.'],
    ['a smile that goes', 'Her smile faltered.'],
    ['where a thing stands', 'A coffee maker resides in the corner.'],
    ['what grows well', 'The plants were lush by then.'],
    ['weather that is against one', 'Adverse weather kept the boats in.'],
    ['what one learns to do', 'I discovered how to bake.'],
    ['people at work', 'The mill opened in 1920, employing 40 people.'],
    ['a question', 'What should they have done then?'],
    ['a plain answer', 'He put it so simply that she answered simply.'],
    ['looking into with nothing looked into', 'She longed to investigate further.'],
    ['a thought provoked', 'The talk provokes thought.'],
    ['a stern look', 'He wore a severe grey uniform.'],
    ['a speck', 'From there it was an insignificant speck.'],
    ['a loss that grows', 'The news amplified their loss.'],
    ['words said to oneself', 'He wrote affirmations on the mirror.'],
    ['a car to come', 'They showed the new series concept in May.'],
    ['shows in a museum', 'The rooms hosted exhibits featuring boats.'],
    ['what is told apart', 'This was the easiest kind to identify.'],
    ['a row of things looked at', 'The clock stood there, its wheels examined.'],
    ['how one is', 'You know how tired they are of it.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });
});

describe('is put in other words', () => {
  test.each([
    ['what goes on', 'The river continued to climb.', 'The river kept climbing.'],
    ['what changes on', 'The town continues to evolve.', 'The town keeps changing.'],
    ['a verb before its plain object', 'Autonomy leverages skills.', 'Autonomy uses skills.'],
    ['what is looked into', 'They began to investigate the fire.', 'They started to look into the fire.'],
    ['one of the words that patterns share', 'She sold all of her hens.', 'She sold all her hens.'],
    ['a tapestry', 'It hung in the tapestry of the night.', 'It hung in the fabric of the night.'],
    ['what came to mind', 'She realized that it was late.', 'She saw that it was late.'],
    ['a place', 'It sat inside the drum, next to her.', 'It sat in the drum, beside her.'],
    ['help that is given', 'It plays a vital role in helping towns.', 'It does much to help towns.'],
    ['what began', 'The lamp began to shake.', 'The lamp started to shake.'],
    ['one of the best', 'Hers is one of the oldest mills there.', 'Hers is among the oldest mills there.'],
    ['one', 'He ate it in a single gulp.', 'He ate it in one gulp.'],
    ['anybody', 'She waited for someone else.', 'She waited for somebody else.'],
    ['nobody', 'No one knew the way.', 'Nobody knew the way.'],
    ['a purpose', 'She spoke up so that they could hear.', 'She spoke up so they could hear.'],
    ['what somebody had done', 'He sold the house she had built.', "He sold the house she'd built."],
    ['what somebody is doing', 'I see what they are building.', "I see what they're building."],
    ['every week', 'The choir meets on a weekly basis.', 'The choir meets every week.'],
    ['a fact in the way', 'They left in spite of the fact that it rained.', 'They left although it rained.'],
    ['a chance', 'It was an opportunity to sing.', 'It was a chance to sing.'],
    ['most of ours', 'The majority of our hens were white.', 'Most of our hens were white.'],
    ['most', 'The majority of hens were white.', 'Most hens were white.'],
    ['what is under way', 'The men are in the process of mending it.', 'The men are mending it.'],
  ])('%s', (_, before, after) => {
    expect(rewritten(before)).toBe(after);
  });
});

describe('tones', () => {
  test('a formal one keeps its words long', () => {
    const sentence = 'They call, so that someone can help, and she had known it.';
    expect(rewritten(sentence, { strength: 'strong', tone: 'formal' })).toBe(sentence);
  });

  test('he and she are contracted at the strong strength, or in a casual tone', () => {
    const sentence = 'He had never seen it.';
    expect(rewritten(sentence, { strength: 'balanced' })).toBe(sentence);
    expect(rewritten(sentence, { strength: 'balanced', tone: 'casual' })).toBe("He'd never seen it.");
    expect(rewritten(sentence)).toBe("He'd never seen it.");
  });
});
