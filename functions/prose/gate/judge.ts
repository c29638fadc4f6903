import { alone, eitherHas, readChanged } from './changed.ts';
import { type ClaimKind, comparedClaims, isSoft } from './classes.ts';
import { compareContent, sizeOf } from './content.ts';
import { type Fact, findMarks } from './facts.ts';
import { findSentences } from '../text/sentences.ts';
import { keepsLists } from './lists.ts';
import { changesRoles, keepsNames, readNames } from './names.ts';
import { forgetMany } from './meanings.ts';
import { isDenying, keepsNegations } from './negations.ts';
import { isNumeral, keepsQuantities } from './quantities.ts';
import { turnOf } from './turns.ts';
import { isLight, isMark, tokensOf } from './tokens.ts';
import { readsWorse } from './worse-english.ts';

/** Why a rewritten sentence is refused. */
export type Refusal =
  | 'number'
  | 'name'
  | 'roles'
  | 'quotation'
  | 'negation'
  | ClaimKind
  | 'opposite'
  | 'quantity'
  | 'date'
  | 'list'
  | 'meaning'
  | 'length'
  | 'english';

/** Words of weight that may differ, for the root of all there are: so that a long sentence may change more than a short one. */
const MOST_DIFFERING = 2;
/** What a soft claim weighs beside a word. */
const SOFT_CLAIM = 1;
/** A change of so few words is no other statement, whatever they are. */
const FEW = 2;

const SHORTEST = 0.6;
const LONGEST = 1.4;
/** Below this many words a share of them says little. */
const LEAST_WORDS = 12;
const LONGEST_FRAME = 9;

/** Why what was made of a sentence may not stand in its place; null where it may. Not sure means no. */
export function refusalOf(before: string, after: string, document: ReadonlySet<string>): Refusal | null {
  forgetMany();
  const changed = readChanged(before, after);
  const { had, has } = changed;
  if (!keepsMarked(before, after)) return 'quotation';
  if (eitherHas(changed, isNumeral) && !keepsQuantities(before, after)) return 'number';
  if (changed.isCapital) {
    const names = { had: readNames(before), has: readNames(after), document };
    if (!keepsNames(names)) return 'name';
    if (changesRoles(names)) return 'roles';
  }
  if (eitherHas(changed, isDenying) && !keepsNegations(had, has)) return 'negation';
  if (exchangesWords(had, has)) return 'roles';
  const { lost, gained } = alone(changed);
  const turned = turnOf(lost, gained);
  if (turned !== null) return turned;
  if (
    !keepsLists(
      had,
      has,
      gained.filter((token) => !isMark(token) && token !== 'and' && token !== 'or').length,
    )
  )
    return 'list';
  const claims = comparedClaims(changed);
  const claim = claims.find((kind) => !isSoft(kind));
  if (claim !== undefined) return claim;
  const content = compareContent({ tokens: had, alone: lost }, { tokens: has, alone: gained });
  const differing = content.lost.length + content.gained.length + SOFT_CLAIM * claims.length;
  if (differing > FEW) {
    if (differing >= MOST_DIFFERING * Math.sqrt(sizeOf(had) + sizeOf(has))) return 'meaning';
    if (isOutOfLength(had, has)) return 'length';
  }
  return readsWorse({ text: before, tokens: had }, { text: after, tokens: has }, gained) ? 'english' : null;
}

/** Nothing but two words that have changed places, with another of weight between them: "the dog bit the man". */
function exchangesWords(had: readonly string[], has: readonly string[]): boolean {
  if (had.length !== has.length) return false;
  const moved = had.flatMap((token, at) => (token === has[at] ? [] : [at]));
  const [one = 0, other = 0] = moved;
  if (moved.length !== 2 || had[one] !== has[other] || had[other] !== has[one]) return false;
  return had.slice(one + 1, other).some((token) => !isMark(token) && !isLight(token));
}

function isOutOfLength(had: readonly string[], has: readonly string[]): boolean {
  const words = lengthOf(had);
  const ratio = lengthOf(has) / Math.max(1, words);
  return words >= LEAST_WORDS && (ratio < SHORTEST || ratio > LONGEST);
}

/** Words, an announcement at the head aside: "it is important to note that". */
function lengthOf(tokens: readonly string[]): number {
  const that = tokens.slice(0, LONGEST_FRAME).indexOf('that');
  const isFrame = tokens[0] === 'it' && that > 0;
  return tokens.slice(isFrame ? that + 1 : 0).filter((token) => !isMark(token)).length;
}

/** Quotations by their words; links and citations to the letter. */
function keepsMarked(before: string, after: string): boolean {
  if (!MARKS.test(before) && !MARKS.test(after)) return true;
  const had = markedOf(before);
  const has = markedOf(after);
  return had.length === has.length && had.every((key) => has.includes(key));
}

/** What quotations, links and citations begin with. */
const MARKS = /["\u201c[(]|https?:|www\./;

const markedOf = (text: string): string[] =>
  findSentences(text)
    .flatMap((sentence) => findMarks(text, sentence))
    .map(keyOf);

const keyOf = ({ kind, key }: Fact): string =>
  kind === 'quotation'
    ? tokensOf(key)
        .filter((token) => !isMark(token))
        .join(' ')
    : key;
