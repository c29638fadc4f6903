/** Classifies UTF-16 units of English text with a table for ASCII and ranges beyond it, without regular expressions. */

const LETTER = 1;
const DIGIT = 2;
const SPACE = 4;
const UPPER = 8;

const ascii = new Uint8Array(128);
for (let code = 65; code <= 90; code++) {
  ascii[code] = LETTER | UPPER;
  ascii[code + 32] = LETTER;
}
for (let code = 48; code <= 57; code++) ascii[code] = DIGIT;
for (const code of [9, 10, 11, 12, 13, 32]) ascii[code] = SPACE;

const classOf = (code: number): number => (code < 128 ? (ascii[code] ?? 0) : 0);

export function isSpace(code: number): boolean {
  if (code < 128) return (classOf(code) & SPACE) !== 0;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000;
}

export const isDigit = (code: number): boolean => (classOf(code) & DIGIT) !== 0;

export function isLetter(code: number): boolean {
  if (code < 128) return (classOf(code) & LETTER) !== 0;
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code < 0x2000) return code !== 0xd7 && code !== 0xf7;
  return code >= 0x2c00 && code < 0xd800 && (code < 0x2e00 || code >= 0x3040);
}

export function isUpper(code: number): boolean {
  if (code < 128) return (classOf(code) & UPPER) !== 0;
  if (!isLetter(code)) return false;
  const letter = String.fromCharCode(code);
  return letter !== letter.toLowerCase();
}

export function isLower(code: number): boolean {
  if (code < 128) return code >= 97 && code <= 122;
  if (!isLetter(code)) return false;
  const letter = String.fromCharCode(code);
  return letter !== letter.toUpperCase();
}

export const isWordUnit = (code: number): boolean =>
  code < 128 ? (classOf(code) & (LETTER | DIGIT)) !== 0 : isLetter(code);

export const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;

export const isHyphen = (code: number): boolean => code === 45 || code === 0x2010 || code === 0x2011;

const codesOf = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.charCodeAt(0)));

const CLOSERS = codesOf(`"')]*_\u2019\u201d\u00bb`);
const OPENERS = codesOf(`"'([*_\u2018\u201c\u00ab`);

/** Quotation marks and brackets that may close a sentence after its stop. */
export const isCloser = (code: number): boolean => CLOSERS.has(code);

/** Characters that may precede the first word of a sentence. */
export const isOpener = (code: number): boolean => OPENERS.has(code);
