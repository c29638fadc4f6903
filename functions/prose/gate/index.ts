import { findFrames } from '../frames/index.ts';
import type { Frame } from '../frames/frame.ts';
import { applyChanges, type FoundChange } from '../text/changes/change.ts';
import { type Passage, passagesOf } from '../text/passages.ts';
import type { Source } from '../text/source.ts';
import type { Span } from '../text/words.ts';
import { findFacts, type Fact } from './facts.ts';
import { judge, type Refusal, type Verdict } from './judge.ts';
import type { Level } from './levels.ts';
import { namesOf } from './names.ts';

/** A sentence all of whose changes are left out. */
type Refused = Span & { reason: Refusal };

export type Passed = {
  changes: FoundChange[];
  /** What the sentences state, all of which still stands. */
  facts: Fact[];
  refused: Refused[];
  /** The greatest doubt of a sentence that passed, from 0 to 1: of two wordings the one with less is to be preferred. */
  doubt: number;
};

type Options = {
  level?: Level;
  /** Whether a sentence may keep some of its changes where all of them together are refused. */
  partly?: boolean;
};

/** Of the changes to a source, whoever proposed them, those after which each sentence says what it said. */
export function passGate(
  source: Source,
  changes: readonly FoundChange[],
  { level = 'balanced', partly = false }: Options = {},
): Passed {
  const { text } = source;
  const passed: Passed = { changes: [], facts: [], refused: [], doubt: 0 };
  const judged = judgeOf(source, level);
  const cuts = cutFrames(source, changes);
  const isFramed = ({ start, end }: Span) => cuts.some((cut) => cut.start <= start && cut.end >= end);
  const others = cuts.length === 0 ? changes : changes.filter((change) => !cuts.includes(change));
  for (const passage of passagesOf(source, others)) {
    for (const sentence of passage.sentences)
      if (!isFramed(sentence)) for (const fact of findFacts(text, sentence)) passed.facts.push(fact);
    const { refusal: reason, doubt } = passage.sentences.length === 0 ? CERTAIN : judged(passage);
    const all: Kept = { changes: passage.changes, doubt };
    const kept = reason === null ? all : partly ? keptOf(passage, judged) : NONE;
    for (const change of kept.changes) passed.changes.push(change);
    passed.doubt = Math.max(passed.doubt, kept.doubt);
    if (reason !== null && kept.changes.length === 0)
      for (const { start, end } of passage.sentences) passed.refused.push({ start, end, reason });
  }
  if (cuts.length > 0)
    passed.changes = [...passed.changes, ...cuts].toSorted((one, other) => one.start - other.start);
  return passed;
}

type Kept = { changes: readonly FoundChange[]; doubt: number };

const NONE: Kept = { changes: [], doubt: 0 };

/** A sentence with more changes is judged only as a whole, so that the time grows as the text does. */
const MOST_APART = 12;

/** Of changes that are refused together those that pass, tried one after another from the first on. */
function keptOf(passage: Passage<FoundChange>, judged: ReturnType<typeof judgeOf>): Kept {
  if (passage.changes.length < 2 || passage.changes.length > MOST_APART) return NONE;
  let kept = NONE;
  for (const change of passage.changes) {
    const changes = [...kept.changes, change];
    const { refusal, doubt } = judged({ ...passage, changes });
    if (refusal === null) kept = { changes, doubt };
  }
  return kept;
}

const isCut = ({ after }: FoundChange): boolean => after === '';

/** The frames of a text in whose place nothing would stand. */
export const framesToCut = (source: Source): Frame[] =>
  findFrames(source).filter(({ after }) => after === '');

/** The changes that take a frame away whole: it is no part of what the text says. */
export function cutFrames<Change extends FoundChange>(source: Source, changes: readonly Change[]): Change[] {
  if (!changes.some(isCut)) return [];
  const frames = framesToCut(source);
  return changes.filter(
    (change) =>
      isCut(change) && frames.some(({ start, end }) => start === change.start && end === change.end),
  );
}

/** Judges passages of a source one by one. */
export function judgeOf(source: Source, level: Level = 'balanced') {
  return (passage: Passage<FoundChange>): Verdict =>
    passage.changes.length === 0 ? CERTAIN : verdictOn(source.text, passage, namesIn(source), level);
}

const namesOfSources = new WeakMap<Source, ReadonlySet<string>>();

/** The names of a whole text. They are read once, where something in it changes. */
function namesIn(source: Source): ReadonlySet<string> {
  let names = namesOfSources.get(source);
  if (names === undefined) namesOfSources.set(source, (names = new Set(namesOf(source.text))));
  return names;
}

/** What is longer is no sentence; it is judged around each of its changes, so that the time grows as the text does. */
const LONGEST = 2000;
const AROUND = 300;

const CERTAIN: Verdict = { refusal: null, doubt: 0 };
const TOO_LONG: Verdict = { refusal: 'length', doubt: 1 };

function verdictOn(
  source: string,
  passage: Passage<FoundChange>,
  document: ReadonlySet<string>,
  level: Level,
): Verdict {
  let doubt = 0;
  for (const { start, end, changes } of stretchesOf(passage)) {
    if (end - start > LONGEST + 2 * AROUND) return TOO_LONG;
    const before = source.slice(start, end);
    const edits = changes.map((change) => ({
      start: change.start - start,
      end: change.end - start,
      after: change.after,
    }));
    const after = applyChanges(before, edits);
    if (after.length > 2 * (LONGEST + 2 * AROUND)) return TOO_LONG;
    const verdict = judge(before, after, document, level);
    if (verdict.refusal !== null) return verdict;
    doubt = Math.max(doubt, verdict.doubt);
  }
  return { refusal: null, doubt };
}

type Stretch = Span & { changes: FoundChange[] };

function stretchesOf({ start, end, changes }: Passage<FoundChange>): Stretch[] {
  if (end - start <= LONGEST) return [{ start, end, changes }];
  const stretches: Stretch[] = [];
  for (const change of changes) {
    const last = stretches.at(-1);
    const from = Math.max(start, change.start - AROUND);
    const to = Math.min(end, change.end + AROUND);
    if (last !== undefined && from <= last.end) {
      last.end = Math.max(last.end, to);
      last.changes.push(change);
    } else stretches.push({ start: from, end: to, changes: [change] });
  }
  return stretches;
}
