import type { FactKind, FactReport, ReportedFact, TextChange } from '#contract/humanize.ts';
import { applyChanges } from '#prose/index.ts';
import { countWhile } from '#prose/text/words.ts';
import type { DrawnChange, Row } from '../rows/rows.ts';

/**
 * `same`: unchanged in the result. `reworded`: present in other words, such as "not" in "don't".
 * `lost`: not found; `start` and `end` are where it would be.
 */
type Proof = { fate: 'same' | 'reworded' | 'lost'; start: number; end: number };
export type ProvenFact = ReportedFact & { proof: Proof };

type Standing = Pick<TextChange, 'start' | 'end' | 'after'>;
/** The applied changes, and by how much they have moved the text after each. */
type Kept = { changes: readonly Standing[]; shifts: number[] };

function withShifts(changes: readonly Standing[]): Kept {
  let shift = 0;
  return { changes, shifts: changes.map(({ start, end, after }) => (shift += after.length - (end - start))) };
}

/** Counts the changes that end at or before a place of the source. */
const countBefore = ({ changes }: Kept, place: number): number =>
  countWhile(changes, ({ end }) => end <= place);

const shiftBefore = (kept: Kept, count: number): number => kept.shifts[count - 1] ?? 0;

/** Finds every fact in the result, wherever the applied changes have moved it. */
export function proveFacts(
  { facts }: FactReport,
  changes: readonly Standing[],
  result: string,
): ProvenFact[] {
  const kept = withShifts(changes);
  return facts.map((fact) => Object.assign({ proof: prove(fact, kept, result) }, fact));
}

function prove(fact: ReportedFact, kept: Kept, result: string): Proof {
  const from = countBefore(kept, fact.start);
  let to = from;
  while ((kept.changes[to]?.start ?? Infinity) < fact.end) to++;
  const shift = shiftBefore(kept, from);
  if (to === from) return { fate: 'same', start: fact.start + shift, end: fact.end + shift };
  const start = Math.min(fact.start, kept.changes[from]?.start ?? fact.start) + shift;
  const end = Math.max(fact.end, kept.changes[to - 1]?.end ?? fact.end) + shiftBefore(kept, to);
  const found = findWhole(result, fact.text, start, end) ?? findMoved(result, fact, kept, from);
  if (found !== null) return { fate: 'same', start: found, end: found + fact.text.length };
  return { fate: fact.survives ? 'reworded' : 'lost', start, end };
}

/** A fact of a recast sentence may stand many changed words from its place. */
const reach = 300;
const changesAround = 12;

/** Searches the new text of nearby changes, where the fact may have moved. Unchanged text is skipped, since it belongs to other facts. */
function findMoved(
  result: string,
  { text, start: place }: ReportedFact,
  kept: Kept,
  near: number,
): number | null {
  for (let index = Math.max(0, near - changesAround); index <= near + changesAround; index++) {
    const change = kept.changes[index];
    if (!change || Math.abs(change.start - place) > reach) continue;
    const start = change.start + shiftBefore(kept, index);
    const found = findWhole(result, text, start, start + change.after.length);
    if (found !== null) return found;
  }
  return null;
}

const isInWord = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);

/** Finds a text that is not part of a longer word: "14" is not found in "2014". */
function findWhole(result: string, text: string, start: number, end: number): number | null {
  const stretch = result.slice(start, end);
  for (let at = stretch.indexOf(text); at >= 0; at = stretch.indexOf(text, at + 1)) {
    const from = start + at;
    const isCut =
      (isInWord(text.charAt(0)) && isInWord(result.charAt(from - 1))) ||
      (isInWord(text.slice(-1)) && isInWord(result.charAt(from + text.length)));
    if (!isCut) return from;
  }
  return null;
}

/** A sentence in three parts, the middle one being the fact. */
export type Passage = { before: string; words: string; after: string };

const passage = (text: string, start: number, end: number): Passage => ({
  before: text.slice(0, start).trimStart(),
  words: text.slice(start, end),
  after: text.slice(end).trimEnd(),
});

/** Returns both places of a fact, each with the sentence around it. */
export function placesOf(
  source: string,
  changes: readonly DrawnChange[],
  takenBack: ReadonlySet<number>,
  row: Row,
  { start, end, proof }: ProvenFact,
): { source: Passage; result: Passage } {
  const isKept = (_: DrawnChange, index: number) => !takenBack.has(index);
  const before = changes.slice(0, row.first).filter(isKept);
  const own = changes
    .slice(row.first, row.last)
    .filter((_, index) => !takenBack.has(row.first + index))
    .map(({ start: from, end: to, after }) => ({ start: from - row.start, end: to - row.start, after }));
  const written = source.slice(row.start, row.end);
  const shift = before.reduce((sum, change) => sum + change.after.length - change.before.length, row.start);
  return {
    source: passage(written, start - row.start, end - row.start),
    result: passage(applyChanges(written, own), proof.start - shift, proof.end - shift),
  };
}

/** Returns the row that contains a place of the source. */
export const rowAt = (rows: readonly Row[], place: number): Row | undefined =>
  rows[countWhile(rows, ({ end }) => end <= place)];

export const factKinds: readonly { kind: FactKind; one: string; many: string }[] = [
  { kind: 'number', one: 'number', many: 'numbers' },
  { kind: 'date', one: 'date', many: 'dates' },
  { kind: 'name', one: 'name', many: 'names' },
  { kind: 'quotation', one: 'quotation', many: 'quotations' },
  { kind: 'link', one: 'link', many: 'links' },
  { kind: 'citation', one: 'citation', many: 'citations' },
  { kind: 'negation', one: 'negation', many: 'negations' },
];
