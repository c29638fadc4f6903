import { finiteVerbs } from '../grammar/clause.ts';
import { verbForms } from '../../../lexicon/inflect.ts';
import type { Edit } from '../../proposal.ts';
import { hasTag, isMark, isWord, reach, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { FiniteVerb, Sentence, Token } from '../grammar/tokens.ts';
import { isOpenWord, looksParticiple, opensNoun } from '../grammar/word-class.ts';
import { DEED_VERBS, PLAINER_VERBS, RESULT_VERBS } from '../words/trailing-verbs.ts';
import { readTrailing, type TrailingClause } from './trailing-clause.ts';
import { andLink } from './trailing-and.ts';
import { isCoordinate, looksIng, QUOTES } from './trailing-lists.ts';
import { isResult, resultLink } from './trailing-links.ts';

/** ", making it easier" becomes a clause of its own, or a second verb: ", which makes it easier", " and makes it easier". */
export function proposeTrailing(context: Context, sentence: Sentence): void {
  const last = sentence.tokens.at(QUOTES.has(sentence.tokens.at(-1)?.lower ?? '') ? -2 : -1);
  if (!isMark(last, '.') && !isMark(last, '!')) return;
  for (let comma = 2; comma < sentence.tokens.length - 3; comma++) {
    if (!isMark(sentence.tokens[comma], ',') || closesLink(sentence.tokens, comma)) continue;
    const clause = readTrailing(context, sentence.tokens, comma);
    if (clause && !context.story()) proposeFor(context, sentence, clause);
  }
}

const REASON = 'A trailing “-ing” clause reads as an afterthought; this says outright who does what.';

function proposeFor(context: Context, sentence: Sentence, clause: TrailingClause): void {
  const { tokens, comma, head } = clause;
  if (clause.base === 'ensure') {
    if (isResult(clause)) proposePurpose(context, sentence, clause);
    return;
  }
  const results = isResult(clause);
  const acts = !results && DEED_VERBS.has(clause.base);
  const link = results ? resultLink(clause) : acts ? andLink(clause) : null;
  const rest = link === null ? null : coordinateEdits(clause);
  const from = tokens[comma];
  const last = tokens[head];
  if (rest === null || !from || !last) return;
  // What is joined by "and" has the subject's own form: "may cut the bill and save money".
  const form = formFor(clause, link === ', which');
  const after = `${link} ${adverbOf(clause, results)}${form}`;
  const edits = [{ ...reach(from, last), after }, ...rest];
  context.propose(sentence, {
    rule: results ? 'trailing-result' : 'trailing-agent',
    reason: REASON,
    claim: edits.map(({ start, end }) => ({ start, end })),
    wordings: [wording(edits, 2)],
  });
}

/** ", ensuring that nobody is left out" → ", so that nobody is left out", where what follows is a clause. */
function proposePurpose(
  context: Context,
  sentence: Sentence,
  { tokens, comma, head, verb: main }: TrailingClause,
): void {
  const from = tokens[comma];
  const next = tokens[head + 1];
  const hasThat = next?.lower === 'that';
  const last = hasThat ? next : tokens[head];
  if (!from || !last || last.held || onlyIs(tokens, main)) return;
  const [verb] = finiteVerbs(tokens, head + 1, tokens.length);
  const isCertain =
    hasTag(tokens[verb?.at ?? -1], Tag.Be | Tag.Have | Tag.Modal) && (verb?.at ?? 0) - head < LONGEST_SUBJECT;
  if (!hasThat && !isCertain) return;
  context.propose(sentence, {
    rule: 'trailing-result',
    reason: '“So that” says the purpose in plain words.',
    claim: [reach(from, last)],
    wordings: [wording([{ ...reach(from, last), after: ', so that' }], 2)],
  });
}

/** "The grain shows the craft, so that your bag is one of a kind": nothing is done from which it could follow. */
const onlyIs = (tokens: readonly Token[], { at }: FiniteVerb): boolean => {
  const [verb, next] = hasTag(tokens[at], Tag.Modal) ? [tokens[at + 1], at + 2] : [tokens[at], at + 1];
  const states = STATING.has(verb?.entry?.base ?? '') || STATING.has(verb?.lower ?? '');
  const is = hasTag(verb, Tag.Be) || verb?.lower === 'be';
  return states || (is && !tokens.slice(next, next + 2).some(looksParticiple));
};

const STATING = new Set(
  'act acts bear become bears demonstrate have illustrate mean prove reflect remain represent reveal seem serve serves show signify stand stands stay suggest'.split(
    ' ',
  ),
);

const LONGEST_SUBJECT = 8;

function adverbOf({ tokens, comma, head }: TrailingClause, results: boolean): string {
  const adverb = head === comma + 2 ? `${tokens[comma + 1]?.lower ?? ''} ` : '';
  return results && (adverb === 'thus ' || adverb === 'thereby ') ? '' : adverb;
}

const isSingularVerb = (token: Token | undefined): boolean =>
  hasTag(token, Tag.S) || (token?.tags === 0 && token.lower.endsWith('s'));

/** What "making" turns into: "makes", "made"; after "can" it stays bare. */
function formFor(
  { base, verb, tokens }: Pick<TrailingClause, 'base' | 'verb' | 'tokens'>,
  singular: boolean,
): string {
  const forms = verbForms(PLAINER_VERBS.get(base) ?? base);
  const first = tokens[verb.at];
  switch (verb.tense) {
    case 'past':
      return forms.past;
    case 'present':
      return singular || isSingularVerb(first) || first?.lower === 'is' || first?.lower === 'has'
        ? forms.s
        : forms.base;
    case 'perfect':
      return forms.participle;
    case 'modal':
      return forms.base;
  }
}

/** In ", creating jobs and boosting growth" the second verb changes with the first. Null where that is not certain. */
function coordinateEdits(clause: TrailingClause): Edit[] | null {
  const { tokens, head } = clause;
  const edits: Edit[] = [];
  for (let at = head + 2; at < tokens.length; at++) {
    if (!isCoordinate(tokens, at) || goesOnFromPreposition(tokens, at, head)) continue;
    const token = tokens[at];
    const next = tokens[at + 1];
    const base = token?.entry?.base;
    if (!token || token.held || !base || !isWord(next) || hasOtherParticiple(tokens, head + 1, at))
      return null;
    const boosts = RESULT_VERBS.has(base) && !isMark(tokens[at - 2], ',');
    const parallel = isOpenWord(next) && (boosts || (isOpenWord(tokens[head + 1]) && at - head <= 5));
    if (!opensNoun(next) && !hasTag(next, Tag.Object | Tag.Preposition) && next.lower !== 'to' && !parallel)
      return null;
    if (next.lower === 'of') return null;
    edits.push({ start: token.start, end: token.end, after: formFor({ ...clause, base }, true) });
  }
  return edits;
}

/** In "money on hiring and training", "keeps them from asking, begging, or waiting" the last goes with the first. */
function goesOnFromPreposition(tokens: readonly Token[], at: number, head: number): boolean {
  const isIntroduced = (here: number): boolean =>
    looksIng(tokens[here]) && INTRODUCING.has(tokens[here - 1]?.lower ?? '');
  if (isIntroduced(at - 2)) return true;
  const second = tokens.findIndex(
    (token, here) => here > head + 1 && here < at && isMark(tokens[here - 1], ',') && looksIng(token),
  );
  return second > 0 && tokens.slice(0, second).some((_, here) => here > head && isIntroduced(here));
}

const INTRODUCING = new Set(['for', 'from', 'in', 'on', 'to', 'without']);

/** In "a man haunted by his past and seeking peace" the second belongs to the first participle, not to the clause. */
function hasOtherParticiple(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (hasTag(token, Tag.Participle) || (looksIng(token) && !isCoordinate(tokens, at))) return true;
  }
  return false;
}

/** ", in turn, enabling": the link belongs to the clause, and cannot stand without it. */
const closesLink = (tokens: readonly Token[], comma: number): boolean =>
  tokens[comma - 1]?.lower === 'turn' && isMark(tokens[comma - 3], ',');
