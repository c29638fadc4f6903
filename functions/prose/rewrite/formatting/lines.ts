import type { Block } from '../../text/blocks/block.ts';
import { type Span, trimmed } from '../../text/words.ts';

/** Returns the lines of a block, without item or heading marks and without white space around them. */
export function linesOf(text: string, block: Block): Span[] {
  const lines: Span[] = [];
  for (let from = headOf(text, block); from < block.end;) {
    const stop = text.indexOf('\n', from);
    const end = stop < 0 || stop > block.end ? block.end : stop;
    const line = trimmed(text, { start: from, end });
    if (line.end > line.start) lines.push(line);
    from = end + 1;
  }
  return lines;
}

/** Returns the position after the marks of a heading, which the block still includes. */
function headOf(text: string, { kind, body, end }: Block): number {
  if (kind !== 'heading') return body;
  let at = body;
  while (at < end && text.charCodeAt(at) === HASH) at++;
  return at;
}

const HASH = 35;

/** Matches what would make a line an item, a heading, a quote, a table, code or a divider. */
const MARKER = /^(?:[-+*\u2022]\s|>|#{1,6}\s|(?:\d{1,9}|[A-Za-z])[.)]\s|[-=*_]{3,}\s*$|`{3}|~{3}|\||<|\$\$)/;

export const readsAsMarker = (line: string): boolean => MARKER.test(line);
