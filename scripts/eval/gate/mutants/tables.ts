import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'tables');

/** All tables by name; in the files, a line "# name" precedes each. */
const tables = new Map(
  readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^# /m))
    .map((table) => table.trim().split('\n'))
    .map(([name = '', ...lines]) => [name, lines]),
);

export function linesOf(table: string): string[] {
  const lines = tables.get(table);
  if (!lines) throw new Error(`There is no table "${table}"`);
  return lines;
}

export const wordsOf = (table: string): string[] => linesOf(table).flatMap((line) => line.split(/\s+/));

/** Parses lines of the form "name: values". */
export const namedLinesOf = (name: string): { name: string; values: string }[] =>
  linesOf(name).map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), values: line.slice(colon + 1).trimStart() };
  });

/** Agents that are single persons, in the singular. */
export const PERSONS: ReadonlySet<string> = new Set(
  linesOf('agents')
    .flatMap((line) => line.split(/, | > /))
    .filter((agent) => /^[a-z]+$/.test(agent) && !wordsOf('agents-no-persons').includes(agent)),
);

/** Parses a line. "a, b, c": each can replace any other. "a > b, c": the others can replace the first. */
export function exchangesIn(line: string): { from: string; to: string[] }[] {
  const [left = '', right] = line.split(' > ');
  if (right !== undefined) return [{ from: left, to: right.split(', ') }];
  const all = left.split(', ');
  return all.map((from) => ({ from, to: all.filter((other) => other !== from) }));
}
