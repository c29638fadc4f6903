import { formattings, outcomes, type OtherSettings, strengths, tones } from '#contract/humanize.ts';
import type { Span } from '#prose/text/words.ts';
import { local } from '#browser/storage.ts';
import type { HistoryEntry } from '#history/history.ts';
import { asItCame, type Reading, textWith } from '#history/reading.ts';
import { isIndex, isRecord, isText } from '#history/stored-changes.ts';
import { fromStored, toStored } from '#history/stored-run.ts';
import { type Finished, finishedText, type Parts } from '../review/finished.ts';
import type { Options } from '../review/options.ts';
import { listDrafts } from './stored-draft.ts';
import { optionsFrom } from './stored-options.ts';

/** The storage key of a draft's result. */
const keyOf = (draft: string) => `result_${draft}`;
const version = 1;

/** Earlier versions kept one result, for all tabs. */
const formerKey = 'result';

/** Maximum total length of all results. A browser gives a site about five million characters. A longer result is not stored. */
const mostLetters = 1_500_000;

const lengthOf = (key: string): number => local.read(key)?.length ?? 0;

/** Stores the result of a draft with the user's revisions, or removes it for null. Other drafts' results make room for it. */
export function writeResult(draft: string, finished: Finished | null, now: Date): void {
  const key = keyOf(draft);
  const text = finished === null ? '' : inStorage(finished, now);
  // A result that was stored earlier would belong to another text.
  if (text === '' || text.length > mostLetters) return local.remove(key);
  const older = listDrafts().map(({ id }) => keyOf(id));
  const others = local.keys().filter((other) => other.startsWith(keyOf('')) && other !== key);
  // A result without its draft is useless.
  others.filter((other) => !older.includes(other)).forEach(local.remove);
  const kept = older.filter((other) => others.includes(other));
  let letters = kept.reduce((sum, other) => sum + lengthOf(other), text.length);
  while (letters > mostLetters || !local.write(keyOf(draft), text)) {
    const oldest = kept.pop();
    if (oldest === undefined) return local.remove(key);
    letters -= lengthOf(oldest);
    local.remove(oldest);
  }
}

/** Moves the result of an earlier version to the draft that was taken over from it. */
export function takeOverFormerResult(draft: string): void {
  const former = local.read(formerKey);
  local.remove(formerKey);
  if (former !== null) local.write(keyOf(draft), former);
}

/** What a result and its entry in the history have in common. */
const commonTo = ({
  takenBack,
  chosen,
  edits,
  decisions,
  words,
  freeUntil,
  payer,
}: Reading & Pick<Finished, 'words' | 'freeUntil' | 'payer'>) => ({
  takenBack,
  chosen,
  edits,
  decisions,
  words,
  ...(freeUntil && { freeUntil }),
  ...(payer && { payer }),
});

export function entryOf(finished: Finished, now: Date): HistoryEntry {
  const { run_id: id, source, name, options, own } = finished.asked;
  const { changes, held, facts } = finished.result;
  const { strength, tone, formatting } = options;
  return {
    id,
    at: now.toISOString(),
    name,
    how: { strength, tone, formatting },
    source,
    result: finishedText(finished),
    changes,
    held,
    facts,
    ...commonTo(finished),
    ...(own && { own }),
  };
}

/** The result of a history entry. `finalContent`: its text without reverts, chosen wordings and edits. */
export function finishedFrom(entry: HistoryEntry, options: Options, finalContent: string): Finished {
  const { id, name, source, changes, held, facts, own } = entry;
  return {
    phase: 'finished',
    asked: { run_id: id, source, span: null, options, name, ...(own && { own }) },
    result: {
      finalContent,
      outcome: 'rewritten',
      changes,
      held,
      facts: facts ?? { facts: [] },
      chunks: { total: 1, failed: 0 },
    },
    ...commonTo(entry),
    seconds: null,
    humanScore: null,
  };
}

function inStorage(finished: Finished, now: Date): string {
  const { options, span, parts } = finished.asked;
  const { outcome, chunks, otherSettings } = finished.result;
  const { seconds, humanScore } = finished;
  return JSON.stringify({
    version,
    ...toStored(entryOf(finished, now)),
    ...options,
    span,
    parts,
    outcome,
    chunks,
    otherSettings,
    seconds,
    humanScore,
  });
}

export function readResult(draft: string): Finished | null {
  const kept = local.readJson(keyOf(draft));
  if (!isRecord(kept) || kept['version'] !== version) return null;
  const entry = fromStored(kept);
  if (entry === null) return null;
  const { source, changes } = entry;
  const { asked, result, ...reading } = finishedFrom(
    entry,
    optionsFrom(kept),
    textWith(source, changes, asItCame),
  );
  const parts = partsFrom(kept['parts'], source);
  const chunks = isRecord(kept['chunks']) ? kept['chunks'] : {};
  return {
    ...reading,
    asked: { ...asked, span: spanFrom(kept['span'], source), ...(parts && { parts }) },
    result: {
      ...result,
      outcome: outcomes.find((each) => each === kept['outcome']) ?? 'rewritten',
      chunks: { total: countFrom(chunks['total']), failed: countFrom(chunks['failed']) },
      ...otherSettingsFrom(kept['otherSettings']),
    },
    seconds: figureFrom(kept['seconds']),
    humanScore: figureFrom(kept['humanScore']),
  };
}

function otherSettingsFrom(value: unknown): { otherSettings?: OtherSettings } {
  if (!isRecord(value)) return {};
  const { strength, tone, formatting } = value;
  return {
    otherSettings: {
      strength: placesFrom(strengths, strength),
      tone: placesFrom(tones, tone),
      formatting: placesFrom(formattings, formatting),
    },
  };
}

function placesFrom<Value extends string>(values: readonly Value[], stored: unknown) {
  const places: Partial<Record<Value, number>> = {};
  for (const value of values) {
    const count = isRecord(stored) ? stored[value] : undefined;
    if (isIndex(count)) places[value] = count;
  }
  return places;
}

const countFrom = (value: unknown): number => (isIndex(value) ? value : 0);
const figureFrom = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

export function partsFrom(value: unknown, source: string): Parts | null {
  if (!isRecord(value) || !isText(value['id']) || !isIndex(value['at']) || !Array.isArray(value['spans']))
    return null;
  const spans = value['spans'].map((span) => spanFrom(span, source)).filter((span) => span !== null);
  if (spans.length !== value['spans'].length || value['at'] >= spans.length) return null;
  return { id: value['id'], spans, at: value['at'] };
}

export function spanFrom(value: unknown, source: string): Span | null {
  if (!isRecord(value)) return null;
  const { start, end } = value;
  return isIndex(start) && isIndex(end) && start < end && end <= source.length ? { start, end } : null;
}
