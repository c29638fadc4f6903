import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord } from '../grammar/word-class.ts';
import { hasTag, isMark } from '../context.ts';
import type { Phrase } from '../lexicon/phrase-trie.ts';
import { Tag } from '../lexicon/tags.ts';

type Place = {
  tokens: readonly Token[];
  from: number;
  to: number;
  before: Token | undefined;
};

type Condition = (place: Place) => boolean;

/** Where the phrases of a row stay as they are. */
const PLACES: Readonly<Record<string, Condition>> = {
  'a testament to': ({ tokens, to, before }) => !namesQuality(tokens, to) || before?.lower === 'in',
  '{be} a testament to': ({ tokens, to, before }) => !namesQuality(tokens, to) || isName(before),
  // "bikes allowing users to ride": in so short a clause “letting” is odd.
  '{allow} PEOPLE to': ({ tokens, from, to, before }) =>
    (tokens[from]?.lower === 'allowing' && isOpenWord(before)) || goesOnWithTo(tokens, to - 1),
  // "customers learn to complain in order to gain": two of them would run into each other.
  'in order to': ({ tokens, from }) => tokens.slice(Math.max(0, from - 3), from).some(isTo),
  // "This will ensure they stay soft": a thing makes nobody sure; "I cannot ensure you of it": there it assures.
  '{ensure} WHO': ({ tokens, from, to }) => isThingThat(tokens, from) || tokens[to]?.lower === 'of',
  '{serve} as AN': isStillSaid,
  '{serve} as the': isStillSaid,
};

/** Whether what stands round a phrase asks for it as it is. */
export function isOutOfPlace(
  { line }: Phrase,
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): boolean {
  return PLACES[line]?.({ tokens, from, to, before: tokens[from - 1] }) === true;
}

/** "can memory serve as a brush", "serves as a bridge and is also an act": “is” twice, or too far from its subject. */
function isStillSaid({ tokens, from, to, before }: Place): boolean {
  return isAdverb(before) || isAsked(tokens, from) || isAgain(tokens, to);
}

/** "allows us to rest, to heal, and to grow": a "to" that "let" would leave behind. */
const goesOnWithTo = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(
    (token, at) =>
      at > from &&
      token.lower === 'to' &&
      hasTag(tokens[at + 1], Tag.Base) &&
      (isMark(tokens[at - 1], ',') || hasTag(tokens[at - 1], Tag.And)),
  );

/** "Rome stands as a testament to care": a town shows none; it is proof of it. */
const isName = (token: Token | undefined): boolean => token?.held === true && token.capital;

/** "a testament to its care", "to how it began"; what is a testament to a team or to the brain shows neither of them. */
function namesQuality(tokens: readonly Token[], from: number): boolean {
  for (const token of tokens.slice(from, from + FARTHEST_QUALITY)) {
    if (token.kind !== 'word') return false;
    if (QUALITY.test(token.lower) && !BODIES.test(token.lower)) return true;
  }
  return false;
}

const FARTHEST_QUALITY = 5;
const QUALITY =
  /(?:[st]ion|[^n]ment|[ai]nce|ity|ness|ship|acy|ncy|dom|ism)s?$|^(?:attention|belief|bond|care|craft|design|effort|efforts|faith|friendship|genius|hopes?|how|loss|love|luck|need|passion|powers?|pride|prowess|principles?|instincts?|magic|skill|skills|spirit|strength|success|talent|talents|trust|value|virtue|vision|what|will|work|worth)$/;

const BODIES =
  /^(?:agenc|apartment|association|audience|business|cit|communit|corporation|environment|facilit|generation|institution|nation|organi[sz]ation|population|station|universit)(?:e?s|y|ies)?$/;

const isTo = ({ lower }: Token): boolean => lower === 'to' || lower === 'expected';

const isThingThat = (tokens: readonly Token[], from: number): boolean =>
  hasTag(tokens[from - 1], Tag.Modal) && THINGS.has(tokens[from - 2]?.lower ?? '');

const THINGS = new Set(['it', 'that', 'this', 'these', 'those', 'which']);

/** "can memory serve as a brush": its verb has gone before. */
const isAsked = (tokens: readonly Token[], from: number): boolean =>
  hasTag(tokens[from], Tag.Base) &&
  tokens.slice(Math.max(0, from - 3), from - 1).some((token) => hasTag(token, Tag.Modal | Tag.Do));

/** "serves as a bridge and is also an act": "is" twice for one subject. */
const isAgain = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((token, at) => at >= from && hasTag(token, Tag.And) && hasTag(tokens[at + 1], Tag.Be));
