import { isText, sentencesOf } from '#prose/frames/blocks.ts';
import { findFrames } from '#prose/frames/index.ts';
import { overlaps, readSource, type Source, type Span } from '#prose/index.ts';
import { isOnePiece } from '#prose/rewrite/verse.ts';

/** A paragraph or list item, without the marker at its start. */
export type AssistantPassage = Span & { number: number; text: string };

/** Returns what an assistant is asked to edit: no headings, tables, quotations or code, and no chat around the text. */
export function passagesOfText(text: string): AssistantPassage[] {
  const passages: AssistantPassage[] = [];
  const source = readSource(text);
  const frames = findFrames(source);
  for (const block of source.blocks) {
    if (!isAsked(source, block)) continue;
    const own = sentencesOf(source, block).filter(
      (sentence) => !frames.some((frame) => overlaps(frame, sentence)),
    );
    const start = own[0]?.start;
    const last = own.at(-1)?.end;
    if (start === undefined || last === undefined) continue;
    const said = text.slice(start, last);
    if (isOnePiece(said)) passages.push({ number: passages.length + 1, start, end: last, text: said });
  }
  return passages;
}

/** Whether a block is prose. "Here is what you need:" above a list is short enough to be read as a title, but is not one. */
function isAsked(source: Source, block: Source['blocks'][number]): boolean {
  if (block.kind !== 'heading') return block.kind === 'paragraph' || block.kind === 'item';
  return isText(source, block) && source.text.slice(block.body, block.end).trimEnd().endsWith(':');
}

/** Returns the text with its passages replaced by their new wordings. */
export function withPassages(
  text: string,
  passages: readonly AssistantPassage[],
  made: ReadonlyMap<number, string>,
): string {
  let result = '';
  let at = 0;
  for (const { number, start, end } of passages) {
    result += text.slice(at, start) + (made.get(number) ?? text.slice(start, end));
    at = end;
  }
  return result + text.slice(at);
}
