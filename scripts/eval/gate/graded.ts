import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAnswers } from '../../research/published/answers.ts';
import type { Bar } from '../bars.ts';
import { percent } from '../measures/measures.ts';
import { shareOf } from './report.ts';
import { refusalAt, refusalOf } from './verdict.ts';

type Graded = { source: string; proposed: string; passed: boolean; grade: string };
type Judged = { grade: string; passed: boolean; isWork: boolean; isRefused: boolean };

/** What the gate refuses of sentences that a reader graded. */
export function printGraded(folder: string): Bar[] {
  const texts = [...new Set(readAnswers(folder).map(({ source }) => source))];
  const judged = readFileSync(join(folder, 'prose/gate.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): Graded => JSON.parse(line))
    .map(({ source, proposed, passed, grade }) => ({
      grade,
      passed,
      isWork: isWork(source),
      isRefused: reasonOf(texts, source, proposed) !== null,
    }));
  console.log(
    '\n(a) Sentences that a reader graded, by what an earlier check did with them: the share refused',
  );
  console.table(
    Object.fromEntries(
      [...Map.groupBy(judged, ({ grade, passed }) => `${passed ? 'passed' : 'refused'}, ${grade}`)].map(
        ([grade, of]) => [
          grade,
          {
            sentences: of.length,
            refused: percent(refusedShare(of)),
            'half to work with': percent(refusedShare(of.filter((sentence) => sentence.isWork))),
            'half held back': percent(refusedShare(of.filter((sentence) => !sentence.isWork))),
          },
        ],
      ),
    ),
  );
  return barsOf(judged);
}

/** In the text from which the sentence is, since a name may come from elsewhere in it. */
function reasonOf(texts: readonly string[], source: string, proposed: string): string | null {
  const text = texts.find((candidate) => candidate.includes(source));
  if (text === undefined) return refusalOf(source, proposed);
  const start = text.indexOf(source);
  return refusalAt(text, { start, end: start + source.length }, proposed);
}

/** Split by source, so that no sentence of the half held back is known from the other. */
const isWork = (source: string): boolean => (createHash('sha256').update(source).digest()[0] ?? 0) % 2 === 0;

const refusedShare = (list: readonly Judged[]): number => shareOf(list, ({ isRefused }) => isRefused);

function barsOf(judged: readonly Judged[]): Bar[] {
  const once = judged.filter(({ passed }) => passed);
  const changed = once.filter(({ grade }) => grade === 'meaning changed');
  const good = once.filter(({ grade }) => grade === 'as good' || grade === 'better');
  const broken = once.filter(({ grade }) => grade === 'ungrammatical');
  const refusedTwice = judged.filter(({ passed, isRefused }) => !passed && isRefused);
  const wrongly = shareOf(refusedTwice, ({ grade }) => grade === 'wrongly refused');
  const halves = (list: readonly Judged[]): string =>
    `${percent(refusedShare(list))} (${[true, false].map((half) => percent(refusedShare(list.filter(({ isWork: is }) => is === half)))).join(' and ')})`;
  return [
    {
      name: '(a) changed in meaning, refused: at least 80% (and by half)',
      value: halves(changed),
      met: refusedShare(changed) >= 0.8,
    },
    { name: '(a) good, refused: at most 25%', value: halves(good), met: refusedShare(good) <= 0.25 },
    {
      name: '(a) ungrammatical, refused: at least 50%',
      value: halves(broken),
      met: refusedShare(broken) >= 0.5,
    },
    {
      name: '(a) wrongly refused, of those refused now and earlier: under 6%',
      value: percent(wrongly),
      met: wrongly < 0.06,
    },
  ];
}
