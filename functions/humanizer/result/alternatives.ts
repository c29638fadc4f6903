import { mostAlternatives } from '#contract/humanize.ts';
import type { Source } from '#prose/index.ts';
import type { Proposed } from './rewriting.ts';
import { unitsOf } from './units.ts';
import { lostIn } from './verdicts.ts';

/**
 * Returns alternatives that pass the gate, keyed by the start of their change. Each is judged beside the other changes, one
 * alternative per sentence at a time, so that the time grows as the text does.
 */
export function otherWordings(source: Source, changes: readonly Proposed[]): Map<number, string[]> {
  const passed = new Map<number, string[]>();
  const units = unitsOf(source, changes).map((unit) => ({
    unit,
    tries: unit.changes.flatMap((change) =>
      (change.others ?? []).slice(0, mostAlternatives).map((after) => ({ change, after })),
    ),
  }));
  const most = Math.max(0, ...units.map(({ tries }) => tries.length));
  for (let at = 0; at < most; at++) {
    const tried = units.flatMap(({ unit, tries }) => {
      const trial = tries[at];
      return trial === undefined ? [] : [{ unit, ...trial }];
    });
    const isLost = lostIn(
      source,
      tried.flatMap(({ unit, change, after }) =>
        unit.changes.map((each) => (each === change ? { ...each, after } : each)),
      ),
    );
    for (const { unit, change, after } of tried) {
      if (isLost(unit)) continue;
      passed.set(change.start, [...(passed.get(change.start) ?? []), after]);
    }
  }
  return passed;
}
