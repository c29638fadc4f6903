import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import type { Proposal } from '#prose/rewrite/proposal.ts';
import { repetition, rotation } from '#prose/rewrite/scorers.ts';
import { choose } from '#prose/rewrite/select.ts';
import { LEAD } from './behind-lead.ts';

/** Creates a proposal for one place of the first sentence, with one wording per given word. */
const proposalAt = (start: number, after: string[], more: Partial<Proposal> = {}): Proposal => ({
  rule: 'word',
  claim: [{ start, end: start + 5 }],
  level: 'balanced',
  reason: 'Plainer.',
  precedence: 10,
  likeness: 0,
  sentence: 0,
  line: 'line',
  wordings: after.map((word, place) => ({
    edits: [{ start, end: start + 5, after: word }],
    cost: 1,
    brings: [word],
    place,
  })),
  ...more,
});

const wordsOf = (proposals: Proposal[], budget = 100) =>
  choose(proposals, [rotation(), repetition()], { length: 100, budget }).map(
    ({ wording }) => wording.edits[0]?.after,
  );

test('a proposal that loses to an overlapping one does not block its word elsewhere', () => {
  const proposals = [
    proposalAt(0, ['change'], { precedence: 20, line: 'first' }),
    proposalAt(2, ['help'], { line: 'second' }),
    proposalAt(20, ['help'], { line: 'third' }),
  ];
  expect(wordsOf(proposals)).toEqual(['change', 'help']);
});

test('two rows never bring the same word into a sentence, but one row may bring it twice', () => {
  expect(wordsOf([proposalAt(0, ['help']), proposalAt(20, ['help', 'aid'], { line: 'other' })])).toEqual([
    'help',
    'aid',
  ]);
  expect(wordsOf([proposalAt(0, ['help']), proposalAt(20, ['help'])])).toEqual(['help', 'help']);
});

test('the wordings of a row are used in rotation', () => {
  const proposals = [0, 20, 40].map((start, sentence) => proposalAt(start, ['help', 'aid'], { sentence }));
  expect(wordsOf(proposals)).toEqual(['help', 'aid', 'help']);
});

test('nothing is chosen beyond the budget', () => {
  expect(wordsOf([proposalAt(0, ['help']), proposalAt(20, ['aid'])], 1)).toEqual(['help']);
});

test('the English part of a long text is rewritten even if the text begins in another language', () => {
  const german = 'Der Fluss ist breit und tief, und niemand weiß, wohin er fließt. '.repeat(100).trim();
  const { text, outcome } = rewrite(`${german}\n\n${`${LEAD}\n\n`.repeat(20)}`);
  expect(outcome).toBe('rewritten');
  expect(text.startsWith(german)).toBe(true);
  expect(text).not.toContain('utilize');
});
