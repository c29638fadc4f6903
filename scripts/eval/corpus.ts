import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Sample = { domain: string; machine: boolean; text: string; name: string };

export const DATA = join(import.meta.dirname, '../../../shared/data/prose');

/** Where the shared documents lie on this machine, if they do. */
export function corpusFiles(final: boolean): string[] {
  const names = final ? ['test.jsonl', 'markdown.jsonl'] : ['train.jsonl', 'markdown.jsonl'];
  return names.map((name) => join(DATA, name)).filter((path) => existsSync(path));
}

/** The rows of a .jsonl file; texts without a label are a machine's. */
export function readCorpus(path: string): Sample[] {
  const file = basename(path, '.jsonl');
  const samples: Sample[] = [];
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const row: unknown = JSON.parse(line);
    const text = textField(row, 'text');
    if (text.trim() === '') continue;
    const machine = textField(row, 'label') !== 'human';
    const domain = textField(row, 'domain') || (text.includes('\n') ? file : `${file} plain`);
    samples.push({
      domain: `${domain} ${machine ? 'ai' : 'human'}`,
      machine,
      text,
      name: `${file}:${index + 1}`,
    });
  }
  return samples;
}

function textField(row: unknown, name: string): string {
  if (typeof row !== 'object' || row === null) return '';
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' ? value : '';
}

/** At most `limit` of each domain, spread over the file. */
export function thin(samples: readonly Sample[], limit: number): Sample[] {
  const byDomain = Map.groupBy(samples, (sample) => sample.domain);
  return [...byDomain.values()].flatMap((group) => {
    const step = Math.max(1, group.length / limit);
    return Array.from(
      { length: Math.min(limit, group.length) },
      (_, at) => group[Math.floor(at * step)],
    ).filter((sample) => sample !== undefined);
  });
}
