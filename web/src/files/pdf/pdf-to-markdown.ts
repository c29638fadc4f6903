import { type Block, blocksOf, type Heading, type Item, type Paragraph } from './blocks/blocks.ts';
import { flowsOf } from './lines/flows.ts';
import { splitFootnotes } from './blocks/footnotes.ts';
import { joinedLines, type Words, wordsOf } from './lines/line-ends.ts';
import { measureOf } from './blocks/measure.ts';
import type { Page } from './page.ts';
import { piecesOf } from './lines/text-runs.ts';
import type { Row } from './lines/lines.ts';
import { withoutRunningHeads } from './lines/running-heads.ts';

export type PdfText = { text: string; footnotes: number };

/** The pages as Markdown: paragraphs, headings, lists and tables, recognised by the position, size and weight of the letters. */
export function pdfToMarkdown(pages: readonly Page[], bold: ReadonlySet<string>): PdfText {
  const sheets = pages.map((page) => ({ height: page.height, pieces: piecesOf(page, bold) }));
  const flows = withoutRunningHeads(sheets).flatMap((pieces) => flowsOf(pieces));
  const measure = measureOf(flows);
  const columns = flows.map((flow) => splitFootnotes(blocksOf(flow, measure), measure.size));
  const words = wordsOf(flows.flatMap(({ rows }) => rows.map(({ text }) => text)));
  const blocks = continued(columns.map(({ prose }) => prose));
  const notes = columns.flatMap((column) => column.notes);
  const levels = headingLevels(blocks);
  const parts = [...blocks, ...notes].map((block) => ({ block, text: inMarkdown(block, levels, words) }));
  return { text: together(parts), footnotes: notes.length };
}

type Written = { block: Block; text: string };

/** The items of a list stand close together, each as far in as its own list. */
function together(parts: readonly Written[]): string {
  let text = '';
  let places: { left: number; indent: number }[] = [];
  for (const [at, { block, text: words }] of parts.entries()) {
    const isListed = block.kind === 'item';
    if (at > 0) text += isSameList(parts[at - 1]?.block, block) ? '\n' : '\n\n';
    if (!isListed) {
      places = [];
      text += words;
      continue;
    }
    places = places.filter(({ left }) => left < block.left - 4);
    const indent = places.at(-1)?.indent ?? 0;
    text += ' '.repeat(indent) + words;
    places.push({ left: block.left, indent: indent + block.marked.marker.length + 1 });
  }
  return text;
}

const isSameList = (before: Block | undefined, block: Block): boolean =>
  before?.kind === 'item' &&
  block.kind === 'item' &&
  (Math.abs(before.left - block.left) > 4 ||
    (before.marked.marker === '-') === (block.marked.marker === '-'));

function inMarkdown(block: Block, levels: ReadonlyMap<number, number>, words: Words): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(levels.get(sizeOf(block)) ?? 1)} ${joined(block.lines, words)}`;
    case 'item': {
      const [first, ...others] = block.lines;
      const lines = first ? [{ ...first, text: block.marked.rest }, ...others] : others;
      return `${block.marked.marker} ${joined(lines, words)}`;
    }
    case 'table':
      return tableInMarkdown(block.cells);
    case 'paragraph':
      return joined(block.lines, words, block.broken);
  }
}

const joined = (lines: readonly Row[], words: Words, broken: ReadonlySet<Row> = new Set()): string =>
  joinedLines(
    lines.map(({ text }) => text),
    words,
    (at) => lines[at] !== undefined && broken.has(lines[at]),
  );

function tableInMarkdown([head = [], ...body]: readonly string[][]): string {
  const lines = [head, head.map(() => '---'), ...body];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}

const sizeOf = ({ size }: Heading) => Math.round(size * 2) / 2;

/** The largest is the first level, whatever its size. */
function headingLevels(blocks: readonly Block[]): Map<number, number> {
  const sizes = new Set(blocks.filter((block) => block.kind === 'heading').map(sizeOf));
  return new Map(
    [...sizes].toSorted((one, other) => other - one).map((size, at) => [size, Math.min(at + 1, 6)]),
  );
}

/** A paragraph or an item that is cut by the end of a column goes on in the next. */
function continued(columns: readonly (readonly Block[])[]): Block[] {
  const blocks: Block[] = [];
  for (const column of columns) {
    const [first, ...others] = column;
    const last = blocks.at(-1);
    if (
      first?.kind === 'paragraph' &&
      (last?.kind === 'paragraph' || last?.kind === 'item') &&
      goesOn(last, first)
    )
      blocks.splice(-1, 1, withLines(last, first), ...others);
    else blocks.push(...column);
  }
  return blocks;
}

function goesOn(before: Paragraph | Item, after: Paragraph): boolean {
  const end = before.lines.at(-1)?.text ?? '';
  const start = after.lines[0]?.text ?? '';
  if (Math.abs(before.size - after.size) > 0.06 * after.size) return false;
  if (/[-\u00ad\u2010,]$/.test(end) || /^\p{Ll}/u.test(start)) return !/[.!?]["”’)]*$/.test(end);
  return before.full && !after.indented && !/[.!?:;]["”’)]*$/.test(end);
}

const withLines = <Kind extends Paragraph | Item>(before: Kind, after: Paragraph): Kind => ({
  ...before,
  lines: [...before.lines, ...after.lines],
  full: after.full,
  ...(before.kind === 'paragraph' && { broken: new Set([...before.broken, ...after.broken]) }),
});
