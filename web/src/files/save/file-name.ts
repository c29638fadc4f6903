import { brand } from '#contract/brand.ts';

export type Format = 'txt' | 'md' | 'docx';

const longest = 100;
const unnamed = brand.name.toLowerCase();

/** The name without its ending and without what some system forbids in one. */
export function stemOf(name: string): string {
  const stem = name
    .replace(/\.(txt|md|markdown|docx|docm)$/i, '')
    // oxlint-disable-next-line no-control-regex -- Windows forbids these
    .replace(/[\u0000-\u001f\\/:*?"<>|]+/g, ' ')
    .slice(0, longest)
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return stem === '' ? unnamed : stem;
}

/** Only a text that came as Markdown, or became it on opening, carries marks that are no letters of its own. */
export const carriesMarks = (name: string) => /\.(md|markdown|docx|docm)$/i.test(name);
