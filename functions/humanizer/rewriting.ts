import type { HumanizeOptions, HumanizeOutcome, ReportedFact, TextChange } from '#contract/humanize.ts';
import {
  applyChanges,
  clean,
  composeChanges,
  type Fact,
  findFrozen,
  passGate,
  placesInSource,
  readSource,
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
  facts: reported(passage, [], passGate(readSource(passage), []).facts),
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
  const cleaning = outside(clean(passage).changes, frozen);
  const cleaned = readSource(applyChanges(passage, cleaning));
  const rewrite = await engine.rewrite(cleaned, options, signal);
  const passed = passGate(cleaned, rewrite.changes);
  const changes = composeChanges(passage, cleaning, passed.changes);
  const facts = reported(passage, cleaning, passed.facts);
  const toPassage = placesInSource(cleaning);
  const restored = [...rewrite.restored, ...passed.refused]
    .map(toPassage)
    .toSorted((one, other) => one.start - other.start);
  return { changes, facts, restored, outcome: changes.length > 0 ? 'rewritten' : rewrite.outcome };
}

/** The changes that touch none of the spans, which are in order, as the changes are. */
function outside<Of extends Span>(changes: readonly Of[], spans: readonly Span[]): Of[] {
  let next = 0;
  return changes.filter(({ start, end }) => {
    while ((spans[next]?.end ?? Infinity) <= start) next++;
    return (spans[next]?.start ?? Infinity) >= end;
  });
}

/** Facts of the cleaned passage, as they stand in the passage itself. */
function reported(passage: string, cleaning: readonly TextChange[], facts: readonly Fact[]): ReportedFact[] {
  const toPassage = placesInSource(cleaning);
  return facts.map(({ kind, ...span }) => {
    const { start, end } = toPassage(span);
    return { kind, text: passage.slice(start, end), start, end, survives: true };
  });
}
