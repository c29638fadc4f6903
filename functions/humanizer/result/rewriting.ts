import type { HumanizeOutcome, Proposer, ReportedFact, TextChange } from '#contract/humanize.ts';
import {
  applyChanges,
  cleaningOf,
  composeChanges,
  type Fact,
  type FoundChange,
  passGate,
  placesInSource,
  readSource,
  type Source,
  type Span,
} from '#prose/index.ts';
import type { Rewriting } from '../engine.ts';
import { whyRefused } from './why.ts';

/** What is proposed for a source, before the gate. `others`: what could stand in the place of `after` as well. */
export type Proposed = FoundChange & { others?: readonly string[] };

/** What an engine makes of a text: its changes, and the sentences it had changed where nobody may, so that they stay. */
export type Rewrite = {
  changes: Proposed[];
  restored: (Span & { reason?: string })[];
  outcome: HumanizeOutcome;
};

/** A change that has passed the gate, and the other wordings that have. */
export type Passed = FoundChange & { by: Proposer; alternatives?: string[] };

/** A text as it was sent, and without what pasting left behind. */
export type Cleaned = { text: string; cleaning: FoundChange[]; source: Source };

export function cleanedOf(text: string, frozen: readonly string[]): Cleaned {
  const cleaning = cleaningOf(text, frozen);
  return { text, cleaning, source: readSource(applyChanges(text, cleaning)) };
}

/** A passage that stays as it was. */
export const keptPassage = (passage: string): Rewriting => ({
  changes: [],
  facts: reportedFacts({ text: passage, cleaning: [] }, passGate(readSource(passage), []).facts),
  restored: [],
  outcome: 'nothing to read',
});

type Sent = Pick<Cleaned, 'text' | 'cleaning'>;

/** Facts of the cleaned text, as they stand in the text itself. */
export function reportedFacts({ text, cleaning }: Sent, facts: readonly Fact[]): ReportedFact[] {
  const toText = placesInSource(cleaning);
  return facts.map(({ kind, ...span }) => {
    const { start, end } = toText(span);
    return { kind, text: text.slice(start, end), start, end, survives: true };
  });
}

/** Sentences of the cleaned text that were put back, as they stand in the text itself. */
export function reportedRefusals({ cleaning }: Sent, refused: readonly (Span & { reason?: string })[]) {
  const toText = placesInSource(cleaning);
  return refused
    .map(({ reason, ...span }) => ({ ...toText(span), why: whyRefused(reason) }))
    .toSorted((one, other) => one.start - other.start);
}

/** Changes of the cleaned text as changes of the text itself. Where cleaning joins in, a change has no other wordings. */
export function reportedChanges({ text, cleaning }: Sent, changes: readonly Passed[]): TextChange[] {
  const composed = composeChanges(text, cleaning, changes);
  const toText = placesInSource(cleaning);
  const passed = new Map(changes.map((change) => [toText(change).start, change]));
  return composed.map((change) => {
    const own = passed.get(change.start);
    const isOwn = own?.after === change.after && own.before === change.before;
    const by = own?.by ?? 'rules';
    const alternatives = isOwn ? (own.alternatives ?? []) : [];
    const { start, end, before, after, reason } = change;
    const told: TextChange = { start, end, before, after, reason, by };
    return alternatives.length === 0 ? told : Object.assign(told, { alternatives });
  });
}
