import { expect, test } from 'vitest';
import { applyChanges, findDifference, readSource } from '#prose/index.ts';

const source = [
  '## Walking, in short',
  '',
  'We utilize `npm run`  daily.  It is beneficial\nfor everyone. Nobody in the office dislikes it.',
  '',
  '- Shoes that fit are a must.',
  '- Water helps a lot.',
  '',
  '```',
  'utilize(1);',
  '```',
].join('\n');

const made = (result: string, frozen?: string[]) => {
  const { changes, restored } = findDifference(readSource(source), result, frozen);
  for (const { start, end, before } of changes) expect(source.slice(start, end)).toBe(before);
  return {
    text: applyChanges(source, changes),
    changes: changes.map(({ before, after }) => [before, after]),
    restored: restored.map(({ start, end }) => source.slice(start, end)),
  };
};

test('the words that changed are found, and white space, headings and code stay as they are', () => {
  const { text, changes, restored } = made(
    'Walking Briefly\n\nWe use `npm run` daily. It does everyone good. Nobody in the office dislikes it.\n\n- Shoes that fit are needed.\n- Water helps a lot.\n\nuse(1);',
  );
  expect(changes).toEqual([
    ['utilize', 'use'],
    ['is beneficial\nfor', 'does'],
    ['', ' good'],
    ['a must', 'needed'],
  ]);
  expect(restored).toEqual([]);
  expect(text).toContain('## Walking, in short\n\nWe use `npm run`  daily.  It does everyone good. Nobody');
  expect(text).toContain('```\nutilize(1);\n```');
});

test('a text that comes back in one line keeps its paragraphs', () => {
  const flat = source.replaceAll(/\s+/g, ' ').replace('We utilize', 'We use').replace('a must', 'needed');
  const { text } = made(flat);
  expect(text.split('\n').length).toBe(source.split('\n').length);
  expect(text).toContain('## Walking, in short\n\n');
});

test('a sentence that was dropped, that lost its code or a frozen word stays as it was, and is told', () => {
  const shorter = source.replace(' Nobody in the office dislikes it.', '');
  expect(made(shorter).text).toBe(source);
  expect(made(shorter).restored).toContain('Nobody in the office dislikes it.');
  expect(made(source.slice(0, source.indexOf('everyone'))).text).toBe(source);
  const uncoded = source.replace('`npm run`', 'the command');
  expect(made(uncoded)).toMatchObject({ text: source, restored: ['We utilize `npm run`  daily.'] });
  const thawed = source.replace('Water helps', 'Drinking helps');
  expect(made(thawed).text).toContain('- Drinking helps a lot.');
  expect(made(thawed, ['water'])).toMatchObject({ text: source, restored: ['Water helps a lot.'] });
});

test('a refusal instead of a rewriting changes nothing', () => {
  expect(made('Sorry, but that is too much!').text).toBe(source);
});

test('an introduction that nobody asked for is left out', () => {
  const chatty = `Here is your text:\n\n${source.replace('beneficial', 'good')}`;
  expect(made(chatty)).toMatchObject({ text: source.replace('beneficial', 'good'), restored: [] });
});

const words = (word: string) => `${`${word} `.repeat(3000)}${'same '.repeat(3000)}end.`;

test('very long stretches that differ throughout are one change, found at once', () => {
  const { changes } = findDifference(readSource(words('one')), words('two'));
  expect(changes.length).toBe(1);
  expect(applyChanges(words('one'), changes)).toBe(words('two'));
});
