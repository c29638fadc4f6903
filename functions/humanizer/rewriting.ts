import type { HumanizeOptions, HumanizeOutcome, ReportedFact, TextChange } from '#contract/humanize.ts';
import {
  applyChanges,
  type CheckedFact,
  clean,
  composeChanges,
  findFrozen,
  keepFacts,
  placeInSource,
  type Span,
} from '#prose/index.ts';
import type { Engine } from './engine.ts';

export type Rewriting = {
  changes: TextChange[];
  facts: ReportedFact[];
  restored: Span[];
  outcome: HumanizeOutcome;
};

/** A passage that stays as it was. */
export const keptPassage = (passage: string): Rewriting => ({
  changes: [],
  facts: reported(passage, [], keepFacts(passage, []).facts),
  restored: [],
  outcome: 'nothing to read',
});

/** A passage of the source, cleaned, rewritten and held to its facts. All places are those of the passage itself. */
export async function rewritePassage(
  engine: Engine,
  passage: string,
  options: HumanizeOptions,
  signal: AbortSignal,
): Promise<Rewriting> {
  const frozen = findFrozen(passage, { start: 0, end: passage.length }, options.frozen ?? []);
  const cleaning = clean(passage).changes.filter(
    (change) => !frozen.some(({ start, end }) => change.start < end && change.end > start),
  );
  const cleaned = applyChanges(passage, cleaning);
  const rewrite = await engine.rewrite(cleaned, options, signal);
  const kept = keepFacts(cleaned, rewrite.changes);
  const changes = composeChanges(passage, cleaning, kept.changes);
  const facts = reported(passage, cleaning, kept.facts);
  const restored = [...rewrite.restored, ...kept.restored]
    .map((span) => placeInSource(cleaning, span))
    .toSorted((one, other) => one.start - other.start);
  return { changes, facts, restored, outcome: changes.length > 0 ? 'rewritten' : rewrite.outcome };
}

/** Facts of the cleaned passage, as they stand in the passage itself. */
const reported = (passage: string, cleaning: readonly TextChange[], facts: readonly CheckedFact[]) =>
  facts.map(({ kind, survives, ...span }): ReportedFact => {
    const { start, end } = placeInSource(cleaning, span);
    return { kind, text: passage.slice(start, end), start, end, survives };
  });
