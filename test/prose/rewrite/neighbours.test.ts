// Which words people set side by side, and what becomes of a wording that would set others there.
import { describe, expect, test } from 'vitest';
import { neighbours } from '#prose/rewrite/judges.ts';
import { isStrange } from '#prose/rewrite/english/neighbours/index.ts';
import type { Proposal, Wording } from '#prose/rewrite/proposal.ts';

describe('two words', () => {
  test('are strange where both are common and never meet', () => {
    expect(isStrange(['the', 'improve'], ['the', 'enhance'])).toBe(true);
    expect(isStrange(['of', 'make'], ['of', 'create'])).toBe(true);
  });

  test('are strange where people set the word that stood there, and not the new one', () => {
    expect(isStrange(['qzx', 'help'], ['young', 'people'])).toBe(true);
    expect(isStrange(['young', 'people'], ['young', 'individuals'])).toBe(false);
  });

  test('are not where nobody has seen the other two either', () => {
    expect(isStrange(['qzx', 'help'], ['qzx', 'facilitate'])).toBe(false);
  });
});

test('a strange wording is never chosen', () => {
  const wording: Wording = { edits: [], cost: 1, brings: [], place: 0, strange: true, shape: null };
  const proposal: Proposal = {
    rule: 'swap-sign',
    claim: [],
    level: 'balanced',
    reason: 'Plainer.',
    precedence: 10,
    tell: 0,
    sentence: 0,
    line: null,
    wordings: [wording],
  };
  expect(neighbours().weigh(proposal, wording)).toBe('veto');
  expect(neighbours().weigh(proposal, { ...wording, strange: false })).toBe(0);
});
