import { findFrames } from '../frames/index.ts';
import { isProse } from '../text/blocks/blocks.ts';
import { applyChanges, asOne, type FoundChange } from '../text/changes/change.ts';
import { findWordChanges } from '../text/changes/word-changes.ts';
import { type Fact, findFacts, withWholeDates } from '../text/facts.ts';
import { findFrozen } from '../text/frozen.ts';
import { passagesOf } from '../text/passages.ts';
import { oncePerSource, readSource, type Source } from '../text/source.ts';
import { findWords, movedBy, type Span } from '../text/words.ts';
import { balance } from './balance.ts';
import type { Around, Difference } from './difference.ts';
import { type Entry, readEntries } from './entries.ts';
import { cutUnit } from './pieces.ts';
import { readTokens } from './tokens.ts';
import { findUnits, type Unit, unitOfEntries } from './units.ts';
import { type Judged, type Made, verdictOn } from './verdict.ts';

export type { Judged, Verdict } from './verdict.ts';

/**
 * Judges the text that an engine returned for a source, unit by unit, in order. Unchanged units are left out. With `whole`, no sentence
 * is cut between its changes, so none mixes the wording of the source and of the engine; `joined` are spans whose sentences stay
 * together. `isPart`: the source is a part of a text, so nothing in it is a chatbot's line around it.
 */
export function judgeRewriting(
  source: Source,
  rewriting: string,
  {
    frozen = [],
    whole = false,
    joined = [],
    isPart = false,
  }: { frozen?: readonly string[]; whole?: boolean; joined?: readonly Span[]; isPart?: boolean } = {},
): Judged[] {
  const cuts = isPart ? [] : framesGone(source, rewriting, frozen);
  const result = readSource(rewriting);
  const around = aroundIn(source.text, rewriting);
  const judged: Judged[] = cuts.map((cut) => verdictOn([], cutOf(cut), source.text));
  let place = 0;
  const names = new Set([...namesIn(source), ...namesIn(result)]);
  const units = findUnits(source, result, names, cuts, joined).flatMap((unit) =>
    whole ? [unit] : cutUnit(unit, source.text, rewriting),
  );
  for (const unit of units) {
    const made = madeOf(unit, source, rewriting, place);
    place = Math.max(place, unit.source.at(-1)?.end ?? 0);
    if (made.changes.length > 0)
      judged.push(verdictOn(differencesIn(unit, made, source, around, frozen), made, source.text));
  }
  return judged.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

/** Judges changes to a source, one sentence with all its changes at a time; sentences that a change joins are judged together. */
export function judgeChanges(source: Source, changes: readonly FoundChange[]): Judged[] {
  if (changes.length === 0) return [];
  const cuts = cutFrames(source, changes);
  const others = changes.filter((change) => !cuts.includes(change));
  const names = namesIn(source);
  const around = aroundIn(source.text, applyChanges(source.text, changes));
  const judged: Judged[] = cuts.map((cut) => verdictOn([], cutOf(cut), source.text));
  for (const passage of passagesOf(source, others)) {
    if (passage.changes.length === 0) continue;
    const { start, end } = passage;
    const after = applyChanges(
      source.text.slice(start, end),
      passage.changes.map((change) => movedBy(change, -start)),
    );
    const made: Made = { start, end, after, placeOf: (at) => at, changes: passage.changes };
    const before = readEntries(source.text.slice(start, end), names).map((entry) => movedBy(entry, start));
    const spans = { source: [{ start, end }], result: [{ start: 0, end: after.length }] };
    const unit = unitOfEntries({ ...spans, before, after: readEntries(after, names) }, null);
    const differences = passage.sentences.length === 0 ? [] : differencesIn(unit, made, source, around, []);
    judged.push(verdictOn(differences, made, source.text));
  }
  return judged.toSorted((one, other) => one.start - other.start);
}

/** Returns the facts of a source that a rewriting must not lose, in order; frames that may be cut are skipped. */
export function factsOf(source: Source): Fact[] {
  const frames = framesToCut(source);
  const isFramed = ({ start, end }: Span) => frames.some((frame) => frame.start <= start && frame.end >= end);
  return source.blocks.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) =>
      isFramed(sentence) ? [] : withWholeDates(source.text, findFacts(source.text, sentence)),
    ),
  );
}

const cutOf = (cut: FoundChange): Made => ({ ...cut, placeOf: (at) => at, changes: [cut] });

function madeOf(unit: Unit, { text }: Source, rewriting: string, place: number): Made {
  const { after, placeOf } = onOneLine(rewriting, unit.result);
  const [first] = unit.source;
  const last = unit.source.at(-1);
  if (first === undefined || last === undefined) {
    const [before, behind] = place === 0 ? ['', ' '] : [' ', ''];
    const whole = before + after + behind;
    const change = { start: place, end: place, before: '', after: whole, reason: null };
    return {
      start: place,
      end: place,
      after: whole,
      placeOf: (at) => placeOf(at) + before.length,
      changes: [change],
    };
  }
  const span = { start: first.start, end: last.end };
  return { ...span, after, placeOf, changes: asOne(text, findWordChanges(text, span, after)) };
}

/** Joins spans of a text on one line, and maps positions of the text to positions in that line. */
function onOneLine(
  text: string,
  spans: readonly Span[],
): { after: string; placeOf: (place: number) => number } {
  let after = '';
  const steps: { from: number; at: number }[] = [];
  for (const { start, end } of spans) {
    if (after !== '' && spans.length > 1) after += ' ';
    steps.push({ from: start, at: after.length });
    let from = start;
    for (const gap of text.slice(start, end).matchAll(/\s{2,}|[^\S ]/g)) {
      after += text.slice(from, start + gap.index) + ' ';
      from = start + gap.index + gap[0].length;
      steps.push({ from, at: after.length });
    }
    after += text.slice(from, end);
  }
  const placeOf = (place: number): number => {
    const step = steps.findLast(({ from }) => from <= place);
    return step === undefined ? 0 : Math.min(after.length, step.at + place - step.from);
  };
  return { after, placeOf };
}

function differencesIn(
  unit: Unit,
  made: Made,
  source: Source,
  around: Around,
  frozen: readonly string[],
): Difference[] {
  const { start, end } = made;
  const whole: Entry = { start, end, kind: 'code', key: '', word: '', sentence: 0, clause: 0, governor: '' };
  const isText = unit.block === null || isProse(unit.block) || unit.block.kind === 'heading';
  if (!isText) return [{ kind: 'code', before: [whole], after: [], isSure: true }];
  const before = source.text.slice(start, end);
  const differences = balance(unit, around, { before, after: made.after });
  const held = findFrozen(source.text, made, frozen).filter(
    (span) => !made.after.includes(source.text.slice(span.start, span.end)),
  );
  for (const span of held) {
    const words = unit.before.filter((entry) => entry.start < span.end && entry.end > span.start);
    differences.push({ kind: 'frozen', before: words, after: [], isSure: true });
  }
  if (unit.isMoved) differences.push({ kind: 'paragraph', before: [whole], after: [], isSure: true });
  return differences;
}

/** Returns the words that a source capitalises where grammar does not require it. */
const namesIn = oncePerSource(
  ({ text }): ReadonlySet<string> =>
    new Set(readTokens(text).flatMap(({ isName, word }) => (isName ? [plain(word)] : []))),
);

const aroundIn = (source: string, result: string): Around => ({ source: once(source), result: once(result) });

/** Returns a function that reads the words of a text on its first call. */
function once(text: string): () => ReadonlySet<string> {
  let words: ReadonlySet<string> | null = null;
  return () => (words ??= new Set(findWords(text).map(({ start, end }) => plain(text.slice(start, end)))));
}

const plain = (word: string): string => word.toLowerCase().replace(/['\u2019]s$|['\u2019]$/, '');

/** Returns the frames of a text that are removed without a replacement. */
const framesToCut = (source: Source) => findFrames(source).filter(({ after }) => after === '');

/** Returns cuts for the frames that an answer omits ("Certainly! Here is …"): they are not part of what the text says. */
function framesGone(source: Source, answer: string, frozen: readonly string[]): FoundChange[] {
  const said = inOneLine(answer);
  return framesToCut(source).flatMap((frame) => {
    const before = source.text.slice(frame.start, frame.end);
    const isHeld = findFrozen(source.text, frame, frozen).length > 0;
    return isHeld || said.includes(inOneLine(before))
      ? []
      : [{ start: frame.start, end: frame.end, before, after: '', reason: null }];
  });
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Returns the changes that remove a whole frame. */
function cutFrames(source: Source, changes: readonly FoundChange[]): FoundChange[] {
  const cuts = changes.filter(({ after }) => after === '');
  if (cuts.length === 0) return [];
  const frames = framesToCut(source);
  return cuts.filter((cut) => frames.some(({ start, end }) => start === cut.start && end === cut.end));
}
