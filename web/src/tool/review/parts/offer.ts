import { parts } from '#content/tool/parts.ts';
import type { Finished, Parts } from '../finished.ts';
import type { Span } from '#prose/text/words.ts';
import { counted, inFigures } from '#words/figures.ts';
import type { Allowance } from '../../limits/limits.ts';
import { isTooLong } from '../../limits/too-long.ts';
import { resultIn, type Workspace } from '../../workspace/workspace.ts';
import { planParts } from './plan.ts';

type Offer = { spans: readonly Span[]; inWords: string };

/** The parts in which a text can run; null unless its only problem is that it is too long for one request. */
export function partsFor(
  page: Pick<Workspace, 'text' | 'words' | 'selection'>,
  allowance: Allowance | null,
): Offer | null {
  if (allowance === null || page.selection !== null || !isTooLong(page, allowance)) return null;
  const spans = planParts(page.text, allowance.perRequest);
  const inWords = parts.offered(counted(spans.length, 'part'), inFigures(allowance.perRequest));
  return { spans, inWords };
}

/** The parts of a result; null if there are none or all have been requested. */
export function partsLeft({ asked: { parts: come } }: Finished): Parts | null {
  return come === undefined || come.at + 1 === come.spans.length ? null : come;
}

/** The progress of a text in parts; empty if it has none or all are done. */
export function partsInWords(state: Workspace): string {
  const { run } = state;
  if (run.phase === 'running') {
    const { parts: asked } = run.asked;
    if (asked === undefined) return '';
    const part = parts.running(inFigures(asked.at + 1), inFigures(asked.spans.length));
    return state.stopsAfterPart ? `${part}. ${parts.stops}` : part;
  }
  const result = resultIn(state);
  const come = result && partsLeft(result);
  if (!come) return '';
  return parts.left(inFigures(come.at + 1), counted(come.spans.length, 'part'));
}
