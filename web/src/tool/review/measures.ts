import type { Proposer } from '#contract/humanize.ts';
import { countWords } from '#contract/words.ts';
import { wordsChanged } from '#prose/text/changes/parts.ts';
import { type Kind, kindOf } from '#comparison/kinds.ts';
import type { Finished } from './finished.ts';
import { type Changed, changesOf } from './pieces.ts';
import { readOnce } from './recent.ts';

/** Number of changes of a kind, and how many of them are kept. Changes covered by the user's edits are not counted. */
export type KindCount = { kind: Kind; total: number; kept: number };

/** The kind of a change, which is the same for all of its wordings. */
export function kindOfChange({ result }: Finished, { index }: Changed): Kind | null {
  const change = result.changes[index];
  return change === undefined ? null : kindOf(change);
}

/** The kinds of change, the most frequent first. */
export function kindsOf(finished: Finished): KindCount[] {
  const kinds = new Map<Kind, KindCount>();
  for (const piece of changesOf(finished)) {
    const kind = kindOfChange(finished, piece);
    if (kind === null) continue;
    const known = kinds.get(kind) ?? { kind, total: 0, kept: 0 };
    known.total++;
    if (piece.kind !== 'taken back') known.kept++;
    kinds.set(kind, known);
  }
  return [...kinds.values()].toSorted((one, other) => other.total - one.total);
}

const wordless = new Set<Kind | null>(['Formatting', 'Punctuation', 'Hidden characters']);

/** The change with the wording in use. */
const changeOf = ({ result }: Finished, { kind, index, before, text }: Changed) =>
  (kind === 'kept' && result.changes[index]) || { before, after: text };

/** Percentage of the text's words that the engine changed, without chat around the text and the user's edits. */
export const shareChanged = readOnce((finished: Finished): number => {
  let changed = 0;
  let chat = 0;
  for (const piece of changesOf(finished)) {
    const kind = kindOfChange(finished, piece);
    if (kind === 'Chat lines') chat += countWords(piece.before);
    else if (piece.kind !== 'taken back' && !wordless.has(kind))
      changed += wordsChanged(changeOf(finished, piece));
  }
  const share = (100 * changed) / Math.max(1, countWords(finished.asked.source) - chat);
  return changed === 0 ? 0 : Math.min(100, Math.max(1, Math.round(share)));
});

/** Whether nothing but chat around the text was cut. */
export function isOnlyChatCut(finished: Finished): boolean {
  const [first, ...others] = kindsOf(finished).filter(({ kept }) => kept > 0);
  return first?.kind === 'Chat lines' && others.length + finished.edits.length === 0;
}

/** What made the changes; anything other than our rules takes precedence. Null if nothing was changed. */
export function proposerIn({ asked, result }: Finished): Proposer | null {
  if (asked.own) return 'own';
  const all = result.changes.map(({ by = 'rules' }) => by);
  return all.find((by) => by !== 'rules') ?? all[0] ?? null;
}

/** In percent of the words; a smaller share counts as little. */
const littleChanged = 10;

/** Whether nothing was changed, or only a little by our rules alone. */
export const isLittleChanged = (finished: Finished): boolean =>
  finished.result.outcome === 'reads well' && finished.edits.length === 0
    ? !finished.asked.own
    : proposerIn(finished) === 'rules' && shareChanged(finished) < littleChanged;
