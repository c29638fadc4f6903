import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lossesOf as factsChanged } from '../../measures/facts.ts';
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
  /** Whether a second check finds no fact changed either, and at most two stems of content on either side. */
  isUnchanged: boolean;
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
const READ = gradesIn('read.txt');
const READ_REFUSED = gradesIn('refused-read.txt');

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
    // An edit is often noted without the stop that it leaves standing.
    const judged =
      /[.!?]["”’)]*$/u.test(source) && /[\p{L}\d]$/u.test(rewritten) ? `${rewritten}.` : rewritten;
    return [
      {
        category: categorization.replace(/ \(.*/, '').replace('/ ', '/'),
        source,
        rewritten: judged,
        reason: refusalAt(preedit, around, judged),
        isKept: lossesOf(source, judged, preedit).length === 0,
        isUnchanged: changesNoFact(source, judged),
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

/** As many stems may come or go: with three, it is another statement by the first rule of the gate's own bar. */
const MOST_STEMS = 2;

const changesNoFact = (source: string, rewritten: string): boolean => {
  const [had, has] = [stemsOf(source), stemsOf(rewritten)];
  return (
    factsChanged(source, rewritten).length === 0 &&
    had.filter((stem) => !has.includes(stem)).length <= MOST_STEMS &&
    has.filter((stem) => !had.includes(stem)).length <= MOST_STEMS
  );
};

const stemsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))),
];
