import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lossesOf } from '../losses.ts';
import { sentencesAround } from '../sentences.ts';
import { refusalAt } from '../verdict.ts';

type Edit = { categorization?: string; originalText?: string; editedText?: string };
type Edited = { preedit: string; edits: Edit[] };

export type JudgedEdit = {
  category: string;
  source: string;
  rewritten: string;
  reason: string | null;
  /** Whether a check by program finds all facts again. */
  isKept: boolean;
  isSmall: boolean;
  /** What a reader said of it; null for those that nobody read. */
  read: 'same' | 'other' | null;
  /** The same of some that were refused on 2026-11-22, which were read to see what is refused wrongly. */
  readRefused: 'same' | 'other' | null;
};

export const readEdits = (folder: string): JudgedEdit[] =>
  readFileSync(join(folder, 'prose/edits.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Edited => JSON.parse(line))
    .flatMap(judgedEdits);

/** By the hash of their words: "same" where a reader found neither a claim more nor one less. */
const gradesIn = (file: string): ReadonlyMap<string, 'same' | 'other'> =>
  new Map(
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([hash = '', grade]) => [hash, grade === 'same' ? 'same' : 'other'] as const),
  );

/** Some of those that lost no fact. */
const READ = gradesIn('edits-read.txt');
const READ_REFUSED = gradesIn('edits-refused-read.txt');

const hashOf = (source: string, rewritten: string): string =>
  createHash('sha256').update(`${source}\n${rewritten}`).digest('hex').slice(0, 12);

/** Each edit by itself, in the sentences in which it stands; not those that cut, add or only move spaces. */
function judgedEdits({ preedit, edits }: Edited): JudgedEdit[] {
  return edits.flatMap(({ categorization = 'other', originalText = '', editedText = '' }) => {
    const original = originalText.trim();
    const edited = editedText.trim();
    const at = preedit.indexOf(original);
    if (original === '' || edited === '' || at < 0) return [];
    const around = sentencesAround(preedit, at, at + original.length);
    const source = preedit.slice(around.start, around.end);
    const rewritten = joined(
      preedit.slice(around.start, at),
      edited,
      preedit.slice(at + original.length, around.end),
    );
    if (lettersOf(source) === lettersOf(rewritten)) return [];
    return [
      {
        category: categorization.replace(/ \(.*/, '').replace('/ ', '/'),
        source,
        rewritten,
        reason: refusalAt(preedit, around, rewritten),
        isKept: lossesOf(source, rewritten, preedit).length === 0,
        isSmall: original.split(/\s+/).length <= 4 && edited.split(/\s+/).length <= 4,
        read: READ.get(hashOf(source, rewritten)) ?? null,
        readRefused: READ_REFUSED.get(hashOf(source, rewritten)) ?? null,
      },
    ];
  });
}

/** With a space between words, and one stop at the end. */
const joined = (before: string, edited: string, behind: string): string =>
  before +
  (/[\p{L}\d,.;]$/u.test(before) && /^[\p{L}\d]/u.test(edited) ? ' ' : '') +
  (/^[.,]/.test(behind) ? edited.replace(/[.,]$/, '') : edited) +
  (/^[\p{L}\d]/u.test(behind) ? ' ' : '') +
  behind;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
