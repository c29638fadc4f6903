import type { Block } from './block.ts';
import { htmlBlocks, opensInline, unclosedCode } from './html.ts';
import { isItemSign, opensOwnLine } from './line-heads.ts';
import { isDigit, isLetter, isLower, isSpace, isUpper } from '../characters.ts';

export const isProse = (block: Block): boolean =>
  block.kind === 'paragraph' || block.kind === 'item' || block.kind === 'quote';

type Line = { start: number; first: number; end: number };

/** Returns the blocks of `text` in order. Blank lines belong to no block. */
export function findBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let fence: { closes: (line: Line) => boolean; block: Block } | null = null;
  let previous: Block | null = null;
  let afterBlank = true;
  for (let at = 0; at < text.length;) {
    const line = lineAt(text, at);
    at = nextLine(text, line.end);
    if (fence) {
      fence.block.end = line.end;
      if (fence.closes(line)) fence = null;
      continue;
    }
    if (line.first === line.end) {
      previous = null;
      afterBlank = true;
      continue;
    }
    const closes = fenceAt(text, line);
    if (closes !== null) {
      const block: Block = { kind: 'code', start: line.start, body: line.first, end: line.end };
      blocks.push(block);
      fence = { closes, block };
      previous = null;
      continue;
    }
    const block = readLine(text, line, afterBlank, previous);
    afterBlank = false;
    const parts = canHoldTags(text, block, line) ? htmlBlocks(text, line.start, line.end) : null;
    if (parts !== null) {
      blocks.push(...parts);
      previous = null;
      continue;
    }
    if (block.kind === 'heading' && isUnderline(text, line) && previous?.kind === 'paragraph') {
      previous.kind = 'heading';
      previous.end = line.end;
      previous = null;
      continue;
    }
    if (block.kind === 'paragraph' && previous && isProse(previous) && continues(text, previous, line)) {
      previous.end = line.end;
      continue;
    }
    blocks.push(block);
    previous = block;
  }
  for (const block of blocks) if (block.kind === 'paragraph' && isTitle(text, block)) block.kind = 'heading';
  return blocks;
}

function lineAt(text: string, start: number): Line {
  const stop = text.indexOf('\n', start);
  let end = stop < 0 ? text.length : stop;
  let first = start;
  while (first < end && isSpace(text.charCodeAt(first))) first++;
  while (end > first && isSpace(text.charCodeAt(end - 1))) end--;
  return { start, first, end };
}

function nextLine(text: string, from: number): number {
  const stop = text.indexOf('\n', from);
  return stop < 0 ? text.length : stop + 1;
}

function runOf(text: string, at: number, end: number, code: number): number {
  let here = at;
  while (here < end && text.charCodeAt(here) === code) here++;
  return here - at;
}

function fenceMark(text: string, line: Line): { mark: number; length: number } | null {
  const mark = text.charCodeAt(line.first);
  if (mark !== 96 && mark !== 126 && mark !== 36) return null;
  const length = runOf(text, line.first, line.end, mark);
  if (mark === 36) return length === 2 && line.end === line.first + 2 ? { mark, length } : null;
  if (length < 3 || (mark === 96 && text.slice(line.first + length, line.end).includes('`'))) return null;
  return { mark, length };
}

/** Returns a test for the line that closes the code which a line opens, by its mark or its tag; null when it opens none. */
function fenceAt(text: string, line: Line): ((line: Line) => boolean) | null {
  const mark = fenceMark(text, line);
  if (mark !== null) return (other) => closesFence(text, other, mark.mark, mark.length);
  if (text.charCodeAt(line.first) !== 60) return null;
  const tag = unclosedCode(text.slice(line.first, line.end));
  return tag === null ? null : ({ first, end }) => text.slice(first, end).toLowerCase().includes(`</${tag}`);
}

function canHoldTags(text: string, { kind }: Block, { first, end }: Line): boolean {
  if (kind !== 'paragraph' && (kind !== 'other' || text.charCodeAt(first) !== 60)) return false;
  return text.slice(first, end).includes('<');
}

function closesFence(text: string, line: Line, mark: number, length: number): boolean {
  const run = runOf(text, line.first, line.end, mark);
  return run >= length && line.first + run === line.end;
}

function readLine(text: string, line: Line, afterBlank: boolean, previous: Block | null): Block {
  const { start, first, end } = line;
  const block: Block = { kind: 'paragraph', start, body: first, end };
  const code = text.charCodeAt(first);
  if (code === 35) {
    const marks = runOf(text, first, end, 35);
    if (marks <= 6 && (first + marks === end || isSpace(text.charCodeAt(first + marks))))
      block.kind = 'heading';
    return block;
  }
  if (isUnderline(text, line)) block.kind = previous?.kind === 'paragraph' ? 'heading' : 'other';
  else if (code === 124 || isTableRow(text, line)) block.kind = 'table';
  else if (code === 60 && opensTag(text, first) && !opensInline(text.slice(first, end))) block.kind = 'other';
  else if (code === 91 && isDefinition(text, line)) block.kind = 'other';
  else if (code === 92 && (text.charCodeAt(first + 1) === 91 || text.charCodeAt(first + 1) === 98))
    block.kind = 'code';
  else if (code === 62) {
    block.kind = 'quote';
    block.body = bodyAfter(text, first + 1, end);
  } else {
    const marker = markerLength(text, first, end);
    if (marker > 0) {
      block.kind = 'item';
      block.body = bodyAfter(text, first + marker, end);
    } else if (isIndentedCode(text, line, afterBlank)) block.kind = 'code';
  }
  return block;
}

/** Returns the position past white space and past the box of a task list. */
function bodyAfter(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  if (text.charCodeAt(at) === 91 && text.charCodeAt(at + 2) === 93 && isSpace(text.charCodeAt(at + 3)))
    at += 4;
  return Math.min(at, end);
}

/** The length of a list marker: "-", "*", "•", "→", "1.", "12)", "a)". 0 when there is none. */
function markerLength(text: string, at: number, end: number): number {
  const code = text.charCodeAt(at);
  let length = 0;
  if (code === 45 || code === 42 || code === 43) length = 1;
  else if (isItemSign(code)) length = text.charCodeAt(at + 1) === 0xfe0f ? 2 : 1;
  else if (isDigit(code)) {
    while (length < 4 && isDigit(text.charCodeAt(at + length))) length++;
    length = isMarkerClose(text.charCodeAt(at + length)) ? length + 1 : 0;
  } else if (isLetter(code) && text.charCodeAt(at + 1) === 41) length = 2;
  if (length === 0 || at + length >= end) return 0;
  return isSpace(text.charCodeAt(at + length)) ? length : 0;
}

const isMarkerClose = (code: number): boolean => code === 46 || code === 41;

/** Whether a line is a divider, or the underline of a heading: "---", "===", "***", "- - -". */
function isUnderline(text: string, line: Line): boolean {
  const mark = text.charCodeAt(line.first);
  if (mark !== 45 && mark !== 61 && mark !== 42 && mark !== 95) return false;
  let marks = 0;
  for (let at = line.first; at < line.end; at++) {
    const code = text.charCodeAt(at);
    if (code === mark) marks++;
    else if (!isSpace(code)) return false;
  }
  return marks >= 3;
}

function isTableRow(text: string, line: Line): boolean {
  let bars = 0;
  for (let at = line.first; at < line.end && bars < 2; at++) if (text.charCodeAt(at) === 124) bars++;
  return bars === 2;
}

function opensTag(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return isLetter(next) || next === 47 || next === 33;
}

function isDefinition(text: string, line: Line): boolean {
  const close = text.slice(line.first, Math.min(line.end, line.first + 80)).indexOf(']');
  return close > 0 && text.charCodeAt(line.first + close + 1) === 58;
}

/** Whether a line after a blank one is indented by four spaces and does not read as an indented paragraph. */
function isIndentedCode(text: string, line: Line, afterBlank: boolean): boolean {
  if (!afterBlank || line.first - line.start < 4) return false;
  const startsProse = isUpper(text.charCodeAt(line.first)) || text.charCodeAt(line.first) > 127;
  const last = text.charCodeAt(line.end - 1);
  return !(
    startsProse &&
    isLetter(text.charCodeAt(line.first + 1)) &&
    last !== 59 &&
    last !== 125 &&
    last !== 123
  );
}

/** Whether a line continues the block before it, as in hard-wrapped text, rather than starting a new one. */
function continues(text: string, previous: Block, line: Line): boolean {
  if (previous.kind === 'quote' || opensOwnLine(text, line.first, line.end)) return false;
  let begin = text.lastIndexOf('\n', previous.end - 1) + 1;
  if (begin < previous.start) begin = previous.start;
  const last = text.charCodeAt(previous.end - 1);
  if (isLower(text.charCodeAt(line.first)) && last !== 58) return true;
  return previous.end - begin >= 55 && last !== 58;
}

/** Whether a block is a short line without final punctuation, like a title: "Introduction", "**Benefits of walking**", "Benefits:". */
function isTitle(text: string, block: Block): boolean {
  let { end } = block;
  while (end > block.body && (text.charCodeAt(end - 1) === 42 || text.charCodeAt(end - 1) === 95)) end--;
  if (end - block.body > 90 || text.slice(block.body, end).includes('\n')) return false;
  const last = text.charCodeAt(end - 1);
  if (last === 41) return !'.!?'.includes(text.charAt(end - 2));
  return isLetter(last) || isDigit(last) || last === 58;
}
