import { factKinds } from '#contract/humanize.ts';
import { applyChanges, type FoundChange } from '../text/change.ts';
import { findSentences } from '../text/sentences.ts';
import { sentencesOf, type Source } from '../text/source.ts';
import type { Span } from '../text/words.ts';
import { findFacts, type Fact } from './facts.ts';

export type CheckedFact = Fact & { survives: boolean };

export type KeptFacts = {
  changes: FoundChange[];
  facts: CheckedFact[];
  /** The sentences whose changes are left out, since a fact would have been lost or added. */
  restored: Span[];
};

/** The changes that leave every fact of the source in its sentence, and those facts. */
export function keepFacts(source: Source, changes: readonly FoundChange[]): KeptFacts {
  const { text } = source;
  const kept: KeptFacts = { changes: [], facts: [], restored: [] };
  for (const passage of passagesOf(source, changes)) {
    const facts = passage.sentences
      .flatMap((sentence) => findFacts(text, sentence))
      .map((fact): CheckedFact => Object.assign(fact, { survives: true }));
    if (passage.sentences.length === 0 || agrees(text, passage, facts)) kept.changes.push(...passage.changes);
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

function passagesOf(source: Source, changes: readonly FoundChange[]): Passage[] {
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

const textOf = (text: string, sentences: readonly Span[]): string =>
  sentences.map(({ start, end }) => text.slice(start, end)).join(' ');

/** Marks what did not survive, and returns what is new. Names are looked for anywhere in the other sentence. */
function compare(facts: CheckedFact[], has: readonly Fact[], before: string, after: string): Fact[] {
  const added: Fact[] = [];
  for (const kind of factKinds) {
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
