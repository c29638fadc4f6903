/** `isBroken`: whether the line break after it is part of the text. */
export type Line = { text: string; isBroken: boolean };
/** The words of a text, which show which of them are written with a hyphen. */
export type Words = ReadonlySet<string>;

const hyphenAtEnd = /([\p{L}\p{M}]+)[-\u00ad\u2010]$/u;
const wordAtStart = /^[\p{L}\p{M}]+/u;
/** After these a hyphen usually belongs to the word, unless only an ending follows: well-known, wellness. */
const keepsHyphen = /^(?:self|non|well|cross|half|long|short|high|low|full)$/i;
const ending = /^(?:est|er|ers|ness|ly|age|ages|way|ways|en|ened|ening|ing|ity|ed|s)$/;
const address = /(?:https?:\/\/|www\.|doi\.org)\S*[-/_.=&?%#~]$/i;

export const wordsOf = (texts: readonly string[]): Words =>
  new Set(
    texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu) ?? []),
  );

/** Joins lines, and words divided at the end of a line. */
export const joinLines = (lines: readonly Line[], words: Words): string =>
  lines
    .map(({ text, isBroken }, at) => {
      const next = lines[at + 1];
      if (next === undefined) return text;
      return isBroken ? `${text}\n` : beforeNext(text, next.text, words);
    })
    .join('');

function beforeNext(line: string, next: string, words: Words): string {
  if (address.test(line)) return line;
  const divided = hyphenAtEnd.exec(line)?.[1];
  if (divided === undefined) return /\S[—/]$/.test(line) ? line : `${line} `;
  const whole = line.slice(0, -1);
  const rest = wordAtStart.exec(next)?.[0] ?? '';
  if (line.endsWith('\u00ad')) return whole;
  // Pre- and post-war.
  if (/^(?:and|or|to|nor|but)$/.test(rest)) return `${line} `;
  // Anglo-Saxon, COVID-19.
  if (rest === '' || rest[0] !== rest[0]?.toLowerCase()) return line;
  if (words.has((divided + rest).toLowerCase())) return whole;
  if (words.has(`${divided}-${rest}`.toLowerCase())) return line;
  return keepsHyphen.test(divided) && !ending.test(rest) ? line : whole;
}
