// What stays for the words around it, wherever in the sentence they stand.
import { expect, test } from 'vitest';
import { rewritten } from './behind-lead.ts';

test.each([
  ['one against the many', 'The law puts the duty on individuals.'],
  ['one against firms', 'It lets individuals grow stronger than the state.'],
  ['persons just named', 'They asked what these individuals need.'],
  ['a set pair of verbs', 'They found it hard to recruit and retain nurses.'],
  ['a set phrase', 'There was sufficient reason for thanks.'],
  ['a plural that is never smooth', 'Guests expect seamless experiences.'],
  ['a term of the law', 'The court weighs significant decisions with care.'],
  ['a view of a field', 'The report gives a comprehensive overview of it.'],
  ['what is more than new', 'They saw the transformative power of bread.'],
  ['what nobody shows', 'The market exhibited several features of age.'],
  ['what they came upon', 'The men were confronted with cold rooms.'],
  ['a change that is lived through', 'They help workers navigating the transition.'],
  ['what a group is for', 'The guild came up with the goal of saving the mill.'],
  ['a quality', 'The flute was not just out of tune; it was broken.'],
  ['another quality', 'The mill isn’t merely old; it’s a ruin.'],
  ['a short word that is there', 'The flood led to debt and also resulted in a strike.'],
  ['a verb of the same “that”', 'They chose a model that is grounded in old work and includes clear aims.'],
  ['an aside behind no noun', 'His tale began innocently enough—a chance meeting on the road.'],
  ['an aside behind a while', 'The ship sang for a breath—a single line of an old song.'],
  [
    'a pair in what is told',
    'They left gifts on the steps—bread, cheese, and plums—though none could say why.',
  ],
  ['things behind things', 'Learners make small errors—mistakes that last for years.'],
  ['a cause that is a fear', 'They left the town due to fear of the flood.'],
  ['a set term', 'The boats are bought by high-net-worth individuals from the north.'],
  ['a way through what is no place', 'She learned it by navigating a market in the old town.'],
  ['what fails', 'The report names a crucial deficiency in the plan.'],
  ['one against the sum of many', 'They guess at individuals from aggregate figures.'],
  ['what life needs', 'A dry yard is good because it is essential to modern life.'],
  ['what is needed to do a thing', 'It is essential to water the rows.'],
  ['a set phrase of praise', 'In a testament to their will, the men held the gate.'],
  ['a pause before the trick', 'They had twice the harvest—simply by waiting a week.'],
  ['a doubt put in', 'Think of it as a good spot—maybe not cheap but dry.'],
  ['a turn to the reader', 'You don’t need more rope—you need a better knot.'],
  ['what is not held', 'The new brew helps—a careful mix of herbs and salts.'],
  ['what the joy led to', 'There was such joy—that all this would go on—but nobody slept.'],
  ['a list of what is not there', 'And nothing—no cough, no sneeze, no sob—will wake the old man.'],
  ['a cause put in', 'The long strike—caused by low pay, old tools, and bad air—has ended the boom.'],
  [
    'persons told one by one',
    'I knew the night workers—the cook who sang old songs, the guard who knew my name.',
  ],
  [
    'an aside behind “As”',
    'As the old mill—a ruin nobody cared to rebuild—burned on the hill, the town slept.',
  ],
  ['bikes that let', 'You will see bikes allowing users to ride for free.'],
  [
    'a reach of what was just named',
    'The plan shows the great size of the fire, extending beyond the old town.',
  ],
  ['what shows without an object', 'You step back, and you demonstrate: you kneel and look.'],
  ['a habit that is to be more than it was', 'A dark roast will enhance your morning routine.'],
  ['one of two set side by side', 'They built vibrant, resilient towns.'],
  ['what is no proof of a team', 'The new yield is a testament to its teams.'],
  ['nor of a brain', 'The lamp is a testament to the human brain.'],

  ['what is spoken of first', 'With regard to cost, it is fine.'],
  [
    'a word told five sentences ago',
    'A lively fair ran by. It bent. It fell. It rose. It went. It was a vibrant town.',
  ],
  ['an event', 'She took part in the event that opened the season.'],
  ['a decision that becomes easier', 'This will make the decision to stop smoking easier.'],
  ['what is no proof of a city', 'The new bridge is a testament to the city.'],
  ['use of what there is', 'Capacity utilization of the mill fell.'],
  ['what a study reckons', 'Those who drank it responded significantly faster than the control group.'],
  ['a boast at the head', 'Boasting three pools, the inn is calm.'],
  ['a means', 'The banks help control prices by means of rates.'],
  ['a survey that was made', 'The survey was conducted in the spring.'],
  ['a phase of use', 'The utilization phase comes next.'],
  ['a pair round one more act', 'We made the barn safe for hens—kept them dry in winter—so they could lay.'],
])('stays: %s', (_, sentence) => {
  expect(rewritten(sentence)).toBe(sentence);
});

test('the sum of a list keeps the words that show it for one', () => {
  const list = '- Bread is cheap and it keeps.\n- Cheese is dear and it keeps too.\n\n';
  expect(rewritten(`We sell two things:\n\n${list}Ultimately, bread is what most people buy.`)).toContain(
    'Ultimately, bread',
  );
});

test('“Overall” stays, for it says that what follows sums up', () => {
  expect(rewritten('Overall, the dam held.')).toBe('Overall, the dam held.');
});

test.each([
  ['Many individuals walk to the fair.', 'Many people walk to the fair.'],
  ['The yard is a testament to how far they came.', 'The yard shows how far they came.'],
  [
    'The yard is a remarkable testament to how far they came.',
    'The yard is a remarkable sign of how far they came.',
  ],
  ['It was a vibrant town.', 'It was a lively town.'],
  ['The map was a testament to his rich imagination.', 'The map showed his rich imagination.'],
  ['They hope to retain the old name.', 'They hope to keep the old name.'],
  ['They asked three pivotal questions.', 'They asked three key questions.'],
  ['He carried a new thing—a map of the whole valley.', 'He carried a new thing, a map of the whole valley.'],
])('%s', (before, after) => {
  expect(rewritten(before)).toBe(after);
});
