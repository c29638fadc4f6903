// Two sentences made one.
import { describe, expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import { rewritten } from './behind-lead.ts';

describe('joins', () => {
  test('never tie what somebody does to what merely is', () => {
    const sentence = 'He looked around the room. He was in an old house by the sea.';
    expect(rewritten(sentence)).toBe(sentence);
  });
});

test('no sentence turns twice, and none runs on from speech', () => {
  expect(rewritten('However, the town lacks men. However, the mayor stays calm.')).not.toMatch(/But.*, but/);
  expect(rewritten('“You always do,” he said. Additionally, the rain had started.')).not.toContain(
    ', and the rain',
  );
});

test('two sentences become one where the same person goes on after an opening', () => {
  const after = rewritten(
    'With the new clock, she had all the time in the world. She painted every door of the house.',
  );
  expect(after).toMatch(/in the world(?:, and she|\. She) painted/);
});

test('who goes on is not joined to a crowd that only stood in the first sentence', () => {
  const text =
    'Furthermore, numerous men utilize maps. The road bends there. Few go that way. ' +
    'Behind her, the two men of the crew sat in silence. They knew the whole of it by heart.';
  expect(rewrite(text, { strength: 'strong' }).text).toContain('in silence. They knew');
});

test.each(['Furthermore', 'Therefore'])('“%s” makes no run-on', (link) => {
  expect(rewritten(`The boat left at dawn. ${link}, many firms sell rope.`)).not.toMatch(/dawn,/);
});

describe('two sentences', () => {
  test.each([
    ['what is not so and what is', 'They did not flee the flood. They took the hill road.'],
    ['what is said twice for effect', 'She felt the wind on her neck. She felt the cold of the stone.'],
    ['two that say things of different people', 'The driver slept in the cab. She waved at the boat.'],
  ])('stay two: %s', (_, sentence) => {
    expect(rewritten(sentence).replace("didn't", 'did not')).toBe(sentence);
  });
});
