import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { shiftedSigns } from '../markdown/markdown.ts';

/** Letters that a page draws at once. Lengths are in points, from the left and the top; `y` is the baseline. */
export type Run = { text: string; left: number; right: number; y: number; size: number; font: string };
export type Page = { height: number; runs: Run[] };
/** Runs on one baseline without a wide gap between them. `bold`: whether all of them are bold. */
export type Piece = Omit<Run, 'font'> & { bold: boolean };

/** A text item as pdf.js reports it. */
type Drawn = { str: string; width: number; transform: readonly number[]; fontName: string };

/** Converts drawn items to runs. Skips spaces and rotated letters, such as a stamp along the margin. */
export function uprightRuns(drawn: readonly Drawn[], view: readonly number[]): Run[] {
  return drawn.flatMap(({ str, width, transform, fontName: font }) => {
    const text = str.replace(/\s+/g, ' ');
    const [a = 0, b = 0, c = 0, d = 0, left = 0, y = 0]: number[] = Util.transform(view, transform);
    const size = Math.hypot(c, d);
    const isUpright = a > 0 && Math.abs(b) < 0.15 * a;
    if (text.trim() === '' || size === 0 || !isUpright) return [];
    return [{ text, left, right: left + width, y, size, font }];
  });
}

/** Returns the value with the largest sum of weights. */
export function heaviest<Value>(weighted: readonly (readonly [Value, number])[]): Value | undefined {
  const sums = new Map<Value, number>();
  for (const [value, weight] of weighted) sums.set(value, (sums.get(value) ?? 0) + weight);
  const [first] = [...sums].toSorted(([, one], [, other]) => other - one);
  return first?.[0];
}

/** Distances as shares of the font size. */
const sameLine = 0.15;
const wordGap = 0.12;
const wideGap = 0.9;
/** Superscript and subscript figures are at most this share of the line's font size. */
const small = 0.85;

export function piecesOf(runs: readonly Run[], boldFonts: ReadonlySet<string>): Piece[] {
  return linesOf(runs)
    .flatMap(splitAtGaps)
    .map((line) => pieceOf(line, boldFonts))
    .filter(({ text }) => text !== '');
}

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of runs.toSorted((one, other) => other.size - one.size)) {
    const line = lines.find(
      ({ y, size, runs: others }) =>
        Math.abs(run.y - y) <= sameLine * Math.min(size, run.size * 1.3) ||
        (run.size <= small * size &&
          run.y > y - 0.75 * size &&
          run.y < y + 0.35 * size &&
          others.some((other) => gapBetween(run, other) < wideGap * size)),
    );
    if (line) line.runs.push(run);
    else lines.push({ y: run.y, size: run.size, runs: [run] });
  }
  return lines.map((line) => line.runs.toSorted((one, other) => one.left - other.left));
}

const gapBetween = (one: Run, other: Run) => Math.max(one.left - other.right, other.left - one.right);

function splitAtGaps(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [];
  let right = -Infinity;
  for (const run of runs) {
    if (run.left - right > wideGap * run.size) parts.push([]);
    parts.at(-1)?.push(run);
    right = Math.max(right, run.right);
  }
  return parts;
}

function pieceOf(runs: readonly Run[], boldFonts: ReadonlySet<string>): Piece {
  const size = heaviest(runs.map((run) => [run.size, run.text.length])) ?? 0;
  const y = runs.find((run) => run.size === size)?.y ?? 0;
  const words = runs.map((run, at) => {
    const before = runs[at - 1];
    return (before && gapBetween(before, run) > wordGap * size ? ' ' : '') + inUnicode(run, { y, size });
  });
  return {
    text: words.join('').replace(/\s+/g, ' ').trim(),
    left: Math.min(...runs.map(({ left }) => left)),
    right: Math.max(...runs.map(({ right }) => right)),
    y,
    size,
    bold: runs.every(({ font }) => boldFonts.has(font)),
  };
}

/** Writes raised and lowered figures in Unicode, to keep their meaning: 10⁵, H₂O. */
function inUnicode({ text, y, size }: Run, line: { y: number; size: number }): string {
  const raised = (line.y - y) / line.size;
  if (size > small * line.size || (raised > -0.05 && raised < 0.15)) return text;
  const signs = shiftedSigns(text.trim(), raised > 0 ? 'raised' : 'lowered');
  return signs === null ? text : text.replace(text.trim(), signs);
}
