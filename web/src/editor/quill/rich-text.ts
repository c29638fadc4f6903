import Quill, { Delta, Range } from 'quill/core.js';
import { imageTypes } from '#contract/post-html.ts';
import { PostClipboard, registerClipboard, takeIn } from './clipboard.ts';
import { registerFormats } from './formats.ts';

/** Converts the editor's lists, each a flat `<ol>` whose items state their kind and depth, to nested HTML lists. */
function nestLists(root: Element): void {
  for (const flat of root.querySelectorAll(':scope > ol')) {
    const open: { list: Element; kind: string }[] = [];
    const made: Element[] = [];
    for (const item of flat.children) {
      const kind = item.getAttribute('data-list') ?? 'ordered';
      const depth = Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0);
      open.length = Math.min(open.length, depth + 1);
      const tag = kind === 'ordered' ? 'ol' : 'ul';
      if (open.length === depth + 1 && open[depth]?.kind !== tag) open.length = depth;
      while (open.length <= depth) {
        const list = root.ownerDocument.createElement(tag);
        const above = open.at(-1)?.list;
        if (above === undefined) made.push(list);
        else
          (above.lastElementChild ?? above.appendChild(root.ownerDocument.createElement('li'))).append(list);
        open.push({ list, kind: tag });
      }
      open[depth]?.list.append(entryOf(item, kind));
    }
    flat.replaceWith(...made);
  }
}

function entryOf(item: Element, kind: string): Element {
  const entry = item.ownerDocument.createElement('li');
  const classes = [...item.classList].filter((name) => !name.startsWith('ql-indent-'));
  if (classes.length > 0) entry.className = classes.join(' ');
  if (kind === 'checked' || kind === 'unchecked') entry.dataset.list = kind;
  entry.append(...[...item.childNodes].map((node) => node.cloneNode(true)));
  return entry;
}

registerFormats();
registerClipboard();

const tabs = [
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
  'remove tab',
  'tab',
  'table tab',
];
const noTabs = Object.fromEntries(tabs.map((name) => [name, null]));

export type Formats = Readonly<Record<string, unknown>>;
export type Picture = { src: string; alt: string; width: number; height: number };

type Options = {
  html: string;
  label: string;
  onChange: () => void;
  onFormats: (formats: Formats) => void;
  onPictures: (files: File[]) => Promise<void>;
  markdownToHtml: (markdown: string) => Promise<string>;
};

/** The only interface between the rest of the app and the editor's library. */
export type RichText = ReturnType<typeof createRichText>;

/** Reads `root.innerHTML`, never the library's own export, and removes what only the editor needs. */
function htmlOf(root: HTMLElement): string {
  const copy = new DOMParser().parseFromString(root.innerHTML, 'text/html').body;
  for (const own of copy.querySelectorAll('.ql-ui, .ql-cursor')) own.remove();
  for (const kept of copy.querySelectorAll('.kept')) kept.replaceWith(...kept.childNodes);
  for (const element of copy.querySelectorAll('[contenteditable], [spellcheck]')) {
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
  }
  nestLists(copy);
  const isEmpty = copy.textContent.trim() === '' && !copy.querySelector('img, iframe, table, hr');
  return isEmpty ? '' : copy.innerHTML;
}

export function createRichText(host: HTMLElement, options: Options) {
  const quill = new Quill(host, {
    modules: {
      // The Tab key moves on, as in any other field; the brackets change the indent instead.
      keyboard: {
        bindings: {
          ...noTabs,
          'indent line': { key: ']', shortKey: true, handler: () => indentBy(1) },
          'outdent line': { key: '[', shortKey: true, handler: () => indentBy(-1) },
        },
      },
      history: { delay: 1000, maxStack: 100, userOnly: true },
      uploader: {
        mimetypes: [...imageTypes, 'webp', 'avif', 'vnd.microsoft.icon'].map((type) => `image/${type}`),
        handler: (range: Range, files: File[]) => {
          quill.setSelection(range, 'silent');
          void options.onPictures(files);
        },
      },
    },
  });
  const { root } = quill;
  root.classList.add('post-content');
  root.setAttribute('role', 'textbox');
  root.setAttribute('aria-multiline', 'true');
  root.setAttribute('aria-label', options.label);

  const deltaOf = (html: string) => quill.clipboard.convert({ html: takeIn(html) });
  const place = () => quill.getSelection(true) ?? new Range(quill.getLength() - 1, 0);
  /** Inserts content. The cursor moves by the growth of the text, since a block element adds the line break before it. */
  const insert = (delta: Delta, { index, length }: Range) => {
    const before = quill.getLength();
    quill.updateContents(new Delta().retain(index).delete(length).concat(delta), 'user');
    quill.setSelection(index + length + quill.getLength() - before, 0, 'silent');
  };
  const indentBy = (by: 1 | -1) => {
    const { index, length } = place();
    const now = Number(quill.getFormat(index, length).indent ?? 0);
    quill.format('indent', Math.min(8, Math.max(0, now + by)) || false, 'user');
  };
  const notifyFormats = () => {
    const range = quill.getSelection();
    if (range) options.onFormats(quill.getFormat(range));
  };

  quill.setContents(deltaOf(options.html), 'silent');
  quill.history.clear();
  if (quill.clipboard instanceof PostClipboard) {
    quill.clipboard.onMarkdown = (text, range) =>
      void options.markdownToHtml(text).then((html) => insert(deltaOf(html), range));
  }
  quill.on('text-change', () => {
    options.onChange();
    notifyFormats();
  });
  quill.on('selection-change', notifyFormats);

  return {
    html: () => htmlOf(root),
    replace(html: string) {
      quill.setContents(deltaOf(html), 'user');
    },
    /** Inserts a block element. */
    insertHtml(html: string) {
      const range = place();
      const [line] = quill.getLine(range.index);
      const before = line !== null && line.length() > 1 ? new Delta().insert('\n') : new Delta();
      insert(before.concat(deltaOf(html)), range);
    },
    /** Formats the selection, or else what is typed next. `false` removes the format. */
    format(name: string, value: unknown) {
      place();
      quill.format(name, value, 'user');
      notifyFormats();
    },
    indent: indentBy,
    clear() {
      const { index, length } = place();
      quill.removeFormat(index, length, 'user');
      notifyFormats();
    },
    hasSelection: () => (quill.getSelection()?.length ?? 0) > 0,
    link(address: string, words: string) {
      const { index, length } = place();
      if (length > 0) quill.format('link', address, 'user');
      else insert(new Delta().insert(words, { link: address }), new Range(index, 0));
    },
    picture: ({ src, alt, width, height }: Picture) =>
      insert(
        new Delta().insert(
          { image: src },
          { ...(alt && { alt }), ...(width > 0 && { width: String(width), height: String(height) }) },
        ),
        place(),
      ),
    video: (address: string) => insert(new Delta().insert({ video: address }), place()),
    undo: () => quill.history.undo(),
    redo: () => quill.history.redo(),
    close: () => host.replaceChildren(),
  };
}
