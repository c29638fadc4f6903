import { isDigit, isUpper } from '../text/characters.ts';
import type { Document, Word } from '../signals/document.ts';

const LONGEST_WORD = 24;

/**
 * Returns words, pairs of words and groups of letters, each as a 32-bit hash with its count in the text.
 * Names and numbers are replaced with their kind, because the subject of a text must not decide who wrote it.
 */
export function hashesOf({ text, words, sentences }: Document): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (feature: string): void => {
    const hash = hashOf(feature);
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  };
  for (const { from, to } of sentences) {
    let previous = '^';
    for (let at = from; at < to; at++) {
      const word = words[at];
      if (!word) continue;
      const form = kindOf(text, word, at === from);
      add(form);
      add(`${word.joined || at === from ? previous : ','} ${form}`);
      if (form !== NAME && form !== NUMBER) for (const letters of lettersOf(form)) add(letters);
      previous = form;
    }
  }
  return counts;
}

const NAME = 'Name';
const NUMBER = '0';

function kindOf(text: string, { start, form }: Word, first: boolean): string {
  if (isDigit(form.charCodeAt(0))) return NUMBER;
  if (!first && isUpper(text.charCodeAt(start)) && form !== 'i' && !form.startsWith("i'")) return NAME;
  return form.slice(0, LONGEST_WORD);
}

function lettersOf(form: string): string[] {
  const framed = `<${form}>`;
  const groups: string[] = [];
  for (let length = 3; length <= 4; length++)
    for (let at = 0; at + length <= framed.length; at++) groups.push(`~${framed.slice(at, at + length)}`);
  return groups;
}

/** FNV-1a with a final mixing step, so that low bits and the sign bit are independent. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
