import { expect, test } from 'vitest';
import { rewrite } from '#prose/rewrite/index.ts';
import type { Proposal } from '#prose/rewrite/proposal.ts';
import { repetition, rotation } from '#prose/rewrite/scorers.ts';
import { choose } from '#prose/rewrite/select.ts';
import { LEAD } from './behind-lead.ts';

/** A proposal for one place of the first sentence, in as many words as are named. */
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

test('a proposal that loses its place takes no turn and blocks no word', () => {
  const proposals = [
    proposalAt(0, ['change'], { precedence: 20, line: 'first' }),
    proposalAt(2, ['help'], { line: 'second' }),
    proposalAt(20, ['help'], { line: 'third' }),
  ];
  expect(wordsOf(proposals)).toEqual(['change', 'help']);
});

test('two lines bring no word twice into a sentence, but one line may say again what the sentence says again', () => {
  expect(wordsOf([proposalAt(0, ['help']), proposalAt(20, ['help', 'aid'], { line: 'other' })])).toEqual([
    'help',
    'aid',
  ]);
  expect(wordsOf([proposalAt(0, ['help']), proposalAt(20, ['help'])])).toEqual(['help', 'help']);
});

test('the wordings of a line take turns', () => {
  const proposals = [0, 20, 40].map((start, sentence) => proposalAt(start, ['help', 'aid'], { sentence }));
  expect(wordsOf(proposals)).toEqual(['help', 'aid', 'help']);
});

test('nothing is chosen beyond the budget', () => {
  expect(wordsOf([proposalAt(0, ['help']), proposalAt(20, ['aid'])], 1)).toEqual(['help']);
});

test('a long text is judged as a whole: what is English is rewritten, whatever it begins with', () => {
  const german = 'Der Fluss ist breit und tief, und niemand weiß, wohin er fließt. '.repeat(100).trim();
  const { text, outcome } = rewrite(`${german}\n\n${`${LEAD}\n\n`.repeat(20)}`);
  expect(outcome).toBe('rewritten');
  expect(text.startsWith(german)).toBe(true);
  expect(text).not.toContain('utilize');
});
