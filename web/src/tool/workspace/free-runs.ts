import type { HumanizeResult } from '#contract/humanize.ts';
import { limits } from '#contract/limits.ts';
import { hour } from '#contract/time.ts';
import { isChatCut } from '#prose/frames/frame.ts';
import { type Asked, type Finished, finishedText } from '../review/finished.ts';

/** Whether a run of the whole text is free, because it is the source of a paid result or that result itself, unless it is the user's rewrite. */
export const isFree = (text: string, result: Finished | null, now: number, payer?: string): boolean =>
  result !== null &&
  result.payer === payer &&
  now < (result.freeUntil ?? 0) &&
  (text === result.asked.source || (result.asked.own !== true && text === finishedText(result)));

/** Mirrors the server's rules: only a whole text that was charged in full is free again, for a day from its first run. */
export function freeUntil(
  { source, span, own }: Asked,
  { changes, doubts, chunks }: HumanizeResult,
  before: Finished | null,
  now: number,
  payer?: string,
): Pick<Finished, 'freeUntil' | 'payer'> {
  const paid = (until: number) => ({ freeUntil: until, ...(payer && { payer }) });
  if (isFree(source, before, now, payer)) return paid(before?.freeUntil ?? now);
  const isChanged = doubts.length > 0 || !changes.every(isChatCut);
  const isPaid = span === null && !own && chunks.failed === 0 && isChanged;
  return isPaid ? paid(now + limits.sameText.hours * hour) : {};
}
