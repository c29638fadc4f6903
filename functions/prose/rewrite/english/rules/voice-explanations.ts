import { countWords, finiteVerbs, isStatement, putsRight } from '../grammar/clause.ts';
import { hasTag, isMark, isWord } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksParticiple } from '../grammar/word-class.ts';
import type { DashPlace } from './voice-dash-place.ts';

const LEAST_BEFORE = 4;
const LEAST_BEHIND = 3;
const MOST_BEHIND = 18;
const DOES = 'one comes before what explains';

/** What comes behind a colon, or behind a semicolon that it takes up. */
export const findExplanation = (tokens: readonly Token[]): DashPlace | null => {
  const breaks = tokens.flatMap((token, at) => (isMark(token, ':;()') ? at : []));
  const [at] = breaks;
  if (at === undefined || breaks.length > 1) return null;
  const next = tokens[at + 1];
  if (!isWord(next) || (next.capital && next.lower !== 'i') || next.held) return null;
  const behind = countWords(tokens, at, tokens.length);
  if (countWords(tokens, 0, at) < LEAST_BEFORE || behind < LEAST_BEHIND || behind > MOST_BEHIND) return null;
  if (!isStatement(tokens, 0, at)) return null;
  if (isMark(tokens[at], ':')) return announced(tokens, at) ? { marks: [at], fit: 0.75, does: DOES } : null;
  return takesUp(tokens, at) ? { marks: [at], fit: 0.3, does: DOES } : null;
};

const NEVER_BEFORE = /^(?:following|follows|include|includes|examples?|steps?|below|tips?)$/;

/** "one problem: nobody knew" */
function announced(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1];
  if (!isOpenWord(last) || isAdverb(last) || looksParticiple(last) || NEVER_BEFORE.test(last.lower))
    return false;
  return finiteVerbs(tokens, at - 1, at).length === 0;
}

const TAKES_UP = /^(?:it|they|this|that|he|she|we|you|there|these)(?:'\w+)?$/;

/** "The river rose; it took the bridge": not "it is no map; it is a plan", which is a habit of machines. */
function takesUp(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || !TAKES_UP.test(next.lower) || putsRight(tokens, at)) return false;
  if (tokens.slice(0, at).some((token) => hasTag(token, Tag.Negation))) return false;
  if (tokens.filter((token) => isMark(token, ',')).length > 1) return false;
  return finiteVerbs(tokens, at + 1, at + 5).length > 0 || next.lower.includes("'");
}
