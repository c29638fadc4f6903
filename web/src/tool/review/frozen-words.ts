import { limits } from '#contract/limits.ts';

/** Splits the list at commas; a comma inside quotation marks is part of the words. */
export const frozenWords = (frozen: string): string[] =>
  Array.from(frozen.matchAll(/"([^"]*)"|[^,]+/g), ([whole, quoted]) => (quoted ?? whole).trim()).filter(
    (words) => words !== '',
  );

const written = (words: string): string => (words.includes(',') ? `"${words}"` : words);

/** Whether the words are short enough and the list has room for them or already holds them. */
export function canFreeze(frozen: string, words: string): boolean {
  const known = frozenWords(frozen);
  const isShort = words !== '' && words.length <= limits.frozen.chars && !/["\n]/.test(words);
  return isShort && (known.includes(words) || known.length < limits.frozen.words);
}

export const withFrozen = (frozen: string, words: string): string =>
  frozenWords(frozen).includes(words) ? frozen : [...frozenWords(frozen), words].map(written).join(', ');

export const withoutFrozen = (frozen: string, words: string): string =>
  frozenWords(frozen)
    .filter((each) => each !== words)
    .map(written)
    .join(', ');
