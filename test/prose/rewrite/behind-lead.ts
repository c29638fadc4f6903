import { rewrite, type Options } from '#prose/rewrite/index.ts';

/** Enough of a machine's habits before a sentence for the rewriter to take the text on. */
export const LEAD =
  'Furthermore, it is imperative to note that numerous people utilize maps. The old road, referred to as the drove, bends by the mill, and the fields beyond it ' +
  'lie under water most of the year, so few go that way now. Two shops and a school stand where the fair used to be.';

/** The sentence behind it as the rewriter leaves it, at the strong strength where nothing else is said. */
export function rewritten(sentence: string, options: Options = { strength: 'strong' }): string {
  const { text } = rewrite(`${LEAD} ${sentence}`, options);
  return text.slice(text.indexOf('used to be.') + 12);
}
