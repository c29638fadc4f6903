import { charsPerRequest } from '#contract/limits.ts';
import { unlimited } from '#contract/plans.ts';
import { parts } from '../../content/parts.ts';
import type { Span } from '#prose/text/words.ts';
import { counted, inFigures } from '../../words/figures.ts';
import { type Allowance, blockOf } from '../limits/limits.ts';
import { resultIn, type Workspace } from '../workspace/workspace.ts';
import { planParts } from './part-plan.ts';

type Offer = { spans: readonly Span[]; inWords: string };

/** Also by its characters, of which only the server speaks otherwise. */
const isTooLong = ({ text, words }: Pick<Workspace, 'text' | 'words'>, allowance: Allowance): boolean => {
  const block = blockOf(words, allowance);
  const { perRequest } = allowance;
  return (
    block === 'request' ||
    (block === null && perRequest !== unlimited && text.length > charsPerRequest(perRequest))
  );
};

/** The parts that a text can run in; null unless it is only for one request that it is too long. */
export function partsFor(
  page: Pick<Workspace, 'text' | 'words' | 'selection'>,
  allowance: Allowance | null,
): Offer | null {
  if (allowance === null || page.selection !== null || !isTooLong(page, allowance)) return null;
  const spans = planParts(page.text, allowance.perRequest);
  const inWords = parts.offered(counted(spans.length, 'part'), inFigures(allowance.perRequest));
  return { spans, inWords };
}

/** How far a text in parts has come; empty where there are none. */
export function partsInWords(state: Workspace): string {
  const { run } = state;
  if (run.phase === 'running') {
    const { parts: asked } = run.asked;
    if (asked === undefined) return '';
    const part = parts.running(inFigures(asked.at + 1), inFigures(asked.spans.length));
    return state.stopsAfterPart ? `${part}. ${parts.stops}` : part;
  }
  const { parts: come } = resultIn(state)?.asked ?? {};
  if (come === undefined || come.at + 1 === come.spans.length) return '';
  return parts.left(inFigures(come.at + 1), counted(come.spans.length, 'part'));
}
