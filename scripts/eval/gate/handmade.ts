import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A sentence and a version of it that says something else, written by hand. */
export type Handmade = { kind: string; source: string; rewritten: string };

/**
 * A file for each kind, with "sentence | version" on each line. The gate is mended by those of `by-hand`; those held back are for
 * measuring alone, and nobody reads them; those unread are every second of a set of which the others were mended by. What stands
 * in `by-hand-same` says the same, and has to pass.
 */
export const readHandmade = (
  folder: 'by-hand' | 'by-hand-held-back' | 'by-hand-unread' | 'by-hand-same',
): Handmade[] =>
  readdirSync(join(import.meta.dirname, folder)).flatMap((file) =>
    readFileSync(join(import.meta.dirname, folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' | '))
      .map(([source = '', rewritten = '']) => ({
        kind: basename(file, '.txt').replaceAll('-', ' '),
        source,
        rewritten,
      })),
  );
