import { dayInWords, momentInWords } from '#words/moments.ts';
import type { Allowance } from './limits.ts';

export const networkWordsUsed = 'The trial words of your network are used.';

/** When a guest has words again; those of a network come back within a day. */
export function moreInWords({ resetsAt, ofNetwork }: Allowance): string {
  if (!resetsAt) return '';
  return ` More come on ${(ofNetwork ? momentInWords : dayInWords)(resetsAt)}.`;
}
