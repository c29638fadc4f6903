import type { Context } from './context.ts';
import type { Token } from './grammar/tokens.ts';
import { isFormal } from '../options.ts';
import { CONNECTIVES, FORMAL_WORDS, SCHOLARLY, TERMS } from './words/terms.ts';

/** Whether no word of the lists is touched: in a law each may have been fought over. */
export const keepsListed = ({ register }: Context): boolean => register() === 'law';

/** Whether a word stays because it may mean something definite here. */
export function keepsTerm({ register, settings }: Context, token: Token | undefined): boolean {
  if (token === undefined) return false;
  const isOf = (words: ReadonlySet<string>): boolean =>
    words.has(token.lower) || words.has(token.entry?.base ?? '');
  if (isFormal(settings.tone) && isOf(FORMAL_WORDS)) return true;
  if (settings.tone === 'academic') return isOf(TERMS) || isOf(SCHOLARLY) || isOf(CONNECTIVES);
  return isOf(TERMS) && register() === 'science';
}
