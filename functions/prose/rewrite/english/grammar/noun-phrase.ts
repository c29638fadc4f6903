import { hasTag, isMark } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from './tokens.ts';
import { isOpenWord, looksAdjective } from './word-class.ts';

const REACH = 6;
const VERB = Tag.Base | Tag.S | Tag.Past | Tag.Participle | Tag.Ing;

/**
 * Whether the noun that an adjective before this place goes with is one of these: "major risks", "major and lasting ethical risks",
 * "a deep, aching silence"; not "risk factors" for "risk".
 */
export function isBesideNoun(tokens: readonly Token[], from: number, nouns: ReadonlySet<string>): boolean {
  for (let at = from; at < from + REACH; at++) {
    if (!isOpenWord(tokens[at])) {
      if (!goesOn(tokens, at, from)) return false;
    } else if (nouns.has(tokens[at]?.lower ?? '')) {
      if (endsNounPhrase(tokens[at + 1])) return true;
    } else if (at > from && hasTag(tokens[at], Tag.Base | Tag.S) && !looksAdjective(tokens[at])) return false;
  }
  return false;
}

/** A hyphen, a comma or an “and” behind another quality, or behind the adjective itself. */
const goesOn = (tokens: readonly Token[], at: number, from: number): boolean =>
  isOpenWord(tokens[at + 1]) &&
  (isMark(tokens[at], '-') ||
    ((isMark(tokens[at], ',') || tokens[at]?.lower === 'and') &&
      (at === from || looksAdjective(tokens[at - 1]) || hasTag(tokens[at - 1], Tag.Ing | Tag.Participle))));

/** "changes remain", "silence settled"; not "change management". */
const endsNounPhrase = (next: Token | undefined): boolean =>
  !isMark(next, '-') && (!isOpenWord(next) || next.held || hasTag(next, VERB) || next.lower.endsWith('ly'));
