import { finiteVerbs, isStatement } from '../grammar/clause.ts';
import { hasTag, isMark, isWord, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import {
  isAdverb,
  isOpenWord,
  isPersonal,
  isPluralNoun,
  looksParticiple,
  opensNoun,
} from '../grammar/word-class.ts';
import {
  announces,
  gapOf,
  hasComma,
  hasOwnVerb,
  isBehindVerb,
  isBracketed,
  isOwned,
  listsNouns,
  partsAdjectives,
  shortestBeforeColon,
} from './dash-marks.ts';
import { proposeMarks } from './dash-proposals.ts';

type Mark = ', ' | ': ' | '; ';

/** The marks that do what a single dash does, where they are only as good. */
export function proposeEnding(context: Context, sentence: Sentence, at: number): void {
  const { tokens } = sentence;
  const span = gapOf(tokens, at, true);
  const next = tokens[at + 1];
  if (!span || !next || at < 3 || isMark(tokens.at(-1), '?') || isBracketed(tokens, at)) return;
  const mark = markOf(tokens, at);
  if (mark === null) return;
  const isBroken = tokens.some((token, here) => here !== at && isMark(token, ';:?!'));
  if (mark === ': ' && at + 1 < shortestBeforeColon(tokens)) return;
  if ((isBroken && mark !== ', ') || (next.held && mark === '; ')) return;
  proposeMarks(context, sentence, 'dash-ending', at, [{ ...span, after: mark }]);
}

function markOf(tokens: readonly Token[], at: number): Mark | null {
  const next = tokens[at + 1];
  if (!isWord(next) || !says(tokens, at)) return null;
  const isQuoted = tokens[at - 1]?.kind === 'mark' && tokens[at - 1]?.lower !== ')';
  const comma = isQuoted ? null : ', ';
  const isOwn = hasOwnVerb(tokens, at + 1, relativeOf(tokens, at));
  // “Joy, sorrow, anger – but from afar”: behind a comma “but” would go on with the list.
  if (['but', 'yet'].includes(next.lower) && isSubject(tokens[at + 2]))
    return hasComma(tokens, 0, at) ? null : comma;
  // “You need no more rope—you need a knot”: what speaks to somebody like this has no semicolons.
  if (isClause(tokens, at))
    return isStatement(tokens, 0, at) && corrects(tokens, at) && !next.lower.startsWith('you') ? '; ' : null;
  if (next.lower === 'so' && isPersonal(tokens[at + 2])) return comma;
  if (next.lower === 'that' && isSubject(tokens[at + 2]) && endsWithNoun(tokens, at)) return ': ';
  if (/^wh\w+ever$/.test(next.lower)) return comma;
  if (next.lower === 'whether') return isSeries(tokens, at) ? null : comma;
  if (ASKS.has(next.lower)) return endsWithNoun(tokens, at) ? ': ' : null;
  if (isOwn)
    return isStatement(tokens, 0, at) && opensStatement(tokens, at) ? markBefore(tokens[at - 1]) : null;
  if (NEVER_LISTS.test(next.lower) || isOwned(next)) return null;
  if (SHARES.test(next.lower)) return isSeries(tokens, at) ? null : comma;
  if (HANGS.has(next.lower)) return isBrokenUp(tokens, at) ? null : comma;
  if (next.lower === 'the' && /^(?:kind|sort|way|same|one|ones|thing)$/.test(tokens[at + 2]?.lower ?? ''))
    return comma;
  // “Those whom it condemned – a sign of”: behind a comma that would be said of the last word.
  if (isResumed(tokens, at)) {
    const isUnclear = isSeries(tokens, at) || listsNouns(tokens, at);
    return isUnclear || looksParticiple(tokens[at - 1]) || isBehindVerb(tokens, at) ? null : comma;
  }
  // “principles – a world where”: it says again what was named.
  if (isArticle(next) && hasTag(tokens[at + 3], Tag.Relative)) return null;
  return lists(tokens, at) ? ': ' : null;
}

/** "a belief that …": up to there a noun is described; the end where no such clause comes soon. */
function relativeOf(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  if (next === undefined || !(isArticle(next) || RESUMES.has(next.lower) || KINDS.test(next.lower)))
    return tokens.length;
  const found = tokens.findIndex(
    (token, here) =>
      here > at + 1 && here < at + 8 && (hasTag(token, Tag.Relative) || token.lower === 'where'),
  );
  return found < 0 ? tokens.length : found;
}

const KINDS = /^(?:the|some)$/;

/** What was announced follows a colon. */
const markBefore = (token: Token | undefined): Mark => (announces(token) ? ': ' : '; ');

const NEVER_LISTS = /^(?:this|that|these|no)$/;

const FARTHEST_VERB = 4;

/** "projects overlapped": a noun or two, and their verb. */
function opensStatement(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || isArticle(next) || looksParticiple(next) || isAdverb(next)) return false;
  if (!opensNoun(next) && !/^(?:every|some|no)(?:one|body|thing)$/.test(next.lower)) return false;
  for (let here = at + 1; here <= at + FARTHEST_VERB; here++) {
    const token = tokens[here];
    if (!isWord(token) || hasTag(token, Tag.And | Tag.Relative | Tag.Subordinator | Tag.Preposition))
      return false;
    if (here > at + 1 && finiteVerbs(tokens, here, here + 1).some(({ certain }) => certain)) return true;
  }
  return false;
}

const isSubject = (token: Token | undefined): boolean => isPersonal(token) || opensNoun(token);

/** Something is said before the dash: it is no list that what follows takes up. */
function says(tokens: readonly Token[], at: number): boolean {
  const [first] = tokens;
  if (first === undefined || /^(?:not|just|no|only)$/.test(first.lower)) return false;
  if (isStatement(tokens, 0, at)) return true;
  const comma = tokens.findIndex((token) => isMark(token, ','));
  const isVerb = (from: number): boolean =>
    hasTag(tokens[from], Tag.S | Tag.Past) || finiteVerbs(tokens, from, from + 1).length > 0;
  const early = tokens.findIndex((_, here) => here > 0 && here < at && isVerb(here));
  if (early < 0 || /^(?:all|these|those|both)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  const commas = tokens.filter((token, here) => here < at && isMark(token, ',')).length;
  return early < comma || commas < 2;
}

const ASKS = new Set('how what why'.split(' '));

/** "each with a name of its own" */
const SHARES = /^(?:each|all|both)$/;

/** "it embraces", "you need a map" */
const isClause = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  if (next === undefined) return false;
  if (/^(?:it|they|he|she|we|you|i|that|there)'/.test(next.lower)) return true;
  const isTakenUp = isPersonal(next) || ['this', 'that', 'these', 'those'].includes(next.lower);
  return isTakenUp && finiteVerbs(tokens, at + 2, at + 4).length > 0;
};

/** "It isn't a plan—it's a map." */
const corrects = (tokens: readonly Token[], at: number): boolean =>
  /^(?:it|they|he|she|we|you|i)(?:'|$)/.test(tokens[at + 1]?.lower ?? '') &&
  tokens
    .slice(0, at)
    .some(
      (token, here) =>
        hasTag(token, Tag.Negation) || (token.lower === 'more' && tokens[here + 1]?.lower === 'than'),
    );

const HANGS = new Set(
  (
    'not never possibly sometimes often usually especially particularly mostly almost nearly with without from by in on for through ' +
    'across like regardless including already thereby utterly equal more less enough except'
  ).split(' '),
);

const RESUMES = new Set(
  'proof evidence something someone anything anyone everything nothing factors elements qualities those one ones'.split(
    ' ',
  ),
);

/** "a lesson that came late": takes up what was said. */
function isResumed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return false;
  if (RESUMES.has(next.lower) || isRepeated(tokens, at)) return true;
  const comma = tokens.findIndex((token, here) => here > at && isMark(token, ','));
  const relative = tokens.findIndex(
    (token, here) => here > at && here <= at + 5 && hasTag(token, Tag.Relative),
  );
  const isHung = relative > 0 && (comma < 0 || relative < comma);
  if (isHung && (opensNoun(next) || isPluralNoun(next))) return true;
  // "the name I gave him"
  if (next.lower === 'the' && comma < 0 && isPersonal(tokens[at + 3])) return true;
  // "a deep, wide blue", "a rare thing, according to the book": no comma that parts one thing from another.
  return (
    isArticle(next) &&
    tokens.every((token, here) => here < at + 4 || !isMark(token, ',') || hangs(tokens[here + 1]))
  );
}

const hangs = (token: Token | undefined): boolean =>
  hasTag(token, Tag.Preposition | Tag.Subordinator | Tag.Relative) ||
  isAdverb(token) ||
  looksParticiple(token);

const isArticle = ({ lower }: Token): boolean => lower === 'a' || lower === 'an';

const REACH = 12;

/** "keeps a map—a map of the river" */
function isRepeated(tokens: readonly Token[], at: number): boolean {
  const noun = opensNoun(tokens[at + 1]) ? tokens[at + 2] : tokens[at + 1];
  return (
    isOpenWord(noun) && tokens.slice(Math.max(0, at - REACH), at).some((token) => token.lower === noun.lower)
  );
}

/** With a comma it would read as one more of a list, unless an "and" has closed that. */
function isSeries(tokens: readonly Token[], at: number): boolean {
  const comma = tokens.findLastIndex(
    (token, here) => here < at && isMark(token, ',') && !partsAdjectives(tokens, here),
  );
  if (comma >= 0 && comma <= 6 && (hasTag(tokens[0], Tag.Preposition) || isAdverb(tokens[0]))) return false;
  return comma >= 0 && at - comma <= 8 && !hasTag(tokens[comma + 1], Tag.And);
}

/** "not ten, not twelve" may follow a comma. */
const isBrokenUp = (tokens: readonly Token[], at: number): boolean =>
  hasComma(tokens, at + 1, at + 4) && !['not', 'like', 'already'].includes(tokens[at + 1]?.lower ?? '');

const PARTICLES = new Set('away back down off out over up'.split(' '));

/** What a colon may follow: no verb, no name, no "away". */
function endsWithNoun(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1];
  const before = tokens[at - 2];
  if (last?.kind === 'mark') return true;
  if (!isOpenWord(last) || last.held || isAdverb(last) || PARTICLES.has(last.lower)) return false;
  if (finiteVerbs(tokens, at - 1, at).length > 0) return false;
  return (
    !hasTag(last, Tag.Past) &&
    !last.lower.endsWith('ed') &&
    before?.lower !== 'to' &&
    !hasTag(before, Tag.Modal)
  );
}

const ANNOUNCES = /^(?:something|things?|words?|one)$/;

/** Things set beside each other, or one that a noun announced. */
function lists(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const last = tokens[at - 1]?.lower ?? '';
  if (!isWord(next) || isAdverb(next) || looksParticiple(next) || hasTag(next, NEVER_LISTED)) return false;
  const commas = tokens.flatMap((token, here) => (here > at && isMark(token, ',') ? here : []));
  if (opensNoun(next)) return !PARTICLES.has(last) && (commas.length > 0 || !isArticle(next));
  if (!isOpenWord(next) || !endsWithNoun(tokens, at)) return false;
  if (next.lower.endsWith('ing')) return listsActs(tokens, commas);
  return (
    commas.length > 1 || ANNOUNCES.test(last) || commas.some((comma) => tokens[comma + 1]?.lower === 'and')
  );
}

const NEVER_LISTED = Tag.And | Tag.Subordinator | Tag.Adverb | Tag.Preposition | Tag.Number | Tag.Relative;

/** "drafting reports, sorting mail, and writing code" */
const listsActs = (tokens: readonly Token[], commas: readonly number[]): boolean =>
  commas.length > 1 &&
  commas.slice(0, 2).every((comma) => {
    const act = tokens[hasTag(tokens[comma + 1], Tag.And) ? comma + 2 : comma + 1];
    return act?.lower.endsWith('ing') === true || comma !== commas[0];
  });
