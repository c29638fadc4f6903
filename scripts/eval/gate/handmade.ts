import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A sentence and a version of it that says something else, written by hand. */
export type Handmade = { kind: string; source: string; rewritten: string };

const FOLDER = join(import.meta.dirname, 'by-hand');

/** A file for each kind, with "sentence | version" on each line. */
export const readHandmade = (): Handmade[] =>
  readdirSync(FOLDER).flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' | '))
      .map(([source = '', rewritten = '']) => ({
        kind: basename(file, '.txt').replaceAll('-', ' '),
        source,
        rewritten,
      })),
  );
