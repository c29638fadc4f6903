import { rewrite, type Options } from '#prose/rewrite/index.ts';

/** Text with enough signs of machine writing that the rewriter also changes the sentence after it. */
export const LEAD =
  'Furthermore, it is imperative to note that numerous people utilize maps. The old road, referred to as the drove, bends by the mill, and the fields beyond it ' +
  'lie under water most of the year, so few go that way now. Two shops and a school stand where the fair used to be.';

/** Returns the sentence as rewritten after LEAD, at the strong strength by default. */
export function rewritten(sentence: string, options: Options = { strength: 'strong' }): string {
  const { text } = rewrite(`${LEAD} ${sentence}`, options);
  return text.slice(text.indexOf('used to be.') + 12);
}
