/** Words that stand in a text, to know which of them is written with a hyphen. */
export type Words = ReadonlySet<string>;

const hyphenAtEnd = /([\p{L}\p{M}]+)[-\u00ad\u2010]$/u;
const wordAtStart = /^[\p{L}\p{M}]+/u;
/** These are rather followed by a hyphen of their own, unless what comes is only an ending: well-known, wellness. */
const keepsHyphen = /^(?:self|non|well|cross|half|long|short|high|low|full)$/i;
const ending = /^(?:est|er|ers|ness|ly|age|ages|way|ways|en|ened|ening|ing|ity|ed|s)$/;
const address = /(?:https?:\/\/|www\.|doi\.org)\S*[-/_.=&?%#~]$/i;

export const wordsOf = (texts: readonly string[]): Words =>
  new Set(
    texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu) ?? []),
  );

/** Lines as one: a word that was divided between two becomes whole again. After those that are broken a new line begins. */
export function joinedLines(
  lines: readonly string[],
  words: Words,
  isBroken: (index: number) => boolean,
): string {
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      if (next === undefined) return line;
      return isBroken(at) ? `${line}\n` : beforeNext(line, next, words);
    })
    .join('');
}

/** A line as it stands before the next. */
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
