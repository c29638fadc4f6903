import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bar } from '../bars.ts';
import { lossesOf } from './losses.ts';
import { keepForReading, percent, shareOf } from './report.ts';
import { sentencesAround } from './sentences.ts';
import { refusalAt } from './verdict.ts';
import { shuffled } from './breaks/replacing.ts';
import { random } from '../../random.ts';

type Edit = { categorization?: string; originalText?: string; editedText?: string };
type Edited = { preedit: string; edits: Edit[] };
type Judged = {
  category: string;
  source: string;
  rewritten: string;
  reason: string | null;
  isKept: boolean;
  isSmall: boolean;
};

const TO_READ = 40;

/** What the gate refuses of the rewritings of professional editors that lost no fact. */
export function printEditors(folder: string): Bar[] {
  const rows = readFileSync(join(folder, 'prose/edits.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Edited => JSON.parse(line));
  const judged = rows.flatMap(judgedEdits);
  const kept = judged.filter(({ isKept }) => isKept);
  const refused = kept.filter(({ reason }) => reason !== null);
  const share = refused.length / Math.max(1, kept.length);
  console.log(
    `\n(d) Rewritings by professional editors: ${judged.length}, of which ${kept.length} lost no fact`,
  );
  console.table({
    ...rowsBy(kept, ({ category }) => category),
    'within four words': row(kept.filter(({ isSmall }) => isSmall)),
    all: row(kept),
  });
  console.log('  why they were refused');
  console.table(
    Object.fromEntries(
      [...Map.groupBy(refused, ({ reason }) => reason ?? '')]
        .toSorted(([, one], [, other]) => other.length - one.length)
        .map(([reason, of]) => [reason, { refused: of.length, share: percent(of.length / refused.length) }]),
    ),
  );
  keepForReading(
    'gate-editors.txt',
    shuffled(refused, random(7))
      .slice(0, TO_READ)
      .map(
        ({ reason, category, source, rewritten }) => `${reason} (${category})\n< ${source}\n> ${rewritten}`,
      ),
  );
  return [
    { name: '(d) editors’ rewritings refused: at most 15%', value: percent(share), met: share <= 0.15 },
  ];
}

const row = (list: readonly Judged[]) => ({
  rewritings: list.length,
  refused: percent(shareOf(list, ({ reason }) => reason !== null)),
});

const rowsBy = (list: readonly Judged[], keyOf: (item: Judged) => string) =>
  Object.fromEntries([...Map.groupBy(list, keyOf)].map(([key, of]) => [key, row(of)]));

/** Each edit by itself, in the sentences in which it stands; not those that cut, add or only move spaces. */
function judgedEdits({ preedit, edits }: Edited): Judged[] {
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
        category: categorization.replace(/ \(.*/, ''),
        source,
        rewritten,
        reason: refusalAt(preedit, around, rewritten),
        isKept: lossesOf(source, rewritten, preedit).length === 0,
        isSmall: original.split(/\s+/).length <= 4 && edited.split(/\s+/).length <= 4,
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
