import type { Doubt, DoubtOption, Held } from '#contract/humanize.ts';
import { type FoundChange, type Judged, judgeChanges, type Source, type Span } from '#prose/index.ts';

/** What stands of a rewriting, and what does not. */
export type Made = { changes: FoundChange[]; doubts: Doubt[]; refused: Held[] };

export const heldOf = ({ start, end, after, seen, why }: Held): Held => ({ start, end, after, seen, why });

/** Undecided where the person is to be asked. */
export const withSetting = (held: Held, option: DoubtOption): Doubt =>
  option === 'ask' ? held : { ...held, decided: { by: 'setting', used: option === 'use' } };

/** Doubts are left to the person, or decided as the setting has it. */
export function decided(judged: readonly Judged[], option: DoubtOption): Made {
  const made: Made = { changes: [], doubts: [], refused: [] };
  for (const unit of judged) {
    if (unit.verdict === 'kept' || (unit.verdict === 'in doubt' && option === 'use'))
      made.changes.push(...unit.changes);
    if (unit.verdict === 'in doubt') made.doubts.push(withSetting(heldOf(unit), option));
    if (unit.verdict === 'lost') made.refused.push(heldOf(unit));
  }
  return made;
}

/** What our rules propose was read before it was signed: all of it stands that is not lost. */
export function standing(source: Source, judged: readonly Judged[]): Made {
  const lost = judged.filter(({ verdict }) => verdict === 'lost');
  const others = judged.filter(({ verdict }) => verdict !== 'lost');
  const changes = [...others.flatMap((unit) => unit.changes), ...keptOf(source, lost)];
  return {
    changes: changes.toSorted((one, other) => one.start - other.start),
    doubts: [],
    refused: lost.map(heldOf),
  };
}

/** A sentence with more changes is judged only as a whole, so that the time grows as the text does. */
const mostApart = 12;

/** Of changes that are lost together those that are not, tried one after another from the first on. */
function keptOf(source: Source, lost: readonly Judged[]): FoundChange[] {
  const units = lost.filter(({ changes }) => changes.length > 1 && changes.length <= mostApart);
  const kept = new Map(units.map((unit): [Judged, FoundChange[]] => [unit, []]));
  for (let at = 0; at < mostApart; at++) {
    const tries = units.flatMap((unit) => {
      const change = unit.changes[at];
      return change === undefined ? [] : [{ unit, changes: [...(kept.get(unit) ?? []), change] }];
    });
    if (tries.length === 0) break;
    const isLost = lostIn(
      source,
      tries.flatMap(({ changes }) => changes),
    );
    for (const { unit, changes } of tries) if (!isLost(unit)) kept.set(unit, changes);
  }
  return [...kept.values()].flat();
}

/** Says of a stretch whether something of it would be lost by these changes. */
export function lostIn(source: Source, changes: readonly FoundChange[]): (place: Span) => boolean {
  const lost = judgeChanges(source, changes).filter(({ verdict }) => verdict === 'lost');
  return ({ start, end }) => {
    let low = 0;
    let high = lost.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lost[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return (lost[low]?.start ?? Infinity) < end;
  };
}
