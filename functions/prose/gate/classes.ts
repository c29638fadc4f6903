import type { Changed } from './changed.ts';
import { isMark } from './tokens.ts';

/** What a sentence may state by a small word, and a rewriting may neither add nor drop. */
export type ClaimKind =
  | 'comparison'
  | 'preference'
  | 'approximation'
  | 'frequency'
  | 'restriction'
  | 'contrast'
  | 'cause'
  | 'ability'
  | 'possibility'
  | 'likelihood'
  | 'necessity'
  | 'advice'
  | 'condition'
  | 'speaker'
  | 'group'
  | 'reader'
  | 'superlative'
  | 'totality'
  | 'part'
  | 'number of things'
  | 'order in time'
  | 'attribution'
  | 'association'
  | 'question'
  | 'wish';

/** Whether one of these alone makes no other statement: "can help" and "helps", "every year" and "annually". */
export const isSoft = (kind: ClaimKind): boolean => SOFT.has(kind);

const SOFT: ReadonlySet<ClaimKind> = new Set(['ability', 'reader', 'totality', 'part', 'number of things']);

/** The words and phrases of a class: `many|a number of`. Those of one class say the same. */
const CLASSES: readonly (readonly [ClaimKind, string])[] = [
  ['comparison', 'more than|greater than|higher than|in excess of'],
  ['comparison', 'less than|fewer than|lower than'],
  ['comparison', 'compared to|compared with|relative to'],
  ['preference', 'rather than|instead of|in place of|as opposed to'],
  [
    'frequency',
    'always|invariably|every time|at all times|constantly|continually|continuously|perpetually|ceaselessly|incessantly|all the time|at all hours',
  ],
  [
    'frequency',
    'often|frequently|regularly|commonly|usually|typically|generally|normally|tend to|tends to|more often than not|as a rule|in most cases|in many cases|oftentimes',
  ],
  [
    'frequency',
    'sometimes|occasionally|at times|from time to time|once in a while|in some cases|in certain cases',
  ],
  ['frequency', 'rarely|seldom|hardly ever|infrequently'],
  ['restriction', 'only|solely|exclusively|merely|alone|purely|nothing but|limited to'],
  ['ability', 'can|could|able to|capable of|possible to|cannot'],
  ['possibility', 'may|might|perhaps|maybe|possibly|potentially|could|possible|potential|may be'],
  [
    'likelihood',
    'likely|probably|unlikely|apparently|seem|seems|seemed|seemingly|appear to|appears to|appeared to',
  ],
  [
    'necessity',
    'must|need|needs|needed|has to|have to|had to|require|requires|required|requiring|mandatory|compulsory|obligatory|obliged to|force|forces|forced',
  ],
  ['advice', 'should|ought to|advisable|recommended|recommend|advise|had better'],
  ['condition', 'if|unless|whether|provided that|as long as|in case|on condition'],
  ['speaker', 'i|me|my|mine|myself'],
  ['group', 'we|us|our|ours|ourselves'],
  ['reader', 'you|your|yours|yourself|yourselves'],
  ['totality', 'all|every|each|everyone|everybody|everything|entire|whole|universal|daily|across the board'],
  ['totality', 'completely|fully|totally|entirely|wholly|utterly|perfectly'],
  ['number of things', 'most|majority'],
  ['number of things', 'many|numerous|several|a number of|lots of|multiple|plenty of|countless|myriad'],
  ['number of things', 'few|little|hardly any|a handful of'],
  ['part', 'some|certain|a few|in part|partly|partially|someone|something'],
  ['order in time', 'before|prior to|ahead of|earlier than|until|till|in advance of'],
  ['order in time', 'after|aftermath of|wake of'],
  [
    'attribution',
    'says|said|say|saying|argue|argues|argued|arguing|claim|claims|claimed|claiming|contend|contends|contended|assert|asserts|asserted|maintains|reportedly|suggest|suggests|suggested|suggesting|indicate|indicates|indicated|believe|believes|believed|indicating|assume|assumes|assumed|state that|states that|stated that|stating|warn|warns|warned|caution|cautions|cautioned|critics|supporters|proponents|opponents',
  ],
  ['association', 'correlated|correlates|correlation|association between|link between|linked to'],
];

/** Only where one of them opens the sentence: inside it, they join what the other side may join otherwise. */
const HEADS: readonly (readonly [ClaimKind, string])[] = [
  [
    'contrast',
    'but|however|yet|although|though|even though|despite|in spite of|nevertheless|nonetheless|still|even so|conversely|on the other hand|on the contrary|that said|then again|by contrast|in contrast|whereas|unlike',
  ],
  [
    'cause',
    'so|therefore|thus|hence|consequently|because|since|as a result|for this reason|due to|accordingly|given|in light of|which is why|that is why|this means|as such',
  ],
];

/** Beside a number each says something else. */
const APPROXIMATIONS: readonly string[] = [
  'about|around|roughly|approximately|some|circa|an estimated|estimated',
  'nearly|almost|close to|just under',
  'over|more than|above|exceeding|upwards of|in excess of',
  'under|less than|fewer than|below',
  'at least|no fewer than|no less than|a minimum of',
  'up to|at most|no more than|a maximum of|as many as|as much as',
];

type Claims = Map<string, ClaimKind>;

/** The classes of claims that stand in one of two sentences alone. */
export function comparedClaims({ had, has, from, hadEnd, hasEnd }: Changed): ClaimKind[] {
  const lost = claimsOf(had, from - REACH, hadEnd + REACH);
  const gained = claimsOf(has, from - REACH, hasEnd + REACH);
  const differing = new Set<ClaimKind>();
  for (const [key, kind] of lost) if (!gained.has(key) && !isClaimed(has, key)) differing.add(kind);
  for (const [key, kind] of gained) if (!lost.has(key) && !isClaimed(had, key)) differing.add(kind);
  return [...differing];
}

/** So many tokens away from a change, what is claimed stands on both sides: the length of the longest phrase, and one beside it. */
const REACH = 6;

const isClaimed = (tokens: readonly string[], key: string): boolean =>
  claimsOf(tokens, 0, tokens.length).has(key) || joins(tokens, key);

/** What is claimed between two places, and at the head. */
function claimsOf(tokens: readonly string[], from: number, to: number): Claims {
  const claims: Claims = new Map();
  const { inside, heads } = compiled();
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at++) {
    const token = tokens[at] ?? '';
    for (const { key, kind, words, isApproximate } of inside.get(token) ?? [])
      if (
        standsAt(tokens, at, words) &&
        (isApproximate ? isNumber(tokens[at + words.length]) : !isIdiom(tokens, at))
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

let index: { inside: Index; heads: Index } | null = null;

const compiled = () =>
  (index ??= {
    inside: indexOf([...CLASSES, ...APPROXIMATIONS.map((phrases) => ['approximation', phrases] as const)]),
    heads: indexOf(HEADS),
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
  IDIOMS.has(`${tokens[at - 1]} ${tokens[at]}`) || IDIOMS.has(`${tokens[at]} ${tokens[at + 1]}`);

const IDIOMS = new Set(
  'not only|not merely|not solely|not alone|all in|in all|after all|at all|above all|of all|let us|may as|if only|if not|as if|even if|thank you'.split(
    '|',
  ),
);

const isNumber = (token: string | undefined): boolean => token !== undefined && /\d/.test(token);

const NO_SUPERLATIVES = new Set(
  'forest guest harvest honest interest invest modest nest protest quest request rest suggest test west contest arrest chest digest manifest conquest earnest'.split(
    ' ',
  ),
);

const SUPERLATIVES = new Set(['best', 'worst', 'optimal', 'optimum', 'ultimate', 'foremost']);

/** "the most telling", "best", "largest"; not "most people" nor "forest". */
function isSuperlative(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? '';
  if (SUPERLATIVES.has(token)) return true;
  if (token === 'most' || token === 'least') return tokens[at - 1] === 'the' && tokens[at + 1] !== 'of';
  return token.length > 5 && token.endsWith('est') && !NO_SUPERLATIVES.has(token);
}
