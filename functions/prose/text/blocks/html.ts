import type { Block, BlockKind } from './block.ts';
import { type Span, trimmed } from '../words.ts';

const KINDS: Record<string, BlockKind> = {
  li: 'item',
  dd: 'item',
  dt: 'heading',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  title: 'heading',
  summary: 'heading',
  blockquote: 'quote',
  td: 'table',
  th: 'table',
  caption: 'table',
  pre: 'code',
  code: 'code',
  script: 'code',
  style: 'code',
  textarea: 'code',
};

/** Tags that end one block and begin another. Other tags occur inside sentences: <b>, <a>, <span>. */
const TAG =
  /<(\/?)(address|article|aside|blockquote|body|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|li|main|nav|ol|p|pre|script|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul)\b[^<>]*>/gi;

/** Tags that occur inside a sentence and may begin one. */
const INLINE =
  /^<\/?(?:a|abbr|b|cite|em|font|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u)\b[^<>]*>/i;

/** Tags whose content is not prose until they are closed, even on a later line. */
const OPENS_CODE = /<(script|style|pre|textarea|code)\b/i;

/** Returns the name of a code tag that a line opens and does not close; null when there is none. */
export function unclosedCode(line: string): string | null {
  const name = OPENS_CODE.exec(line)?.[1]?.toLowerCase();
  return name === undefined || line.toLowerCase().includes(`</${name}`) ? null : name;
}

export const opensInline = (line: string): boolean => INLINE.test(line) && hasWords(line);

const hasWords = (html: string): boolean => /[\p{L}\p{N}]/u.test(html.replaceAll(/<[^<>]*>|&#?\w+;/g, ''));

/** Returns the blocks of a line of HTML, one for each text between two block tags; null when the line has no block tag. */
export function htmlBlocks(text: string, start: number, end: number): Block[] | null {
  const line = text.slice(start, end);
  if (line.includes('`')) return null;
  const tags = [...line.matchAll(TAG)];
  if (tags.length === 0) return null;
  const blocks: Block[] = [];
  let kind: BlockKind = 'paragraph';
  let from = 0;
  for (const [at, tag] of [...tags.entries(), [tags.length, null] as const]) {
    const to = tag?.index ?? line.length;
    if (hasWords(line.slice(from, to)))
      blocks.push(blockAt(kind, trimmed(text, { start: start + from, end: start + to })));
    else if (at === tags.length && blocks.length === 0)
      blocks.push({ kind: 'other', start, body: start, end });
    if (tag === null) break;
    const [whole, close, name = ''] = tag;
    from = tag.index + whole.length;
    kind = close === '' ? (KINDS[name.toLowerCase()] ?? 'paragraph') : 'paragraph';
  }
  return blocks;
}

const blockAt = (kind: BlockKind, { start, end }: Span): Block => ({ kind, start, body: start, end });
