import type { MarkedToken, Tokens } from 'marked';
import { isLineBreak, known, markersOf, readInline, readMarkdown, unescaped } from './markdown.ts';

/** Removes the Markdown marks. Lists keep their bullets and numbers, links their address. */
export function markdownToPlain(text: string): string {
  const { tokens, footnotes } = readMarkdown(text);
  const notes = [...footnotes].map(([label, words]) => `[${label}] ${inline(readInline(words))}`);
  return `${[...blocks(tokens), ...notes].join('\n\n')}\n`;
}

function blocks(tokens: MarkedToken[]): string[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'space':
        return [];
      case 'list':
        return [list(token)];
      case 'table':
        return [[token.header, ...token.rows].map(row).join('\n')];
      case 'blockquote':
        return blocks(known(token.tokens));
      case 'code':
        return [token.text];
      case 'hr':
        return ['* * *'];
      case 'heading':
      case 'paragraph':
        return [inline(known(token.tokens))];
      default:
        return [inline([token])];
    }
  });
}

const row = (cells: Tokens.TableCell[]) =>
  cells.map(({ tokens }) => inline(known(tokens)).replace(/\n/g, ' ')).join('\t');

function list(token: Tokens.List): string {
  const markers = markersOf(token);
  return token.items
    .map((item, index) => {
      const marker = `${markers[index]} `;
      const text = blocks(known(item.tokens)).join('\n');
      return marker + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
    })
    .join(token.loose ? '\n\n' : '\n');
}

const inline = (tokens: MarkedToken[]): string => tokens.map(inWords).join('');

function inWords(token: MarkedToken): string {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return inline(known(token.tokens));
    case 'link': {
      const label = inline(known(token.tokens));
      return label === token.href || token.href === `mailto:${label}` || token.raw === label
        ? label
        : `${label} (${token.href})`;
    }
    case 'codespan':
      return token.text;
    case 'br':
      return '\n';
    case 'escape':
      return unescaped(token);
    case 'html':
      if (isLineBreak(token.raw)) return '\n';
      return token.raw.replace(/^<(\/?)(sup|sub)>$/i, (_, closing: string, tag: string) =>
        closing ? '' : tag.toLowerCase() === 'sup' ? '^' : '_',
      );
    case 'text':
      return token.tokens ? inline(known(token.tokens)) : token.text.replace(/\[\^([^\]\s]+)\]/g, '[$1]');
    default:
      return token.raw;
  }
}
