import { applyChanges } from '#prose/text/changes/change.ts';
import type { Strength } from '#contract/humanize.ts';
import { rewrite, type Options } from '#prose/rewrite/index.ts';
import type { Sample } from './corpus.ts';
import { keepsShape, lossesOf, type Loss } from './measures/facts.ts';
import { withoutFrames } from './measures/frames.ts';
import type { Complaint, Judge } from './measures/judge.ts';
import {
  changedWords,
  countMarkers,
  countTrailing,
  countWords,
  lengthVariation,
  mean,
  median,
  percent,
} from './measures/measures.ts';

type Pair = { before: number; after: number };

export type Row = {
  domain: string;
  machine: boolean;
  name: string;
  words: number;
  changed: number;
  /** Words changed when the result is rewritten again, as a share. */
  again: number;
  ratio: number;
  losses: Loss[];
  keepsShape: boolean;
  exact: boolean;
  markers: Pair;
  trailing: Pair;
  variation: Pair;
  complaints: { before: Complaint[]; after: Complaint[] } | null;
};

export async function rewriteAll(
  samples: readonly Sample[],
  options: Options,
  judge: Judge | null,
  judged: ReadonlySet<Sample>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sample of samples) {
    const { text, changes } = rewrite(sample.text, options);
    const words = countWords(sample.text);
    const unframed = withoutFrames(sample.text, changes);
    const complaints =
      judge && judged.has(sample)
        ? { before: await judge.complaints(sample.text), after: await judge.complaints(text) }
        : null;
    rows.push({
      domain: sample.domain,
      machine: sample.machine,
      name: sample.name,
      words,
      changed: changedWords(changes) / Math.max(1, words),
      again: changedWords(rewrite(text, options).changes) / Math.max(1, words),
      ratio: countWords(text) / Math.max(1, words),
      losses: lossesOf(unframed, text),
      keepsShape: keepsShape(unframed, text),
      exact: applyChanges(sample.text, changes) === text,
      markers: { before: countMarkers(sample.text), after: countMarkers(text) },
      trailing: { before: countTrailing(sample.text), after: countTrailing(text) },
      variation: { before: lengthVariation(sample.text), after: lengthVariation(text) },
      complaints,
    });
  }
  return rows;
}

const total = (rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0);
const perThousand = (count: number, words: number): string =>
  ((count * 1000) / Math.max(1, words)).toFixed(1);

export function printTable(strength: Strength, rows: readonly Row[], verbose: boolean): void {
  console.log(`\n${strength}: ${rows.length} documents`);
  const table: Record<string, Record<string, string | number>> = {};
  for (const [domain, group] of Map.groupBy(rows, (row) => row.domain)) {
    const words = total(group, (row) => row.words);
    const read = group.filter((row) => row.complaints !== null);
    const readWords = total(read, (row) => row.words);
    table[domain] = {
      docs: group.length,
      lost: group.filter((row) => row.losses.length > 0).length,
      shape: percent(mean(group.map((row) => (row.keepsShape ? 1 : 0)))),
      touched: percent(mean(group.map((row) => (row.changed > 0 ? 1 : 0)))),
      changed: percent(median(group.map((row) => row.changed))),
      again: percent(mean(group.map((row) => row.again))),
      ratio: median(group.map((row) => row.ratio)).toFixed(2),
      markers: `${perThousand(
        total(group, (row) => row.markers.before),
        words,
      )} > ${perThousand(
        total(group, (row) => row.markers.after),
        words,
      )}`,
      ing: `${perThousand(
        total(group, (row) => row.trailing.before),
        words,
      )} > ${perThousand(
        total(group, (row) => row.trailing.after),
        words,
      )}`,
      variation: `${median(group.map((row) => row.variation.before)).toFixed(2)} > ${median(group.map((row) => row.variation.after)).toFixed(2)}`,
      harper: `${perThousand(
        total(read, (row) => row.complaints?.before.length ?? 0),
        readWords,
      )} > ${perThousand(
        total(read, (row) => row.complaints?.after.length ?? 0),
        readWords,
      )}`,
    };
  }
  console.table(table);
  printLosses(rows);
  if (verbose) printComplaints(rows);
}

function printLosses(rows: readonly Row[]): void {
  for (const row of rows) {
    if (!row.keepsShape || !row.exact)
      console.log(`  ${row.name}: ${row.exact ? 'shape changed' : 'not exact'}`);
    for (const { kind, lost, added } of row.machine ? row.losses : []) {
      console.log(`  ${row.name} ${kind}: lost ${JSON.stringify(lost)} added ${JSON.stringify(added)}`);
    }
  }
}

/** Complaints by kind, and each new one with its place. */
function printComplaints(rows: readonly Row[]): void {
  const kinds = new Map<string, Pair>();
  for (const { complaints, name } of rows) {
    if (!complaints) continue;
    for (const side of ['before', 'after'] as const) {
      for (const { kind } of complaints[side]) {
        const pair = kinds.get(kind) ?? { before: 0, after: 0 };
        pair[side]++;
        kinds.set(kind, pair);
      }
    }
    const known = new Set(complaints.before.map(({ message, context }) => message + context.slice(30, 50)));
    for (const { kind, message, context } of complaints.after) {
      if (!known.has(message + context.slice(30, 50)))
        console.log(`  ${name} [${kind}] ${message} … ${context}`);
    }
  }
  console.table(Object.fromEntries(kinds));
}
