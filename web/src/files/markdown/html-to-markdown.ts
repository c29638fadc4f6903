import { isFollowable, shiftedSigns } from './markdown.ts';
import { tableToMarkdown } from './table-to-markdown.ts';

export type Markdown = {
  text: string;
  images: number;
  footnotes: number;
  underlined: boolean;
  merged: boolean;
};

type Seen = Omit<Markdown, 'text'>;

const note = /^#?(?:footnote|endnote)-/;

/** HTML, or the body of a document. One that is parsed is never shown: no script runs, no picture loads. */
export function htmlToMarkdown(html: string | HTMLElement): Markdown {
  const seen: Seen = { images: 0, footnotes: 0, underlined: false, merged: false };
  const body = typeof html === 'string' ? new DOMParser().parseFromString(html, 'text/html').body : html;
  return { text: blocks(body, seen).join('\n\n'), ...seen };
}

function blocks(parent: Element, seen: Seen): string[] {
  return [...parent.children].flatMap((each) => block(each, seen)).filter((text) => text !== '');
}

function block(element: Element, seen: Seen): string[] {
  const heading = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (heading) {
    const words = inline(element, seen).replace(/\s+/g, ' ').trim();
    return words === '' ? [] : [`${'#'.repeat(Number(heading))} ${words.replace(/^\*\*([^*]+)\*\*$/, '$1')}`];
  }
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return note.test(element.firstElementChild?.id ?? '')
        ? footnotes(element, seen)
        : [list(element, seen)];
    case 'BLOCKQUOTE':
      return [prefixLines(blocks(element, seen).join('\n\n'), '> ')];
    case 'PRE':
      return [codeBlock(element)];
    case 'TABLE':
      return table(element, seen);
    case 'HR':
      return ['---'];
    default:
      return [inline(element, seen).trim()];
  }
}

function list(element: Element, seen: Seen): string {
  const ordered = element.tagName === 'OL';
  const first = Number(element.getAttribute('start') ?? 1);
  return [...element.children]
    .map((item, index) => {
      const marker = ordered ? `${first + index}. ` : '- ';
      const text = itemText(item, seen);
      return marker + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
    })
    .join('\n');
}

function itemText(item: Element, seen: Seen): string {
  const inner = [...item.children].filter(({ tagName }) => /^(UL|OL|TABLE|BLOCKQUOTE|PRE|P)$/.test(tagName));
  const apart = new Set<Node>(inner);
  const words = [...item.childNodes].filter((node) => !apart.has(node));
  const first = words
    .map((node) => inlineNode(node, seen))
    .join('')
    .trim();
  return [first, ...inner.flatMap((each) => block(each, seen))].filter((text) => text !== '').join('\n');
}

function footnotes(element: Element, seen: Seen): string[] {
  return [...element.children].map((item) => {
    seen.footnotes++;
    for (const back of item.querySelectorAll('a[href^="#footnote-ref"], a[href^="#endnote-ref"]'))
      back.remove();
    const text = (item.querySelector('p') ? blocks(item, seen) : [inline(item, seen).trim()]).join(' ');
    return `[^${seen.footnotes}]: ${text.replace(/\s*\n\s*/g, ' ')}`;
  });
}

function codeBlock(element: Element): string {
  for (const br of element.querySelectorAll('br')) br.replaceWith('\n');
  const code = element.textContent;
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

function table(element: Element, seen: Seen): string[] {
  const cells = element.querySelectorAll(':scope > tr > *, :scope > * > tr > *');
  const [only] = cells;
  // A table of one cell is a frame around text.
  if (only && cells.length === 1) return blocks(only, seen);
  const drawn = tableToMarkdown(element, (cell) => blocks(cell, seen).join('\n'));
  if (drawn.merged) seen.merged = true;
  return [drawn.text];
}

function inline(element: Node, seen: Seen): string {
  const nodes = [...element.childNodes];
  const pieces = nodes.map((node) => inlineNode(node, seen));
  return nodes
    .map((node, index) =>
      /^(STRONG|EM|U|S)$/.test(node.nodeName)
        ? openToNeighbours(pieces[index - 1] ?? '', pieces[index] ?? '', pieces[index + 1] ?? '')
        : pieces[index],
    )
    .join('');
}

/** What is looked through sign by sign. */
const longestMarked = 5_000;

/** Markdown does not see the end of **Note:**this, nor the start of price**$5**; there the sign moves out of the marks. */
function openToNeighbours(before: string, piece: string, after: string): string {
  if (piece.length > longestMarked) return piece;
  let open = piece;
  if (/^[\p{L}\p{N}]/u.test(after)) {
    open = open.replace(/([^\p{L}\p{N}\s*~]+)(\*+|~~)$/u, (_, signs: string, mark: string) => mark + signs);
  }
  if (/[\p{L}\p{N}]$/u.test(before)) {
    open = open.replace(/^(\*+|~~)([^\p{L}\p{N}\s*~]+)/u, (_, mark: string, signs: string) => signs + mark);
  }
  return open.replace(/^(\*+|~~)\1([^\p{L}\p{N}\s*~]+)$|^([^\p{L}\p{N}\s*~]+)(\*+|~~)\4$/u, '$2$3');
}

function inlineNode(node: Node, seen: Seen): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  switch (node.tagName) {
    case 'STRONG':
      return marked('**', inline(node, seen));
    case 'U':
      seen.underlined = true;
      return node.closest('em, a') ? inline(node, seen) : marked('*', inline(node, seen));
    case 'EM':
      return marked('*', inline(node, seen));
    case 'S':
      return marked('~~', inline(node, seen));
    case 'CODE':
      return marked('`', node.textContent);
    case 'BR':
      return '\n';
    case 'A':
      return link(node, inline(node, seen));
    case 'SUP':
    case 'SUB':
      return shifted(node, inline(node, seen));
    case 'IMG':
      seen.images++;
      return '';
    case 'INPUT':
      return node.hasAttribute('checked') ? '[x] ' : '[ ] ';
    default:
      return inline(node, seen);
  }
}

/** Markdown wants its marks close to the words, so space at the edges moves out of them. */
function marked(mark: string, content: string): string {
  const words = content.trim();
  if (words === '') return content;
  const [before = '', after = ''] = content.split(words, 2);
  return before + mark + words + mark + after;
}

function link(anchor: Element, words: string): string {
  const address = anchor.getAttribute('href') ?? '';
  const label = words.trim();
  if (!isFollowable(address) || label === '' || label === address) return words;
  const safe = address.replace(/[ ()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return words.replace(label, () => `[${label}](${safe})`);
}

function shifted(element: Element, words: string): string {
  const reference = element.querySelector('a[href^="#footnote-"], a[href^="#endnote-"]');
  if (reference) return words.replace(/\[(\d+)\]/, '[^$1]');
  const up = element.tagName === 'SUP';
  // 1st, 2nd: raised by habit, not by meaning.
  if (words.trim() === '' || (up && /^(st|nd|rd|th)$/.test(words))) return words;
  const signs = shiftedSigns(words, up ? 'raised' : 'lowered');
  if (signs !== null) return signs;
  const tag = element.tagName.toLowerCase();
  return `<${tag}>${words}</${tag}>`;
}

const prefixLines = (text: string, prefix: string) => text.replace(/^/gm, prefix).replace(/ +$/gm, '');
