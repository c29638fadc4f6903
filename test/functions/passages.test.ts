import { expect, test } from 'vitest';
import { wordsMasked } from '#humanizer/model/masks.ts';
import { findStretches } from '#humanizer/model/passages.ts';
import { readSource } from '#prose/index.ts';
import { chooseChanges } from '#prose/rewrite/index.ts';

test('the context of a passage shows no names or numbers, wherever it is cut off', async () => {
  const plain = 'The mill stood by the river and the wheel turned all day while the dog slept. ';
  const tail = ' and so it went on for years without any change in the way people lived'.repeat(5);
  for (let length = 170; length < 270; length++) {
    const named = `They agreed that Brindlewick Quill of Harrowgate paid 4521 crowns${tail.slice(0, length)}.`;
    const source = readSource(`${plain.repeat(24)}${named}\n\n${plain.repeat(24)}`);
    const options = { strength: 'strong' } as const;
    const { stretches } = await findStretches(
      { ...chooseChanges(source, options), source, cuts: [] },
      options,
      'hidden',
    );
    expect(stretches).toHaveLength(2);
    for (const { before, after } of stretches) expect(before + after).not.toMatch(/wick|uill|gate|52/);
  }
});

test('hidden words are hidden as whole words, the longest first, and parts of a name with it', () => {
  const masks = new Map([
    ['⟦number 1⟧', '12'],
    ['⟦number 2⟧', '1'],
    ['⟦name 3⟧', 'Ada Quill'],
    ['⟦words 4⟧', '(it)'],
  ]);
  expect(wordsMasked('12 tools of 2019, 1 for Ada Quill with “(it)”.', masks)).toBe(
    '⟦number 1⟧ tools of 2019, ⟦number 2⟧ for ⟦name 3⟧ with “⟦words 4⟧”.',
  );
  expect([wordsMasked('Quill', masks), wordsMasked('it', masks)]).toEqual(['⟦name 3⟧', 'it']);
});
