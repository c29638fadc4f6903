import type { Doubt, DoubtOption, Held } from '#contract/humanize.ts';
import {
  countWhile,
  type FoundChange,
  type Judged,
  judgeChanges,
  type Source,
  type Span,
} from '#prose/index.ts';

/** The outcome of the gate: changes that are applied, doubts, and refused wordings. */
export type Made = { changes: FoundChange[]; doubts: Doubt[]; refused: Held[] };

/** Whether nobody has decided about a doubt yet. */
export const isOpen = ({ decided: by }: Doubt): boolean => by === undefined;

export const heldOf = ({ start, end, after, seen, why }: Held): Held => ({ start, end, after, seen, why });

/** Decides a doubt by the setting; "ask" leaves it open for the user. */
export const withSetting = (held: Held, option: DoubtOption): Doubt =>
  option === 'ask' ? held : { ...held, decided: { by: 'setting', used: option === 'use' } };

/** Sorts judged units by verdict. Doubts are left to the user or decided by the setting. */
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

/** Keeps all changes that are not lost, doubtful ones too: the proposals of our rules were reviewed in advance. */
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

/** Maximum number of changes in a sentence that are tried one by one; more are judged as a whole, to keep the time linear. */
const mostApart = 12;

/** Returns the changes of lost units that can stay, tried one after another from the first on. */
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

/** Returns a function that says whether these changes would lose something in a span. */
export function lostIn(source: Source, changes: readonly FoundChange[]): (place: Span) => boolean {
  const lost = judgeChanges(source, changes).filter(({ verdict }) => verdict === 'lost');
  return ({ start, end }) => {
    const next = lost[countWhile(lost, (unit) => unit.end <= start)];
    return next !== undefined && next.start < end;
  };
}
