import { heldMoved } from '#contract/held.ts';
import type { Doubt, Held, HumanizeOutcome, Proposer, ReportedFact, TextChange } from '#contract/humanize.ts';
import {
  applyChanges,
  cleaningOf,
  composeChanges,
  type Fact,
  factsOf,
  type FoundChange,
  placesInSource,
  readSource,
  type Source,
  type Span,
} from '#prose/index.ts';
import type { Rewriting } from '../engine.ts';
import { isOpen, type Made } from './verdicts.ts';

/** A change proposed for a source, before the gate. `others`: alternatives to `after`. */
export type Proposed = FoundChange & { others?: readonly string[] };

/** An engine's result for a text. `alternatives`: other wordings, keyed by the start of their change. */
export type Rewrite = Made & {
  outcome: HumanizeOutcome;
  alternatives?: ReadonlyMap<number, string[]>;
};

/** A change that has passed the gate, with the other wordings that have. */
export type Passed = FoundChange & { by: Proposer; alternatives?: string[] };

/** A text as sent, the changes that remove what pasting left behind, and the source without it. */
export type Cleaned = { text: string; cleaning: FoundChange[]; source: Source };

export function cleanedOf(text: string, frozen: readonly string[]): Cleaned {
  const cleaning = cleaningOf(text, frozen);
  return { text, cleaning, source: readSource(applyChanges(text, cleaning)) };
}

/** Returns the result for a passage that stays unchanged. */
export function keptPassage(text: string): Rewriting {
  const source = readSource(text);
  const nothing = { changes: [], doubts: [], refused: [], facts: factsOf(source) };
  return reported({ text, cleaning: [] }, { ...nothing, outcome: 'nothing to read' });
}

type Sent = Pick<Cleaned, 'text' | 'cleaning'>;

/** A result for a cleaned text, with offsets in that text. */
export type MadeOfCleaned = {
  changes: readonly Passed[];
  doubts: readonly Doubt[];
  refused: readonly Held[];
  facts: readonly Fact[];
  outcome: HumanizeOutcome;
};

/** Converts offsets in the cleaned text to offsets in the text as sent. */
export function reported(sent: Sent, made: MadeOfCleaned): Rewriting {
  const toText = placesInSource(sent.cleaning);
  /** Keeps an empty span empty, even next to text that cleaning removes. */
  const place = (span: Span): Span => {
    const { start, end } = toText(span);
    return { start: Math.min(start, end), end };
  };
  const changes = reportedChanges(sent, made.changes);
  const doubts = made.doubts.map((doubt) => heldMoved(doubt, place));
  return {
    changes,
    doubts,
    refused: made.refused.map((held) => heldMoved(held, place)),
    facts: reportedFacts(sent, withoutCut(made.facts, made.changes)),
    outcome: outcomeOf(changes, doubts, made.outcome),
  };
}

/** Returns "rewritten" only if a change or an undecided doubt remains, whatever was proposed or refused. */
function outcomeOf(changes: readonly TextChange[], doubts: readonly Doubt[], made: HumanizeOutcome) {
  if (changes.length > 0 || doubts.some(isOpen)) return 'rewritten';
  return made === 'rewritten' ? 'reads well' : made;
}

/** Removes facts inside deletions that passed the gate: those are chat around the text, not statements of it. */
function withoutCut(facts: readonly Fact[], changes: readonly FoundChange[]): Fact[] {
  const cuts = changes.filter(({ after }) => after === '');
  let next = 0;
  return facts.filter(({ start, end }) => {
    while ((cuts[next]?.end ?? Infinity) < end) next++;
    return start < (cuts[next]?.start ?? Infinity);
  });
}

function reportedFacts({ text, cleaning }: Sent, facts: readonly Fact[]): ReportedFact[] {
  const toText = placesInSource(cleaning);
  return facts.map(({ kind, ...span }) => {
    const { start, end } = toText(span);
    return { kind, text: text.slice(start, end), start, end, survives: true };
  });
}

/** Converts changes of the cleaned text to changes of the text as sent. A change that merges with cleaning loses its alternatives. */
function reportedChanges({ text, cleaning }: Sent, changes: readonly Passed[]): TextChange[] {
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
