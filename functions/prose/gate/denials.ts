import type { Left, Sides } from './difference.ts';
import type { Entry } from './entries.ts';
import { isWeighty, type Unit } from './units.ts';

export const deny = (side: readonly Entry[]): boolean => side.some(({ kind }) => kind === 'denial');

/** Whether "but" begins another statement: "did not come, but we waited". Otherwise it may contrast: "not A but B". */
const isOwnStatement = ({ word }: Entry, at: number, all: readonly Entry[]): boolean =>
  word === 'but' && all[at + 1]?.kind === 'who';

/** Words that make it possible to drop a denial: "not only", "cannot enter without", "not as late as". */
const FRAMING = new Set(
  'only just merely simply until unless without than yet but necessarily always every all many much enough too so about even as very rather instead'.split(
    ' ',
  ),
);

/** "Is not late" and "is late": whether a denial was added or dropped while the denied word stays, and nothing new can deny it. */
export function isDroppedAlone(
  { before, after, matching }: Unit,
  sides: Sides,
  { lost, gained }: Left,
): boolean {
  const isGone = sides.after.length === 0;
  const [from, to, come] = isGone ? [before, after, gained] : [after, before, lost];
  const [denial] = isGone ? sides.before : sides.after;
  if (denial === undefined || denial.key !== 'not' || deny(to)) return false;
  if ([...from, ...to].some((entry, at, all) => FRAMING.has(entry.word) && !isOwnStatement(entry, at, all)))
    return false;
  const denied = from.find((entry) => entry.start > denial.start && isWeighty(entry));
  const match = matching.matches.find(
    (each) => each.how !== 'near' && (isGone ? before[each.before] : after[each.after]) === denied,
  );
  const stands = match && (isGone ? after[match.after] : before[match.before]);
  if (denied === undefined || stands === undefined || denied.clause !== denial.clause) return false;
  return ![...come].some(({ kind, clause }) => clause === stands.clause && kind !== 'free' && kind !== 'who');
}

const SOME = /^some(?:one|body|thing|where)$/;

/** Finds a denial that denies something else now: "No one came, but it works" and "someone came, but nothing works". */
export function findMovedDenial({ before, after, matching: { matches } }: Unit): Sides | null {
  const some = after.find(({ word }) => SOME.test(word));
  const isNew = some !== undefined && !before.some(({ word }) => SOME.test(word));
  for (const match of matches) {
    const [denial, other] = [before[match.before], after[match.after]];
    if (denial?.kind !== 'denial' || other === undefined) continue;
    const isPronoun = /^no(?:body|thing|where|ne)$/.test(denial.word);
    if (isNew && isPronoun) return { before: [denial], after: [some] };
    const denied = matches.flatMap((each) => {
      const [one, its] = [before[each.before], after[each.after]];
      return one && its && isWeighty(one) && isInClause(one, denial) ? [{ one, its }] : [];
    });
    const [first] = denied;
    const isFree = ({ its }: (typeof denied)[number]) =>
      !after.some((each) => each.kind === 'denial' && isInClause(each, its));
    // Its span would cover what stands between, such as names.
    const isNear = first !== undefined && Math.abs(first.one.start - denial.end) < 20;
    if (first && denied.every(isFree))
      return { before: isNear ? [denial, first.one] : [denial], after: [first.its] };
  }
  return null;
}

const isInClause = (one: Entry, { sentence, clause }: Entry): boolean =>
  one.sentence === sentence && one.clause === clause;
