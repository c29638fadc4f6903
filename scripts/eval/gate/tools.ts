import { sentencesOf } from '#prose/text/source.ts';
import type { Change } from '#prose/text/changes/change.ts';
import {
  applyChanges,
  type FoundChange,
  findDifference,
  passGate,
  readSource,
  type Source,
  type Span,
} from '#prose/index.ts';
import { readAnswers } from '../../research/published/answers.ts';
import type { Bar } from '../bars.ts';
import { changedWords, percent } from '../measures/measures.ts';
import { type Loss, lossesOf, lossKinds } from './losses.ts';
import { keepForReading } from './report.ts';

type Complaint = Loss & { tool: string; source: string; result: string };

/** Of the answers of published tools: how many of their changed words the gate keeps, and what they lose all the same. */
export function printTools(folder: string): Bar[] {
  const complaints: Complaint[] = [];
  const table: Record<string, Record<string, string | number>> = {};
  let light = 0;
  for (const [tool, answers] of Map.groupBy(readAnswers(folder), (answer) => answer.tool)) {
    let changed = 0;
    let kept = 0;
    let passages = 0;
    const found: Complaint[] = [];
    for (const { source: text, output } of answers) {
      const source = readSource(text);
      const { changes } = findDifference(source, output);
      const passed = passGate(source, changes).changes;
      changed += changedWords(withReasons(changes));
      kept += changedWords(withReasons(passed));
      for (const { source: before, proposed: after } of passagesOf(source, passed)) {
        passages++;
        for (const loss of lossesOf(before, after, text))
          found.push({ ...loss, tool, source: before, result: after });
      }
    }
    if (tool === 'grammarly') light = kept / changed;
    complaints.push(...found);
    table[tool] = {
      'changed words': changed,
      kept,
      share: percent(kept / changed),
      passages,
      ...Object.fromEntries(
        lossKinds.map((kind) => [kind, found.filter((loss) => loss.kind === kind).length]),
      ),
    };
  }
  console.log(
    '\n(c) Answers of published tools: changed words kept, and facts of the kept passages lost or new',
  );
  console.table(table);
  keepForReading(
    'gate-losses.txt',
    complaints.map(
      ({ tool, kind, what, source, result }) => `${tool} ${kind}: ${what}\n< ${source}\n> ${result}`,
    ),
  );
  return [
    { name: '(c) facts lost: 0', value: String(complaints.length), met: complaints.length === 0 },
    {
      name: '(c) changed words of the light editor kept: at least 75%',
      value: percent(light),
      met: light >= 0.75,
    },
  ];
}

const withReasons = (changes: readonly FoundChange[]): Change[] =>
  changes.map(({ start, end, before, after }) => ({ start, end, before, after, reason: '' }));

/** What a rewriting makes of sentences that stand together. */
type Passage = { source: string; proposed: string; start: number; end: number };

/** The sentences that changes touch, joined where one change touches two. */
function passagesOf(source: Source, changes: readonly FoundChange[]): Passage[] {
  const spans: Span[] = [];
  for (const { start, end } of sentencesOf(source)) {
    const last = spans.at(-1);
    const isJoined = last && changes.some((change) => change.start < last.end && change.end > start);
    if (isJoined) last.end = end;
    else spans.push({ start, end });
  }
  return spans.flatMap(({ start, end }) => {
    const inside = changes.filter((change) => change.start >= start && change.end <= end);
    if (inside.length === 0) return [];
    const sentence = source.text.slice(start, end);
    const moved = inside.map((change) => ({
      start: change.start - start,
      end: change.end - start,
      after: change.after,
    }));
    return [{ source: sentence, proposed: applyChanges(sentence, moved), start, end }];
  });
}
