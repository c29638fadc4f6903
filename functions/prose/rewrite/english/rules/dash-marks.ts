import type { Span } from '../../../text/words.ts';
import { finiteVerbs } from '../grammar/clause.ts';
import { hasTag, isMark } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isOpenWord, isPersonal, looksAdjective, looksParticiple, opensNoun } from '../grammar/word-class.ts';

export const isDash = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && (token.lower === '\u2014' || (token.lower === '\u2013' && token.gap === 'space'));

export const hasComma = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => isMark(token, ',;:('));

/** "maps, plans, and sketches": a comma before "and". */
export const hasListEnd = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token, at) => isMark(token, ',') && hasTag(tokens[from + at + 1], Tag.And));

/** The dash with the spaces on both its sides; `quoted` lets it stand behind a quotation. */
export function gapOf(tokens: readonly Token[], at: number, quoted = false): Span | null {
  const before = tokens[at - 1];
  const dash = tokens[at];
  const next = tokens[at + 1];
  if (!before || !dash || !next || dash.held || dash.gap === 'other' || next.gap === 'other') return null;
  // "the light that came through the—I": somebody breaks off.
  if (hasTag(before, Tag.Determiner | Tag.Possessive) && before.lower !== 'this' && before.lower !== 'that')
    return null;
  const marks = quoted ? ')"\u201d' : ')';
  if ((before.kind === 'mark' && !marks.includes(before.lower)) || next.kind === 'mark') return null;
  return { start: before.end, end: next.start };
}

/** "a cold, wet night": the comma stands between two adjectives. */
export const partsAdjectives = (tokens: readonly Token[], comma: number): boolean =>
  (opensNoun(tokens[comma - 2]) || looksAdjective(tokens[comma - 1])) &&
  isOpenWord(tokens[comma + 1]) &&
  isOpenWord(tokens[comma + 2]) &&
  !tokens[comma + 1]?.lower.endsWith('ing');

/** "The result: a map" is a habit of its own. */
export const shortestBeforeColon = ([first]: readonly Token[]): number =>
  ['the', 'one', 'my', 'its', 'his', 'her'].includes(first?.lower ?? '') ? 9 : 4;

/** "the truth", "one thing": what follows is what was announced. */
export const announces = (token: Token | undefined): boolean =>
  ANNOUNCED.has(token?.lower ?? '') || token?.lower.endsWith('self') === true;

const ANNOUNCED = new Set(
  'answer breakthrough catch conclusion discovery fact idea lesson message news point problem question realization reason result revelation rule secret simple something thing truth'.split(
    ' ',
  ),
);

/** "When the mill, a ruin since May, burned", "As the mill …": commas would tell nobody where the clause begins. */
export const opensWithClause = (tokens: readonly Token[], dash: number): boolean =>
  (hasTag(tokens[0], Tag.Subordinator) || tokens[0]?.lower === 'as') && !hasComma(tokens, 0, dash);

/** "The rope holds\u2014a braid of hemp": a comma would make the braid what is held. */
export const isBehindVerb = (tokens: readonly Token[], at: number): boolean => {
  if (finiteVerbs(tokens, at - 1, at).length > 0) return true;
  const subject = tokens[at - 2];
  return (
    hasTag(tokens[at - 1], Tag.S) &&
    isOpenWord(subject) &&
    !looksAdjective(subject) &&
    !looksParticiple(subject)
  );
};

export const DETERMINERS = new Set('one a an the its his her their my our your'.split(' '));

/** "a weight gain, a feeling of haste" */
export const listsNouns = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    (token, here) => here > at && isMark(token, ',') && DETERMINERS.has(tokens[here + 1]?.lower ?? ''),
  );

/** "mine", "hers" */
export const isOwned = (token: Token | undefined): boolean =>
  /^(?:mine|yours|ours|hers|theirs)$/.test(token?.lower ?? '');

/** "which", "who", "whose"; not "that", which never stands behind a comma, nor "what". */
export const isRelative = (token: Token): boolean =>
  hasTag(token, Tag.Relative) && token.lower !== 'that' && token.lower !== 'what';

/** Whether brackets are open there: what they hold is no sentence to end. */
export const isBracketed = (tokens: readonly Token[], at: number): boolean =>
  tokens.findLastIndex((token, here) => here < at && isMark(token, '(')) >
  tokens.findLastIndex((token, here) => here < at && isMark(token, ')'));

/** Whether a clause of its own stands between two tokens: "something he had never done" is none. */
export function hasOwnVerb(tokens: readonly Token[], from: number, to: number): boolean {
  let open = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (opensHung(tokens, at) && token && (at > from || isRelative(token))) open++;
    const verb = finiteVerbs(tokens, at, at + 1)[0];
    if (verb?.certain !== true && !isShortVerb(token)) continue;
    if (open === 0) return true;
    open--;
  }
  return false;
}

const isShortVerb = (token: Token | undefined): boolean =>
  /^(?:i|you|he|she|it|we|they|that|there)'(?:s|re|ve|ll|d|m)$/.test(token?.lower ?? '');

/** "a name the Fleet chose", "a thing Ada had" */
const isNameBehind = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.capital === false &&
  (tokens[at]?.capital === true || (opensNoun(tokens[at]) && tokens[at + 1]?.capital === true));

/** "the one who", "whatever", "the man I knew" */
function opensHung(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (hasTag(token, Tag.Relative | Tag.Subordinator) || token?.lower === 'than') return true;
  const isSubject = isPersonal(token) || isShortVerb(token) || isNameBehind(tokens, at);
  const before = tokens[at - 1];
  return (
    isSubject &&
    before !== undefined &&
    before.kind === 'word' &&
    (['everything', 'something', 'anything'].includes(before.lower) || isOpenWord(before)) &&
    !hasTag(before, Tag.Preposition | Tag.Relative | Tag.Subordinator)
  );
}
