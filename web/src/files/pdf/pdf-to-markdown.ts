import { type Block, blocksOf, type TextBlock } from './blocks.ts';
import { flowsOf } from './columns.ts';
import { layoutsOf } from './layout.ts';
import { joinLines, type Words, wordsOf } from './line-ends.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { type Page, piecesOf } from './text-runs.ts';

export type PdfText = { text: string; footnotes: number };

/** Converts pages to Markdown: paragraphs, headings, lists and tables, recognised by position, size and weight of the letters. */
export function pdfToMarkdown(pages: readonly Page[], boldFonts: ReadonlySet<string>): PdfText {
  const sheets = pages.map(({ height, runs }) => ({ height, pieces: piecesOf(runs, boldFonts) }));
  const flows = withoutRunningHeads(sheets).flatMap((pieces) => flowsOf(pieces));
  const layouts = layoutsOf(flows);
  const columns = flows.map(({ rows }, at) => {
    const layout = layouts[at];
    return layout ? splitFootnotes(blocksOf(rows, layout), layout.size) : { prose: [], notes: [] };
  });
  const notes = columns.flatMap((column) => column.notes);
  const blocks = [...continued(columns.map(({ prose }) => prose)), ...notes];
  const words = wordsOf(flows.flatMap(({ rows }) => rows.map(({ text }) => text)));
  return { text: inMarkdown(blocks, words), footnotes: notes.length };
}

const footnote = /^(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[*†‡§]|\d{1,3}(?= ))/u;

/** Splits off the notes below a column, which are set smaller: they would interrupt a sentence that continues on the next page. */
function splitFootnotes(blocks: readonly Block[], size: number) {
  const isSmall = (block: Block) => block.kind === 'paragraph' && block.size < 0.93 * size;
  const start = blocks.findLastIndex((block) => !isSmall(block)) + 1;
  const found = blocks.slice(start).findIndex((block) => footnote.test(firstLine(block)));
  const end = found < 0 || start === 0 ? blocks.length : start + found;
  return { prose: blocks.slice(0, end), notes: blocks.slice(end) };
}

const firstLine = (block: Block) => (block.kind === 'table' ? '' : (block.lines[0]?.text ?? ''));

/** Joins paragraphs and items that the end of a column cuts. */
function continued(columns: readonly (readonly Block[])[]): Block[] {
  const blocks: Block[] = [];
  for (const [first, ...others] of columns) {
    const last = blocks.at(-1);
    if (first && last && last.kind !== 'table' && first.kind === 'paragraph' && goesOn(last, first))
      blocks.splice(-1, 1, { ...last, lines: [...last.lines, ...first.lines], isFull: first.isFull });
    else if (first) blocks.push(first);
    blocks.push(...others);
  }
  return blocks;
}

function goesOn(before: TextBlock, after: TextBlock): boolean {
  const end = before.lines.at(-1)?.text ?? '';
  if (before.kind === 'heading' || Math.abs(before.size - after.size) > 0.06 * after.size) return false;
  if (/[-\u00ad\u2010,]$/.test(end) || /^\p{Ll}/u.test(firstLine(after))) return !/[.!?]["”’)]*$/.test(end);
  return before.isFull && !after.isIndented && !/[.!?:;]["”’)]*$/.test(end);
}

/** Writes blocks as Markdown. Items of one list have no blank line between them and are indented by level. */
function inMarkdown(blocks: readonly Block[], words: Words): string {
  const levels = headingLevels(blocks);
  let text = '';
  let lists: { left: number; indent: number }[] = [];
  for (const [at, block] of blocks.entries()) {
    if (at > 0) text += isSameList(blocks[at - 1], block) ? '\n' : '\n\n';
    if (block.kind === 'table') text += tableInMarkdown(block.cells);
    else if (block.kind === 'item') {
      lists = lists.filter(({ left }) => left < block.left - 4);
      const indent = lists.at(-1)?.indent ?? 0;
      text += `${' '.repeat(indent)}${block.marker} ${joinLines(block.lines, words)}`;
      lists.push({ left: block.left, indent: indent + block.marker.length + 1 });
    } else {
      const level = block.kind === 'heading' ? (levels.get(roundedSize(block)) ?? 1) : 0;
      text += `${'#'.repeat(level)}${level > 0 ? ' ' : ''}${joinLines(block.lines, words)}`;
    }
    if (block.kind !== 'item') lists = [];
  }
  return text;
}

const isSameList = (before: Block | undefined, block: Block): boolean =>
  before?.kind === 'item' &&
  block.kind === 'item' &&
  (Math.abs(before.left - block.left) > 4 || (before.marker === '-') === (block.marker === '-'));

const roundedSize = ({ size }: TextBlock) => Math.round(size * 2) / 2;

/** Maps font sizes to heading levels. The largest is level 1, whatever its size. */
function headingLevels(blocks: readonly Block[]): Map<number, number> {
  const sizes = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [roundedSize(block)] : [])));
  return new Map(
    [...sizes].toSorted((one, other) => other - one).map((size, at) => [size, Math.min(at + 1, 6)]),
  );
}

function tableInMarkdown([head = [], ...body]: readonly string[][]): string {
  const lines = [head, head.map(() => '---'), ...body];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}
