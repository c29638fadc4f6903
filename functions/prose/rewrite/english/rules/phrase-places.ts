import { finiteVerbs } from '../grammar/clause.ts';
import type { Token } from '../grammar/tokens.ts';
import { isOpenWord } from '../grammar/word-class.ts';
import { hasTag } from '../context.ts';
import type { PhraseRule } from '../lexicon/phrase-trie.ts';
import { Tag } from '../lexicon/tags.ts';

/** Whether what stands round a phrase asks for it as it is. */
export function isOutOfPlace(
  { source, options }: PhraseRule,
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): boolean {
  const [option = ''] = options;
  const before = tokens[from - 1];
  if (source.includes('testament') && option !== 'proof of' && isName(before)) return true;
  if (source.includes('a sense of') && before?.lower === 'with' && isLeft(tokens[from - 2])) return true;
  if (option.includes(' needed to') && before && POINTS.has(before.lower)) return true;
  return IS_ONE.test(option) && isAgain(tokens, to);
}

/** "It is vital to know", "a thing that is vital to know": nobody needs it for that. */
const POINTS = new Set('it that there these they this those what which'.split(' '));

/** "Rome stands as a testament to care": a town shows none; it is proof of it. */
const isName = (token: Token | undefined): boolean => token?.held === true && token.capital;

/** "She was left with a sense of unease": what is felt is no thing that is left. */
const isLeft = (token: Token | undefined): boolean => token?.entry?.base === 'leave';

const IS_ONE = /^(?:is|are|was|were|be) an?$/;

/** "serves as a bridge and is also an act": "is" twice for one subject. */
const isAgain = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at >= from && hasTag(token, Tag.And) && hasTag(tokens[at + 1], Tag.Be));

/** "jobs losses": a slip of the source, which would stand at the head of the sentence. */
export const isDoublePlural = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at], tokens[at + 1]].every((token) => isOpenWord(token) && /[^su']s$/.test(token.lower)) &&
  finiteVerbs(tokens, at + 2, at + 3).length > 0;
