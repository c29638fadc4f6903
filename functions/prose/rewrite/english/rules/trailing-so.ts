import type { Edit } from '../../proposal.ts';
import { hasTag, isWord, reach } from '../context.ts';
import { Tag } from '../lexicon/tags.ts';
import type { Token } from '../grammar/tokens.ts';
import { isAdverb, isOpenWord, looksAdjective, looksParticiple, opensNoun } from '../grammar/word-class.ts';
import { isFree } from '../wording.ts';
import type { TrailingClause } from './trailing-clause.ts';
import { hasCoordinate, looksIng } from './trailing-lists.ts';
import { goesOnWithTo, TAKES_TO } from './verbs.ts';

const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['me', 'I'],
  ['him', 'he'],
  ['her', 'she'],
  ['us', 'we'],
  ['them', 'they'],
  ['you', 'you'],
  ['it', 'it'],
  ['everyone', 'everyone'],
  ['others', 'others'],
]);

const LONGEST_OBJECT = 7;

/** ", allowing you to rest" → ", so you can rest"; ", making it easier to see" → ", so it is easier to see". */
export function soEdits(clause: TrailingClause, isFormal: boolean): Edit[] | null {
  const { tokens, comma, head, base, embedded, reported, verb } = clause;
  const adverb = head === comma + 2 ? (tokens[comma + 1]?.lower ?? '') : '';
  if (!['', 'thus', 'thereby'].includes(adverb) || hasCoordinate(tokens, head) || followsSo(tokens, comma))
    return null;
  if (isThing(tokens, verb.at)) return null;
  const link = embedded || reported || isFormal ? ', so that' : ', so';
  if (base === 'allow' || base === 'enable' || base === 'let') return permitted(clause, link);
  if (base === 'give') return given(clause, link);
  return (base === 'make' || base === 'render') && !embedded && !reported ? made(clause, link) : null;
}

/** A second "so" would lean on the first. */
const followsSo = (tokens: readonly Token[], comma: number): boolean =>
  tokens.slice(0, comma).some(({ lower }) => lower === 'so' || lower === 'if');

/** "is a part of the trade": nothing happens from which it could follow. */
function isThing(tokens: readonly Token[], verb: number): boolean {
  let at = hasTag(tokens[verb], Tag.Modal) ? verb + 1 : verb;
  if (!hasTag(tokens[at], Tag.Be) && tokens[at]?.entry?.base !== 'become') return false;
  at++;
  while (isAdverb(tokens[at])) at++;
  return opensNoun(tokens[at]) || (isOpenWord(tokens[at]) && /[^s]s$/.test(tokens[at]?.lower ?? ''));
}

const BACK_THEN = new Set(['would', 'could', 'might', 'had']);

const isPast = ({ tokens, verb }: TrailingClause): boolean =>
  verb.tense === 'past' || BACK_THEN.has(tokens[verb.at]?.lower ?? '');

/** "allowing the oils to meld" → "so the oils can meld" */
function permitted(clause: TrailingClause, link: string): Edit[] | null {
  const { tokens, comma, head, base } = clause;
  const mark = tokens[comma];
  const first = tokens[head + 1];
  if (!mark || !first || goesOnWithTo(tokens, head)) return null;
  const pronoun = SUBJECTS.get(first.lower);
  const can = isPast(clause) ? 'could' : 'can';
  if (pronoun !== undefined && base === 'let') {
    const verb = tokens[head + 2];
    if (!isBare(verb) || !isFree(tokens, head + 1, head + 2)) return null;
    return [{ ...reach(mark, first), after: `${link} ${pronoun} ${can}` }];
  }
  if (base === 'let') return null;
  const to = pronoun === undefined ? objectEnd(tokens, head + 1) : head + 2;
  const next = tokens[to];
  if (to === 0 || next?.lower !== 'to' || !isFree(tokens, to, to + 1)) return null;
  let verb = to + 1;
  while (isAdverb(tokens[verb])) verb++;
  if (!isBare(tokens[verb])) return null;
  // "Allowing stars to be more visible": they are, and do not only have the chance.
  if (tokens[verb]?.lower === 'be' && !looksParticiple(tokens[verb + 1])) return null;
  if (pronoun !== undefined)
    return isFree(tokens, head + 1, to)
      ? [{ start: mark.start, end: next.end, after: `${link} ${pronoun} ${can}` }]
      : null;
  return [
    { start: mark.start, end: first.start, after: `${link} ` },
    { start: next.start, end: next.end, after: can },
  ];
}

/** "be", "rest"; not "resting" */
const isBare = (token: Token | undefined): boolean =>
  isWord(token) &&
  !token.held &&
  (token.lower === 'be' || (hasTag(token, Tag.Base) && token.entry?.base === token.lower));

/** Where "to" stands behind "the harsh light of the sun"; 0 where that is not what stands there. */
function objectEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at <= from + LONGEST_OBJECT; at++) {
    const token = tokens[at];
    if (!token || token.gap === 'other') return 0;
    const before = tokens[at - 1];
    if (token.lower === 'to') {
      const fits = at > from && (before?.held === true || isOpenWord(before));
      return fits && !TAKES_TO.has(before?.lower ?? '') && !looksIng(before) ? at : 0;
    }
    const joins = at > from && (token.lower === 'and' || token.lower === 'of');
    if (!opensNoun(token) && !token.held && !joins && token.lower !== '-' && !isOpenWord(token)) return 0;
  }
  return 0;
}

const ROOM = /^(?:time|room|space)$/;
const CHANCE = /^(?:chance|opportunity|option|freedom|flexibility)$/;

/** "giving you time to finish" → "so you have time to finish" */
function given({ tokens, comma, head, verb }: TrailingClause, link: string): Edit[] | null {
  const mark = tokens[comma];
  const first = tokens[head + 1];
  const pronoun = SUBJECTS.get(first?.lower ?? '');
  if (!mark || !first || pronoun === undefined || first.held) return null;
  let at = head + 2;
  const article = ['a', 'an', 'the'].includes(tokens[at]?.lower ?? '');
  if (article || tokens[at]?.lower === 'more') at++;
  const noun = tokens[at]?.lower ?? '';
  if (!(article ? CHANCE : ROOM).test(noun) || tokens[at + 1]?.lower !== 'to') return null;
  const isOne = ['he', 'she', 'it', 'everyone'].includes(pronoun);
  const isOver = verb.tense === 'past' || BACK_THEN.has(tokens[verb.at]?.lower ?? '');
  const have = isOver ? 'had' : isOne ? 'has' : 'have';
  return [{ ...reach(mark, first), after: `${link} ${pronoun} ${have}` }];
}

const QUALITIES = new Set(
  (
    'easier harder easy hard difficult possible impossible simple simpler safer cheaper faster quicker stronger lighter smaller larger bigger better clearer worse ' +
    'attractive ideal suitable essential important necessary vital crucial useful accessible affordable vulnerable resilient resistant versatile reliable relevant available perfect'
  ).split(' '),
);

/** "making it easier to see" → "so it is easier to see" */
function made(clause: TrailingClause, link: string): Edit[] | null {
  const { tokens, comma, head, verb } = clause;
  const mark = tokens[comma];
  const first = tokens[head + 1];
  const pronoun = SUBJECTS.get(first?.lower ?? '');
  if (!mark || !first || first.held || pronoun === undefined || pronoun === 'others') return null;
  let at = head + 2;
  while (
    ['more', 'less', 'much', 'even', 'far', 'increasingly', 'particularly', 'especially'].includes(
      tokens[at]?.lower ?? '',
    )
  )
    at++;
  while (tokens[at]?.lower.endsWith('ly') === true) at++;
  const isCompared = at > head + 2 && looksAdjective(tokens[at]);
  if (!QUALITIES.has(tokens[at]?.lower ?? '') && !isCompared) return null;
  const isMany = ['we', 'they', 'you'].includes(pronoun);
  const modal = tokens[verb.at]?.lower ?? '';
  const be =
    modal === 'will'
      ? 'will be'
      : BACK_THEN.has(modal) && verb.tense === 'modal'
        ? 'would be'
        : isPast(clause)
          ? pronoun === 'I' || !isMany
            ? 'was'
            : 'were'
          : pronoun === 'I'
            ? 'am'
            : isMany
              ? 'are'
              : 'is';
  return [{ ...reach(mark, first), after: `${link} ${pronoun} ${be}` }];
}
