import { finiteVerbs } from '../grammar/clause.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, isPersonal, opensNoun } from '../grammar/word-class.ts';
import { hasTag, isMark } from '../context.ts';
import type { PhraseRule } from '../lexicon/phrase-trie.ts';
import { Tag } from '../lexicon/tags.ts';

type Place = {
  tokens: readonly Token[];
  from: number;
  to: number;
  before: Token | undefined;
  option: string;
};

type Condition = (place: Place) => boolean;

/** Of which lines of the lists, and where such a phrase stays as it is. */
const PLACES: readonly (readonly [lines: RegExp, stays: Condition])[] = [
  [/testament/, ({ tokens, to }) => !namesQuality(tokens, lastTo(tokens, to) + 1)],
  [/testament/, ({ before, option }) => option !== 'proof of' && isName(before)],
  [/^a testament to$/, ({ before }) => before?.lower === 'in'],
  // "responded significantly faster": in a study that was reckoned.
  [/^significantly \(/, ({ tokens }) => tokens.some(({ lower }) => OF_STUDY.has(lower))],
  // "However, it should be noted that": the padding would stay behind a “But”.
  [/^however ,$/, ({ tokens, to }) => tokens[to]?.lower === 'it' && hasTag(tokens[to + 1], Tag.Modal)],
  [/^in the event that$/, ({ tokens, to }) => !opensNoun(tokens[to]) && !isPersonal(tokens[to])],
  // "This will make the decision to stop easier"
  [/decision to$/, ({ tokens, to }) => tokens.slice(to).some(({ lower }) => OF_EASE.has(lower))],
  // "bikes allowing users to ride": in so short a clause “letting” is odd.
  [/^\{allow\}/, ({ tokens, from, before }) => tokens[from]?.lower === 'allowing' && isOpenWord(before)],
  [/a sense of/, ({ tokens, from, before }) => before?.lower === 'with' && isLeft(tokens[from - 2])],
  [/a sense of/, ({ tokens, to }) => isMark(tokens[to], ',') && tokens[to + 1]?.lower === 'of'],
  // "It helps in the process of building"
  [/^in the process of/, ({ before }) => before?.entry?.base === 'help'],
  // "With regard to cost, it is fine"
  [/\(respect\|regard\|regards\) to$/, ({ from }) => from === 0],
  [/^in order to$/, ({ tokens, from }) => tokens.slice(Math.max(0, from - 3), from).some(isTo)],
  // "support to towns, including seeds": what is given stands behind.
  [
    /^\{provide\} \(assistance/,
    ({ tokens, to }) => tokens.slice(to).some(({ lower }) => lower === 'including'),
  ],
];

const conditions = new Map<string, readonly Condition[]>();

/** Found once for each line. */
function conditionsOf(source: string): readonly Condition[] {
  const known = conditions.get(source);
  if (known !== undefined) return known;
  const found = PLACES.flatMap(([lines, stays]) => (lines.test(source) ? [stays] : []));
  conditions.set(source, found);
  return found;
}

/** Whether what stands round a phrase asks for it as it is. */
export function isOutOfPlace(
  { source, options }: PhraseRule,
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
): boolean {
  const [option = ''] = options;
  const before = tokens[from - 1];
  const place = { tokens, from, to, before, option };
  if (conditionsOf(source).some((stays) => stays(place))) return true;
  if (SURE.test(option) && isThingThat(tokens, from)) return true;
  if (IS_ONE.test(option) && (isAdverb(before) || isAsked(tokens, from))) return true;
  if (option.includes(' needed to') && before && POINTS.has(before.lower)) return true;
  return IS_ONE.test(option) && isAgain(tokens, to);
}

const lastTo = (tokens: readonly Token[], end: number): number =>
  tokens.findLastIndex((token, at) => at < end && token.lower === 'to');

/** "It is vital to know", "a thing that is vital to know": nobody needs it for that. */
const POINTS = new Set('it that there these they this those what which'.split(' '));

/** "Rome stands as a testament to care": a town shows none; it is proof of it. */
const isName = (token: Token | undefined): boolean => token?.held === true && token.capital;

/** "She was left with a sense of unease": what is felt is no thing that is left. */
const isLeft = (token: Token | undefined): boolean => token?.entry?.base === 'leave';

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

const IS_ONE = /^(?:is|are|was|were|be) (?:an?|the)$/;

/** "customers learn to complain in order to gain": two of them would run into each other. */
const isTo = ({ lower }: Token): boolean => lower === 'to' || lower === 'expected';

const OF_STUDY = new Set(
  'arm arms cohort control controls group groups participants patients placebo subjects trial'.split(' '),
);

const OF_EASE = new Set('difficult easier easy hard harder possible simple simpler'.split(' '));

const SURE = /^make sure /;

/** "This will ensure they stay soft": a thing makes nobody sure. */
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

/** "jobs losses": a slip of the source, which would stand at the head of the sentence. */
export const isDoublePlural = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at], tokens[at + 1]].every((token) => isOpenWord(token) && /[^su']s$/.test(token.lower)) &&
  finiteVerbs(tokens, at + 2, at + 3).length > 0;
