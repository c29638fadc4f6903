/** Whether `\s` matches the character and `trim` removes it. */
function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Counts whitespace-separated words without creating substrings, since it runs on each keystroke. */
export function countWords(text: string): number {
  let words = 0;
  let outside = true;
  for (let at = 0; at < text.length; at++) {
    const space = isSpace(text.charCodeAt(at));
    if (outside && !space) words += 1;
    outside = space;
  }
  return words;
}

/** Number of characters that count as at least one word, however few spaces are between them. */
const charsPerWord = 8;

/** Matches a long word, including quotation marks or punctuation around it; and a link, which is never rewritten. */
const longWord = /^[^\s\p{L}]{0,2}[A-Za-z\u00c0-\u024f]{9,45}[^\s\p{L}]{0,3}$/u;
const link = /^[("'<[]?(?:https?:\/\/|www\.)[!-~]{1,240}$/;

/** Whether an ASCII character is neither a letter nor a digit. Such characters count by half, for the sake of code. */
const isMark = (code: number) =>
  code < 0x7f && !((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) && !(code >= 0x30 && code <= 0x39);

function shareOf(token: string): number {
  if (token.length <= 260 && (longWord.test(token) || link.test(token))) return charsPerWord;
  let marks = 0;
  for (let at = 0; at < token.length; at++) if (isMark(token.charCodeAt(at))) marks += 1;
  return token.length - marks / 2;
}

/** Returns the number of characters of the longest word. */
export function longestWord(text: string): number {
  let longest = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isSpace(text.charCodeAt(at))) continue;
    longest = Math.max(longest, at - from);
    from = at + 1;
  }
  return longest;
}

/**
 * Returns the price of a text in words: its words, or its characters divided by `charsPerWord` if that is more, so that a text
 * without spaces does not count as one word. Long words and links count as one each.
 */
export function chargedWords(text: string): number {
  let words = 0;
  let chars = 0;
  let from = -1;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isSpace(text.charCodeAt(at))) {
      if (from < 0) from = at;
    } else if (from >= 0) {
      words += 1;
      chars += at - from > charsPerWord ? shareOf(text.slice(from, at)) : at - from;
      from = -1;
    }
  }
  return Math.max(words, Math.ceil(chars / charsPerWord));
}

/** The different words of three letters or more, in lower case. */
export const wordSet = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** Returns the share of words that two texts have in common, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / Math.max(1, one.size + other.size);
}
