import type { Token } from '../grammar/tokens.ts';
import { isAdverb } from '../grammar/word-class.ts';
import { hasTag } from '../context.ts';
import type { Phrase } from '../lexicon/phrase-trie.ts';
import { Tag } from '../lexicon/tags.ts';

/** Whether the words around a phrase require it to stay unchanged. */
export function isOutOfPlace(
  { line }: Phrase,
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): boolean {
  // "customers learn to complain in order to gain": a second "to" would follow too closely.
  if (line === 'in order to') return tokens.slice(Math.max(0, from - 3), from).some(isTo);
  return (
    line === '{serve} as AN' && (isAdverb(tokens[from - 1]) || isAsked(tokens, from) || isAgain(tokens, to))
  );
}

const isTo = ({ lower }: Token): boolean => lower === 'to' || lower === 'expected';

/** "can memory serve as a brush": its auxiliary precedes the subject. */
const isAsked = (tokens: readonly Token[], from: number): boolean =>
  hasTag(tokens[from], Tag.Base) &&
  tokens.slice(Math.max(0, from - 3), from - 1).some((token) => hasTag(token, Tag.Modal | Tag.Do));

/** "serves as a bridge and is also an act": "is" twice for one subject. */
const isAgain = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at >= from && hasTag(token, Tag.And) && hasTag(tokens[at + 1], Tag.Be));
