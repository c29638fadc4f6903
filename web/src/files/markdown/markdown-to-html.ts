import type { MarkedToken, Tokens } from 'marked';
import { isFollowable, isLineBreak, known, readInline, readMarkdown, unescaped } from './markdown.ts';

/** Writes HTML for other programs: headings, lists, tables, quotations, links and inline formatting, and nothing else. */
export function markdownToHtml(text: string): string {
  const { tokens, footnotes } = readMarkdown(text);
  const notes = [...footnotes].map(
    ([label, words]) => `<p>[${escaped(label)}] ${inline(readInline(words))}</p>`,
  );
  return [...blocks(tokens), ...notes].join('\n');
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const toTheLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

const directed = (tag: string, text: string, html: string): string =>
  `<${tag}${toTheLeft.test(text) ? ' dir="rtl"' : ''}>${html}</${tag}>`;

function blocks(tokens: MarkedToken[]): string[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [directed(`h${token.depth}`, token.text, inline(known(token.tokens)))];
      case 'paragraph':
        return [directed('p', token.text, inline(known(token.tokens)))];
      case 'list':
        return [list(token)];
      case 'table':
        return [table(token)];
      case 'blockquote':
        return [`<blockquote>\n${blocks(known(token.tokens)).join('\n')}\n</blockquote>`];
      case 'code':
        return [`<pre><code>${escaped(token.text)}</code></pre>`];
      case 'hr':
        return ['<hr>'];
      default:
        return [inline([token])];
    }
  });
}

function list(token: Tokens.List): string {
  const tag = token.ordered ? 'ol' : 'ul';
  const first = Number(token.start) || 1;
  const items = token.items.map((item) => {
    const box = item.task ? (item.checked ? '☑ ' : '☐ ') : '';
    return directed('li', item.text, box + blocks(known(item.tokens)).join('\n'));
  });
  return `<${tag}${token.ordered && first !== 1 ? ` start="${first}"` : ''}>\n${items.join('\n')}\n</${tag}>`;
}

const line = (cells: Tokens.TableCell[], tag: string): string =>
  `<tr>${cells
    .map(({ align, text, tokens }) => {
      const style = align === null ? '' : ` style="text-align:${align}"`;
      return directed(tag, text, inline(known(tokens))).replace(`<${tag}`, `<${tag}${style}`);
    })
    .join('')}</tr>`;

/** Writes a table with a border, without which other programs show no lines. */
function table({ header, rows }: Tokens.Table): string {
  const lines = [line(header, 'th'), ...rows.map((cells) => line(cells, 'td'))];
  return `<table border="1" style="border-collapse:collapse">\n${lines.join('\n')}\n</table>`;
}

const inline = (tokens: MarkedToken[]): string => tokens.map(inHtml).join('');

const tags = { strong: 'strong', em: 'em', del: 's' } as const;

function inHtml(token: MarkedToken): string {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return `<${tags[token.type]}>${inline(known(token.tokens))}</${tags[token.type]}>`;
    case 'link': {
      const label = inline(known(token.tokens));
      return isFollowable(token.href) ? `<a href="${escaped(token.href)}">${label}</a>` : label;
    }
    case 'codespan':
      return `<code>${escaped(token.text)}</code>`;
    case 'br':
      return '<br>';
    case 'escape':
      return escaped(unescaped(token));
    case 'image':
      return escaped(token.text);
    case 'checkbox':
      return '';
    case 'html':
      return isLineBreak(token.raw) || /^<\/?su[bp]>$/i.test(token.raw) ? token.raw : escaped(token.raw);
    case 'text':
      return token.tokens ? inline(known(token.tokens)) : escaped(token.text);
    default:
      return escaped(token.raw);
  }
}
