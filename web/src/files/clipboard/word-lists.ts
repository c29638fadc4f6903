import { styleOf } from './looks.ts';

/** Word writes the items of a list as paragraphs, and what stands before each as words. */
export type WordItem = { level: number; ordered: boolean; start: number; marker: Element | null };

const listed = /mso-list\s*:\s*\w+\s+level(\d)/i;
const ignored = /mso-list\s*:\s*ignore/i;
const numbered = /^\(?(?:(\d+)|[a-z]|[ivxlc]+)[.)]/i;
const signed = /^(?:[·•▪§‣◦oØüv–-]|\(?(?:\d+|[a-z]|[ivxlc]+)[.)])[\s\u00a0]{2,}/i;

export function wordItem(paragraph: Element): WordItem | null {
  const level = listed.exec(styleOf(paragraph))?.[1];
  const isNamed = /MsoListParagraph/.test(paragraph.className);
  if (level === undefined && !isNamed) return null;
  const marker =
    [...paragraph.querySelectorAll('[style]')].find((each) => ignored.test(styleOf(each))) ?? null;
  const sign = marker?.textContent.trim() ?? signed.exec(paragraph.textContent.trim())?.[0] ?? '';
  // A further paragraph of an item has the style of the list, and no sign.
  if (sign === '') return null;
  const number = numbered.exec(sign);
  return { level: Number(level ?? 1), ordered: number !== null, start: Number(number?.[1] ?? 1), marker };
}

/** Where the sign is not told apart from the words, it is cut off from them. */
export function cutSign(paragraph: Element) {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = signed.exec(paragraph.textContent.trimStart())?.[0].length ?? 0;
  for (let node = walker.nextNode(); node instanceof Text && left > 0; node = walker.nextNode()) {
    const words = node.data.trimStart();
    node.data = words.slice(left);
    left -= Math.min(left, words.length);
  }
}
