import { countWords } from '#contract/words.ts';
import type { Finished } from './finished.ts';
import { type Changed, changesOf, piecesOf } from './pieces.ts';

/** The changes that a reason is given for, and how many of them stand. Those under the person's own words are not counted. */
export type Kind = { kind: string; total: number; kept: number };

/** Of an engine that gives none. */
const withoutReason = 'Rewritten';

export const kindOf = ({ reason }: Pick<Changed, 'reason'>): string => reason ?? withoutReason;

/** The kinds of change, the most frequent first. */
export function kindsOf(finished: Finished): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const piece of changesOf(finished)) {
    const kind = kindOf(piece);
    const known = kinds.get(kind) ?? { kind, total: 0, kept: 0 };
    known.total++;
    if (piece.kind !== 'taken back') known.kept++;
    kinds.set(kind, known);
  }
  return [...kinds.values()].toSorted((one, other) => other.total - one.total);
}

/** Of the words of the source, how many read otherwise now, in percent; those of the person count too. */
export function shareChanged(finished: Finished): number {
  let changed = 0;
  for (const piece of piecesOf(finished)) {
    if (piece.kind === 'same' || piece.kind === 'taken back') continue;
    changed += Math.max(countWords(piece.before), countWords(piece.text));
  }
  return Math.min(100, Math.round((100 * changed) / Math.max(1, countWords(finished.asked.source))));
}
