import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence and a version of it that says something else, written by hand. */
export type Handmade = { kind: string; source: string; rewritten: string };

/**
 * Each line is "kind | sentence | version". The gate is mended by those of `by-hand`; those held back are for measuring alone, and
 * nobody reads them; those unread are every second of a set of which the others were mended by. What stands in `by-hand-same` says
 * the same, and has to pass.
 */
export const readHandmade = (
  file: 'by-hand' | 'by-hand-held-back' | 'by-hand-unread' | 'by-hand-same',
): Handmade[] =>
  readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([kind = '', source = '', rewritten = '']) => ({ kind, source, rewritten }));
