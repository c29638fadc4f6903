import { isChatCut } from '#prose/frames/frame.ts';
import { partsOf } from '#prose/text/changes/parts.ts';
import { countWords } from '#contract/words.ts';
import { needsSpelling } from './invisible.ts';

/** The kind of a change, as derived from its words, and from its reason if it cuts chat around the text. */
export type Kind =
  | 'Chat lines'
  | 'Linking words'
  | 'Cut words'
  | 'Shorter phrases'
  | 'Word choice'
  | 'Contractions'
  | 'Sentences'
  | 'Punctuation'
  | 'Formatting'
  | 'Hidden characters';

const links =
  /^[\s,;.]*(moreover|furthermore|additionally|in addition|however|nevertheless|nonetheless|consequently|therefore|thus|hence|accordingly|as a result|in conclusion|in summary|overall|ultimately|notably|importantly|similarly|likewise|in contrast|on the other hand|for instance|for example|finally|firstly|secondly)\b/i;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
/** Punctuation without the marks of bold, headings, list items and dividers. */
const marksIn = (text: string) =>
  text.replaceAll(/^[ \t]*(?:[-*_+][ \t]*)+$|^[ \t]*[-+] |[^\p{P}]|[*_#`]/gmu, '');
const stopsIn = (text: string) => text.replaceAll(/[^.!?;:,—–]/g, '');
const contracts = (text: string) => (text.match(/\p{L}[’']\p{L}/gu) ?? []).length;

/** Whether `all` contains all words of `some`, in the same order. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const word of all) if (word === some[at]) at++;
  return at === some.length;
}

type Words = { before: string; after: string; reason?: string | null };

export function kindOf(change: Words): Kind {
  const { before, after, reason } = change;
  if (isChatCut({ reason })) return 'Chat lines';
  if (needsSpelling(before, after)) return 'Hidden characters';
  if (lettersOf(before) === lettersOf(after))
    return marksIn(before) === marksIn(after) ? 'Formatting' : 'Punctuation';
  const had = wordsOf(before);
  const has = wordsOf(after);
  const isShorter = has.length < had.length && isWithin(has, had);
  if (partsOf(change).length > 1) return isShorter ? 'Cut words' : 'Sentences';
  if (links.test(before)) return 'Linking words';
  if (contracts(after) > contracts(before)) return 'Contractions';
  if (isShorter) return 'Cut words';
  if (stopsIn(before) !== stopsIn(after)) return 'Sentences';
  return countWords(after) < countWords(before) ? 'Shorter phrases' : 'Word choice';
}
