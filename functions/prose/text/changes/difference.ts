import { alignSentences, type Pairing, type Sentences } from './align.ts';
import { isProse } from '../blocks/blocks.ts';
import type { FoundChange } from './change.ts';
import { findProtected } from '../protected.ts';
import { findFrozen } from '../frozen.ts';
import { readSource, type Source, type SourceBlock } from '../source.ts';
import { findWords, type Span } from '../words.ts';
import { findWordChanges } from './word-changes.ts';

export type Restored = Span & { reason: 'left out' | 'moved' | 'protected' };

export type Difference = {
  changes: FoundChange[];
  /** Sentences that stay as they were: left out there or made another, moved across paragraphs, or changed where nobody may. */
  restored: Restored[];
};

type Unit = Span & { block: SourceBlock };

/**
 * What a rewriting by others changed inside the sentences of a source. What lies around them, white space included,
 * stays as it was, and so does what is protected or frozen.
 */
export function findDifference(original: Source, result: string, frozen: readonly string[] = []): Difference {
  const { text: source } = original;
  const units = unitsOf(original);
  const blockOf = new Map(units.map((unit) => [unit.start, unit.block]));
  const difference: Difference = { changes: [], restored: [] };
  const known = new Map<SourceBlock, Span[]>();
  const heldIn = (block: SourceBlock): Span[] => {
    const held = known.get(block) ?? [
      ...findProtected(source, block.body, block.end),
      ...findFrozen(source, block, frozen),
    ];
    known.set(block, held);
    return held;
  };
  for (const pairing of pairUp(source, units, result)) {
    const first = pairing.source[0];
    const last = pairing.source.at(-1);
    const block = blockOf.get(first?.start ?? -1);
    if (first === undefined || last === undefined || block === undefined) continue;
    const rewritten = pairing.result.map(({ start, end }) => result.slice(start, end)).join(' ');
    const span = { start: first.start, end: last.end };
    const changes = findWordChanges(source, span, rewritten.replaceAll(/\s+/g, ' '));
    if (changes.length === 0) continue;
    const isInside = last.end <= block.end && isProse(block);
    const isWhole = standsFor(source, pairing.source, rewritten);
    const reason = !isWhole
      ? 'left out'
      : !isInside
        ? 'moved'
        : touches(changes, heldIn(block))
          ? 'protected'
          : null;
    if (reason === null) difference.changes.push(...changes);
    else
      for (const { start, end } of pairing.source)
        // What stands there word for word had only a neighbour that is gone.
        if (isSentence(blockOf.get(start)) && !rewritten.includes(source.slice(start, end)))
          difference.restored.push({ start, end, reason });
  }
  return difference;
}

const isSentence = (block: SourceBlock | undefined): boolean => block !== undefined && isProse(block);

/** The sentences of a text, and each other block as a whole. */
function unitsOf({ blocks }: Source): Unit[] {
  return blocks.flatMap((block) =>
    isProse(block)
      ? block.sentences.map(({ start, end }) => ({ start, end, block }))
      : [{ start: block.body, end: block.end, block }],
  );
}

const sentencesOf = (text: string, units: readonly Unit[]): Sentences => ({
  text,
  spans: units,
  paragraphs: units.map(({ block }) => block),
});

/** Two for two are taken one by one. A sentence that has none in the source to stand for goes with the one before it. */
function pairUp(source: string, units: readonly Unit[], result: string): Pairing[] {
  const pairings: Pairing[] = [];
  const other = unitsOf(readSource(result));
  for (const pairing of alignSentences(sentencesOf(source, units), sentencesOf(result, other))) {
    const { source: had, result: has } = pairing;
    const last = pairings.at(-1);
    if (had.length === 0 && last !== undefined) last.result.push(...has);
    else if (had.length === 2 && has.length === 2) {
      for (const at of [0, 1])
        pairings.push({ source: had.slice(at, at + 1), result: has.slice(at, at + 1) });
    } else pairings.push(pairing);
  }
  return pairings;
}

const touches = (changes: readonly Span[], held: readonly Span[]): boolean =>
  changes.some(({ start, end }) => held.some((span) => start < span.end && end > span.start));

/** Of the words that no sentence beside it has, a rewritten one shares at least this part. */
const SHARED = 1 / 4;
const SHORTEST = 1 / 3;

/** A sentence may become shorter or join another, but not disappear, break off or become another altogether. */
function standsFor(source: string, sentences: readonly Span[], rewritten: string): boolean {
  const has = wordsOf(rewritten);
  const kept = new Set(has);
  const own = sentences.map(({ start, end }) => wordsOf(source.slice(start, end)));
  if (has.length < own.flat().length * SHORTEST) return false;
  return own.every((words, index) => {
    const others = new Set(own.toSpliced(index, 1).flat());
    const telling = words.filter((word) => !others.has(word));
    return telling.filter((word) => kept.has(word)).length >= telling.length * SHARED;
  });
}

const wordsOf = (text: string): string[] =>
  findWords(text).map(({ start, end }) => text.slice(start, end).toLowerCase());
