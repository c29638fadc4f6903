import { mostAlternatives } from '#contract/humanize.ts';
import { cutFrames, judgeOf, type Level, type Source } from '#prose/index.ts';
import type { Proposed } from './rewriting.ts';
import { unitsOf } from './units.ts';

/**
 * What else could stand in the place of changes that have passed the gate, by where they start. Each wording is held to
 * the facts beside the other changes as they are.
 */
export function otherWordings(
  source: Source,
  changes: readonly Proposed[],
  level: Level,
): Map<number, string[]> {
  const passed = new Map<number, string[]>();
  const judged = judgeOf(source, level);
  const frames = cutFrames(source, changes);
  const others = changes.filter((change) => !frames.includes(change));
  for (const unit of unitsOf(source, others)) {
    for (const change of unit.changes) {
      const wordings = (change.others ?? []).slice(0, mostAlternatives).filter((after) => {
        const tried = unit.changes.map((own) => (own === change ? { ...own, after } : own));
        return judged({ ...unit, changes: tried }).refusal === null;
      });
      if (wordings.length > 0) passed.set(change.start, wordings);
    }
  }
  return passed;
}
