import { familyOf } from '../lexicon/meanings.ts';
import { isProse } from '../text/blocks/blocks.ts';
import { alignSentences, type Pairing, type Sentences } from '../text/changes/align.ts';
import type { Source, SourceBlock } from '../text/source.ts';
import { overlaps, type Span } from '../text/words.ts';
import { type Entry, isClosed, readEntries } from './entries.ts';
import { matchEntries, type Matching } from './matches.ts';

/** Sentences of the source and the corresponding ones of the rewriting, with the entries of both. Either side may be empty. */
export type Unit = {
  source: Span[];
  result: Span[];
  before: Entry[];
  after: Entry[];
  matching: Matching;
  /** The paragraph in the source; null for a new sentence. */
  block: SourceBlock | null;
  /** Whether it joins two paragraphs of the source. */
  isMoved: boolean;
};

/** Builds a unit from spans and their entries, and matches the entries. */
export const unitOfEntries = (
  { source, result, before, after }: Pick<Unit, 'source' | 'result' | 'before' | 'after'>,
  block: SourceBlock | null,
  isMoved = false,
): Unit => ({ source, result, before, after, matching: matchEntries(before, after), block, isMoved });

/** Maximum number of sentences in a unit, and how many units back a sentence may have moved. */
const MOST_SENTENCES = 6;
const REACH = 5;

type Piece = Span & { block: SourceBlock };

/**
 * Returns the smallest groups of sentences that exchange nothing with one another, in order. `cuts` are spans of the source to omit,
 * `joined` those whose sentences are not parted.
 */
export function findUnits(
  source: Source,
  rewriting: Source,
  names: ReadonlySet<string>,
  cuts: readonly Span[],
  joined: readonly Span[] = [],
): Unit[] {
  const isCut = ({ start, end }: Span) => cuts.some((cut) => cut.start <= start && cut.end >= end);
  const here = piecesOf(source).filter((piece) => !isCut(piece));
  const blockOf = new Map(here.map(({ start, block }) => [start, block]));

  function readUnit(pairing: Pairing): Unit {
    const block = blockOf.get(pairing.source[0]?.start ?? -1) ?? null;
    const isMoved = pairing.source.some(({ start }) => blockOf.get(start) !== block);
    if (isUnchanged(pairing, source.text, rewriting.text))
      return {
        ...pairing,
        before: [],
        after: [],
        matching: { matches: [], lost: [], gained: [] },
        block,
        isMoved,
      };
    const before = entriesOf(source.text, pairing.source, names);
    const after = entriesOf(rewriting.text, pairing.result, names);
    return unitOfEntries({ ...pairing, before, after }, block, isMoved);
  }

  const keysOf = (text: string, span: Span) =>
    new Set(entriesOf(text, [span], names).flatMap((entry) => (isMoving(entry) ? entry.key : [])));

  /** Splits off a sentence of another paragraph that shares nothing with the one sentence it is aligned with: it was dropped. */
  function strangersApart(pairing: Pairing): Pairing[] {
    const [only] = pairing.result;
    const blocks = new Set(pairing.source.map(({ start }) => blockOf.get(start)));
    if (pairing.result.length !== 1 || only === undefined || blocks.size < 2) return [pairing];
    const said = keysOf(rewriting.text, only);
    const known = pairing.source.filter((span) =>
      [...keysOf(source.text, span)].some((key) => said.has(key)),
    );
    if (known.length !== 1) return [pairing];
    return pairing.source.map((span) => ({ source: [span], result: known.includes(span) ? [only] : [] }));
  }

  const there = piecesOf(rewriting);
  const pairings = alignSentences(sentencesOf(source.text, here), sentencesOf(rewriting.text, there))
    .flatMap((pairing) => equalApart(pairing, source.text, rewriting.text))
    .flatMap(strangersApart)
    .flatMap(oneByOne);
  return merged(together(pairings, joined).map(readUnit), readUnit);
}

/** Returns the sentences of prose and each other block as a whole. Parts without a letter or digit, as in a table, are skipped. */
const piecesOf = ({ text, blocks }: Source): Piece[] =>
  blocks
    .flatMap((block) =>
      isProse(block)
        ? block.sentences.map(({ start, end }) => ({ start, end, block }))
        : [{ start: block.body, end: block.end, block }],
    )
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));

const sentencesOf = (text: string, pieces: readonly Piece[]): Sentences => ({
  text,
  spans: pieces,
  paragraphs: pieces.map(({ block }) => block),
  keyOf: (word) => (isClosed(word) ? null : familyOf(word)),
});

/** Splits several sentences aligned with one that equals one of them: the others become unaligned. */
function equalApart(pairing: Pairing, before: string, after: string): Pairing[] {
  const { source, result } = pairing;
  const [only] = result;
  if (source.length < 2 || result.length !== 1 || only === undefined) return [pairing];
  const said = after.slice(only.start, only.end);
  const equal = source.findIndex(({ start, end }) => before.slice(start, end) === said);
  if (equal === -1) return [pairing];
  return source.map((span, at) => ({ source: [span], result: at === equal ? [only] : [] }));
}

/** Splits a pairing with equally many sentences on both sides into pairs; `merged` may join them again. */
function oneByOne(pairing: Pairing): Pairing[] {
  const { source, result } = pairing;
  if (source.length !== result.length) return [pairing];
  return source.map((span, at) => ({ source: [span], result: result.slice(at, at + 1) }));
}

/** Joins the pairings of each of these spans, with what was inserted between them. */
function together(pairings: readonly Pairing[], spans: readonly Span[]): Pairing[] {
  const result: Pairing[] = [];
  const firstOf = new Map<Span, number>();
  for (const pairing of pairings) {
    const own = spans.filter((span) => pairing.source.some((each) => overlaps(each, span)));
    const first = Math.min(result.length, ...own.map((span) => firstOf.get(span) ?? Infinity));
    const parts = [...result.splice(first), pairing];
    for (const [span, at] of firstOf) firstOf.set(span, Math.min(at, first));
    for (const span of own) firstOf.set(span, first);
    result.push({
      source: parts.flatMap((part) => part.source),
      result: parts.flatMap((part) => part.result),
    });
  }
  return result;
}

function isUnchanged({ source, result }: Pairing, before: string, after: string): boolean {
  const [one, other] = [source[0], result[0]];
  if (source.length !== 1 || result.length !== 1 || one === undefined || other === undefined) return false;
  return before.slice(one.start, one.end) === after.slice(other.start, other.end);
}

/** Returns the entries of sentences that belong together, with positions in the whole text. */
function entriesOf(text: string, spans: readonly Span[], names: ReadonlySet<string>): Entry[] {
  const entries: Entry[] = [];
  let sentence = 0;
  let clause = 0;
  for (const { start, end } of spans) {
    const own = readEntries(text.slice(start, end), names);
    for (const entry of own)
      entries.push({
        ...entry,
        start: entry.start + start,
        end: entry.end + start,
        sentence: entry.sentence + sentence,
        clause: entry.clause + clause,
      });
    sentence = (entries.at(-1)?.sentence ?? sentence) + 1;
    clause = (entries.at(-1)?.clause ?? clause) + 1;
  }
  return entries;
}

/** Joins units where one has lost what another has gained, including the units between them. */
function merged(units: readonly Unit[], read: (pairing: Pairing) => Unit): Unit[] {
  const result: Unit[] = [];
  for (const unit of units) {
    result.push(unit);
    for (let back = Math.min(REACH, result.length - 1); back > 0; back--) {
      const group = result.slice(-1 - back);
      const [first] = group;
      const last = group.at(-1);
      if (first === undefined || last === undefined) continue;
      const areNeighbours = back === 1 && (isTakenIn(first, last) || isReworded(first, last));
      if (!exchange(first, last) && !areNeighbours) continue;
      const source = group.flatMap((each) => each.source);
      const there = group.flatMap((each) => each.result);
      if (Math.max(source.length, there.length) > MOST_SENTENCES) continue;
      result.splice(-1 - back, group.length, read({ source, result: there }));
      back = Math.min(REACH, result.length);
    }
  }
  return result;
}

/** Whether one of two units of the same paragraph has lost what the other has gained. */
const exchange = (one: Unit, other: Unit): boolean =>
  areOfOneBlock(one, other) && (moved(one, other) || moved(other, one));

const areOfOneBlock = (one: Unit, other: Unit): boolean =>
  one.block === null || other.block === null || one.block === other.block;

/** Whether the sentence before may have absorbed a short one without content words: "…, and this is how we did it". */
const isTakenIn = (one: Unit, light: Unit): boolean =>
  light.result.length === 0 &&
  one.block === light.block &&
  one.after.length > 0 &&
  !light.before.some(isMoving);

/** Whether one of two units was dropped, and the other has a sentence of which nothing is known: it may say the same in other words. */
const isReworded = (one: Unit, other: Unit): boolean =>
  areOfOneBlock(one, other) &&
  ((one.result.length === 0 && hasStranger(other)) || (other.result.length === 0 && hasStranger(one)));

function hasStranger({ result, after, matching: { matches } }: Unit): boolean {
  const known = new Set(matches.map((match) => after[match.after]));
  return result.some(({ start, end }) => {
    const weighty = after.filter((entry) => entry.start >= start && entry.start < end && isWeighty(entry));
    return weighty.length > 0 && !weighty.some((entry) => known.has(entry));
  });
}

const MOVING = new Set<Entry['kind']>([
  'word',
  'name',
  'number',
  'date',
  'quotation',
  'address',
  'citation',
  'code',
]);

const isMoving = ({ kind }: Entry): boolean => MOVING.has(kind);

function moved(from: Unit, to: Unit): boolean {
  if (from.matching.lost.length === 0 || to.matching.gained.length === 0) return false;
  const gone = from.matching.lost.flatMap((at) => from.before[at] ?? []).filter(isMoving);
  const come = to.matching.gained.flatMap((at) => to.after[at] ?? []).filter(isMoving);
  return matchEntries(gone, come).matches.some(({ how }) => how === 'same');
}

export const isWeighty = ({ kind }: Entry): boolean =>
  kind === 'word' || kind === 'name' || kind === 'number';

const LEAST_SHARED = 0.1;
const LEAST_WORDS = 4;

/** Whether a sentence was replaced with something unrelated. */
export function sharesNothing({ before, after, matching }: Unit): boolean {
  const words = [before, after].map((entries) => entries.filter(isWeighty).length);
  const shared = matching.matches.filter((match) =>
    before.slice(match.before, match.before + 1).some(isWeighty),
  );
  return Math.min(...words) >= LEAST_WORDS && shared.length < LEAST_SHARED * Math.max(...words);
}
