import { countDashes } from '#prose/voice/dashes.ts';
import { isFormal } from '../../options.ts';
import type { Edit } from '../../proposal.ts';
import { lacksDashes } from '../../style-targets.ts';
import { hasTag, isMark, isWord, sentencesBeside, wording, type Context } from '../context.ts';
import { countWords, endsWithStop, finiteVerbs, isStatement, openingEnd } from '../grammar/clause.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksParticiple } from '../grammar/word-class.ts';
import { Tag } from '../lexicon/tags.ts';

// Adds dashes for an author who uses more of them, in place of marks that separate the same words.
//   brackets  the tools (maps and plans) that we own   →  the tools—maps and plans—that we own
//   a colon   one worry: the price of flour            →  one worry—the price of flour
//   a comma   sold in May, a loss that nobody saw      →  sold in May—a loss that nobody saw
// Skips lists, speech, questions, texts of law and science, and sentences near another dash.

/** Token indices of marks that dashes can replace, how well dashes would fit, and what they do there. */
type Place = { marks: readonly number[]; fit: number; does: string };

const LEAST_WORDS = 9;
const MOST_WORDS = 45;

export function proposeVoiceDash(context: Context, sentence: Sentence): void {
  const { targets, settings } = context;
  if (targets === null || !lacksDashes(targets) || context.listed || isFormal(settings.tone)) return;
  if (sentence.words < LEAST_WORDS || sentence.words > MOST_WORDS || !mayHold(sentence)) return;
  if (sentencesBeside(context, sentence).some(hasDash) || hasDashAcross(context, sentence)) return;
  if (context.register() !== 'other') return;
  const { tokens } = sentence;
  const place = betweenBrackets(tokens) ?? behindComma(tokens) ?? behindColon(tokens);
  if (place === null) return;
  const edits = place.marks.flatMap((at) => editAt(tokens, at, targets.dashForm));
  if (edits.length < place.marks.length) return;
  context.propose(sentence, {
    rule: 'voice-dash',
    reason: `Your own texts have more dashes. Here ${place.does}.`,
    claim: place.marks.map((at) => reachOf(tokens, at)),
    wordings: [wording(edits, 0)],
    ahead: place.fit,
  });
}

const LEAST_INSIDE = 3;
const MOST_INSIDE = 16;

/** Finds an aside in brackets: "the tools (maps, plans, and sketches) that" */
function betweenBrackets(tokens: readonly Token[]): Place | null {
  const open = tokens.findIndex((token) => isMark(token, '('));
  const close = tokens.findIndex((token) => isMark(token, ')'));
  if (open < 2 || close < open || tokens.some((token) => isMark(token, ';:'))) return null;
  if (tokens.filter((token) => isMark(token, '()')).length > 2 || !isWord(tokens[open - 1])) return null;
  const inner = tokens.slice(open + 1, close);
  const [first] = inner;
  const words = countWords(inner, 0, inner.length);
  if (!isWord(first) || first.capital || first.held || words < LEAST_INSIDE || words > MOST_INSIDE)
    return null;
  if (inner.some((token) => token.kind === 'number' || isMark(token, '.')) || NEVER_FIRST.test(first.lower))
    return null;
  const behind = tokens[close + 1];
  if (isMark(behind, '.')) return { marks: [open, close], fit: 0.9, does: 'one sets an aside off' };
  return mayFollow(behind) ? { marks: [open, close], fit: 1, does: 'two of them set an aside off' } : null;
}

/** Whether a token may follow an aside: "sites (safe or not) that"; not "plain (not safe) sites", where one word needs the other. */
const mayFollow = (token: Token | undefined): boolean =>
  token?.lower === 'to' ||
  looksParticiple(token) ||
  hasTag(token, Tag.Preposition | Tag.And | Tag.Be | Tag.Have | Tag.Modal | Tag.Relative);

/** First words of units, sources, other names and actions. */
const NEVER_FIRST =
  /^(?:in|that|per|by|at|of|see|aka|eg|ie|or|also|about|around|approximately|via|est|formerly|cf|vs|safe|(?!including)\w+ing)$/;

const LEAST_BEFORE = 5;

/** Finds an addition at the end of a sentence, after its only comma. */
function behindComma(tokens: readonly Token[]): Place | null {
  const start = openingEnd(tokens);
  const [at, ...others] = tokens.flatMap((token, here) =>
    here >= start && isMark(token, ',;:()') ? here : [],
  );
  if (at === undefined || others.length > 0 || !isMark(tokens[at], ',')) return null;
  if (!isStatement(tokens, start, at) || hasTag(tokens[start], Tag.Subordinator)) return null;
  if (countWords(tokens, start, at) < LEAST_BEFORE || !isShort(tokens, at)) return null;
  const before = tokens.slice(0, at);
  const said = tokens
    .slice(at + 1, -1)
    .map(({ lower }) => lower)
    .join(' ');
  const isListed = before.some(({ lower }) => lower === 'including' || lower === 'such');
  const does = 'one introduces an addition';
  if (NAMES.test(said)) return isListed ? null : { marks: [at], fit: 0.8, does };
  return SETS_APART.test(said) ? { marks: [at], fit: 0.7, does } : null;
}

const isShort = (tokens: readonly Token[], at: number): boolean => {
  const words = countWords(tokens, at, tokens.length);
  return words >= LEAST_INSIDE && words <= MOST_INSIDE;
};

const SETS_APART =
  /^(?:especially (?!if)|particularly |notably |even (?:if|when|though|as|in|for|at|after|before|during|with|without) |no matter |despite |regardless of |at least |as if |as though |whether |which (?:is|was) why )/;

/** "a loss that nobody saw" */
export const NAMES =
  /^(?:(?:something|someone|one|those|(?:the|an?) (?!few|little|lot|bit|day|week|month|year)\w+(?: \w+)?) (?:that|which|who|where) )/;

const NEVER_BEFORE = /^(?:following|follows|include|includes|examples?|steps?|below|tips?)$/;

/** Finds an explanation after a colon: "one problem: nobody knew" */
function behindColon(tokens: readonly Token[]): Place | null {
  const [at, ...others] = tokens.flatMap((token, here) => (isMark(token, ':;()') ? here : []));
  if (at === undefined || others.length > 0 || !isMark(tokens[at], ':')) return null;
  const next = tokens[at + 1];
  const last = tokens[at - 1];
  if (!isWord(next) || (next.capital && next.lower !== 'i') || next.held || !isShort(tokens, at)) return null;
  if (!isOpenWord(last) || isAdverb(last) || looksParticiple(last) || NEVER_BEFORE.test(last.lower))
    return null;
  if (!isStatement(tokens, 0, at) || finiteVerbs(tokens, at - 1, at).length > 0) return null;
  return { marks: [at], fit: 0.75, does: 'one introduces an explanation' };
}

const hasDash = ({ tokens }: Sentence): boolean =>
  tokens.some((token) => isMark(token, '\u2013\u2014') || (isMark(token, '-') && token.gap !== 'none'));

const REACH = 300;
const STOP = /[.?!]["\u201d\u2019)]*\s/;

/** Whether the last sentence of the paragraph before has a dash, or the first one of the paragraph after. */
function hasDashAcross({ text, sentences }: Context, { index, start, end }: Sentence): boolean {
  const isFirst = index === sentences[0]?.index;
  const isLast = index === sentences.at(-1)?.index;
  const before = isFirst ? text.slice(Math.max(0, start - REACH), start).trimEnd() : '';
  const behind = isLast ? text.slice(end, end + REACH).trimStart() : '';
  return countDashes(`${before.split(STOP).at(-1)}\n${behind.split(STOP).at(0)}`) > 0;
}

/** Whether a sentence is a plain statement; speech, questions and sentences that break off use dashes differently. */
const mayHold = (sentence: Sentence): boolean =>
  endsWithStop(sentence.tokens) &&
  !hasDash(sentence) &&
  !sentence.tokens.some((token) => isMark(token, '"\u201c\u201d\u2026[]/*_`?!'));

function editAt(tokens: readonly Token[], at: number, dash: string): Edit[] {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !mark || !next || mark.held) return [];
  // The closing bracket before a full stop needs no second dash.
  if (isMark(mark, ')') && isMark(next, '.')) return [{ start: before.end, end: mark.end, after: '' }];
  const gap = isMark(mark, '(') ? mark.gap : next.gap;
  return gap === 'space' ? [{ start: before.end, end: next.start, after: dash }] : [];
}

/** Returns the mark and the word after it: if that word changes, another mark may be right. */
const reachOf = (tokens: readonly Token[], at: number) => ({
  start: tokens[at - 1]?.end ?? 0,
  end: tokens[at + 1]?.end ?? 0,
});
