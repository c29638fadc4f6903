import { readFileSync } from 'node:fs';

/** Reads a .jsonl file; the caller knows the shape of its rows. */
export const readJsonLines = <Row>(path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Row => JSON.parse(line));
