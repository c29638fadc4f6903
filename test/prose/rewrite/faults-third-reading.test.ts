// What a third reading of machine and human documents found: each a sentence of our own.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { LEAD, rewritten } from './behind-lead.ts';

describe('a meaning that would change stays', () => {
  test.each([
    ['a town with many people', 'The most populous town in the county voted no.'],
    ['rock that sets', 'The magma cools and solidifies slowly.'],
    ['a sound that can be heard', 'There was a perceptible sigh in the hall.'],
    ['things set side by side', 'The painter juxtaposes fire and snow.'],
    ['a mood', 'The day ended on a somber note.'],
    ['a time that lasts', 'You may stay as long as you like.'],
    ['one thing after another at once', 'As soon as I saw it, I ran.'],
    ['words for somebody', 'She spoke on behalf of the miners.'],
    ['a line drawn between two things', 'They drew a distinction between the two.'],
    ['pearls', 'She wore a string of pearls.'],
    ['what cannot be got over', 'The wall was insurmountable that year.'],
    ['what a court does', 'The judge upheld the ban.'],
    ['an order of magnitude', 'The two differ by an order of magnitude.'],
    ['the smell of coffee', 'The aroma of coffee filled the shop.'],
    ['what most people say', 'The book was generally well received.'],
    ['stars', 'The stars ignite and fade.'],
    ['who praised whom', 'She highlighted the new ward.'],
    ['who saw it', 'I was aware of a noise in the yard.'],
    ['who is still seeking', 'They walk through the fields in May, seeking a path.', 'looking for a path'],
  ])('%s', (_, sentence, part = sentence) => {
    expect(rewritten(sentence)).toContain(part);
  });
});

describe('a clause in “-ing” stays where its verb', () => {
  test.each([
    ['is a preposition', 'She kept her post as head, following a long fight.'],
    ['is a noun', 'The hum gave way to the familiar, distant, chirping of crickets.'],
    ['is part of a term', 'He plans new printers, manufacturing tools and goods.'],
    ['is in a list', 'The hall is sinking under the weight of age, escalating costs, and hard questions.'],
    [
      'goes on from what has happened',
      'The firm has made itself a home in news, broadcasting to many homes.',
    ],
    ['has an object too far off', 'The yard is a haven for children, featuring a swing that they can use.'],
    ['might have been', 'The town might have kept its port, growing into a city.'],
    ['has no clear time', 'The terms lay the ground, making it clear who owes what.'],
    ['belongs to what is needed', 'We need a review of the rules, making the work safer.'],
    ['belongs to what is seen', 'The paper treats the choice as a private one, falling to the home.'],
    ['went on all the while', 'For years, the man had served them, asking for little.'],
    [
      'is of other people',
      'The world melted away, leaving just the two of us, dancing under the moon.',
      'dancing',
    ],
    ['is of who said it', 'Critics argue that the plan lacks weight, pointing to the cost.'],
    ['goes along with speech', 'Captain Marsh muttered, staring at the map on the wall.'],
  ])('%s', (_, sentence, part = sentence) => {
    expect(rewritten(sentence)).toContain(part);
  });

  test('has “has” before its adverb', () => {
    expect(
      rewritten('Her path has been marked by hard work, further raising the cost of the boat.'),
    ).toContain('This has further raised the cost');
  });

  test('is what a person does with a drawer', () => {
    expect(rewritten('She settled in, unlocking the drawer with a small key.')).not.toContain('which');
  });
});

describe('grammar that would break stays', () => {
  test.each([
    ['“the various”', 'The various ways of going there are known.'],
    ['a mass noun after “significant”', 'The plan absorbs significant capital.'],
    ['what one finds, without an object', 'They love the delight of browsing and discovering.'],
    [
      'a list that a pronoun takes up',
      'The love I felt, the grief I bore—they were real because they shaped me.',
    ],
    ['a wait with a concert', 'For two long months, I kept my hands ready for a concert.'],
    ['“by email”', 'Contact us via email or post.'],
    ['a second “that”', 'It must be said that the boat is fast, and that the town likes it.'],
    ['help that is given', 'The help provided that day was small.'],
  ])('%s', (_, sentence) => {
    expect(rewritten(sentence)).toBe(sentence);
  });

  test('“I” keeps its capital', () => {
    expect(rewritten('Therefore, I firmly believe that schools should teach maths.')).toBe(
      'So I believe schools should teach maths.',
    );
  });

  test('a verb that a clause becomes is spelt as it should be', () => {
    expect(rewritten('He cut the firm in May, shrinking the staff by half.')).toMatch(/shrank/);
    expect(rewritten('She leaned over the wall, scrubbing it with a brush.')).toMatch(/scrubbed/);
  });

  test('“sum” doubles its last letter', () => {
    expect(rewritten('One firm encapsulated the plan in a poster.')).toBe(
      'One firm summed up the plan in a poster.',
    );
  });
});

test('an opening that announces an announcement goes as a whole', () => {
  expect(rewritten('Moreover, it is important to note that the engine is fast.')).toBe('The engine is fast.');
  expect(rewritten('Additionally, it is clear that the engine is fast.')).toBe(
    'Clearly, the engine is fast.',
  );
});

test('a step that follows is next, not later', () => {
  expect(rewritten('Subsequently, insert the key and turn it to the left.')).toMatch(/^Then insert/);
});

test('no sentence turns twice, and none runs on from speech', () => {
  expect(rewritten('However, the town lacks men. However, the mayor stays calm.')).not.toMatch(/But.*, but/);
  expect(rewritten('“You always do,” he said. Additionally, the rain had started.')).not.toContain(
    ', and the rain',
  );
});

test('verse stays as it is, beside prose that does not', () => {
  const verse =
    'The sea is calm tonight\nand furthermore the tide is full,\nit utilizes numerous straits\nto go.';
  const { text } = rewrite(`${verse}\n\n${LEAD}`, { strength: 'strong' });
  expect(text.slice(0, verse.length)).toBe(verse);
  expect(text).not.toContain('utilize maps');
});

test('prose in short lines of one width is no verse', () => {
  const prose = LEAD.replaceAll(/(.{1,54})(?: |$)/g, '$1\n').trim();
  expect(rewrite(prose, { strength: 'strong' }).text).not.toContain('Furthermore');
});

test('British spelling stays British', () => {
  const { text } = rewrite(
    `${LEAD} We organised the harbour. The firm conducted an analysis of the costs, and she deftly steered it.`,
    { strength: 'strong' },
  );
  expect(text).toContain('analysed');
  expect(text).toContain('skilfully');
});
