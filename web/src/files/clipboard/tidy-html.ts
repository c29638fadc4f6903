import { createInlineWriter, type InlineWriter } from './inline-writer.ts';
import { isHidden, type Look, lookOf, plainLook, styleOf } from './looks.ts';

/** A list item of Word, which writes items as paragraphs and their markers as text. */
type WordItem = { level: number; ordered: boolean; start: number; marker: Element | null };

const listed = /mso-list\s*:\s*\w+\s+level(\d)/i;
const ignored = /mso-list\s*:\s*ignore/i;
const numbered = /^\(?(?:(\d+)|[a-z]|[ivxlc]+)[.)]/i;
const signed = /^(?:[·•▪§‣◦oØüv–-]|\(?(?:\d+|[a-z]|[ivxlc]+)[.)])[\s\u00a0]{2,}/i;

function wordItem(paragraph: Element): WordItem | null {
  const level = listed.exec(styleOf(paragraph))?.[1];
  const isNamed = /MsoListParagraph/.test(paragraph.className);
  if (level === undefined && !isNamed) return null;
  const marker =
    [...paragraph.querySelectorAll('[style]')].find((each) => ignored.test(styleOf(each))) ?? null;
  const sign = marker?.textContent.trim() ?? signed.exec(paragraph.textContent.trim())?.[0] ?? '';
  // A further paragraph of an item has the list style but no marker.
  if (sign === '') return null;
  const number = numbered.exec(sign);
  return { level: Number(level ?? 1), ordered: number !== null, start: Number(number?.[1] ?? 1), marker };
}

/** Removes the bullet where it is part of the text. */
function cutSign(paragraph: Element) {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = signed.exec(paragraph.textContent.trimStart())?.[0].length ?? 0;
  for (let node = walker.nextNode(); node instanceof Text && left > 0; node = walker.nextNode()) {
    const words = node.data.trimStart();
    node.data = words.slice(left);
    left -= Math.min(left, words.length);
  }
}

/** Elements to drop: those that are useless in a text or invisible, and pictures. */
const dropped =
  /^(?:STYLE|SCRIPT|HEAD|META|LINK|TITLE|TEMPLATE|NOSCRIPT|IFRAME|FRAME|OBJECT|EMBED|SVG|MATH|IMG|PICTURE|VIDEO|AUDIO|CANVAS|SELECT|TEXTAREA|BUTTON|COL|COLGROUP|MAP|XML)$/i;
const paragraphs =
  /^(?:P|ADDRESS|ARTICLE|ASIDE|DETAILS|DL|DT|DD|FIGCAPTION|FIGURE|FOOTER|FORM|HEADER|MAIN|NAV|SECTION|SUMMARY|CAPTION)$/;
const deepest = 8;
const widest = 60;
const widestCell = 20;
const highestCell = 40;

type Place = { look: Look; depth: number; inCell: boolean };
type WordList = { level: number; list: HTMLElement };

/**
 * Converts what was copied in Word, Google Docs, a mail or on a page to plain HTML: paragraphs, headings, lists, tables,
 * quotations, code and inline formatting. Nothing in it runs, is loaded or is styled.
 */
export function tidyHtml(body: HTMLElement): HTMLElement {
  const target = document.implementation.createHTMLDocument('').body;
  flow(body, target, { look: plainLook, depth: 0, inCell: false });
  return target;
}

function flow(source: Element, target: HTMLElement, place: Place) {
  const writer = createInlineWriter(target);
  /** The open lists of Word, the innermost last. */
  const word: WordList[] = [];
  for (const node of source.childNodes) add(node, target, place, writer, word);
}

function add(node: Node, target: HTMLElement, place: Place, writer: InlineWriter, word: WordList[]) {
  if (node instanceof Text) {
    if (node.data.trim() !== '') word.length = 0;
    return writer.write(node.data, place.look);
  }
  if (!(node instanceof HTMLElement) || dropped.test(node.tagName) || isHidden(node)) return;
  const { tagName } = node;
  const item = tagName === 'P' ? wordItem(node) : null;
  if (item !== null) {
    writer.end();
    return addWordItem(node, item, target, place, word);
  }
  const draw = drawing[tagName];
  if (draw !== undefined || /^(?:H[1-6]|P)$/.test(tagName)) word.length = 0;
  if (draw !== undefined) {
    writer.end();
    return draw(node, target, place);
  }
  if (/^H[1-6]$/.test(tagName) || /^Mso(?:Sub)?[Tt]itle/.test(node.className)) {
    writer.end();
    return addHeading(node, target, place);
  }
  if (tagName === 'BR') return writer.addBreak();
  if (tagName === 'INPUT') {
    if (node.getAttribute('type') === 'checkbox') writer.tick(node.hasAttribute('checked'));
    return;
  }
  if (paragraphs.test(tagName)) {
    writer.end();
    into(node, target, place, writer, word);
    return writer.end();
  }
  if (tagName === 'DIV' || tagName === 'LI') {
    // Mails and editors write each line as such an element.
    writer.endLine();
    into(node, target, place, writer, word);
    return writer.endLine();
  }
  into(node, target, place, writer, word);
}

function into(
  element: HTMLElement,
  target: HTMLElement,
  place: Place,
  writer: InlineWriter,
  word: WordList[],
) {
  const look = lookOf(element, place.look);
  for (const node of element.childNodes) add(node, target, { ...place, look }, writer, word);
}

const drawing: Record<string, (element: HTMLElement, target: HTMLElement, place: Place) => void> = {
  UL: addList,
  OL: addList,
  MENU: addList,
  TABLE: addTable,
  BLOCKQUOTE: addQuote,
  PRE: addCode,
  HR: (_element, target) => void addTo(target, 'hr'),
};

function addTo(target: HTMLElement, tag: string): HTMLElement {
  return target.appendChild(target.ownerDocument.createElement(tag));
}

function addHeading(element: HTMLElement, target: HTMLElement, { look, inCell }: Place) {
  const level = /^H[1-6]$/.test(element.tagName)
    ? element.tagName
    : /Sub/i.test(element.className)
      ? 'H2'
      : 'H1';
  const heading = createInlineWriter(target, inCell ? 'p' : level);
  const writeWords = (node: Node, around: Look) => {
    if (node instanceof Text) heading.write(node.data, { ...around, strong: inCell, underlined: false });
    else if (node instanceof HTMLElement && node.tagName === 'BR') heading.write(' ', around);
    else if (node instanceof HTMLElement && !dropped.test(node.tagName) && !isHidden(node)) {
      const own = lookOf(node, around);
      for (const each of node.childNodes) writeWords(each, own);
    }
  };
  writeWords(element, look);
}

/** Adds a list. A nested list may also be a sibling of its parent item. */
function addList(element: HTMLElement, target: HTMLElement, place: Place) {
  if (place.depth >= deepest) return flow(element, target, place);
  const isIn = /^(?:UL|OL)$/.test(target.tagName);
  const last = target.lastElementChild;
  const parent = !isIn ? target : last instanceof HTMLElement ? last : addTo(target, 'li');
  const list = addTo(parent, element.tagName === 'OL' ? 'ol' : 'ul');
  const start = Number.parseInt(element.getAttribute('start') ?? '1');
  if (start > 1 && start < 10_000) list.setAttribute('start', String(start));
  const inner = { ...place, depth: place.depth + 1 };
  for (const child of element.children) {
    if (/^(?:UL|OL|MENU)$/.test(child.tagName) && child instanceof HTMLElement) addList(child, list, inner);
    else if (child instanceof HTMLElement && !dropped.test(child.tagName) && !isHidden(child)) {
      const item = addTo(list, 'li');
      flow(child, item, inner);
      if (child.getAttribute('role') === 'checkbox') {
        const box = target.ownerDocument.createElement('input');
        box.toggleAttribute('checked', child.getAttribute('aria-checked') === 'true');
        (item.querySelector(':scope > p') ?? item).prepend(box);
      }
    }
  }
}

function addWordItem(
  element: HTMLElement,
  { level, ordered, start, marker }: WordItem,
  target: HTMLElement,
  place: Place,
  word: WordList[],
) {
  if (marker === null) cutSign(element);
  else marker.remove();
  while ((word.at(-1)?.level ?? 0) > level) word.pop();
  const tag = ordered ? 'OL' : 'UL';
  const last = word.at(-1);
  if (last?.level === level && last.list.tagName !== tag) word.pop();
  if (word.at(-1)?.level !== level) {
    const around = word.at(-1)?.list.lastElementChild;
    const list = addTo(around instanceof HTMLElement ? around : target, tag.toLowerCase());
    if (start > 1) list.setAttribute('start', String(start));
    word.push({ level, list });
  }
  const list = word.at(-1)?.list;
  if (list) flow(element, addTo(list, 'li'), place);
}

function addQuote(element: HTMLElement, target: HTMLElement, place: Place) {
  if (place.depth >= deepest || place.inCell) return flow(element, target, place);
  flow(element, addTo(target, 'blockquote'), { ...place, depth: place.depth + 1 });
}

function addCode(element: HTMLElement, target: HTMLElement) {
  for (const each of element.querySelectorAll('br')) each.replaceWith('\n');
  addTo(target, 'pre').textContent = element.textContent
    .replace(/ {200,}/g, ' '.repeat(200))
    .replace(/\n$/, '');
}

/** Whether a table is only for layout: it contains another table, or its role says so. */
const isLayout = (table: HTMLTableElement): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') || table.querySelector('table') !== null;

function addTable(element: HTMLElement, target: HTMLElement, place: Place) {
  if (!(element instanceof HTMLTableElement)) return;
  const rows = [...element.rows].filter((row) => !isHidden(row));
  if (rows.length === 0) return;
  if (place.inCell || isLayout(element)) {
    for (const row of rows) for (const cell of row.cells) flow(cell, target, place);
    return;
  }
  const table = addTo(target, 'table');
  for (const [at, row] of rows.entries()) {
    const line = addTo(table, 'tr');
    for (const cell of [...row.cells].slice(0, widest)) {
      const made = addTo(line, 'td');
      const [width, height] = [
        Math.min(cell.colSpan, widestCell),
        Math.min(cell.rowSpan, highestCell, rows.length - at),
      ];
      if (width > 1) made.setAttribute('colspan', String(width));
      if (height > 1) made.setAttribute('rowspan', String(height));
      const look = lookOf(cell, place.look);
      flow(cell, made, { look: { ...look, strong: false }, depth: deepest, inCell: true });
    }
  }
}
