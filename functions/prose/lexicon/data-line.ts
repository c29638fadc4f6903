import type { Strength } from '#contract/humanize.ts';

export type DataLine = {
  head: string;
  options: string[];
  level: Strength;
  /** Fully a sign of a machine. */
  telling: boolean;
  informal: boolean;
  /** For the formal and the academic tone alone. */
  formal: boolean;
  ambiguous: boolean;
  opening: boolean;
  notAfterBe: boolean;
  /** Only straight before an object, not in the passive. */
  needsObject: boolean;
  /** Plain English as it stands: no sign of a machine. */
  quiet: boolean;
  /** Not where one of these follows in the sentence, a few words on. */
  barred: readonly string[];
  /** The nouns that an adjective goes with here, or the verbs of an adverb; none where it may go with any. */
  beside: readonly string[];
};

const LEVEL_MARKS: Record<string, Strength> = { '*': 'light', '@': 'balanced', '+': 'strong' };

/**
 * `*head > option / option -- word`. The marks: `*` for every strength, `@` from balanced up, both a full sign of a machine, `+` for strong alone, `~` for a text that speaks to somebody,
 * `=` for a formal or an academic tone, `?` only where the sentence shows the word class, `^` only at the start of a sentence,
 * `!` not straight after a form of "be", `#` only straight before an object, `-` no sign of a machine.
 * What stands behind `--` must not follow within a few words; of what stands behind `++` one must be the noun or verb that the word goes with.
 */
export function readLine(line: string): DataLine {
  let at = 0;
  let level: Strength = 'balanced';
  const marks = new Set<string>();
  for (; '*@+~=?^!#-'.includes(line.charAt(at)); at++) {
    level = LEVEL_MARKS[line.charAt(at)] ?? level;
    marks.add(line.charAt(at));
  }
  const arrow = line.indexOf('>', at);
  const [behind = '', barred = ''] = line.slice(arrow + 1).split(' -- ');
  const [options = '', beside = ''] = behind.split(' ++ ');
  return {
    head: line.slice(at, arrow).trim(),
    options: options.split('/').map((option) => option.trim().replaceAll(' ,', ',')),
    level,
    telling: marks.has('*') || marks.has('@'),
    informal: marks.has('~'),
    formal: marks.has('='),
    ambiguous: marks.has('?'),
    opening: marks.has('^'),
    notAfterBe: marks.has('!'),
    needsObject: marks.has('#'),
    quiet: marks.has('-') || marks.has('=') || level === 'strong',
    barred: barred.split(' ').filter(Boolean),
    beside: beside.split(' ').filter(Boolean),
  };
}

export const linesOf = (data: string): string[] => data.split('\n').filter((line) => line !== '');

/** Lines of a word and what belongs to it: its forms, or what may stand behind it. */
export const rowsOf = (data: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    linesOf(data).map((line) => {
      const [first = '', ...others] = line.split(' ');
      return [first, others];
    }),
  );
