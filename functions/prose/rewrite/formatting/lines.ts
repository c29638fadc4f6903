import type { Block } from '../../text/blocks/block.ts';
import { type Span, trimmed } from '../../text/words.ts';

/** The lines of a block, each without what marks it as an item or a heading and without white space around it. */
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

/** Past the marks of a heading, which the block still has. */
function headOf(text: string, { kind, body, end }: Block): number {
  if (kind !== 'heading') return body;
  let at = body;
  while (at < end && text.charCodeAt(at) === HASH) at++;
  return at;
}

const HASH = 35;

/** What, at the head of a line, would make it an item, a heading, a quote, a table, code or a rule. */
const MARKER = /^(?:[-+*\u2022]\s|>|#{1,6}\s|(?:\d{1,9}|[A-Za-z])[.)]\s|[-=*_]{3,}\s*$|`{3}|~{3}|\||<|\$\$)/;

export const readsAsMarker = (line: string): boolean => MARKER.test(line);
