import { isFormal } from '../options.ts';
import type { Context } from './context.ts';
import type { Token } from './grammar/tokens.ts';
import { wordsOf } from './lists/row.ts';

/** Words of the lists that mean something definite in a study. */
const TERMS = new Set(wordsOf('approximately mitigate significantly'));
/** What an academic tone keeps besides: words of a thesis, and what links its sentences. */
const SCHOLARLY = new Set(
  wordsOf(
    'additionally comprehend demonstrate furthermore indeed moreover notably specifically subsequently ultimately',
  ),
);
/** What a formal tone keeps, since the plain word is one of talk. */
const FORMAL = new Set(wordsOf('approximately possess prior purchase'));

/** Whether no word of the lists is touched: in a law each may have been fought over. */
export const keepsListed = ({ register }: Context): boolean => register() === 'law';

/** Whether a word stays because it may mean something definite here. */
export function keepsTerm({ register, settings }: Context, token: Token | undefined): boolean {
  if (token === undefined) return false;
  const isOf = (words: ReadonlySet<string>): boolean =>
    words.has(token.lower) || words.has(token.entry?.base ?? '');
  if (isFormal(settings.tone) && isOf(FORMAL)) return true;
  if (settings.tone === 'academic') return isOf(TERMS) || isOf(SCHOLARLY);
  return isOf(TERMS) && register() === 'science';
}
