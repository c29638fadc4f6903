import { dayInWords, momentInWords } from '#words/moments.ts';
import type { Allowance } from './limits.ts';

export const networkWordsUsed = 'Your network’s trial words are used up.';

/** When a guest has words again; those of a network come back within a day. */
export function moreInWords({ resetsAt, ofNetwork }: Allowance): string {
  if (!resetsAt) return '';
  return ` You get more on ${(ofNetwork ? momentInWords : dayInWords)(resetsAt)}.`;
}
