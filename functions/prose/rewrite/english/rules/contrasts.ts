import { hasTag, isMark, reach, type Context } from '../context.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { Tag } from '../lexicon/tags.ts';

// "It is not just a perk; it is a plan": denies what nobody said. Found as a sign of a machine, but left unchanged: no other
// wording is certain to read better.

const STRESS = new Set(['only', 'just', 'merely', 'simply']);
const TAKES_UP = /^(?:it|they|he|she|we|you|this|that)(?:'(?:s|re))?$/;

export function findContrast(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  const at = tokens.findIndex(
    (token, here) => hasTag(token, Tag.Negation) && STRESS.has(tokens[here + 1]?.lower ?? ''),
  );
  const denial = tokens[at];
  const mark = tokens.findIndex((token, here) => here > at && isMark(token, ';\u2014\u2013'));
  const subject = tokens[mark + 1];
  if (!denial || mark < 0 || !subject || !TAKES_UP.test(subject.lower) || !isAgain(tokens, mark + 1)) return;
  context.propose(sentence, {
    rule: 'contrast',
    reason: '“Not just this; it is that” denies what nobody said.',
    claim: [reach(denial, subject)],
    wordings: [],
  });
}

const isAgain = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower.includes("'") === true || hasTag(tokens[at + 1], Tag.Be);
