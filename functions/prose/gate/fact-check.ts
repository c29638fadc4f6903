import { alignSentences, type Pairing } from '../text/align.ts';
import { applyChanges, type Change, type FoundChange } from '../text/change.ts';
import { FACT_KINDS, findFacts, type Fact } from './facts.ts';
import { findSentences, sentencesOf, type Span } from '../text/sentences.ts';

export type CheckedFact = Fact & { survives: boolean };

export type FactCheck = {
  /** Every fact of the source, in order. */
  facts: CheckedFact[];
  /** Facts of the result that the source does not have there; their positions are the result's. */
  added: Fact[];
  /** What would put the source's sentences back where a fact was lost or added: changes to the result. */
  restore: Change[];
};

const REASON = 'A fact was lost or added here, so the sentence is as you wrote it.';

/** Compares what two texts state, sentence by sentence, whatever made the second of the first. */
export function checkFacts(source: string, result: string): FactCheck {
  const pairings = withPlaces(alignSentences(source, sentencesOf(source), result, sentencesOf(result)));
  const check: FactCheck = { facts: [], added: [], restore: [] };
  for (const pairing of pairings) {
    const had = pairing.source.flatMap((sentence) => findFacts(source, sentence));
    const has = pairing.result.flatMap((sentence) => findFacts(result, sentence));
    const facts = had.map((fact): CheckedFact => Object.assign(fact, { survives: true }));
    const added = compare(facts, has, textOf(source, pairing.source), textOf(result, pairing.result));
    check.facts.push(...facts);
    check.added.push(...added);
    if (added.length > 0 || facts.some((fact) => !fact.survives)) {
      check.restore.push(restoring(source, result, pairing));
    }
  }
  return check;
}

export type KeptFacts = {
  changes: FoundChange[];
  facts: CheckedFact[];
  /** The sentences whose changes are left out, since a fact would have been lost or added. */
  restored: Span[];
};

/** The changes that leave every fact of the source in its sentence, and those facts. */
export function keepFacts(source: string, changes: readonly FoundChange[]): KeptFacts {
  const kept: KeptFacts = { changes: [], facts: [], restored: [] };
  for (const passage of passagesOf(source, changes)) {
    const facts = passage.sentences
      .flatMap((sentence) => findFacts(source, sentence))
      .map((fact): CheckedFact => Object.assign(fact, { survives: true }));
    if (passage.sentences.length === 0 || agrees(source, passage, facts))
      kept.changes.push(...passage.changes);
    else {
      kept.restored.push(...passage.sentences);
      for (const fact of facts) fact.survives = true;
    }
    kept.facts.push(...facts);
  }
  return kept;
}

/** Sentences that changes join, or one alone, with what changes there; and changes outside of any sentence. */
type Passage = { start: number; end: number; sentences: Span[]; changes: FoundChange[] };

const passageAt = ({ start, end }: Span, sentences: Span[], changes: FoundChange[]): Passage => ({
  start,
  end,
  sentences,
  changes,
});

function passagesOf(source: string, changes: readonly FoundChange[]): Passage[] {
  const parts: Passage[] = [
    ...sentencesOf(source).map((span) => passageAt(span, [span], [])),
    ...changes.map((change) => passageAt(change, [], [change])),
  ].toSorted((one, other) => one.start - other.start || one.end - other.end);
  const passages: Passage[] = [];
  for (const part of parts) {
    const last = passages.at(-1);
    if (last !== undefined && part.start <= last.end) {
      last.end = Math.max(last.end, part.end);
      last.sentences.push(...part.sentences);
      last.changes.push(...part.changes);
    } else passages.push(part);
  }
  return passages;
}

/** Marks the facts that the changes of a passage would lose; false if there are some, or some would be added. */
function agrees(source: string, passage: Passage, facts: CheckedFact[]): boolean {
  const { start, end, changes, sentences } = passage;
  if (changes.length === 0) return true;
  const edits = changes.map((change) => ({
    start: change.start - start,
    end: change.end - start,
    after: change.after,
  }));
  const result = applyChanges(source.slice(start, end), edits);
  const has = findSentences(result).flatMap((sentence) => findFacts(result, sentence));
  const added = compare(facts, has, textOf(source, sentences), result);
  return added.length === 0 && facts.every((fact) => fact.survives);
}

const textOf = (text: string, sentences: Pairing['source']): string =>
  sentences.map(({ start, end }) => text.slice(start, end)).join(' ');

/** Marks what did not survive, and returns what is new. Names are looked for anywhere in the other sentence. */
function compare(facts: CheckedFact[], has: readonly Fact[], before: string, after: string): Fact[] {
  const added: Fact[] = [];
  for (const kind of FACT_KINDS) {
    const left = new Map<string, number>();
    for (const fact of has) if (fact.kind === kind) left.set(fact.key, (left.get(fact.key) ?? 0) + 1);
    for (const fact of facts) {
      if (fact.kind !== kind) continue;
      const count = left.get(fact.key) ?? 0;
      if (count > 0) left.set(fact.key, count - 1);
      else fact.survives = isText(kind) && after.includes(fact.key);
    }
    for (const fact of has) {
      const count = fact.kind === kind ? (left.get(fact.key) ?? 0) : 0;
      if (count === 0) continue;
      left.set(fact.key, count - 1);
      if (!isText(kind) || !before.includes(fact.key)) added.push(fact);
    }
  }
  return added;
}

const isText = (kind: Fact['kind']): boolean => kind === 'name' || kind === 'date';

/** A sentence without a counterpart goes with the one before it, so that there is a place to put it back. */
function withPlaces(pairings: readonly Pairing[]): Pairing[] {
  const placed: Pairing[] = [];
  for (const pairing of pairings) {
    const last = placed.at(-1);
    if (last && (pairing.result.length === 0 || last.result.length === 0)) {
      last.source.push(...pairing.source);
      last.result.push(...pairing.result);
    } else placed.push({ source: [...pairing.source], result: [...pairing.result] });
  }
  return placed;
}

function restoring(source: string, result: string, pairing: Pairing): Change {
  const first = pairing.source[0];
  const last = pairing.source.at(-1);
  const start = pairing.result[0]?.start ?? 0;
  const end = pairing.result.at(-1)?.end ?? result.length;
  const after = first && last ? source.slice(first.start, last.end) : '';
  return { start, end, before: result.slice(start, end), after, reason: REASON };
}
