import { countWords, finiteVerbs, putsRight } from '../grammar/clause.ts';
import { hasTag, isMark, openWith, wording, type Context } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Sentence, Token } from '../grammar/tokens.ts';
import { isOpenWord, opensNoun, isPersonal } from '../grammar/word-class.ts';

const REASON = 'A comma or a full stop does what this dash does; a page full of dashes reads as a machine’s.';
const LONGEST_ASIDE = 12;

const isDash = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.lower === '\u2014' || (token.lower === '\u2013' && token.gap === 'space'));

/** Dashes where a comma is certain to be right, or where two sentences stand on either side. */
export function proposeDashes(context: Context, sentence: Sentence): void {
  const { tokens } = sentence;
  const dashes: number[] = [];
  for (let at = 1; at + 1 < tokens.length; at++) if (isDash(tokens[at])) dashes.push(at);
  const [first, second] = dashes;
  if (first === undefined) return;
  if (dashes.length === 2 && second !== undefined) replacePair(context, sentence, first, second);
  else if (dashes.length === 1) replaceOne(context, sentence, first);
}

const hasComma = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => isMark(token, ',;:('));

function replacePair(context: Context, sentence: Sentence, first: number, second: number): void {
  const { tokens } = sentence;
  if (hasComma(tokens, first, second) || countWords(tokens, first, second) > LONGEST_ASIDE) return;
  const one = spanOf(tokens, first);
  const two = spanOf(tokens, second);
  if (!one || !two || finiteVerbs(tokens, first + 1, second).some((verb) => verb.certain)) return;
  if (hasTag(tokens[first + 1], Tag.And) && hasComma(tokens, 0, first)) return;
  const edits = [
    { ...one, after: ', ' },
    { ...two, after: ', ' },
  ];
  context.propose(sentence, {
    rule: 'dash-pair',
    reason: REASON,
    claim: [one, two],
    wordings: [wording(edits, 1)],
  });
}

const OPENS_PHRASE = new Set(
  'and but or yet so which who where because like as with without not especially particularly even a an the one'.split(
    ' ',
  ),
);
const POINTING = new Set(['this', 'that', 'these', 'there', "it's", "that's", "there's"]);

/** "it", "they", "that's": what takes up what was said before. */
const takesPlaceOf = (token: Token): boolean =>
  POINTING.has(token.lower) || (isPersonal(token) && !['i', 'you'].includes(token.lower));

function replaceOne(context: Context, sentence: Sentence, at: number): void {
  const { tokens } = sentence;
  const span = spanOf(tokens, at);
  const next = tokens[at + 1];
  if (!span || !next || next.held) return;
  const right = finiteVerbs(tokens, at + 1, tokens.length);
  const left = finiteVerbs(tokens, 0, at);
  if (
    takesPlaceOf(next) &&
    left.length > 0 &&
    finiteVerbs(tokens, at + 1, at + 4).length + (next.lower.includes("'") ? 1 : 0) > 0
  ) {
    if (takesUp(tokens, at) || putsRight(tokens, at)) return;
    if (!next.lower.includes('that') || next.lower === "that's") {
      context.propose(sentence, {
        rule: 'dash-stop',
        reason: REASON,
        claim: [{ start: span.start, end: next.end }],
        wordings: [wording([openWith(context, next, span.start, '. ')], 1)],
      });
      return;
    }
  }
  const isPhrase =
    OPENS_PHRASE.has(next.lower) &&
    (right.length === 0 || hasTag(next, Tag.And | Tag.Relative) || next.lower === 'because');
  if (!isPhrase || hasComma(tokens, at + 1, tokens.length) || hasComma(tokens, Math.max(0, at - 6), at))
    return;
  context.propose(sentence, {
    rule: 'dash-comma',
    reason: REASON,
    claim: [span],
    wordings: [wording([{ ...span, after: ', ' }], 1)],
  });
}

/** "The love I felt, the grief I bore\u2014they were real": what the pronoun takes up is no sentence of its own. */
const takesUp = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at + 1]?.lower === 'these' && hasComma(tokens, 0, at)) ||
  (['they', 'these', 'it', 'this', 'that'].includes(tokens[at + 1]?.lower ?? '') &&
    opensNoun(tokens[0]) &&
    tokens.slice(1, at).some((token, before) => hasTag(token, Tag.Subject) && isOpenWord(tokens[before])));

/** The dash with the spaces on both its sides. */
function spanOf(tokens: readonly Token[], at: number): { start: number; end: number } | null {
  const before = tokens[at - 1];
  const dash = tokens[at];
  const next = tokens[at + 1];
  if (!before || !dash || !next || dash.held || dash.gap === 'other' || next.gap === 'other') return null;
  if (before.kind === 'mark' || next.kind === 'mark') return null;
  return { start: before.end, end: next.start };
}
