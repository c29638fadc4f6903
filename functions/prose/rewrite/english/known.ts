import { isUpper } from '../../text/characters.ts';
import { hasCommonWords } from '../../text/english.ts';
import { findWords } from '../../text/words.ts';
import { isListed } from './capitals/common.ts';

const SAMPLE = 4000;
/** Minimum length in letters; shorter words exist in many languages. */
const SHORTEST = 4;
const LEAST = 3;
const SHARE = 0.7;

/**
 * Whether a range of a text is English, judged by the common words of its sentences. A list, a CV or a description of a thing may have
 * none, and is judged by its other words. A capitalised word that is in no list may be a name and does not count.
 */
export function knowsEnglish(text: string, start = 0, end = text.length): boolean {
  if (hasCommonWords(text, start, end)) return true;
  let unknown = 0;
  let known = 0;
  const seen = new Set<string>();
  for (const word of findWords(text, start, Math.min(end, start + SAMPLE))) {
    for (const raw of text.slice(word.start, word.end).split(/[-\u2010\u2011]/)) {
      const part = raw.toLowerCase();
      if (part.length < SHORTEST || /\d/.test(part) || seen.has(part)) continue;
      seen.add(part);
      if (isEnglish(part)) known++;
      else if (!isUpper(raw.charCodeAt(0))) unknown++;
    }
  }
  return known >= LEAST && known >= (known + unknown) * SHARE;
}

const isEnglish = (word: string): boolean => /^[a-z]+(?:['\u2019][a-z]+)?$/.test(word) && isListed(word);
