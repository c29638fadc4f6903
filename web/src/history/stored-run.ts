import {
  type FactReport,
  type Formatting,
  formattings,
  type Strength,
  strengths,
  type Tone,
  tones,
} from '#contract/humanize.ts';
import { type Decisions, type HeldWording, isPartOf, type ResultChange } from './held.ts';
import { type Edit, inOrder, type Reading, textWith } from './reading.ts';
import {
  changesFromStored,
  changesToStored,
  decisionsFromStored,
  factsFromStored,
  factsToStored,
  heldFromStored,
  heldToStored,
  isIndex,
  isRecord,
  isText,
  type StoredChanges,
  type StoredFacts,
  type StoredHolds,
} from './stored-changes.ts';

/** `chosen`: the index of a change, and the index of the wording among its alternatives. `edits`: start, end, after. */
type StoredReading = {
  takenBack: number[];
  chosen?: [number, number][];
  edits?: [number, number, string][];
};

function readingToStored(
  { takenBack, chosen, edits }: Reading,
  changes: readonly ResultChange[],
): StoredReading {
  const wordings = Array.from(chosen, ([index, wording]): [number, number] => [
    index,
    changes[index]?.alternatives?.indexOf(wording) ?? -1,
  ]);
  return {
    takenBack: [...takenBack].toSorted((one, other) => one - other),
    ...(chosen.size > 0 && { chosen: wordings }),
    ...(edits.length > 0 && { edits: edits.map(({ start, end, after }) => [start, end, after]) }),
  };
}

/** Reads what the user decided, and leaves out what does not fit the changes. */
function readingFromStored(
  { takenBack, chosen, edits }: Record<string, unknown>,
  changes: readonly ResultChange[],
  source: string,
  decisions: Decisions,
): Reading {
  const taken = (Array.isArray(takenBack) ? takenBack : []).filter(
    (index): index is number => isIndex(index) && index < changes.length,
  );
  const wordings = new Map<number, string>();
  for (const pair of Array.isArray(chosen) ? chosen : []) {
    if (!Array.isArray(pair)) continue;
    const [index, other]: unknown[] = pair;
    if (!isIndex(index) || !isIndex(other)) continue;
    const wording = changes[index]?.alternatives?.[other];
    if (wording !== undefined) wordings.set(index, wording);
  }
  const standing = changes.filter((change) => isPartOf(change, decisions));
  return {
    takenBack: new Set(taken),
    chosen: wordings,
    edits: readEdits(edits, standing, source),
    decisions,
  };
}

function readEdits(stored: unknown, changes: readonly ResultChange[], source: string): Edit[] {
  const edits: Edit[] = [];
  for (const edit of Array.isArray(stored) ? stored : []) {
    if (!Array.isArray(edit)) continue;
    const [start, end, after]: unknown[] = edit;
    if (!isIndex(start) || !isIndex(end) || !isText(after) || end < start || end > source.length) continue;
    edits.push({ start, end, after });
  }
  edits.sort(inOrder);
  return edits.filter(
    (edit, at) => edit.start >= (edits[at - 1]?.end ?? 0) && !changes.some((change) => isCut(edit, change)),
  );
}

/** Whether an edit overlaps a change without covering it, which is not allowed. */
const isCut = (edit: Edit, change: ResultChange): boolean =>
  edit.start < change.end &&
  change.start < edit.end &&
  !(edit.start <= change.start && change.end <= edit.end);

/** The settings of a run. */
export type HowItRan = { strength: Strength; tone: Tone; formatting: Formatting };

export type HistoryEntry = Reading & {
  id: string;
  /** Time of the run, as an ISO date. */
  at: string;
  /** Name of the file that the source came from, or empty. */
  name: string;
  /** Null if unknown. */
  how: HowItRan | null;
  source: string;
  /** The text with everything that the user decided. */
  result: string;
  changes: readonly ResultChange[];
  held: readonly HeldWording[];
  facts?: FactReport;
  words: number;
  freeUntil?: number;
  payer?: string;
  /** The rewrite was made elsewhere and only checked here. */
  own?: true;
};

/** A browser gives a site about five million letters, so what can be computed from the rest is not stored. */
export type StoredRun = StoredChanges &
  StoredHolds &
  StoredReading &
  Partial<StoredFacts> &
  Partial<HowItRan> & {
    id: string;
    at: string;
    name?: string;
    source: string;
    words: number;
    freeUntil?: number;
    payer?: string;
    own?: true;
  };

export function toStored(entry: HistoryEntry): StoredRun {
  const { id, at, name, how, source, words, freeUntil, payer, own, changes, held, facts } = entry;
  return {
    id,
    at,
    ...(name !== '' && { name }),
    ...how,
    source,
    words,
    ...(freeUntil !== undefined && { freeUntil }),
    ...(payer !== undefined && { payer }),
    ...(own && { own }),
    ...readingToStored(entry, changes),
    ...changesToStored(changes),
    ...heldToStored(held, entry.decisions),
    ...(facts && factsToStored(facts)),
  };
}

/** Returns null for an incomplete entry, since a browser's storage may hold anything. */
export function fromStored(stored: unknown): HistoryEntry | null {
  if (!isRecord(stored)) return null;
  const { id, at, name, source, words, freeUntil, payer } = stored;
  if (!isText(id) || !isText(at) || Number.isNaN(Date.parse(at)) || !isText(source) || !isIndex(words))
    return null;
  const held = heldFromStored(stored, source);
  const changes = changesFromStored(stored, source, held.length);
  if (changes === null || !Array.isArray(stored['takenBack'])) return null;
  const decisions = decisionsFromStored(stored, held.length);
  const reading = readingFromStored(stored, changes, source, decisions);
  const facts = factsFromStored(stored, source);
  return {
    id,
    at,
    name: isText(name) ? name : '',
    how: howFromStored(stored),
    source,
    result: textWith(source, changes, reading),
    changes,
    held,
    ...reading,
    words,
    ...(isIndex(freeUntil) && { freeUntil }),
    ...(isText(payer) && { payer }),
    ...(stored['own'] === true && { own: true }),
    ...(facts && { facts }),
  };
}

function howFromStored(stored: Record<string, unknown>): HowItRan | null {
  const strength = strengths.find((each) => each === stored['strength']);
  const tone = tones.find((each) => each === stored['tone']);
  const formatting = formattings.find((each) => each === stored['formatting']);
  return strength && tone && formatting ? { strength, tone, formatting } : null;
}
