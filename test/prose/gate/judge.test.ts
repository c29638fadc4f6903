import { describe, expect, test } from 'vitest';
import { refusalOf } from '#prose/gate/judge.ts';
import { namesOf } from '#prose/gate/names.ts';

const judged = (before: string, after: string, document = before) =>
  refusalOf(before, after, new Set(namesOf(document)));

describe('refused is', () => {
  test.each([
    ['number', 'a number inside a hyphen', 'They work a five-day week.', 'They work a four-day week.'],
    ['number', 'a fraction', 'A third of the shops closed.', 'A quarter of the shops closed.'],
    ['number', 'two numbers exchanged', 'It has 4 rooms and 2 baths.', 'It has 2 rooms and 4 baths.'],
    ['number', 'a unit', 'The walk takes three hours.', 'The walk takes three days.'],
    ['number', 'a currency', 'A ticket costs $12.', 'A ticket costs €12.'],
    ['number', 'a magnitude', 'It cost 3 million.', 'It cost 3 billion.'],
    ['negation', 'a denial gone', 'The lid does not lock.', 'The lid locks.'],
    ['negation', 'without for with', 'She left without her coat.', 'She left with her coat.'],
    [
      'negation',
      'a denial moved to the other clause',
      'The bus did not stop, and the tram waited.',
      'The bus stopped, and the tram did not wait.',
    ],
    ['negation', 'what was not just so', 'It is not just a plan.', 'It is just a plan.'],
    ['name', 'a name', 'The firm moved to Leeds.', 'The firm moved to York.'],
    ['quotation', 'other words in a quotation', 'He said “it is late”.', 'He said “it is early”.'],
    ['quotation', 'a citation', 'Bees sleep [3].', 'Bees sleep [4].'],
    ['roles', 'names that change places', 'Yesterday Quill paid Ames.', 'Yesterday Ames paid Quill.'],
    ['roles', 'nouns that change places', 'The dog chased the cat.', 'The cat chased the dog.'],
    ['opposite', 'what is forbidden', 'The rule forbids them to pass.', 'The rule permits them to pass.'],
    ['opposite', 'an opposite', 'Prices rose again.', 'Prices fell again.'],
    ['opposite', 'more and less', 'It is more useful now.', 'It is less useful now.'],
    ['quantity', 'some for all', 'All guests stayed.', 'Some guests stayed.'],
    ['frequency', 'a frequency', 'The pump often fails.', 'The pump fails.'],
    ['possibility', 'a possibility', 'The roof may leak.', 'The roof leaks.'],
    ['likelihood', 'a likelihood', 'They will likely move.', 'They will move.'],
    ['necessity', 'advice for an order', 'You should wait here.', 'You must wait here.'],
    ['advice', 'advice', 'You should wait here.', 'You wait here.'],
    ['condition', 'a condition', 'It opens if it rains.', 'It opens as it rains.'],
    ['restriction', 'a restriction', 'Only members may vote.', 'Members may vote.'],
    ['approximation', 'an approximation', 'It weighs about 40 tons.', 'It weighs 40 tons.'],
    ['superlative', 'a superlative', 'It is the largest hall here.', 'It is a large hall here.'],
    ['attribution', 'who said it', 'Critics say the bridge is weak.', 'The bridge is weak.'],
    ['date', 'a day at the head', 'Monday is for washing.', 'Tuesday is for washing.'],
    ['list', 'a member of a list', 'We sell bread, milk, and eggs.', 'We sell bread and eggs.'],
    ['question', 'a question', 'Who left the gate open?', 'Someone left the gate open.'],
    [
      'meaning',
      'another statement',
      'The council repaired the old bridge near the mill.',
      'The council repaired a garden wall behind the library with volunteers.',
    ],
    ['english', 'a small letter at the head', 'The miller left at noon.', 'the miller left at noon.'],
    ['english', 'a stop that is gone', 'The miller left at noon.', 'At noon, the miller left'],
    ['english', 'another word by one letter', 'She sent the first draft.', 'She sent the first craft.'],
    [
      'english',
      'a clause that stands alone',
      'It shut because it rained, and we left.',
      'It shut. Because it rained, and we left.',
    ],
    [
      'english',
      'a participle that stands alone',
      'It shut in May, leaving us here.',
      'It shut in May. Leaving us here.',
    ],
    [
      'english',
      'a verb that stands alone',
      'The barn, which is old, was sold.',
      'The barn, which is old. Was sold.',
    ],
    ['english', 'a heading that is glued on', 'The barn is old.', 'Barns of note The barn is old.'],
    ['english', 'an article for another sound', 'An hour later it left.', 'A hour later it left.'],
    ['english', 'a verb of another number', 'They were at home.', 'They was at home.'],
    [
      'english',
      'a verb without its -s',
      'It rains here and it uses a lens.',
      'It rains here and it use a lens.',
    ],
    ['english', 'a verb whose noun is one', 'The mill grinds the corn.', 'The mill crush the corn.'],
    [
      'english',
      'an article before a sound that its letters hide',
      'It was a unanimous vote.',
      'It was an unanimous vote.',
    ],
    ['english', 'a form that follows no “have”', 'They have gone home.', 'They have went home.'],
    ['english', 'a word said twice', 'They met at the old mill.', 'They met at the the old mill.'],
    [
      'english',
      'a letter left of a word',
      'It helps to note that the mill is shut.',
      'It helps to e that the mill is shut.',
    ],
    ['english', 'glued words', 'It helps health care and civic life.', 'It helps health care andcivic life.'],
    [
      'english',
      'two sentences with a comma between them',
      'The old model suits every shop in town.',
      'The old model suits every shop in town, it is good.',
    ],
  ])('%s: %s', (reason, _, before, after) => {
    expect(judged(before, after)).toBe(reason);
  });
});

describe('let through is', () => {
  test.each([
    ['the same in plain words', 'We utilize it in order to save time.', 'We use it to save time.'],
    ['an announcement that goes', 'It is important to note that it rains.', 'It rains.'],
    [
      'a verb that is asked for in its plain form',
      'The mill grinds the corn.',
      'Does the mill grind the corn.',
    ],
    ['a word as the other side spells it', 'They organise a long trip.', 'They organize a long trip.'],
    ['a short form', 'It does not rain and was not cold.', "It doesn't rain and wasn't cold."],
    ['a list of denials', 'No contracts, no commitments.', 'No contracts or commitments.'],
    ['a number spelt out', 'It has 4 rooms.', 'It has four rooms.'],
    ['a number with a hyphen', 'A ten-minute walk leads to it.', 'A walk of ten minutes leads to it.'],
    ['plurals and hyphens of names', 'Large Language Models help.', 'A Large-Language Model helps.'],
    ['a capital behind a colon', 'One rule holds: stay out.', 'One rule holds: Stay out.'],
    ['a name spelt out', 'They trained ML models.', 'They trained machine learning models.'],
    ['a passive', 'Quill paid Ames.', 'Ames was paid by Quill.'],
    ['the parts in another order', 'In May the shop opened.', 'The shop opened in May.'],
    ['a frequency in other words', 'It usually rains here.', 'More often than not it rains here.'],
    ['“while” as two sentences', 'Although it rained, they stayed.', 'It rained. But they stayed.'],
    ['a friendlier invitation', 'Please do not hesitate to call.', 'Please feel free to call.'],
    [
      'what is allowed, as what can be',
      'It is wide, allowing them to pass.',
      'It is wide, so they can pass.',
    ],
    [
      'what was made possible',
      'They cut the toll, enabling us to trade.',
      'They cut the toll, so we could trade.',
    ],
    [
      'who asserts',
      'She fought it, asserting that it was bad.',
      'She fought it and asserted that it was bad.',
    ],
    ['a denial by a prefix', 'The site is not available.', 'The site is unavailable.'],
  ])('%s', (_, before, after) => {
    expect(judged(before, after)).toBeNull();
  });
});

test('a name that stands alone at the head of its sentence is one where the text has it elsewhere', () => {
  const text = 'We asked Zorbex twice. Zorbex never answered.';
  expect(judged('Zorbex never answered.', 'They never answered.', text)).toBe('name');
});

test('a name that the text has elsewhere may take the place of a pronoun', () => {
  const text = 'We asked Quill twice. She never answered.';
  expect(judged('She never answered.', 'Well, Quill never answered.', text)).toBeNull();
});
