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
import type { Made } from './verdicts.ts';

/** What is proposed for a source, before the gate. `others`: what could stand in the place of `after` as well. */
export type Proposed = FoundChange & { others?: readonly string[] };

/** What an engine makes of a text. `alternatives`: other wordings, by where their change starts. */
export type Rewrite = Made & {
  outcome: HumanizeOutcome;
  alternatives?: ReadonlyMap<number, string[]>;
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
export function keptPassage(text: string): Rewriting {
  const source = readSource(text);
  const nothing = { changes: [], doubts: [], refused: [], facts: factsOf(source) };
  return reported({ text, cleaning: [] }, { ...nothing, outcome: 'nothing to read' });
}

type Sent = Pick<Cleaned, 'text' | 'cleaning'>;

/** What was made of a cleaned text. */
export type MadeOfCleaned = {
  changes: readonly Passed[];
  doubts: readonly Doubt[];
  refused: readonly Held[];
  facts: readonly Fact[];
  outcome: HumanizeOutcome;
};

/** The same in places of the text itself. */
export function reported(sent: Sent, made: MadeOfCleaned): Rewriting {
  const toText = placesInSource(sent.cleaning);
  /** One that is empty stays so, also beside what cleaning takes out. */
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

/** A text of which nothing is changed and nothing waits for the person is not rewritten, whatever was proposed or refused. */
function outcomeOf(changes: readonly TextChange[], doubts: readonly Doubt[], made: HumanizeOutcome) {
  if (changes.length > 0 || doubts.some(({ decided }) => decided === undefined)) return 'rewritten';
  return made === 'rewritten' ? 'reads well' : made;
}

/** What goes as a whole and is not lost is a frame, whose facts are none of the text's. */
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

/** Changes of the cleaned text as changes of the text itself. Where cleaning joins in, a change has no other wordings. */
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
