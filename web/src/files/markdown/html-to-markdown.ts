import { isFollowable, shiftedSigns } from './markdown.ts';
import { tableToMarkdown } from './table-to-markdown.ts';

export type Markdown = {
  text: string;
  images: number;
  footnotes: number;
  underlined: boolean;
  merged: boolean;
};

type Context = Omit<Markdown, 'text'> & { isPost: boolean };

const note = /^#?(?:footnote|endnote)-/;

/** The HTML is parsed but never shown, so no script runs and no picture loads. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

function convert(body: HTMLElement, isPost: boolean): Markdown {
  const context: Context = { isPost, images: 0, footnotes: 0, underlined: false, merged: false };
  const text = blocks(body, context).join('\n\n');
  const { images, footnotes: notes, underlined, merged } = context;
  return { text, images, footnotes: notes, underlined, merged };
}

export const htmlToMarkdown = (html: string | HTMLElement): Markdown =>
  convert(typeof html === 'string' ? bodyOf(html) : html, false);

/** Converts a post: keeps its pictures, videos and line breaks, and escapes words that Markdown would read as marks. */
export const postToMarkdown = (html: string): string => `${convert(bodyOf(html), true).text}\n`;

const isBlock = (node: Node): node is Element =>
  node instanceof Element &&
  /^(P|DIV|H[1-6]|UL|OL|BLOCKQUOTE|PRE|HR|IFRAME|TABLE|FIGURE|FIGCAPTION)$/.test(node.tagName);

/** Converts the children of an element. Text between two blocks becomes a paragraph. */
function blocks(parent: Element, context: Context): string[] {
  const pieces: string[] = [];
  let words: Node[] = [];
  const endWords = () => {
    pieces.push(paragraph(inlineNodes(words, context)));
    words = [];
  };
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      endWords();
      pieces.push(...block(node, context));
    } else words.push(node);
  }
  endWords();
  return pieces.filter((text) => text !== '');
}

/** Removes a line break at the end, which has no effect. */
const paragraph = (text: string) => text.replace(/(?:\\\n|\s)+$/, '').trim();

function block(element: Element, context: Context): string[] {
  const heading = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (heading) {
    const words = inline(element, context).replace(/\s+/g, ' ').trim();
    return words === '' ? [] : [`${'#'.repeat(Number(heading))} ${words.replace(/^\*\*([^*]+)\*\*$/, '$1')}`];
  }
  if (element.matches('.ql-code-block-container')) {
    return [fenced([...element.children].map((line) => line.textContent).join('\n'))];
  }
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return note.test(element.firstElementChild?.id ?? '')
        ? footnotes(element, context)
        : [list(element, context)];
    case 'BLOCKQUOTE':
      return [prefixLines(blocks(element, context).join('\n\n'), '> ')];
    case 'PRE':
      for (const br of element.querySelectorAll('br')) br.replaceWith('\n');
      return [fenced(element.textContent)];
    case 'TABLE':
      return table(element, context);
    case 'HR':
      return ['---'];
    case 'IFRAME':
      return [`<${element.getAttribute('src') ?? ''}>`];
    default:
      return blocks(element, context);
  }
}

function list(element: Element, context: Context): string {
  const ordered = element.tagName === 'OL';
  const first = Number(element.getAttribute('start') ?? 1);
  return [...element.children]
    .map((item, index) => {
      const marker = ordered ? `${first + index}. ` : '- ';
      const box = { checked: '[x] ', unchecked: '[ ] ' }[item.getAttribute('data-list') ?? ''] ?? '';
      const text = box + blocks(item, context).join('\n');
      return marker + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
    })
    .join('\n');
}

function footnotes(element: Element, context: Context): string[] {
  return [...element.children].map((item) => {
    context.footnotes++;
    for (const back of item.querySelectorAll('a[href^="#footnote-ref"], a[href^="#endnote-ref"]'))
      back.remove();
    const text = (item.querySelector('p') ? blocks(item, context) : [inline(item, context).trim()]).join(' ');
    return `[^${context.footnotes}]: ${text.replace(/\s*\n\s*/g, ' ')}`;
  });
}

function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`;
}

function table(element: Element, context: Context): string[] {
  const cells = element.querySelectorAll(':scope > tr > *, :scope > * > tr > *');
  const [only] = cells;
  // A table of one cell is a frame around text.
  if (only && cells.length === 1) return blocks(only, context);
  const drawn = tableToMarkdown(element, (cell) => blocks(cell, context).join('\n'));
  if (drawn.merged) context.merged = true;
  return [drawn.text];
}

const inline = (element: Element, context: Context) => inlineNodes([...element.childNodes], context);

function inlineNodes(nodes: readonly Node[], context: Context): string {
  const pieces = nodes.map((node) => inlineNode(node, context));
  return nodes
    .map((node, index) =>
      /^(STRONG|EM|U|S)$/.test(node.nodeName)
        ? openToNeighbours(pieces[index - 1] ?? '', pieces[index] ?? '', pieces[index + 1] ?? '')
        : pieces[index],
    )
    .join('');
}

/** Maximum length of a piece that is searched character by character. */
const longestMarked = 5_000;

/** Moves punctuation out of the marks where Markdown would miss the end of **Note:**this or the start of price**$5**. */
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

const escape = (text: string) =>
  text.replace(/[\\`*_[\]<]/g, '\\$&').replace(/^(\s*)(#{1,6} |[-+>] |\d+[.)] )/gm, '$1\\$2');

function inlineNode(node: Node, context: Context): string {
  const { isPost } = context;
  if (!(node instanceof Element)) {
    const words = node.textContent ?? '';
    return isPost ? escape(words.replace(/\s+/g, ' ')) : words;
  }
  switch (node.tagName) {
    case 'STRONG':
    case 'B':
      return marked('**', inline(node, context));
    case 'U':
      if (isPost) return inline(node, context);
      context.underlined = true;
      return node.closest('em, a') ? inline(node, context) : marked('*', inline(node, context));
    case 'EM':
    case 'I':
      return marked('*', inline(node, context));
    case 'S':
    case 'DEL':
      return marked('~~', inline(node, context));
    case 'CODE':
      return marked('`', node.textContent);
    case 'BR':
      return isPost ? '\\\n' : '\n';
    case 'A':
      return isPost
        ? `[${inline(node, context)}](${addressIn(node, 'href')})`
        : link(node, inline(node, context));
    case 'SUP':
    case 'SUB':
      return shifted(node, inline(node, context));
    case 'IMG':
      context.images++;
      return isPost ? `![${escape(node.getAttribute('alt') ?? '')}](${addressIn(node, 'src')})` : '';
    case 'INPUT':
      return node.hasAttribute('checked') ? '[x] ' : '[ ] ';
    default:
      return inline(node, context);
  }
}

const addressIn = (element: Element, name: string) =>
  (element.getAttribute(name) ?? '').replace(/[ ()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Wraps words in a mark. Spaces at the edges move outside, since Markdown requires marks right beside the words. */
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
  return words.replace(label, () => `[${label}](${addressIn(anchor, 'href')})`);
}

function shifted(element: Element, words: string): string {
  const reference = element.querySelector('a[href^="#footnote-"], a[href^="#endnote-"]');
  if (reference) return words.replace(/\[(\d+)\]/, '[^$1]');
  const up = element.tagName === 'SUP';
  // In 1st and 2nd the superscript has no meaning.
  if (words.trim() === '' || (up && /^(st|nd|rd|th)$/.test(words))) return words;
  const signs = shiftedSigns(words, up ? 'raised' : 'lowered');
  if (signs !== null) return signs;
  const tag = element.tagName.toLowerCase();
  return `<${tag}>${words}</${tag}>`;
}

const prefixLines = (text: string, prefix: string) => text.replace(/^/gm, prefix).replace(/ +$/gm, '');
