import { findFrames } from '#prose/frames/index.ts';
import { readSource, type Span } from '#prose/index.ts';
import { isOnePiece } from '#prose/rewrite/verse.ts';

/** A paragraph or an item of a list, behind what stands at its head. */
export type AssistantPassage = Span & { number: number; text: string };

/** What an assistant is asked to edit: no headings, tables, quotations or code, and no chat around the text. */
export function passagesOfText(text: string): AssistantPassage[] {
  const passages: AssistantPassage[] = [];
  const source = readSource(text);
  const frames = findFrames(source);
  for (const { kind, sentences } of source.blocks) {
    const own = sentences.filter(
      ({ start, end }) => !frames.some((frame) => frame.start < end && start < frame.end),
    );
    const start = own[0]?.start;
    const last = own.at(-1)?.end;
    if ((kind !== 'paragraph' && kind !== 'item') || start === undefined || last === undefined) continue;
    const said = text.slice(start, last);
    if (isOnePiece(said)) passages.push({ number: passages.length + 1, start, end: last, text: said });
  }
  return passages;
}

/** The text with what was made of its passages in their places. */
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
