import { shiftedSigns } from '../../markdown/markdown.ts';
import type { Page, Run } from '../page.ts';

/** Figures that stand higher or lower than their line keep their meaning: 10⁵, H₂O. */
function raisedOrLowered({ text, y, size }: Run, line: { y: number; size: number }): string {
  const by = (line.y - y) / line.size;
  if (size > 0.85 * line.size || (by > -0.05 && by < 0.15)) return text;
  const signs = shiftedSigns(text.trim(), by > 0 ? 'raised' : 'lowered');
  return signs === null ? text : text.replace(text.trim(), signs);
}

/** What stands on one line without a wide gap. */
export type Piece = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** All of it. */
  bold: boolean;
};

/** Shares of the size of the letters. */
const sameLine = 0.15;
const wordGap = 0.12;
const wideGap = 0.9;

/** Of a page that is read from the right, left and right are exchanged, so that all that follows reads every page alike. */
export function piecesOf(page: Page, bold: ReadonlySet<string>): Piece[] {
  const toLeft = isReadToLeft(page.runs);
  const runs = toLeft ? page.runs.map((run) => mirrored(run, page.width)) : page.runs;
  return baselinesOf(runs)
    .flatMap((line) => split(line))
    .map((line) => pieceOf(line, toLeft, bold))
    .filter(({ text }) => text !== '');
}

const lettersIn = (runs: readonly Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0);

const isReadToLeft = (runs: readonly Run[]) =>
  2 * lettersIn(runs.filter(({ toLeft }) => toLeft)) > lettersIn(runs);

const mirrored = (run: Run, width: number): Run => ({
  ...run,
  left: width - run.right,
  right: width - run.left,
});

/** Runs by the line they stand on; a small one beside a bigger one may stand higher or lower. */
function baselinesOf(runs: readonly Run[]): Run[][] {
  const lines: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of runs.toSorted((one, other) => other.size - one.size)) {
    const line = lines.find(
      ({ y, size, runs: others }) =>
        Math.abs(run.y - y) <= sameLine * Math.min(size, run.size * 1.3) ||
        (isBeside(run, y, size) && others.some((other) => gapBetween(run, other) < wideGap * size)),
    );
    if (line) line.runs.push(run);
    else lines.push({ y: run.y, size: run.size, runs: [run] });
  }
  return lines.map(({ runs: those }) => those.toSorted((one, other) => one.left - other.left));
}

const isBeside = (run: Run, y: number, size: number) =>
  run.size <= 0.85 * size && run.y > y - 0.75 * size && run.y < y + 0.35 * size;

const gapBetween = (one: Run, other: Run) => Math.max(one.left - other.right, other.left - one.right);

function split(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [];
  let right = 0;
  for (const run of runs) {
    const last = parts.at(-1);
    if (last === undefined || run.left - right > wideGap * run.size) parts.push([run]);
    else last.push(run);
    right = parts.at(-1)?.length === 1 ? run.right : Math.max(right, run.right);
  }
  return parts;
}

function pieceOf(runs: readonly Run[], toLeft: boolean, bold: ReadonlySet<string>): Piece {
  const [size, y] = sizeOf(runs);
  const main = { size, y };
  let text = '';
  let before: Run | undefined;
  const ownToLeft = isReadToLeft(runs);
  for (const run of inOrder(ownToLeft === toLeft ? runs : runs.toReversed(), ownToLeft)) {
    const isApart = before !== undefined && gapBetween(before, run) > wordGap * size;
    text += (isApart ? ' ' : '') + raisedOrLowered(run, main);
    before = run;
  }
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    left: Math.min(...runs.map(({ left }) => left)),
    right: Math.max(...runs.map(({ right }) => right)),
    y,
    size,
    bold: runs.every(({ font }) => bold.has(font)),
  };
}

/** Of most of the letters. */
function sizeOf(runs: readonly Run[]): [size: number, y: number] {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [most = 0] = [...letters].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return [most, runs.find(({ size }) => size === most)?.y ?? 0];
}

const strong = /[\p{L}\p{N}]/u;

/** Words of the other direction stand in their own order within the line. */
function inOrder(runs: readonly Run[], toLeft: boolean): Run[] {
  const ordered: Run[] = [];
  let turned: Run[] = [];
  const flush = () => {
    const first = turned.findIndex(({ text }) => strong.test(text));
    const last = turned.findLastIndex(({ text }) => strong.test(text));
    if (first < 0) ordered.push(...turned);
    else
      ordered.push(
        ...turned.slice(0, first),
        ...turned.slice(first, last + 1).toReversed(),
        ...turned.slice(last + 1),
      );
    turned = [];
  };
  for (const run of runs) {
    if (run.toLeft === toLeft) flush();
    (run.toLeft === toLeft ? ordered : turned).push(run);
  }
  flush();
  return ordered;
}
