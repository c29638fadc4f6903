import { isFormal } from '../options.ts';
import type { Context } from './context.ts';
import type { Token } from './grammar/tokens.ts';
import { wordsOf } from './lists/row.ts';

/** Listed words with a precise meaning in a study. */
const TERMS = new Set(wordsOf('approximately mitigate significantly'));
/** Words that an academic tone keeps in addition: words of a thesis, and linking words. */
const SCHOLARLY = new Set(
  wordsOf(
    'additionally comprehend demonstrate furthermore indeed moreover notably specifically subsequently ultimately',
  ),
);
/** Words that a formal tone keeps, because the plainer word is colloquial. */
const FORMAL = new Set(wordsOf('approximately possess prior purchase'));

/** Whether no listed word may be changed: in a law each may have been negotiated. */
export const keepsListed = ({ register }: Context): boolean => register() === 'law';

/** Whether a word stays because it may have a precise meaning here. */
export function keepsTerm({ register, settings }: Context, token: Token | undefined): boolean {
  if (token === undefined) return false;
  const isOf = (words: ReadonlySet<string>): boolean =>
    words.has(token.lower) || words.has(token.entry?.base ?? '');
  if (isFormal(settings.tone) && isOf(FORMAL)) return true;
  if (settings.tone === 'academic') return isOf(TERMS) || isOf(SCHOLARLY);
  return isOf(TERMS) && register() === 'science';
}
