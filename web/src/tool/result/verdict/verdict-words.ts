import type { Read } from '#prose/index.ts';
import type { Kind } from '#comparison/kinds.ts';
import type { Reading } from '#detector/measured/use-estimate.ts';
import { missingInWords, verdictOf } from '#detector/results-in-words.ts';
import { counted, inFigures } from '#words/figures.ts';
import { isOwn, openIn, refusedIn } from '../../review/held/states.ts';
import { kindsOf } from '../../review/measures.ts';
import { changesOf } from '../../review/pieces.ts';
import type { Finished } from '../../workspace/workspace.ts';

/** Never 0% or 100%. */
const inPercent = (probability: number) => `${Math.min(99, Math.max(1, Math.round(100 * probability)))}%`;

export const isJudged = (reading: Reading): reading is Read =>
  typeof reading === 'object' && 'probability' in reading;

const reads: Record<Read['verdict'], string> = {
  reads_human: 'human',
  cannot_tell: 'cannot tell',
  reads_machine: 'machine-written',
};

/** The probability of "machine-written", labelled after "human", because "human 1%" would mean the opposite. */
function likely(read: Read): string {
  const verdict = verdictOf(read);
  if (verdict !== read.verdict) return '';
  return verdict === 'reads_human'
    ? ` (${inPercent(read.probability)} machine)`
    : ` ${inPercent(read.probability)}`;
}

/** "Reads machine-written 96%", "Reads human (12% machine)", "Cannot tell 41%". */
export function readsInWords(read: Read): string {
  const verdict = verdictOf(read);
  return `${verdict === 'cannot_tell' ? 'Cannot tell' : `Reads ${reads[verdict]}`}${likely(read)}`;
}

/** Minimum change of the probability that counts. Smaller ones can come from a single word. */
const leastMove = 0.05;

export const hasMoved = (before: Read, after: Read): boolean =>
  verdictOf(before) !== verdictOf(after) || Math.abs(before.probability - after.probability) >= leastMove;

/** "reads machine-written 96% → cannot tell 41%". */
export const movedInWords = (before: Read, after: Read): string =>
  `${readsInWords(before)} → ${reads[verdictOf(after)]}${likely(after)}`;

/** "2 of 21 stock phrases left"; empty if none was removed. */
export function gainInWords({ stockPhrases: had }: Read, { stockPhrases: has }: Read): string {
  if (had === 0 || has > had) return '';
  return `${has === 0 ? 'none' : inFigures(has)} of ${counted(had, 'stock phrase')} left`;
}

/** Why there is no figure. */
export function unmeasuredInWords(reading: Exclude<Reading, Read>): string {
  if (reading === 'measuring') return 'Measuring …';
  if (reading === 'failed') return 'Not measured: the measuring script did not load';
  return reading.verdict === 'too_short'
    ? `Too short to measure: add ${missingInWords(reading)} in full sentences`
    : 'Not measured: this does not look like English';
}

const kindNames: Record<Kind, readonly [one: string, many: string]> = {
  'Linking words': ['linking word cut', 'linking words cut'],
  'Cut words': ['cut', 'cuts'],
  'Shorter phrases': ['shorter phrase', 'shorter phrases'],
  'Word choice': ['word replaced', 'words replaced'],
  Contractions: ['contraction', 'contractions'],
  Sentences: ['sentence recast', 'sentences recast'],
  Punctuation: ['punctuation mark', 'punctuation marks'],
  Formatting: ['formatting change', 'formatting changes'],
  'Chat lines': ['chat line cut', 'chat lines cut'],
  'Hidden characters': ['hidden character', 'hidden characters'],
};

/** Maximum number of kinds that are named. */
const mostKinds = 2;

/** The changes that are kept, and the user's edits: "8 of 9 changes" and "5 words replaced, 2 cuts, 1 more, 2 edits by you". */
export function doneInWords(finished: Finished): [count: string, kinds: string] {
  const total = changesOf(finished).length;
  const kinds = kindsOf(finished).filter(({ kept }) => kept > 0);
  const kept = kinds.reduce((sum, kind) => sum + kind.kept, 0);
  const own = finished.edits.length;
  const edits = own === 0 ? [] : [counted(own, 'edit by you', 'edits by you')];
  if (total === 0) return [edits[0] ?? 'No changes', ''];
  if (kept === 0) return ['No changes kept', [`out of ${inFigures(total)}`, ...edits].join(', ')];
  const named = kinds.slice(0, mostKinds);
  const rest = kept - named.reduce((sum, kind) => sum + kind.kept, 0);
  const inWords = named.map(({ kind, kept: count }) => counted(count, ...kindNames[kind]));
  if (rest > 0) inWords.push(`${inFigures(rest)} more`);
  return [keptInWords(finished), [...inWords, ...edits].join(', ')];
}

/** What was found in a rewrite that the user brought: "2 places" and "refused: they would change what your text says". */
export function foundInWords(finished: Finished): [count: string, does: string] | null {
  const refused = refusedIn(finished).length;
  const count = refused || openIn(finished).length;
  if (count === 0 || !isOwn(finished)) return null;
  const does = refused === 0 ? 'may' : `refused: ${count === 1 ? 'it' : 'they'} would`;
  return [counted(count, 'place'), `${does} change what your text says`];
}

/** "19 changes", or "8 of 9 changes" if some were taken back. */
export function keptInWords(finished: Finished): string {
  const changes = changesOf(finished);
  const kept = changes.filter(({ kind }) => kind !== 'taken back').length;
  return `${kept < changes.length ? `${inFigures(kept)} of ` : ''}${counted(changes.length, 'change')}`;
}
