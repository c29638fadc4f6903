import type { CSSProperties } from 'react';
import type { Row } from '../rows/rows.ts';
import { runsOf } from './runs.ts';
import { Sign, Stretch } from './stretch.tsx';

type Align = CSSProperties['textAlign'];

/** A cell in a line of a table. `lead` and `trail` are the bars and spaces around its words. */
type Cell = { lead: string; words: string; trail: string };

/** Returns the offsets of the bars. A bar after a backslash is part of a cell. */
function barsIn(line: string): number[] {
  const bars: number[] = [];
  for (let at = 0; at < line.length; at++) {
    if (line.charAt(at) === '\\') at++;
    else if (line.charAt(at) === '|') bars.push(at);
  }
  return bars;
}

function cellsOf(line: string): Cell[] {
  const words = line.trimEnd();
  const bars = barsIn(words);
  const first = words.trimStart().startsWith('|') ? bars.shift() : undefined;
  if (bars.at(-1) === words.length - 1) bars.pop();
  let from = first === undefined ? 0 : first + 1;
  return [...bars, words.length].map((bar, at, all) => {
    const isLast = at === all.length - 1;
    const whole = isLast ? words.slice(from).replace(/\|$/, '') : line.slice(from, bar);
    const start = at === 0 ? 0 : from;
    const begin = from + whole.length - whole.trimStart().length;
    const end = begin + whole.trim().length;
    from = bar + 1;
    return {
      lead: line.slice(start, begin),
      words: line.slice(begin, end),
      trail: line.slice(end, isLast ? line.length : bar + 1),
    };
  });
}

const ruleCell = /^:?-+:?$/;

function alignOf(rule: string): Align {
  if (!rule.endsWith(':')) return undefined;
  return rule.startsWith(':') ? 'center' : 'end';
}

const linesOf = (source: string, rows: readonly Row[], end: number): string[] =>
  rows.map((row) => source.slice(row.start, Math.min(row.end, end)));

/** Whether rows are a Markdown table: the second one is the rule below the head. */
export function isTable(source: string, rows: readonly Row[]): boolean {
  const [, rule] = rows;
  return (
    rule !== undefined &&
    cellsOf(source.slice(rule.start, rule.end)).every(({ words }) => ruleCell.test(words))
  );
}

/** One line of a table, for the side-by-side view, which renders each line separately. */
export const TableLine = ({ line }: { line: string }) =>
  cellsOf(line).map(({ words }, column) => (
    // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
    <span key={column}>
      <Stretch text={words} at={0} runs={runsOf(words)} />
    </span>
  ));

type Props = { source: string; rows: readonly Row[]; end: number };

/** A table in which nothing has changed. `end`: the end of its last line. */
export function TableText({ source, rows, end }: Props) {
  const lines = linesOf(source, rows, end);
  const aligned = cellsOf(lines[1] ?? '').map(({ words }) => alignOf(words));
  return (
    <table className="text-table">
      <tbody>
        {rows.map((row, at) => {
          const line = lines[at] ?? '';
          if (at === 1) {
            return (
              <tr key={row.start} className="table-rule" aria-hidden>
                <td colSpan={aligned.length}>
                  <Sign>{line}</Sign>
                </td>
              </tr>
            );
          }
          const Box = at === 0 ? 'th' : 'td';
          return (
            <tr key={row.start} data-at={row.start}>
              {cellsOf(line).map(({ lead, words, trail }, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <Box key={column} style={{ textAlign: aligned[column] }}>
                  <Sign>{lead}</Sign>
                  <Stretch text={words} at={0} runs={runsOf(words)} />
                  <Sign>{trail}</Sign>
                </Box>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
