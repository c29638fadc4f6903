import type { DashForm } from '#contract/voice.ts';

/** Long dashes, and short ones that stand between spaces; not what opens an item of a list. */
export const countDashes = (text: string): number => text.match(/\u2014|(?<=\S) [\u2013-] /g)?.length ?? 0;

const FORMS: readonly (readonly [DashForm, RegExp])[] = [
  ['\u2014', /\S\u2014\S/g],
  [' \u2014 ', /\S \u2014 /g],
  [' \u2013 ', /\S [\u2013-] /g],
];

/** The form that most dashes of a text have; the first of those that have as many. */
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
