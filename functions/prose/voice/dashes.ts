import type { DashForm } from '#contract/voice.ts';

/** Counts em dashes, and en dashes or hyphens between spaces, except at the head of a list item. */
export const countDashes = (text: string): number => text.match(/\u2014|(?<=\S) [\u2013-] /g)?.length ?? 0;

const FORMS: readonly (readonly [DashForm, RegExp])[] = [
  ['\u2014', /\S\u2014\S/g],
  [' \u2014 ', /\S \u2014 /g],
  [' \u2013 ', /\S [\u2013-] /g],
];

/** Returns the most frequent dash form of a text; on a tie, the first in `FORMS`. */
export function dashFormOf(text: string): DashForm | null {
  let most = 0;
  let form: DashForm | null = null;
  for (const [each, pattern] of FORMS) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > most) {
      most = count;
      form = each;
    }
  }
  return form;
}
