import {
  type FactReport,
  type Formatting,
  formattings,
  type Strength,
  strengths,
  type TextChange,
  type Tone,
  tones,
} from '#contract/humanize.ts';
import { type Reading, textWith } from './reading.ts';
import { changesFromStored, changesToStored, type StoredChanges } from './stored-changes.ts';
import { factsFromStored, factsToStored, type StoredFacts } from './stored-facts.ts';
import { readingFromStored, readingToStored, type StoredReading } from './stored-reading.ts';
import { isIndex, isRecord, isText } from './stored-values.ts';

/** What a run was asked for. */
export type HowItRan = { strength: Strength; tone: Tone; formatting: Formatting };

export type HistoryEntry = Reading & {
  id: string;
  /** When, as an ISO date. */
  at: string;
  /** Of the file that the source came from, or empty. */
  name: string;
  /** Null where it is not known. */
  how: HowItRan | null;
  source: string;
  /** The text as the person has made it read. */
  result: string;
  changes: TextChange[];
  facts?: FactReport;
  words: number;
};

/** A browser gives a site about five million letters, so what can be made of the rest is not stored. */
export type StoredRun = StoredChanges &
  StoredReading &
  Partial<StoredFacts> &
  Partial<HowItRan> & { id: string; at: string; name?: string; source: string; words: number };

export function toStored(entry: HistoryEntry): StoredRun {
  const { id, at, name, how, source, words, changes, facts } = entry;
  return {
    id,
    at,
    ...(name !== '' && { name }),
    ...how,
    source,
    words,
    ...readingToStored(entry, changes),
    ...changesToStored(changes),
    ...(facts && factsToStored(facts)),
  };
}

/** A browser's storage may hold anything, so an entry that is not complete is dropped. */
export function fromStored(stored: unknown): HistoryEntry | null {
  if (!isRecord(stored)) return null;
  const { id, at, name, source, words } = stored;
  if (!isText(id) || !isText(at) || Number.isNaN(Date.parse(at)) || !isText(source) || !isIndex(words))
    return null;
  const changes = changesFromStored(stored, source);
  if (changes === null || !Array.isArray(stored['takenBack'])) return null;
  const reading = readingFromStored(stored, changes, source);
  const facts = factsFromStored(stored, source);
  return {
    id,
    at,
    name: isText(name) ? name : '',
    how: howFromStored(stored),
    source,
    result: textWith(source, changes, reading),
    changes,
    ...reading,
    words,
    ...(facts && { facts }),
  };
}

function howFromStored(stored: Record<string, unknown>): HowItRan | null {
  const strength = strengths.find((each) => each === stored['strength']);
  const tone = tones.find((each) => each === stored['tone']);
  const formatting = formattings.find((each) => each === stored['formatting']);
  return strength && tone && formatting ? { strength, tone, formatting } : null;
}
