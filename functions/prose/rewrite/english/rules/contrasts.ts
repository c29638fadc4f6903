import { hasTag, isMark, isWord, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, looksParticiple } from '../grammar/word-class.ts';
import { isFree } from '../wording.ts';

const STRESS = new Set(['only', 'just', 'merely', 'simply']);
const CONTRACTED: Readonly<Record<string, string>> = {
  "isn't": 'is',
  "aren't": 'are',
  "wasn't": 'was',
  "weren't": 'were',
};

/** "not only X but also Y" → "X and Y"; "is not just X; it is Y" → "is more than X; it is Y". */
export function proposeContrasts(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  for (let at = 1; at + 4 < tokens.length; at++) {
    const denial = tokens[at];
    if (!denial || !STRESS.has(tokens[at + 1]?.lower ?? '')) continue;
    if (denial.lower !== 'not' && CONTRACTED[denial.lower] === undefined) continue;
    if (!isFree(tokens, at, at + 3)) return;
    const but = findBut(tokens, at + 2);
    if (but > 0) joinBoth(context, sentence, at, but);
    else raise(context, sentence, at);
    return;
  }
}

/** Where the second half begins, with no other break before it. */
function findBut(tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at < Math.min(tokens.length - 2, from + 24); at++) {
    const token = tokens[at];
    if (isMark(token, ';:.\u2014\u2013')) return 0;
    if (token?.lower === 'but') return at;
  }
  return 0;
}

function joinBoth(context: Context, sentence: Sentence, at: number, but: number): void {
  const { tokens } = sentence;
  const denial = tokens[at];
  const kept = tokens[at + 2];
  const hasAlso = tokens[but + 1]?.lower === 'also';
  const last = tokens[hasAlso ? but + 1 : but];
  const comma = isMark(tokens[but - 1], ',') ? 1 : 0;
  const opening = tokens[but - comma];
  if (!denial || !kept || !last || !opening || kept.gap !== 'space') return;
  if (!isFree(tokens, but - comma, hasAlso ? but + 2 : but + 1)) return;
  if (!mayJoin(tokens, { at, but, second: hasAlso ? but + 2 : but + 1 })) return;
  const verb = CONTRACTED[denial.lower];
  const edits = [
    { start: denial.start, end: kept.start, after: verb === undefined ? '' : `${verb} ` },
    { ...reach(opening, last), after: comma === 1 ? ' and' : 'and' },
  ];
  context.propose(sentence, {
    rule: 'not-only',
    reason: '“Not only … but” is a drum roll; “and” joins the two.',
    claim: [reach(denial, kept), reach(opening, last)],
    wordings: [wording(edits, 3)],
  });
}

type Halves = { at: number; but: number; second: number };

/** Whether the halves are of one kind, so that "and" joins them. */
function mayJoin(tokens: readonly Token[], { at, but, second }: Halves): boolean {
  const stress = tokens[at + 1]?.lower;
  const one = tokens[at + 2];
  const other = tokens[second];
  if (!isWord(one) || !isWord(other)) return false;
  if (hasTag(one, Tag.Do | Tag.Subject | Tag.Modal) || other.lower === 'rather') return false;
  if (/^can(?:not)?$|^could$/.test(tokens[at - 1]?.lower ?? '') && stress !== 'only') return false;
  const inside = tokens.slice(at + 2, but);
  if (inside.some((token) => token.lower === 'or' || token.lower === 'any')) return false;
  // "Not just to survive but to thrive": without "only … also" the second is often more, and "and" would level it.
  if (stress !== 'only' || second !== but + 2 || STEPS_UP.has(other.lower)) return false;
  if (!isPlainPair(tokens, { at, but, second })) return false;
  return areVerbs(one, other) || areQualities(tokens, at, second) || areShort(tokens, { at, but, second });
}

/** "not only cuts the bill but also saves time": two things that are done. */
const areVerbs = (one: Token, other: Token): boolean =>
  [Tag.Base, Tag.S, Tag.Past].some((form) => hasTag(one, form) && hasTag(other, form));

/** "is not only costly but also slow" */
const areQualities = (tokens: readonly Token[], at: number, second: number): boolean =>
  hasTag(tokens[at - 1], Tag.Be) && isQuality(tokens[at + 2]) && isQuality(tokens[second]);

const LONGEST_SHORT = 3;
const ASKING = new Set(['what', 'how', 'why', 'who', 'where', 'when', 'whether', 'which', 'if']);

/** "not only flour but also oil", "not only for Hull but also for York" */
function areShort(tokens: readonly Token[], { at, but, second }: Halves): boolean {
  const comma = isMark(tokens[but - 1], ',') ? 1 : 0;
  const end = tokens.findIndex((token, here) => here > second && token.kind === 'mark');
  return (
    but - comma - (at + 2) <= LONGEST_SHORT &&
    end > 0 &&
    end - second <= LONGEST_SHORT &&
    !tokens.slice(at + 2, end).some(({ lower }) => ASKING.has(lower))
  );
}

const isQuality = (token: Token | undefined): boolean =>
  isOpenWord(token) && !hasTag(token, Tag.Ing) && !token.lower.endsWith('s');

const LONGEST_HALF = 6;

/** Two short halves, neither with an "and" or a list of its own: else the second is often the point, and "and" buries it. */
function isPlainPair(tokens: readonly Token[], { at, but, second }: Halves): boolean {
  const comma = isMark(tokens[but - 1], ',') ? 1 : 0;
  const first = tokens.slice(at + 2, but - comma);
  const end = tokens.findIndex((token, here) => here > second && token.kind === 'mark');
  const last = tokens.slice(second, end < 0 ? tokens.length : end);
  if (first.length > LONGEST_HALF || last.length > LONGEST_HALF || isMark(tokens[end], ',')) return false;
  return ![...first, ...last].some(
    (token) => hasTag(token, Tag.And) || isMark(token, ',') || token.lower === 'about',
  );
}

const STEPS_UP = new Set(
  'above actually even first indeed instead more much primarily rather really'.split(' '),
);

/** "is not just a perk; it is" → "is more than a perk; it is". */
function raise(context: Context, sentence: Sentence, at: number): void {
  const { tokens } = sentence;
  const denial = tokens[at];
  const stress = tokens[at + 1];
  const one = tokens[at + 2];
  if (!denial || !stress || !isWord(one) || !isBeing(tokens, at) || !putsRight(tokens, at + 2)) return;
  // "It wasn't just the cold that was bad; it was the dark."
  if (
    tokens[at - (CONTRACTED[denial.lower] === undefined ? 2 : 1)]?.lower === 'it' &&
    isCleft(tokens, at + 2)
  )
    return;
  if (
    hasTag(one, Tag.Ing | Tag.Modal | Tag.And | Tag.Subordinator | Tag.Relative) ||
    one.lower.endsWith('ing')
  )
    return;
  if (one.lower === 'any' || one.lower === 'some') return;
  // "Not just a thing of the past": more than that it cannot be.
  if (tokens[at + 3]?.lower === 'thing') return;
  // "The price is not just a long wait": “more than” would set one sum against another.
  if (tokens.slice(0, at).some(({ lower }) => SUMS.has(lower))) return;
  const verb = CONTRACTED[denial.lower];
  const isAbout = one.lower === 'about';
  // "Not just sad", "not just out of tune": no more of a thing than that.
  const isThing =
    hasTag(one, Tag.Determiner | Tag.Possessive) ||
    (isOpenWord(one) &&
      THING.test(one.lower) &&
      !looksParticiple(one) &&
      !looksAdjective(one) &&
      !isAdverb(one));
  if (!isAbout && !isThing) return;
  const last = isAbout ? one : stress;
  const after = [verb, isAbout ? 'about more than' : 'more than']
    .filter((word) => word !== undefined)
    .join(' ');
  context.propose(sentence, {
    rule: 'more-than',
    reason: '“Not just this; it is that” denies what nobody said.',
    claim: [reach(denial, one)],
    wordings: [wording([{ ...reach(denial, last), after }], 2)],
  });
}

const THING = /(?:[^su]s|tion|ment|ity|ness|ism|ship|ware|[ae]nce)$/;

const SUMS = new Set(['bill', 'cost', 'costs', 'payoff', 'price', 'toll']);

const isBeing = (tokens: readonly Token[], at: number): boolean =>
  CONTRACTED[tokens[at]?.lower ?? ''] !== undefined ||
  (hasTag(tokens[at - 1], Tag.Be) && tokens[at - 1]?.lower !== 'be') ||
  /^(?:it|that|this|he|she|they|we|you)'(?:s|re)$/.test(tokens[at - 1]?.lower ?? '');

const isCleft = (tokens: readonly Token[], from: number): boolean => {
  const end = tokens.findIndex((token, at) => at > from && isMark(token, ';\u2014\u2013'));
  return tokens.slice(from, end).some((token) => token.lower === 'that' || token.lower === 'who');
};

/** Whether a second statement with a pronoun follows: "; it is", "\u2014they are". */
function putsRight(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length - 2, from + 16); at++) {
    if (!isMark(tokens[at], ';\u2014\u2013')) continue;
    const subject = tokens[at + 1]?.lower ?? '';
    return (
      /^(?:it|they|he|she|we|you|this|that)'(?:s|re)$/.test(subject) ||
      (/^(?:it|they|he|she|we|you|this|that)$/.test(subject) && hasTag(tokens[at + 2], Tag.Be))
    );
  }
  return false;
}
