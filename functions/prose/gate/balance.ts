import type { ContentKind } from '#contract/humanize.ts';
import { isKnownWord, relationOf } from '../lexicon/meanings.ts';
import { type Entry, isBleached } from './entries.ts';
import { deny, findMovedDenial, isDroppedAlone } from './denials.ts';
import {
  type Around,
  type Difference,
  type Left,
  ofKind,
  runsOf,
  type Sides,
  sidesOf,
} from './difference.ts';
import { findExchangedFigures } from './figures.ts';
import { unitOf } from './numbers.ts';
import { compareRates } from './rates.ts';
import { areOpposed, findExchange, isPerson } from './roles.ts';
import { findScopes } from './scope.ts';
import {
  settleDeniedOpposites,
  settlePraise,
  settlePronouns,
  settleRepetitions,
  settleSmallWords,
} from './settle.ts';
import { isWeighty, sharesNothing, type Unit } from './units.ts';

/** Returns the differences of a unit after entries of the same meaning have been matched. No number of differences is ignored. */
export function balance(unit: Unit, around: Around, texts: { before: string; after: string }): Difference[] {
  if (unit.source.length === 0 || unit.result.length === 0) return wholeSentence(unit, around);
  const { before, after, matching } = unit;
  if (sharesNothing(unit)) return [{ kind: 'sentence', before, after, isSure: true }];
  const left: Left = {
    lost: new Set(matching.lost.flatMap((at) => before[at] ?? [])),
    gained: new Set(matching.gained.flatMap((at) => after[at] ?? [])),
    found: [],
  };
  settleRepetitions(unit, left);
  settleSmallWords(unit, left);
  settlePraise(left);
  settleDeniedOpposites(unit, left);
  comparePersons(unit, left);
  settlePronouns(unit, around, left);
  compareFacts(unit, around, left);
  compareClosed(unit, left, texts.before);
  compareOpposites(unit, left);
  compareRates(left, texts);
  compareUnits(left);
  compareSentences(unit, around, left);
  compareClauses(unit, around, left);
  compareLinks(left);
  compareBleached(left);
  pairUp('word', left, () => false);
  for (const { how, before: at, after: there } of matching.matches)
    if (how === 'near')
      left.found.push({ kind: 'wording', ...sidesOf(before[at], after[there]), isSure: false });
  const figures = findExchangedFigures(before, after, matching.matches);
  if (figures !== null) left.found.push({ kind: 'number', ...figures });
  const denial = findMovedDenial(unit);
  if (denial !== null) left.found.push({ kind: 'denial', ...denial, isSure: false });
  const scopes = findScopes(unit, texts);
  // "After 14 had become before 14" says what became of "after" as well.
  const isSaid = ({ kind, before: gone, after: come }: Difference) =>
    kind === 'link' &&
    scopes.some(
      (scope) =>
        gone.every((each) => scope.before.includes(each)) && come.every((each) => scope.after.includes(each)),
    );
  const exchange = findExchange(before, after, matching.matches, texts);
  const isOfFigures = figures === null && exchange?.before.every(({ kind }) => kind === 'number') === true;
  if (exchange !== null)
    left.found.push({ kind: isOfFigures ? 'number' : 'who', ...exchange, isSure: isOfFigures });
  return [...left.found.filter((each) => !isSaid(each)), ...scopes];
}

const wordsLeft = ({ lost, gained }: Left): number =>
  ofKind(lost, 'word').length + ofKind(gained, 'word').length;

/**
 * Compares a unit of which one side is empty. A sentence without content may be dropped. The difference is in doubt when a new sentence
 * has no content, and when the other text may say the same (`isSaidElsewhere`).
 */
function wholeSentence({ before, after }: Unit, around: Around): Difference[] {
  const all = [...before, ...after];
  const isEmpty =
    all.length < 4 && all.every(({ kind }) => kind === 'free' || kind === 'who' || kind === 'link');
  if (isEmpty && after.length === 0) return [];
  const other = before.length > 0 ? around.result : around.source;
  return [{ kind: 'sentence', before, after, isSure: !isEmpty && !isSaidElsewhere(all, other()) }];
}

/** A sentence with fewer content words than this, or with a third of them in the other text, may repeat what that text says. */
const LEAST_NEW = 2;

const isSaidElsewhere = (entries: readonly Entry[], words: ReadonlySet<string>): boolean => {
  const weighty = entries.filter(isWeighty);
  const known = weighty.filter(({ key, word }) => words.has(key) || words.has(word));
  return weighty.length < LEAST_NEW || known.length * 3 >= weighty.length;
};

const countOf = (entries: readonly Entry[], key: string): number =>
  entries.filter((entry) => entry.kind === 'who' && entry.key === key).length;

/** Words for the speaker, the addressee or others may be added or dropped, but one may not replace another: "we" and "they" is sure. */
function comparePersons({ source, result, before, after }: Unit, { lost, gained, found }: Left): void {
  const one = ofKind(lost, 'who').find(({ key }) => countOf(before, key) > countOf(after, key));
  const other = ofKind(gained, 'who').find(({ key }) => countOf(after, key) > countOf(before, key));
  for (const side of [lost, gained]) for (const entry of ofKind(side, 'who')) side.delete(entry);
  if (one === undefined || other === undefined) return;
  const isOne = source.length === 1 && result.length === 1;
  found.push({ kind: 'who', before: [one], after: [other], isSure: isOne && areOpposed(one, other) });
}

/** Reports leftovers of one kind in pairs, in order; an entry without a partner is reported alone. */
function pairUp(
  kind: ContentKind & Entry['kind'],
  { lost, gained, found }: Left,
  isSure: (sides: Sides) => boolean,
): void {
  const gone = ofKind(lost, kind);
  const come = ofKind(gained, kind);
  for (let at = 0; at < Math.max(gone.length, come.length); at++) {
    const sides = sidesOf(gone[at], come[at]);
    found.push({ kind, ...sides, isSure: isSure(sides) });
    for (const entry of sides.before) lost.delete(entry);
    for (const entry of sides.after) gained.delete(entry);
  }
}

const isFigure = ({ key, word }: Entry): boolean => /\d/.test(word) && Number.parseFloat(key) > 2;

const isPair = ({ before, after }: Sides): boolean => before.length + after.length === 2;

/**
 * Replaced numbers and dates are sure, and so are figures above 2 that were added or dropped. "Three" alone may count what is there. A word
 * with a capital may be no name, above all in a heading, or stand elsewhere; a quotation may be split or quote the text itself.
 */
function compareFacts({ block }: Unit, around: Around, left: Left): void {
  const isForAmount = takesPlaceOfAmount(left);
  pairUp(
    'number',
    left,
    (sides) => isPair(sides) || isForAmount || [...sides.before, ...sides.after].every(isFigure),
  );
  pairUp('date', left, isPair);
  const isNoName = ({ key }: Entry): boolean =>
    isKnownWord(key) || (around.source().has(key) && around.result().has(key));
  pairUp(
    'name',
    left,
    ({ before, after }) => block?.kind !== 'heading' && ![...before, ...after].some(isNoName),
  );
  const quotations = [...ofKind(left.lost, 'quotation'), ...ofKind(left.gained, 'quotation')];
  const isSplit = quotations.some((one) =>
    quotations.some((other) => one !== other && one.key.includes(other.key)),
  );
  const isQuoted = ({ key }: Entry): boolean =>
    key.split(/[^\p{L}\p{N}'\u2019]+/u).every((word) => word === '' || around.source().has(word));
  pairUp('quotation', left, ({ after }) => !isSplit && !(after.length > 0 && after.every(isQuoted)));
  for (const kind of ['address', 'code', 'citation'] as const) pairUp(kind, left, () => true);
}

const isWholeSentence = (text: string): boolean => /[.!?]["'\u2019\u201d)*_]*\s*$/.test(text);

/** Whether it approximates a number: "About ten" and "some ten". */
const isRough = ({ word }: Entry): boolean => word === 'about' || word === 'some';

const isHardly = ({ word }: Entry): boolean => /^(?:hardly|barely|scarcely)$/.test(word);

const MANY = new Set('all most many several some dozens'.split(' '));

/** Whether a replaced amount is the only difference: "Numerous" has become "three" or "no". */
const takesPlaceOfAmount = ({ lost, gained }: Left): boolean =>
  lost.size === 1 && gained.size === 1 && ofKind(lost, 'quantity').some(({ key }) => MANY.has(key));

/** When nothing else differs, a denial that was added to or dropped from a sentence is sure, and so is a changed amount or degree. */
function compareClosed(unit: Unit, left: Left, text: string): void {
  const { before, after } = unit;
  const all = [...left.lost, ...left.gained];
  // "Neither eats nor sleeps": two denials may become one.
  const isAlone =
    all.length === 1 && left.found.length === 0 && !all.some(isHardly) && !(deny(before) && deny(after));
  const isSure = (isAlone || takesPlaceOfAmount(left)) && isWholeSentence(text);
  pairUp('denial', left, (sides) => isSure || isDroppedAlone(unit, sides, left));
  // "Not every" and "some … not": beside a denial, a changed amount is not sure.
  const isDenied = deny(before) || deny(after);
  for (const kind of ['quantity', 'certainty', 'direction'] as const)
    pairUp(
      kind,
      left,
      (sides) =>
        all.length === 2 && isPair(sides) && !(kind === 'quantity' && (isDenied || all.every(isRough))),
    );
}

const KIN =
  /^(?:grand|step)?(?:brother|sister|father|mother|dad|mum|mom|son|daughter|husband|wife|uncle|aunt|nephew|niece)$/;

/** Whether all else in the clause of an entry has a match. */
const isOnlyLeftover = (entry: Entry, all: readonly Entry[], side: ReadonlySet<Entry>): boolean =>
  all.every((each) => each === entry || each.clause !== entry.clause || !side.has(each));

/** A replaced opposite is sure if nothing else differs in its clause, and a replaced relative always: "brother" and "sister". */
function compareOpposites({ before, after }: Unit, left: Left): void {
  const { lost, gained, found } = left;
  for (const one of ofKind(lost, 'word')) {
    const other = ofKind(gained, 'word').find(({ key }) => relationOf(one.key, key) === 'opposite');
    if (other === undefined) continue;
    const kind = isPerson(one.key) && isPerson(other.key) ? 'who' : 'direction';
    const isSure = isOnlyLeftover(one, before, lost) && isOnlyLeftover(other, after, gained);
    const areKin = KIN.test(one.key) && KIN.test(other.key);
    found.push({ kind, before: [one], after: [other], isSure: areKin || (isSure && kind === 'direction') });
    lost.delete(one);
    gained.delete(other);
  }
}

const isUnit = ({ key }: Entry): boolean => unitOf(key) !== null;

/** Reports a unit of measure that became another. */
function compareUnits({ lost, gained, found }: Left): void {
  const gone = ofKind(lost, 'word').find(isUnit);
  const come = ofKind(gained, 'word').find(isUnit);
  if (gone === undefined || come === undefined) return;
  found.push({ kind: 'number', before: [gone], after: [come], isSure: false });
  lost.delete(gone);
  gained.delete(come);
}

const LEAST_ALONE = 0.75;

/** Reports a sentence of a split or joined unit that shares hardly anything with the other side. */
function compareSentences(unit: Unit, around: Around, left: Left): void {
  for (const [spans, entries, side, other] of [
    [unit.source, unit.before, left.lost, left.gained],
    [unit.result, unit.after, left.gained, left.lost],
  ] as const) {
    if (spans.length < 2) continue;
    for (const { start, end } of spans) {
      const inside = entries.filter((entry) => entry.start >= start && entry.start < end);
      const weighty = inside.filter(isWeighty);
      const alone = weighty.filter((entry) => side.has(entry));
      if (alone.length < 2 || alone.length < LEAST_ALONE * weighty.length) continue;
      for (const entry of inside) side.delete(entry);
      const texts = side === left.lost ? around.result : around.source;
      // The words left on the other side may say the same.
      const isSure = ofKind(other, 'word').length === 0 && !isSaidElsewhere(weighty, texts());
      const sides = side === left.lost ? { before: weighty, after: [] } : { before: [], after: weighty };
      left.found.push({ kind: 'sentence', ...sides, isSure });
    }
  }
}

const CLAUSE = 3;
const LONG_CLAUSE = 4;

/** Reports a run of words that has hardly any counterpart on the other side. */
function compareClauses(unit: Unit, around: Around, left: Left): void {
  for (const [entries, side, other] of [
    [unit.before, left.lost, left.gained],
    [unit.after, left.gained, left.lost],
  ] as const)
    for (const run of runsOf(entries, side)) {
      const words = run.filter(({ kind }) => kind === 'word');
      const answers = ofKind(other, 'word').length;
      if (words.length < CLAUSE || answers * 3 > words.length) continue;
      for (const entry of words) side.delete(entry);
      const texts = side === left.lost ? around.result : around.source;
      const isSure = answers === 0 && words.length >= LONG_CLAUSE && !isSaidElsewhere(words, texts());
      const sides = side === left.lost ? { before: words, after: [] } : { before: [], after: words };
      left.found.push({ kind: 'clause', ...sides, isSure });
    }
}

/** Links that may be added. "Although" and "despite" are not among them: they claim more than two statements side by side. */
const JOINS = new Set('but however though while whereas yet when whenever once during'.split(' '));

/** "But", "when" and "during" may be added or dropped and "so" may be dropped, but none may replace another. */
function compareLinks(left: Left): void {
  const gone = ofKind(left.lost, 'link');
  const come = ofKind(left.gained, 'link');
  if (gone.length === 0 || come.length === 0) {
    for (const entry of gone) if (/contrast|when|during|so/.test(entry.key)) left.lost.delete(entry);
    for (const entry of come) if (JOINS.has(entry.word)) left.gained.delete(entry);
  }
  pairUp('link', left, () => false);
}

const bare = (side: ReadonlySet<Entry>): Entry[] => ofKind(side, 'word').filter(({ key }) => isBleached(key));

/** Words such as "provide" and "process" may be added or dropped, but one may not replace another when nothing else differs. */
function compareBleached(left: Left): void {
  const { lost, gained, found } = left;
  const gone = bare(lost);
  const come = bare(gained);
  if (wordsLeft(left) === gone.length + come.length)
    for (const [at, entry] of gone.entries()) {
      const other = come[at];
      if (other !== undefined)
        found.push({ kind: 'wording', before: [entry], after: [other], isSure: false });
    }
  for (const entry of gone) lost.delete(entry);
  for (const entry of come) gained.delete(entry);
}
