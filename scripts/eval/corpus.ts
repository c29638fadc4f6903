import { basename, join } from 'node:path';
import { readJsonLines } from '../shared/json-lines.ts';

export type Sample = { domain: string; machine: boolean; text: string };

export const DATA = join(import.meta.dirname, '../../../shared/data/prose');

/** Paths of the shared documents to rewrite: labelled texts, and raw answers of recent models. */
export const corpusFiles = (): string[] =>
  ['train.jsonl', 'test.jsonl', 'markdown.jsonl'].map((name) => join(DATA, name));

/** Reads the rows of a .jsonl file; texts without a label count as machine-written. */
export function readCorpus(path: string): Sample[] {
  const file = basename(path, '.jsonl');
  const samples: Sample[] = [];
  for (const row of readJsonLines<unknown>(path)) {
    const text = textField(row, 'text');
    if (text.trim() === '') continue;
    const machine = textField(row, 'label') !== 'human';
    const domain = textField(row, 'domain') || (text.includes('\n') ? file : `${file} plain`);
    samples.push({ domain: `${domain} ${machine ? 'ai' : 'human'}`, machine, text });
  }
  return samples;
}

function textField(row: unknown, name: string): string {
  if (typeof row !== 'object' || row === null) return '';
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' ? value : '';
}
