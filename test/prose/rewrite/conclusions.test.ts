// A conclusion that says again what a text has said: offered, never made.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { applyChanges } from '#prose/index.ts';
import { garden, restating, section, sleep } from './conclusion-texts.ts';

const offeredIn = (text: string, options = {}) => rewrite(text, options).offered ?? [];
const ends = (last: string) => `${garden}\n\n${last}`;

describe('is offered', () => {
  test.each([
    ['a last paragraph', ends(restating), garden],
    ['one with a rule before it', `${garden}\n\n---\n\n${restating}\n`, `${garden}\n`],
    ['one that opens otherwise', ends(restating.replace('In conclusion', 'Overall')), garden],
    ['a last section with its heading', `${sleep}\n\n${section}\n`, `${sleep}\n`],
    [
      'one with a heading in bold',
      `${sleep}\n\n${section.replace('## Conclusion', '**Conclusion**')}`,
      sleep,
    ],
    ['one with a heading in italics', `${sleep}\n\n${section.replace('Conclusion', '_Conclusion_')}`, sleep],
  ])('%s, with the white space before it', (_, text, left) => {
    const { offered = [], text: made, changes } = rewrite(text);
    expect(offered).toHaveLength(1);
    expect(applyChanges(text, offered)).toBe(left);
    expect(made).toBe(applyChanges(text, changes));
    for (const { start, end, before, reason } of offered) {
      expect(text.slice(start, end)).toBe(before);
      expect(reason).toMatch(/^This (?:paragraph|section) says again what the text has said\.$/);
    }
  });

  test('before what a chat says at the end, which goes by itself', () => {
    const text = `${ends(restating)}\n\nI hope this helps!`;
    const [offered] = offeredIn(text);
    expect(offered?.before.trim()).toBe(restating);
    expect(rewrite(text).text).toMatch(/does all of it\.$/);
  });

  test('and the changes within it are made all the same, since nobody may ever accept it', () => {
    const wordy = restating.replace('The work', 'It is important to note that the work');
    const { text, changes, offered = [] } = rewrite(ends(wordy), { strength: 'strong' });
    const [{ start, end } = { start: 0, end: 0 }] = offered;
    expect(changes.some((change) => change.start >= start && change.end <= end)).toBe(true);
    expect(text).toMatch(/The work of the garden is shared by a small group[^.]*\.$/);
  });
});

describe('is not offered', () => {
  test.each([
    ['with a thing that was not said', restating.replace('saves families money', 'raises rents')],
    [
      'with known words that say another thing',
      restating.replace(
        /The work.*/,
        'Quarrels about tomatoes cool the birds, and beds save the bees money.',
      ),
    ],
    ['that asks for something', `${restating} So a city must give its gardens open soil.`],
    ['that is surer than the text', restating.replace('gives', 'will always give')],
    ['that denies what the text says', restating.replace('cools', 'does not cool')],
    ['that speaks to its reader', `${restating} Stop and talk side by side.`],
    ['with a number of its own', restating.replace('families', '40 families')],
    ['with a name of its own', restating.replace('a shared garden', 'the garden of Ada Quill')],
    ['with a quotation', restating.replace('cools the street', '“cools the street”')],
    ['with a citation', restating.replace('hot days', 'hot days [3]')],
    ['that does not say what it is', restating.replace('In conclusion, a', 'A')],
    ['that only begins with such a word', restating.replace('In conclusion, a', 'Overall a')],
    ['with a list', 'In conclusion:\n\n- A shared garden saves money.\n- It cools the street on hot days.'],
  ])('one %s', (_, last) => {
    expect(offeredIn(ends(last))).toEqual([]);
  });

  test.each([
    ['a short text', `${garden.split('\n\n').slice(0, 2).join('\n\n')}\n\n${restating}`],
    ['a long text', `${`${garden}\n\n`.repeat(20)}${restating}`],
    ['a mail', `Dear Ada,\n\n${ends(restating)}\n\nBest regards,\nBo`],
    [
      'what somebody tells of himself',
      ends(restating).replace('Neighbours who', 'My neighbours, whom I like, who'),
    ],
    [
      'a study',
      ends(restating).replace(
        'Bees',
        'We report that in our results (Quill, 2019) the accuracy of our model and the regression over participants held. Bees',
      ),
    ],
    [
      'a text whose list of parts names it',
      `- Why sleep matters at work\n- Conclusion\n\n${sleep}\n\n${section}`,
    ],
    ['what stands in tags', `<p>${garden}</p>\n<p>${restating}</p>`],
    ['a heading over nothing else', `${garden}\n\n## The street\n\n${restating}`],
    ['a conclusion in the midst of a text', `${ends(restating)}\n\nThe first bed was dug behind the school.`],
  ])('of %s', (_, text) => {
    expect(offeredIn(text)).toEqual([]);
  });

  test('where a word of it is to be left alone, or the tone is that of a paper', () => {
    expect(offeredIn(ends(restating), { frozen: ['tarmac'] })).toHaveLength(1);
    expect(offeredIn(ends(restating), { frozen: ['saves families'] })).toEqual([]);
    expect(offeredIn(ends(restating), { tone: 'academic' })).toEqual([]);
  });
});
