import { random } from '../../../shared/random.ts';
import type { Bar } from '../../bars.ts';
import { percent } from '../../measures/measures.ts';
import { shuffled } from '../breaks/replacing.ts';
import { type JudgedEdit, readEdits } from './edits.ts';
import { keepForReading, shareOf } from '../report.ts';

const TO_READ = 40;

/** What the gate refuses of the rewritings of professional editors that lost no fact. */
export function printEditors(folder: string): Bar[] {
  const judged = readEdits(folder);
  const kept = judged.filter(({ isKept }) => isKept);
  const refused = kept.filter(isRefused);
  const unchanged = kept.filter(({ isUnchanged }) => isUnchanged);
  const readOf = unchanged.filter(({ read }) => read !== null);
  const same = kept.filter(({ read }) => read === 'same');
  console.log(
    `\n(d) Rewritings by professional editors: ${judged.length}, of which ${kept.length} lost no fact`,
  );
  console.table({
    ...rowsBy(kept, ({ category }) => category),
    'within four words': row(kept.filter(({ isSmall }) => isSmall)),
    'without a fact changed, and at most two stems, by a second check': row(unchanged),
    'of all that was read, said the same': row(same),
    'of all that was read, said something else': row(kept.filter(({ read }) => read === 'other')),
    'refused earlier, though a reader found them the same': row(
      kept.filter(({ readRefused }) => readRefused === 'same'),
    ),
    'refused earlier, and a reader found them to say something else': row(
      kept.filter(({ readRefused }) => readRefused === 'other'),
    ),
    all: row(kept),
  });
  console.log(
    `  of those without a fact changed by the second check ${readOf.length} were read, of which ${readOf.filter(({ read }) => read === 'same').length} say the same`,
  );
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
  const barOf = (name: string, list: readonly JudgedEdit[]): Bar => ({
    name,
    value: `${percent(shareOf(list, isRefused))} of ${list.length}`,
    met: shareOf(list, isRefused) <= 0.15,
  });
  return [
    barOf('(d) editors’ rewritings that lost no fact, refused: at most 15%', kept),
    barOf(
      '(d) of these, those in which a second check finds no fact and at most two stems changed: at most 15%',
      unchanged,
    ),
    barOf('(d) of these, those that a reader found to say the same: at most 15%', same),
  ];
}

const isRefused = ({ reason }: JudgedEdit): boolean => reason !== null;

const row = (list: readonly JudgedEdit[]) => ({
  rewritings: list.length,
  refused: percent(shareOf(list, isRefused)),
});

const rowsBy = (list: readonly JudgedEdit[], keyOf: (item: JudgedEdit) => string) =>
  Object.fromEntries([...Map.groupBy(list, keyOf)].map(([key, of]) => [key, row(of)]));
