import { brand } from '#contract/brand.ts';

export type Format = 'txt' | 'md' | 'docx' | 'tracked docx';

export const isWord = (name: string) => /\.doc[xm]$/i.test(name);

const longest = 100;
const unnamed = brand.name.toLowerCase();

/** Returns the name without its ending and without characters that some system forbids. */
export function stemOf(name: string): string {
  const stem = name
    .replace(/\.(txt|md|markdown|docx|docm|pdf)$/i, '')
    // oxlint-disable-next-line no-control-regex -- Windows forbids these
    .replace(/[\u0000-\u001f\\/:*?"<>|]+/g, ' ')
    .slice(0, longest)
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return stem === '' ? unnamed : stem;
}

const rewritten = ', humanized';

/** A result is saved under another name next to its source file. */
export function savedName(name: string, format: Format): string {
  const stem = stemOf(name);
  // Word does not accept a document with macros as .docx.
  const ending = format.endsWith('docx') ? (/\.docm$/i.test(name) ? 'docm' : 'docx') : format;
  return `${stem}${name === '' || stem.endsWith(rewritten) ? '' : rewritten}.${ending}`;
}

/** Only a text that was Markdown, or became it on opening, contains formatting marks. */
export const carriesMarks = (name: string) => /\.(md|markdown|docx|docm|pdf)$/i.test(name);
