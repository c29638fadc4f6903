import { alone, type Changed, eitherHas, readChanged } from './changed.ts';
import type { ClaimKind } from './words/claim-words.ts';
import { comparedClaims, isSoft } from './claims/classes.ts';
import { replacesAmount } from './claims/amounts.ts';
import { changesTense, tellsTime } from './claims/tenses.ts';
import { losesCommand } from './claims/commands.ts';
import { compares, exchangesCompared } from './claims/comparisons.ts';
import { isJoint, turnsJoin } from './claims/connectives.ts';
import { changesGender, exchangesPersons, isPerson } from './claims/persons.ts';
import { compareContent, sizeOf } from './content.ts';
import { exchangesChoice, keepsLists, keepsPairs } from './claims/lists.ts';
import type { Level } from './levels.ts';
import { keepsMarked } from './marked.ts';
import { changesRoles, keepsNames, raisesLetters, readNames } from './names.ts';
import { forgetMany } from './words/meanings.ts';
import { isDenying, keepsNegations } from './claims/negations.ts';
import { isNumeral, keepsQuantities } from './claims/quantities.ts';
import { exchangesEnds, exchangesWords } from './claims/order.ts';
import { turnOf } from './claims/turns.ts';
import { isMark } from './tokens.ts';
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

/** Why what was made of a sentence may not stand in its place, null where it may; and how near it came, from 0 to 1. */
export type Verdict = { refusal: Refusal | null; doubt: number };

/** Words of weight that may differ, for the root of all there are: so that a long sentence may change more than a short one. */
const MOST_DIFFERING: Record<Level, number> = { strict: 1.5, balanced: 1.95 };
/** What a soft claim weighs beside a word. */
const SOFT_CLAIM = 1.75;
/** A change of so few words is no other statement, whatever they are. */
const FEW = 2;

const SHORTEST = 0.7;
const LONGEST = 1.4;
/** Below this many words a share of them says little. */
const LEAST_WORDS = 12;
const LONGEST_FRAME = 9;

/** Judges what was made of a sentence. Not sure means no. */
export function judge(
  before: string,
  after: string,
  document: ReadonlySet<string>,
  level: Level = 'balanced',
): Verdict {
  forgetMany();
  const changed = readChanged(before, after);
  const certain = contradictionOf(before, after, changed, document);
  if (certain !== null) return refused(certain);
  const { had, has } = changed;
  const { lost, gained } = alone(changed);
  const turned =
    turnOf(lost, gained) ??
    (replacesAmount(had, has, lost, gained) ? 'quantity' : turnedRelation(changed, lost, gained));
  if (turned !== null) return refused(turned);
  const content = compareContent({ tokens: had, alone: lost }, { tokens: has, alone: gained });
  const isWhole =
    keepsLists({ before: had, after: has, gained, fresh: content.gained }) &&
    keepsLists({ before: has, after: had, gained: lost, fresh: content.lost }) &&
    (content.gained.length > 0 || sizeOf(lost) <= sizeOf(gained) || keepsPairs(had, has, content.lost)) &&
    (content.lost.length > 0 || sizeOf(gained) <= sizeOf(lost) || keepsPairs(has, had, content.gained));
  if (!isWhole || exchangesChoice(had, has)) return refused('list');
  const claims = comparedClaims(changed);
  const claim = claims.find((kind) => level === 'strict' || !isSoft(kind));
  if (claim !== undefined) return refused(claim);
  const differing = content.lost.length + content.gained.length + SOFT_CLAIM * claims.length;
  const most = MOST_DIFFERING[level] * Math.sqrt(sizeOf(had) + sizeOf(has));
  if (differing > FEW) {
    if (differing >= most) return refused('meaning');
    if (isOutOfLength(had, has)) return refused('length');
  }
  if (readsWorse({ text: before, tokens: had }, { text: after, tokens: has }, lost, gained))
    return refused('english');
  return { refusal: null, doubt: differing === 0 ? 0 : Math.min(1, differing / most) };
}

const refused = (refusal: Refusal): Verdict => ({ refusal, doubt: 1 });

/** What the two say of numbers, names and denials that cannot both be so. */
function contradictionOf(
  before: string,
  after: string,
  changed: Changed,
  document: ReadonlySet<string>,
): Refusal | null {
  const { had, has } = changed;
  if (!keepsMarked(before, after)) return 'quotation';
  if (eitherHas(changed, isNumeral) && !keepsQuantities(before, after)) return 'number';
  if (changed.isCapital) {
    const names = { had: readNames(before), has: readNames(after), document };
    if (!keepsNames(names)) return 'name';
    if (changesRoles(names)) return 'roles';
    if (raisesLetters(names)) return 'english';
  }
  if (eitherHas(changed, isDenying) && !keepsNegations(had, has)) return 'negation';
  if (exchangesWords(had, has) || exchangesEnds(changed)) return 'roles';
  return null;
}

/** Whether the same persons, reasons and times no longer stand to each other as they did. */
function turnedRelation(
  changed: Changed,
  lost: readonly string[],
  gained: readonly string[],
): Refusal | null {
  const { had, has } = changed;
  if (lost.some(isPerson) && (exchangesPersons(had, has) || changesGender(had, has))) return 'roles';
  if ((compares(had) || compares(has)) && exchangesCompared(had, has)) return 'comparison';
  if ((had.some(isJoint) || gained.some(isJoint)) && turnsJoin(changed)) return 'cause';
  if ((lost.some(tellsTime) || gained.some(tellsTime)) && changesTense(had, has)) return 'date';
  return losesCommand(had, has) ? 'wish' : null;
}

/** The same of a sentence alone, by the default level. */
export const refusalOf = (before: string, after: string, document: ReadonlySet<string>): Refusal | null =>
  judge(before, after, document).refusal;

function isOutOfLength(had: readonly string[], has: readonly string[]): boolean {
  const before = withoutFrame(had);
  const after = withoutFrame(has);
  const words = wordsIn(before);
  const ratio = wordsIn(after) / Math.max(1, words);
  const weight = sizeOf(after) / Math.max(1, sizeOf(before));
  return words >= LEAST_WORDS && (Math.max(ratio, weight) < SHORTEST || Math.min(ratio, weight) > LONGEST);
}

const wordsIn = (tokens: readonly string[]): number => tokens.filter((token) => !isMark(token)).length;

/** A sentence without what only announces it: "it is important to note that", "in today's fast-paced world,". */
function withoutFrame(tokens: readonly string[]): readonly string[] {
  const head = tokens.slice(0, LONGEST_FRAME);
  const end =
    head[0] === 'it' && ANNOUNCING.has(head[1] ?? '')
      ? head.indexOf('that')
      : head[0] === 'in' && head[1] === 'today'
        ? head.indexOf(',')
        : -1;
  return end > 0 ? tokens.slice(end + 1) : tokens;
}

/** "It is clear that", "it should be said that"; "it hurts me that" announces nothing. */
const ANNOUNCING = new Set(['is', 'was', 'should', 'must', 'has', 'can', 'may', 'bears', 'goes', 'seems']);
