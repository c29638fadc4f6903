import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyChanges, findDifference, passGate, readSource } from '#prose/index.ts';
import { refusalOf } from '#prose/gate/judge.ts';
import { namesOf } from '#prose/gate/names.ts';
import { readAnswers } from '../published/answers.ts';
import { lossesOf } from '../published/losses.ts';
import { DATA } from './corpus.ts';
import { changedWords } from './measures.ts';

type Graded = { source: string; proposed: string; passed: boolean; grade: string };

/** What the gate refuses of sentences that a reader graded, and what it leaves of the answers of published tools. */
export function printGate(): void {
  const file = join(DATA, 'gate.jsonl');
  if (!existsSync(file)) return;
  printGraded(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Graded => JSON.parse(line)),
  );
  printTools();
}

function printGraded(sentences: readonly Graded[]): void {
  const judged = sentences.map((sentence) => ({
    grade: `${sentence.passed ? 'passed' : 'refused'} once, ${sentence.grade}`,
    refusal: refusalOf(sentence.source, sentence.proposed, new Set(namesOf(sentence.source))),
  }));
  console.log('\nSentences that a reader graded: how many of each grade the gate refuses');
  const rows = [...Map.groupBy(judged, ({ grade }) => grade)].map(([grade, of]) => {
    const refused = of.filter(({ refusal }) => refusal !== null).length;
    return [
      grade,
      { sentences: of.length, refused, percent: Math.round((100 * refused) / of.length) },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
}

function printTools(): void {
  console.log('\nAnswers of published tools: changed words kept, and texts that lost something all the same');
  const byTool = Map.groupBy(readAnswers(join(DATA, '..')), ({ tool }) => tool);
  const rows = [...byTool].map(([tool, answers]) => {
    let changed = 0;
    let kept = 0;
    const lost: string[] = [];
    for (const { source: text, output } of answers) {
      const source = readSource(text);
      const { changes } = findDifference(source, output);
      const passed = passGate(source, changes).changes;
      changed += changedWords(changes.map((change) => Object.assign(change, { reason: '' })));
      kept += changedWords(passed.map((change) => Object.assign(change, { reason: '' })));
      for (const [kind, isLost] of Object.entries(lossesOf(text, applyChanges(text, passed))))
        if (isLost) lost.push(kind);
    }
    return [
      tool,
      { changed, kept, percent: Math.round((100 * kept) / changed), lost: lost.join(' ') },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
}
