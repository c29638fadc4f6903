import { basesOf } from '../lexicon/bases.ts';
import { findWordChanges } from '../text/changes/word-changes.ts';
import { findWords, type Span } from '../text/words.ts';
import { findMovedDenial } from './denials.ts';
import { findExchange } from './roles.ts';
import { findScopes } from './scope.ts';
import { sharesNothing, type Unit, unitOfEntries } from './units.ts';

/** One change in a pair of sentences, with its span on either side. */
type Hunk = { before: Span; after: Span };

/**
 * Cuts a unit of one sentence on each side between independent changes: an unchanged word or a mark stands between them, no match
 * crosses the cut, and no grammar ties them together ("both … and", "is" and "are").
 */
export function cutUnit(unit: Unit, source: string, result: string): Unit[] {
  const [own] = unit.source;
  const [other] = unit.result;
  if (own === undefined || other === undefined || unit.source.length + unit.result.length !== 2)
    return [unit];
  if (sharesNothing(unit)) return [unit];
  const hunks = hunksOf(source, result, own, other);
  if (hunks.length < 2) return [unit];
  const texts = { before: source.slice(own.start, own.end), after: result.slice(other.start, other.end) };
  if (changesOrder(unit, texts)) return [unit];
  const groups = joinTied(hunks, source, result);
  const cuts: { before: number; after: number }[] = [];
  for (const [at, hunk] of groups.entries()) {
    const next = groups[at + 1];
    if (next === undefined) break;
    const cut = cutBetween(hunk, next, source);
    if (cut !== null && !isCrossed(unit, cut)) cuts.push(cut);
  }
  if (cuts.length === 0) return [unit];
  const pieces: Unit[] = [];
  for (let at = 0; at <= cuts.length; at++) {
    const from = cuts[at - 1] ?? { before: own.start, after: other.start };
    const to = cuts[at] ?? { before: own.end, after: other.end };
    const before = unit.before.filter(({ start }) => start >= from.before && start < to.before);
    const after = unit.after.filter(({ start }) => start >= from.after && start < to.after);
    const spans = {
      source: [{ start: from.before, end: to.before }],
      result: [{ start: from.after, end: to.after }],
    };
    pieces.push(unitOfEntries({ ...spans, before, after }, unit.block, unit.isMoved));
  }
  return pieces;
}

/** Whether a difference can only be seen in the whole sentence. */
const changesOrder = (unit: Unit, texts: { before: string; after: string }): boolean =>
  findMovedDenial(unit) !== null ||
  findScopes(unit, texts).length > 0 ||
  findExchange(unit.before, unit.after, unit.matching.matches, texts) !== null;

function hunksOf(source: string, result: string, own: Span, other: Span): Hunk[] {
  let shift = other.start - own.start;
  return findWordChanges(source, own, result.slice(other.start, other.end)).map(
    ({ start, end, after }): Hunk => {
      const place = start + shift;
      const hunk = { before: { start, end }, after: { start: place, end: place + after.length } };
      shift += after.length - (end - start);
      return hunk;
    },
  );
}

/** Cuts at a mark between two changes, or in the middle of the words between them. */
function cutBetween(one: Hunk, other: Hunk, source: string): { before: number; after: number } | null {
  const { end } = one.before;
  const shift = one.after.end - end;
  const mark = /[,;:]/.exec(source.slice(end, other.before.start));
  if (mark !== null) return { before: end + mark.index, after: end + mark.index + shift };
  const words = findWords(source, end, other.before.start);
  const word = words[Math.floor(words.length / 2)];
  return word === undefined ? null : { before: word.start, after: word.start + shift };
}

const isCrossed = ({ before, after, matching }: Unit, cut: { before: number; after: number }): boolean =>
  matching.matches.some(
    (match) =>
      (before[match.before]?.start ?? 0) < cut.before !== (after[match.after]?.start ?? 0) < cut.after,
  ) ||
  before.some(({ start, end }) => start < cut.before && end > cut.before) ||
  after.some(({ start, end }) => start < cut.after && end > cut.after);

/** Words that need another one elsewhere in the sentence. */
const CORRELATIVE = new Set(
  'both either neither not only but or nor whether so such than rather as between from if because'.split(' '),
);
/** Words that agree with another one of their clause. */
const AGREEING = new Set(
  'is are was were be been being has have had do does did it they them their its this these those he she his her'.split(
    ' ',
  ),
);

/** Joins changes of words that depend on each other, including the text between them. */
function joinTied(hunks: readonly Hunk[], source: string, result: string): Hunk[] {
  const words = hunks.map((hunk) => ({
    had: wordsIn(source, hunk.before),
    has: wordsIn(result, hunk.after),
  }));
  const correlative = words.map(({ had, has }) => differ(had, has, CORRELATIVE));
  const agreeing = words.map(({ had, has }) => differ(had, has, AGREEING) || isInflected(had, has));
  const first = correlative.indexOf(true);
  const last = correlative.lastIndexOf(true);
  const joined: Hunk[] = [];
  for (const [at, hunk] of hunks.entries()) {
    const previous = joined.at(-1);
    const gap = previous === undefined ? '' : source.slice(previous.before.end, hunk.before.start);
    const isTied =
      (at > first && at <= last) ||
      (agreeing[at] === true && agreeing[at - 1] === true && !/[,;:]/.test(gap));
    if (previous === undefined || !isTied) joined.push({ ...hunk });
    else
      joined[joined.length - 1] = {
        before: { start: previous.before.start, end: hunk.before.end },
        after: { start: previous.after.start, end: hunk.after.end },
      };
  }
  return joined;
}

const wordsIn = (text: string, { start, end }: Span): string[] =>
  findWords(text, start, end).map((word) => text.slice(word.start, word.end).toLowerCase());

const differ = (had: readonly string[], has: readonly string[], set: ReadonlySet<string>): boolean =>
  had.some((word) => set.has(word) && !has.includes(word)) ||
  has.some((word) => set.has(word) && !had.includes(word));

/** Whether a word is exchanged for the same word with "s", a form that another word agrees with. */
const isInflected = (had: readonly string[], has: readonly string[]): boolean =>
  hasOnlyWithS(had, has) || hasOnlyWithS(has, had);

const hasOnlyWithS = (words: readonly string[], others: readonly string[]): boolean =>
  words.some(
    (word) => !others.includes(word) && others.includes(`${word}s`) && basesOf(`${word}s`).includes(word),
  );
