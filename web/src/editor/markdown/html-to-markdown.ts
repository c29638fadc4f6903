const escape = (text: string) =>
  text.replace(/[\\`*_[\]<]/g, '\\$&').replace(/^(\s*)(#{1,6} |[-+>] |\d+[.)] )/gm, '$1\\$2');

/** Marks stand close to the words, so the space at the edges moves out of them. */
function marked(mark: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : before + mark + words + mark + after;
}

const linkAddress = (element: Element, name: string) =>
  (element.getAttribute(name) ?? '').replace(/[()\s]/g, encodeURIComponent);

function inline(node: Node): string {
  if (!(node instanceof Element)) return escape((node.textContent ?? '').replace(/\s+/g, ' '));
  const inside = () => [...node.childNodes].map(inline).join('');
  switch (node.tagName) {
    case 'STRONG':
    case 'B':
      return marked('**', inside());
    case 'EM':
    case 'I':
      return marked('*', inside());
    case 'S':
    case 'DEL':
      return marked('~~', inside());
    case 'CODE':
      return marked('`', node.textContent);
    case 'BR':
      return '\\\n';
    case 'A':
      return `[${inside()}](${linkAddress(node, 'href')})`;
    case 'IMG':
      return `![${escape(node.getAttribute('alt') ?? '')}](${linkAddress(node, 'src')})`;
    default:
      return inside();
  }
}

const prefixLines = (text: string, first: string, others = first) =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first : line === '' ? others.trimEnd() : others) + line)
    .join('\n');

function listItems(list: Element): string {
  const start = Number(list.getAttribute('start') ?? 1);
  return [...list.children]
    .map((item, at) => {
      const marker = list.tagName === 'OL' ? `${start + at}. ` : '- ';
      const box = { checked: '[x] ', unchecked: '[ ] ' }[item.getAttribute('data-list') ?? ''] ?? '';
      return prefixLines(box + blocks(item, '\n'), marker, ' '.repeat(marker.length));
    })
    .join('\n');
}

function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`;
}

function table(element: Element): string {
  const rows = [...element.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) =>
      blocks(cell, ' ')
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\|/g, '\\|'),
    ),
  );
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function block(element: Element): string {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level !== undefined) return `${'#'.repeat(Number(level))} ${inlineOf(element)}`;
  if (element.matches('.ql-code-block-container')) {
    return fenced([...element.children].map((line) => line.textContent).join('\n'));
  }
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return listItems(element);
    case 'BLOCKQUOTE':
      return prefixLines(blocks(element), '> ');
    case 'PRE':
      return fenced(element.textContent);
    case 'HR':
      return '---';
    case 'IFRAME':
      return `<${element.getAttribute('src') ?? ''}>`;
    case 'TABLE':
      return table(element);
    default:
      return blocks(element);
  }
}

const inlineOf = (element: Element) => [...element.childNodes].map(inline).join('').trim();

const isBlock = (node: Node) =>
  node instanceof Element &&
  /^(P|DIV|H[1-6]|UL|OL|BLOCKQUOTE|PRE|HR|IFRAME|TABLE|FIGURE|FIGCAPTION)$/.test(node.tagName);

/** Words between two blocks make a paragraph of their own. */
function blocks(parent: Element, between = '\n\n'): string {
  const pieces: string[] = [];
  let words = '';
  const endWords = () => {
    // A line break at the end breaks nothing.
    const paragraph = words.replace(/(?:\\\n|\s)+$/, '').trim();
    if (paragraph !== '') pieces.push(paragraph);
    words = '';
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) words += inline(node);
    else if (node instanceof Element) {
      endWords();
      pieces.push(block(node));
    }
  }
  endWords();
  return pieces.filter((piece) => piece !== '').join(between);
}

/** Of a post. The document that is parsed is never shown: no script runs, no picture loads. */
export function htmlToMarkdown(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return `${blocks(body)}\n`;
}
