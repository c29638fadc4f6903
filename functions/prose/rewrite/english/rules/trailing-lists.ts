import { hasTag, isMark, isWord } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, opensNoun } from '../grammar/word-class.ts';
import { MIXED_VERBS, RESULT_VERBS } from '../words/trailing-verbs.ts';

const NOT_VERBS = new Set(
  'thing something anything nothing everything morning evening king ring spring string during'.split(' '),
);

export const looksIng = (token: Token | undefined): boolean =>
  isWord(token) && token.lower.length > 4 && token.lower.endsWith('ing') && !NOT_VERBS.has(token.lower);

/** "the old, creaking door" */
const isSecondAdjective = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at - 1], ',') &&
  isOpenWord(tokens[at - 2]) &&
  opensNoun(tokens[at - 3]) &&
  isOpenWord(tokens[at + 1]);

/** "including lamps, rope and tea", "using sand and lime": the list has ended. */
const isClosedList = (tokens: readonly Token[], at: number, comma: number): boolean =>
  (tokens[at]?.lower === 'including' || (tokens[at]?.lower === 'using' && isOpenWord(tokens[at - 1]))) &&
  tokens.slice(at, comma).some((token) => hasTag(token, Tag.And));

/** "by cutting costs, raising prices and closing shops" is a list, not a clause. */
export function isInList(tokens: readonly Token[], start: number, comma: number, head: number): boolean {
  for (let at = comma - 1; at >= start; at--) {
    if (!looksIng(tokens[at]) || isClosedList(tokens, at, comma)) continue;
    const before = tokens[at - 1];
    if (
      hasTag(before, Tag.Be) ||
      opensNoun(before) ||
      looksAdjective(before) ||
      isSecondAdjective(tokens, at)
    )
      continue;
    if (hasCoordinate(tokens, head) || isMark(before, ',') || isMark(before, ':')) return true;
    const base = tokens[head]?.entry?.base ?? '';
    const isOther = RESULT_VERBS.has(base) || base === 'lead';
    if (!isOther && (before?.lower === 'by' || (comma - at < 6 && hasTag(before, Tag.Preposition))))
      return true;
  }
  return false;
}

/** "and boosting", "and then using". */
export const isCoordinate = (tokens: readonly Token[], at: number): boolean =>
  looksIng(tokens[at]) &&
  (hasTag(tokens[at - 1], Tag.And) || (isAdverb(tokens[at - 1]) && hasTag(tokens[at - 2], Tag.And)));

export function hasCoordinate(tokens: readonly Token[], head: number): boolean {
  for (let at = head + 2; at < tokens.length; at++) if (isCoordinate(tokens, at)) return true;
  return false;
}

/** What closes a word of speech. */
export const QUOTES = new Set(['"', '\u201d']);

const NOT_FINITE = new Set(['be', 'been', 'being']);

/** "ensuring pupils can read": with these the verb that follows has a subject of its own. */
const CLAIMING_VERBS = new Set('believe ensure hope know mean say show suggest think'.split(' '));

/** "For some, using a map is fun": the "-ing" clause is what the sentence is about. */
export function isSubject(tokens: readonly Token[], head: number): boolean {
  const makesSure = tokens[head]?.lower === 'making' && tokens[head + 1]?.lower === 'sure';
  const takesClause = makesSure || CLAIMING_VERBS.has(tokens[head]?.entry?.base ?? '');
  for (let at = head + 1; at < tokens.length; at++) {
    const token = tokens[at];
    const opensClause = hasTag(token, Tag.Relative | Tag.Subordinator | Tag.Subject) || token?.lower === 'no';
    if (token?.kind === 'mark' || opensClause) return false;
    if (hasTag(token, Tag.Be | Tag.Modal) && !NOT_FINITE.has(token?.lower ?? '')) return !takesClause;
  }
  return false;
}

const DESCRIBING = new Set(
  (
    'alarming amazing breathtaking challenging charming compelling confusing convincing dazzling declining deepening depressing disturbing emerging encouraging escalating engaging exciting ' +
    'exhausting fascinating frightening growing improving increasing inspiring interesting leading lasting mounting outstanding overwhelming pressing promising refreshing relaxing remaining ' +
    'rewarding rising satisfying shocking soaring startling striking stunning supporting surprising terrifying thrilling touching troubling welcoming widening winning working worsening'
  ).split(' '),
);

/** "rich soil, stunning views, and long walks": the word describes the next thing in a list. */
export function isListed(tokens: readonly Token[], head: number): boolean {
  const next = tokens[head + 1];
  if (!isOpenWord(next) || PARTICLES.has(next.lower) || hasTag(next, Tag.Object)) return false;
  const goesOn = tokens.some(
    (token, at) =>
      at > head && isMark(token, ',') && hasTag(tokens[at + 1], Tag.And) && !looksIng(tokens[at + 2]),
  );
  const base = tokens[head]?.entry?.base ?? '';
  if (base === 'encourage' || base === 'inspire') return goesOn;
  if (DESCRIBING.has(tokens[head]?.lower ?? '')) return true;
  if (NEVER_ADJECTIVES.has(base) && tokens.slice(head).filter((token) => isMark(token, ',')).length > 1)
    return false;
  return goesOn && !RESULT_VERBS.has(base) && !MIXED_VERBS.has(base);
}

/** Their "-ing" describes no noun, not even before a list: ", sharing food, stories, and silence". */
export const NEVER_ADJECTIVES = new Set(
  'address affect allow carry cause collect cover create employ enable ensure examine form imagine involve keep let make offer produce promote provide raise reduce share show sip take teach update use'.split(
    ' ',
  ),
);

export const PARTICLES = new Set(['off', 'up', 'down', 'out', 'back', 'away', 'everyone', 'everything']);

const PLAIN_ADJECTIVES = new Set(
  (
    'bare big bitter black blue bold brave brief bright broad brown calm clean clear cold cool damp dark deep dim dirty dry dull dusty empty faint fast fierce firm frail fresh full ' +
    'gentle gold golden gray great green grey grim hard harsh heavy high hot huge hungry kind large light lone lonely long loose loud low narrow new old pale plain poor proud pure quick ' +
    'quiet rare raw red rich rough round sad sharp short shy silver simple single slick slow small smooth soft sour stark steady steep stiff still strange strong sudden sweet swift tall ' +
    'thick thin tight tiny tired vast warm weak wet white whole wide wild wise yellow young'
  ).split(' '),
);

/** What something is or comes to be. */
const COPULAS = new Set(['remain', 'become', 'stay', 'seem', 'appear', 'resemble']);

/** "the final, fading note": the "-ing" word may be an adjective like the one before it. */
export function mayDescribe(tokens: readonly Token[], comma: number): boolean {
  const before = tokens[comma - 1];
  if (looksAdjective(before) || PLAIN_ADJECTIVES.has(before?.lower ?? '')) {
    let at = comma - 1;
    while (
      looksAdjective(tokens[at]) ||
      PLAIN_ADJECTIVES.has(tokens[at]?.lower ?? '') ||
      isAdverb(tokens[at]) ||
      hasTag(tokens[at], Tag.And) ||
      isMark(tokens[at], ',')
    )
      at--;
    return !hasTag(tokens[at], Tag.Be) && !COPULAS.has(tokens[at]?.entry?.base ?? '');
  }
  const owner = tokens[comma - 2]?.lower ?? '';
  if (owner === 'like' || owner.endsWith("'s")) return true;
  const isPlural = before?.lower.endsWith('s') === true && !before.lower.endsWith('ss');
  return opensNoun(tokens[comma - 2]) && !isPlural;
}

/** The clause must not be an aside in the middle: "the man, wearing a hat, came in". */
export function runsToEnd(tokens: readonly Token[], head: number): boolean {
  const dashed = tokens
    .slice(0, head)
    .some((token) => token.kind === 'mark' && '\u2014\u2013'.includes(token.lower));
  for (let at = head + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'mark') continue;
    if (token.lower === ';' || token.lower === ':') return true;
    if ('\u2014\u2013'.includes(token.lower)) return !dashed;
    if (token.lower === ')') return false;
    if (token.lower === '(') {
      while (at < tokens.length && !isMark(tokens[at], ')')) at++;
      continue;
    }
    if (token.lower !== ',') continue;
    const next = tokens[at + 1];
    if (hasTag(next, Tag.Be | Tag.Have | Tag.Modal | Tag.Do | Tag.Subject) || next?.lower === 'to')
      return false;
    if (hasTag(next, Tag.S | Tag.Past) && !hasTag(next, Tag.Ing) && !isItem(tokens, at)) return false;
  }
  return true;
}

/** "scuffs, scratches, and stains", "a smooth, structured feel": what looks like a verb is a thing of a list or describes one. */
function isItem(tokens: readonly Token[], comma: number): boolean {
  const after = tokens[comma + 2];
  if (opensNoun(tokens[comma - 2]) && isOpenWord(tokens[comma - 1]) && isOpenWord(after)) return true;
  const closes = tokens.some(
    (token, at) => at > comma + 1 && isMark(token, ',') && hasTag(tokens[at + 1], Tag.And),
  );
  return closes && (isMark(after, ',') || isOpenWord(after));
}
