import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A strict reader's verdicts on the changes of a rule, or of one row of its lists. */
export type ReadRow = {
  rule: string;
  line: string;
  read: number;
  better: number;
  worse: number;
  wrong: number;
  /** Why it stays although it was not read, or not approved. */
  note: string;
};

export function readReading(): ReadRow[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'reading.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((each): ReadRow => {
    const [rule = '', line = '', ...cells] = each.split('\t');
    const [better = 0, neutral = 0, worse = 0, wrong = 0] = cells.slice(1, 5).map(Number);
    const read = better + neutral + worse + wrong;
    return { rule, line, read, better, worse, wrong, note: cells[5] ?? '' };
  });
}
