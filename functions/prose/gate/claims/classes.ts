import type { Changed } from '../changed.ts';
import { APPROXIMATIONS, CLASSES, type ClaimKind, HEADS, WEAKER } from '../words/claim-words.ts';
import { isNumeral } from './quantities.ts';
import { superlativeAt } from './superlatives.ts';
import { isMark } from '../tokens.ts';

/** Whether one of these alone makes no other statement: "can help" and "helps", "every year" and "annually". */
export const isSoft = (kind: ClaimKind | 'quantity'): boolean => SOFT.has(kind);

const SOFT: ReadonlySet<ClaimKind | 'quantity'> = new Set([
  'ability',
  'owner',
  'reader',
  'totality',
  'part',
  'number of things',
]);

type Claims = Map<string, ClaimKind>;

/** The classes of claims that stand in one of two sentences alone. */
export function comparedClaims({ had, has, from, hadEnd, hasEnd }: Changed): (ClaimKind | 'quantity')[] {
  const lost = claimsOf(had, from - REACH, hadEnd + REACH);
  const gained = claimsOf(has, from - REACH, hasEnd + REACH);
  const gone = new Set(missing(lost, gained, had, has));
  const come = new Set(missing(gained, lost, has, had));
  for (const [one, other] of RELATED) {
    if (!gone.has(one) || !come.has(other)) continue;
    gone.delete(one);
    come.delete(other);
  }
  const kinds = new Set([...gone, ...come]);
  // "Many" alone may come or go; "many" for "all" is another amount.
  const isOther = [...gone].some((kind) => AMOUNTS.has(kind)) && [...come].some((kind) => AMOUNTS.has(kind));
  return isOther ? ['quantity', ...kinds] : [...kinds];
}

/** "May repeat" → "can repeat", "allegedly" → "thought to": the one says much the same as the other. */
const RELATED: readonly (readonly [ClaimKind, ClaimKind])[] = [
  ['possibility', 'ability'],
  ['ability', 'possibility'],
  ['attribution', 'likelihood'],
  ['likelihood', 'attribution'],
];

const AMOUNTS: ReadonlySet<ClaimKind> = new Set(['totality', 'part', 'number of things', 'share']);

/** So many tokens away from a change, what is claimed stands on both sides: the length of the longest phrase, and one beside it. */
const REACH = 6;

const isClaimed = (tokens: readonly string[], key: string): boolean =>
  claimsOf(tokens, 0, tokens.length).has(key) || joins(tokens, key);

/** The claims of one side that the other does not make, nor hints at in words of its own. */
const missing = (
  claims: Claims,
  others: Claims,
  tokens: readonly string[],
  there: readonly string[],
): ClaimKind[] =>
  [...claims].flatMap(([key, kind]) =>
    others.has(key) || isClaimed(there, key) || isHinted(key, kind, tokens, there) ? [] : kind,
  );

const isHinted = (
  key: string,
  kind: ClaimKind,
  tokens: readonly string[],
  there: readonly string[],
): boolean =>
  there.some((token, at) =>
    (compiled().hints.get(token) ?? []).some(
      (phrase) =>
        (phrase.key === key || phrase.key === kind) &&
        standsAt(there, at, phrase.words) &&
        (PERSONS.has(kind) || !stands(tokens, phrase.words)),
    ),
  );

/** Who says "my" speaks of himself already. */
const PERSONS: ReadonlySet<ClaimKind> = new Set(['speaker', 'group', 'owner']);

/** "Described her as calm": somebody says that she was. */
const DESCRIBING = /^(?:describ|characteri[sz]|depict|portray)e?[sd]?(?:ed)?$/;

/** What is claimed between two places, and at the head. */
function claimsOf(tokens: readonly string[], from: number, to: number): Claims {
  const claims: Claims = new Map();
  const { inside, heads } = compiled();
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at++) {
    const token = tokens[at] ?? '';
    for (const { key, kind, words, isApproximate } of inside.get(token) ?? [])
      if (
        standsAt(tokens, at, words) &&
        (isApproximate ? isApproximated(tokens, at + words.length) : !isIdiom(tokens, at))
      )
        claims.set(key, kind);
    if (DESCRIBING.test(token) && tokens.slice(at + 1, at + REACH + 1).includes('as'))
      claims.set('describing', 'attribution');
    const superlative = superlativeAt(tokens, at);
    if (superlative !== null) claims.set(superlative, 'superlative');
  }
  const first = tokens.findIndex((token) => !isMark(token));
  for (const { key, kind, words } of heads.get(tokens[first] ?? '') ?? [])
    if (standsAt(tokens, first, words)) claims.set(key, kind);
  if (tokens.includes('?')) claims.set('question', 'question');
  if (tokens[first] === 'may') claims.set('wish', 'wish');
  return claims;
}

/** Whether what opens the one sentence joins two clauses inside the other: "While it rained, …" → "It rained. But …". */
const joins = (tokens: readonly string[], key: string): boolean =>
  tokens.some((token, at) =>
    (compiled().heads.get(token) ?? []).some(
      (phrase) => phrase.key === key && standsAt(tokens, at, phrase.words),
    ),
  );

type Phrase = { key: string; kind: ClaimKind; words: readonly string[]; isApproximate: boolean };
type Index = Map<string, Phrase[]>;

let index: { inside: Index; heads: Index; hints: Index } | null = null;

const compiled = () => (index ??= compile());

function compile(): { inside: Index; heads: Index; hints: Index } {
  const inside: Index = new Map();
  const heads: Index = new Map();
  const hints: Index = new Map();
  for (const [at, [kind, phrases, weaker]] of CLASSES.entries()) {
    add(inside, phrases, `${kind} ${at}`, kind);
    if (weaker !== undefined) add(hints, weaker, `${kind} ${at}`, kind);
  }
  for (const [at, phrases] of APPROXIMATIONS.entries())
    add(inside, phrases, `number ${at}`, 'approximation', true);
  for (const [at, [kind, phrases]] of HEADS.entries()) add(heads, phrases, `${kind} ${at}`, kind);
  for (const [kind, phrases] of WEAKER) add(hints, phrases, kind, kind);
  return { inside, heads, hints };
}

function add(byFirst: Index, phrases: string, key: string, kind: ClaimKind, isApproximate = false): void {
  for (const phrase of phrases.split('|')) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const known = byFirst.get(first) ?? [];
    known.push({ key, kind, words, isApproximate });
    byFirst.set(first, known);
  }
}

const stands = (tokens: readonly string[], words: readonly string[]): boolean =>
  tokens.some((_, at) => standsAt(tokens, at, words));

const standsAt = (tokens: readonly string[], at: number, words: readonly string[]): boolean =>
  words.every((word, step) => tokens[at + step] === word);

/** "not only", "all in all", "let us": none of them claims what its word claims elsewhere. */
const isIdiom = (tokens: readonly string[], at: number): boolean =>
  IDIOMS.has(`${tokens[at - 1]} ${tokens[at]}`) ||
  IDIOMS.has(`${tokens[at]} ${tokens[at + 1]}`) ||
  (NEED.test(tokens[at] ?? '') && BEHIND_NEEDS.test(tokens[at + 1] ?? '.')) ||
  (tokens[at] === 'most' && !OF_MANY.test(tokens[at + 1] ?? '')) ||
  (tokens[at] === 'few' && NO_LACK.has(tokens[at - 1] ?? '')) ||
  (/^(?:would|should|could|might|to)$/.test(tokens[at] ?? '') &&
    tokens[at + 1] === 'have' &&
    NO_PARTICIPLE.has(tokens[at + 2] ?? '')) ||
  (tokens[at] === 'could' && NO_CHANCE.has(tokens[at + 1] ?? '')) ||
  (tokens[at] === 'apart' &&
    tokens.slice(Math.max(0, at - 7), at).some((token) => /^(?:set|sets|setting|tell|tells)$/.test(token)));

/** "Your needs.", "a need for rest": what is needed, and nothing that must be. */
const NEED = /^needs?$/;
const BEHIND_NEEDS = /^(?:[.,;:!?()\u2013\u2014]|of|for|in|and|or|that|are|is|as)$/;

/** "Most of them", "most boats"; "most likely" and "most recent" tell no share. */
const OF_MANY = /^(?:of|people|men|women|children|\p{L}+s)$/u;

/** "A few" are some, "the last few days" some days. */
const NO_LACK = new Set('a the last past first next these those every quite'.split(' '));

/** "Would have to", "would have a chance". */
const NO_PARTICIPLE = new Set(
  'to a an the no any some little few more less many much its their your our enough'.split(' '),
);

/** "Could not" and "could hear" tell what one is able to, and no chance. */
const NO_CHANCE = new Set(
  'not hear see feel smell taste sense tell recognize recognise remember imagine'.split(' '),
);

const IDIOMS = new Set(
  'seen before|as possible|be noted|each other|one another|vary according|varies according|varied according|differ according|differs according|to be reckoned|a force|without end|not only|not merely|not solely|not alone|all in|in all|after all|at all|above all|of all|let us|may as|if only|if not|as if|even if|even though|even when|even as|even so|even then|even after|even before|even more|even less|even better|even worse|even further|even greater|even stronger|even faster|even deeper|even higher|not even|or even|if even|even while|thank you'.split(
    '|',
  ),
);

/** "Almost all", "nearly everyone". */
const QUANTIFIED = new Set(
  'all every everyone everybody everything none nobody nothing always never half'.split(' '),
);

/** Before a number, an article aside: "just under a third". */
function isApproximated(tokens: readonly string[], at: number): boolean {
  const next = tokens[at] === 'a' || tokens[at] === 'the' ? tokens[at + 1] : tokens[at];
  if (next === undefined) return false;
  return isNumeral(next) || (NEARLY.test(tokens[at - 1] ?? '') && QUANTIFIED.has(next));
}

const NEARLY = /^(?:nearly|almost|virtually|practically)$/;
