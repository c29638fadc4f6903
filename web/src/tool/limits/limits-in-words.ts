import { dayInWords, momentInWords } from '#words/moments.ts';
import type { Allowance } from './limits.ts';

export const networkWordsUsed = 'Your network’s trial words are used up.';

/** When a guest gets more words; with the time of day for a network's words, which reset within a day. */
export function moreInWords({ resetsAt, ofNetwork }: Allowance): string {
  if (!resetsAt) return '';
  return ` You get more on ${(ofNetwork ? momentInWords : dayInWords)(resetsAt)}.`;
}
