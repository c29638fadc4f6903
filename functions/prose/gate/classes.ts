import type { Changed } from './changed.ts';
import { APPROXIMATIONS, CLASSES, type ClaimKind, HEADS, WEAKER } from './claim-words.ts';
import { isMark } from './tokens.ts';

/** Whether one of these alone makes no other statement: "can help" and "helps", "every year" and "annually". */
export const isSoft = (kind: ClaimKind): boolean => SOFT.has(kind);

const SOFT: ReadonlySet<ClaimKind> = new Set([
  'ability',
  'owner',
  'reader',
  'totality',
  'part',
  'number of things',
]);

type Claims = Map<string, ClaimKind>;

/** The classes of claims that stand in one of two sentences alone. */
export function comparedClaims({ had, has, from, hadEnd, hasEnd }: Changed): ClaimKind[] {
  const lost = claimsOf(had, from - REACH, hadEnd + REACH);
  const gained = claimsOf(has, from - REACH, hasEnd + REACH);
  const gone = new Set(missing(lost, gained, had, has));
  const come = new Set(missing(gained, lost, has, had));
  for (const [one, other] of RELATED) {
    if (!gone.has(one) || !come.has(other)) continue;
    gone.delete(one);
    come.delete(other);
  }
  return [...new Set([...gone, ...come])];
}

/** "May repeat" → "can repeat", "allegedly" → "thought to": the one says much the same as the other. */
const RELATED: readonly (readonly [ClaimKind, ClaimKind])[] = [
  ['possibility', 'ability'],
  ['ability', 'possibility'],
  ['attribution', 'likelihood'],
  ['likelihood', 'attribution'],
];

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
    others.has(key) || isClaimed(there, key) || isHinted(kind, tokens, there) ? [] : kind,
  );

const isHinted = (kind: ClaimKind, tokens: readonly string[], there: readonly string[]): boolean =>
  there.some(
    (token, at) =>
      !tokens.includes(token) &&
      (compiled().hints.get(token) ?? []).some(
        (phrase) => phrase.kind === kind && standsAt(there, at, phrase.words),
      ),
  );

/** What is claimed between two places, and at the head. */
function claimsOf(tokens: readonly string[], from: number, to: number): Claims {
  const claims: Claims = new Map();
  const { inside, heads } = compiled();
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at++) {
    const token = tokens[at] ?? '';
    for (const { key, kind, words, isApproximate } of inside.get(token) ?? [])
      if (
        standsAt(tokens, at, words) &&
        (isApproximate ? isApproximated(tokens[at + words.length], token) : !isIdiom(tokens, at))
      )
        claims.set(key, kind);
    if (isSuperlative(tokens, at)) claims.set('superlative', 'superlative');
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

const compiled = () =>
  (index ??= {
    inside: indexOf([...CLASSES, ...APPROXIMATIONS.map((phrases) => ['approximation', phrases] as const)]),
    heads: indexOf(HEADS),
    hints: indexOf(WEAKER),
  });

function indexOf(classes: readonly (readonly [ClaimKind, string])[]): Index {
  const byFirst: Index = new Map();
  for (const [at, [kind, phrases]] of classes.entries())
    for (const phrase of phrases.split('|')) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      const known = byFirst.get(first) ?? [];
      known.push({ key: `${kind} ${at}`, kind, words, isApproximate: kind === 'approximation' });
      byFirst.set(first, known);
    }
  return byFirst;
}

const standsAt = (tokens: readonly string[], at: number, words: readonly string[]): boolean =>
  words.every((word, step) => tokens[at + step] === word);

/** "not only", "all in all", "let us": none of them claims what its word claims elsewhere. */
const isIdiom = (tokens: readonly string[], at: number): boolean =>
  IDIOMS.has(`${tokens[at - 1]} ${tokens[at]}`) ||
  IDIOMS.has(`${tokens[at]} ${tokens[at + 1]}`) ||
  (tokens[at] === 'could' && NO_CHANCE.has(tokens[at + 1] ?? ''));

/** "Could not" and "could hear" tell what one is able to, and no chance. */
const NO_CHANCE = new Set(
  'not hear see feel smell taste sense tell recognize recognise remember imagine'.split(' '),
);

const IDIOMS = new Set(
  'seen before|as possible|to be reckoned|a force|without end|not only|not merely|not solely|not alone|all in|in all|after all|at all|above all|of all|let us|may as|if only|if not|as if|even if|thank you'.split(
    '|',
  ),
);

const isNumber = (token: string | undefined): boolean => token !== undefined && /\d/.test(token);

/** "Almost all", "nearly everyone". */
const QUANTIFIED = new Set(
  'all every everyone everybody everything none nobody nothing always never half'.split(' '),
);

const isApproximated = (next: string | undefined, by: string): boolean =>
  isNumber(next) || (/^(?:nearly|almost|virtually|practically)$/.test(by) && QUANTIFIED.has(next ?? ''));

const NO_SUPERLATIVES = new Set(
  'forest guest harvest honest interest invest modest nest protest quest request rest suggest test west contest arrest chest digest manifest conquest earnest latest priest harvest tempest contest'.split(
    ' ',
  ),
);

const SUPERLATIVES = new Set('best worst optimal optimum ultimate foremost peak maximum'.split(' '));

/** "the most telling", "best", "largest"; not "most people" nor "forest". */
function isSuperlative(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  if (SUPERLATIVES.has(token)) return true;
  if (token === 'most' || token === 'least') return tokens[at - 1] === 'the' && tokens[at + 1] !== 'of';
  return token.length > 5 && token.endsWith('est') && !NO_SUPERLATIVES.has(token);
}
