import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Inputs, inputsOf } from '#prose/estimate/inputs.ts';
import { type Document, readDocument } from '#prose/signals/document.ts';

export type Row = { label: 0 | 1; domain: string; source: string; generator: string; text: string };

type RowFile = { rows: Row[]; sha256: string };

export function readRows(path: string): RowFile {
  const content = readFileSync(path, 'utf8');
  const rows = content
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => readRow(JSON.parse(line)));
  return { rows, sha256: createHash('sha256').update(content).digest('hex') };
}

function readRow(value: unknown): Row {
  if (typeof value !== 'object' || value === null) throw new Error('A row is not an object.');
  const fields = new Map<string, unknown>(Object.entries(value));
  const word = (name: string): string => {
    const field = fields.get(name);
    if (typeof field !== 'string') throw new Error(`A row has no ${name}.`);
    return field;
  };
  const label = word('label');
  if (label !== 'human' && label !== 'ai') throw new Error(`A row is labelled ${label}.`);
  return {
    label: label === 'ai' ? 1 : 0,
    domain: word('domain'),
    source: word('source'),
    generator: word('generator'),
    text: word('text'),
  };
}

/** Domains with texts of both labels; the kinds of 2025 belong to the domain they imitate. */
export const FAMILIES = ['news', 'story', 'essay', 'abstract'] as const;

export const familyOf = (row: Row): string => row.domain.replace(/_2025$/, '');

export const isToefl = (row: Row): boolean => row.source.includes('TOEFL');

/** A row with its measured inputs, so that it is parsed only once for all fits. */
export type Text = Row & { document: Document; inputs: Inputs };

export function readText(row: Row): Text {
  const document = readDocument(row.text);
  return { ...row, document, inputs: inputsOf(document) };
}
