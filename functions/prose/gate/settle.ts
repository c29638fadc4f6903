import { relationOf } from '../lexicon/meanings.ts';
import { type Around, type Left, ofKind, runsOf } from './difference.ts';
import { type Entry, isWordOrName } from './entries.ts';
import { isWeighty, type Unit } from './units.ts';

// These functions remove leftovers that one side words differently without saying anything else.

/** Settles a word that one side repeats where the other has a pronoun or nothing. "Ash School" is not repeated by a "school". */
export function settleRepetitions({ before, after, matching }: Unit, { lost, gained }: Left): void {
  for (const [left, entries, side] of [
    [lost, before, 'before'],
    [gained, after, 'after'],
  ] as const) {
    if (left.size === 0) continue;
    const said = matching.matches.flatMap((match) => entries[match[side]] ?? []).filter(isWordOrName);
    const isName = (at: number) => entries[at]?.kind === 'name';
    for (const entry of left) {
      if (!isWordOrName(entry)) continue;
      const at = entries.indexOf(entry);
      const isPart = isName(at) && (isName(at - 1) || isName(at + 1));
      if (said.some(({ kind, key }) => (kind === 'name' || !isPart) && relationOf(key, entry.key) === 'same'))
        left.delete(entry);
    }
  }
}

const SMALL = new Set(
  'just even both exactly each between within inside outside under above over together by-amount to-amount from-amount'.split(
    ' ',
  ),
);

/** Settles small words, which may be added or dropped but may not replace another of their kind. */
export function settleSmallWords({ before, after }: Unit, { lost, gained }: Left): void {
  // "Not every" may not become "no".
  const isDenied = [...before, ...after].some(({ kind }) => kind === 'denial');
  for (const kind of ['quantity', 'direction'] as const) {
    const gone = ofKind(lost, kind);
    const come = ofKind(gained, kind);
    if (gone.length > 0 && come.length > 0) continue;
    for (const entry of [...gone, ...come])
      if (SMALL.has(entry.key) && !(isDenied && entry.key === 'each')) {
        lost.delete(entry);
        gained.delete(entry);
      }
  }
}

/** Praise that states nothing: it may be dropped, but neither added nor exchanged. */
const PRAISE = new Set(
  'seamless seamlessly invaluable unwavering vibrant remarkable remarkably transformative meticulous meticulously tapestry testament'.split(
    ' ',
  ),
);

export function settlePraise({ lost, gained }: Left): void {
  if (ofKind(gained, 'word').length >= ofKind(lost, 'word').length) return;
  for (const entry of ofKind(lost, 'word')) if (PRAISE.has(entry.word)) lost.delete(entry);
}

/** Maximum number of content words from a denial to the word that it denies: "not a particularly easy". */
const NEAR_DENIAL = 2;

/** Settles "Not easy" and "hard": a denial and a word near it on one side, the opposite of the word on the other. */
export function settleDeniedOpposites({ before, after }: Unit, { lost, gained }: Left): void {
  for (const [entries, one, other] of [
    [before, lost, gained],
    [after, gained, lost],
  ] as const)
    for (const denial of ofKind(one, 'denial')) {
      const inClause = entries.filter(
        (each) => each.start >= denial.start && each.clause === denial.clause && isWeighty(each),
      );
      const near = new Set(inClause.slice(0, NEAR_DENIAL));
      const denied = ofKind(one, 'word').filter((word) => near.has(word));
      const pairs = denied.flatMap((word) =>
        ofKind(other, 'word').flatMap((opposite) =>
          relationOf(word.key, opposite.key) === 'opposite' ? [{ word, opposite }] : [],
        ),
      );
      const [pair] = pairs;
      if (pair === undefined) continue;
      one.delete(denial);
      one.delete(pair.word);
      other.delete(pair.opposite);
    }
}

const PRONOUNS = new Set(
  'it its they them their theirs this that these those he him his she her hers one ones there'.split(' '),
);
const LONGEST_NAME = 3;

const pronounsIn = (entries: readonly Entry[]): number =>
  entries.filter(({ word }) => PRONOUNS.has(word)).length;

/** Settles a noun or name of the other text in place of a pronoun. A name beside another name stays: the pronoun could mean either. */
export function settlePronouns({ before, after }: Unit, around: Around, { lost, gained }: Left): void {
  const more = pronounsIn(before) - pronounsIn(after);
  const [side, entries, known] = more > 0 ? [gained, after, around.source] : [lost, before, around.result];
  let pronouns = Math.abs(more);
  for (const run of runsOf(entries, side)) {
    if (pronouns === 0) break;
    const isName = run.length <= LONGEST_NAME && run.every(isWordOrName);
    if (!isName || !run.every(({ key }) => known().has(key))) continue;
    const isOneOfTwo =
      run.some(({ kind }) => kind === 'name') &&
      entries.some((entry) => entry.kind === 'name' && !run.includes(entry));
    if (isOneOfTwo) continue;
    for (const entry of run) side.delete(entry);
    pronouns--;
  }
}
