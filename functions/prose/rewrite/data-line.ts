import type { Level } from './proposal.ts';

export type DataLine = {
  head: string;
  options: string[];
  level: Level;
  informal: boolean;
  ambiguous: boolean;
  opening: boolean;
  notAfterBe: boolean;
};

const LEVEL_MARKS: Record<string, Level> = { '*': 'light', '+': 'strong' };

/**
 * `*head > option / option`. The marks: `*` for every strength, `+` for strong alone, `~` not in a formal tone,
 * `?` only where the sentence shows the word class, `^` only at the start of a sentence,
 * `!` not straight after a form of "be".
 */
export function readLine(line: string): DataLine {
  let at = 0;
  let level: Level = 'balanced';
  const marks = new Set<string>();
  for (; '*+~?^!'.includes(line.charAt(at)); at++) {
    level = LEVEL_MARKS[line.charAt(at)] ?? level;
    marks.add(line.charAt(at));
  }
  const arrow = line.indexOf('>', at);
  return {
    head: line.slice(at, arrow).trim(),
    options: line
      .slice(arrow + 1)
      .split('/')
      .map((option) => option.trim().replaceAll(' ,', ',')),
    level,
    informal: marks.has('~'),
    ambiguous: marks.has('?'),
    opening: marks.has('^'),
    notAfterBe: marks.has('!'),
  };
}

export const linesOf = (data: string): string[] => data.trim().split('\n');
