import { isDigit, isWordUnit } from '../text/characters.ts';

/** The words of a stretch of text for comparing: in small letters, with straight apostrophes; a mark that ends a clause is one too. */
export function tokensOf(text: string): string[] {
  const lower = text.toLowerCase();
  const tokens: string[] = [];
  for (let at = 0; at < lower.length;) {
    const length = unitAt(lower, at);
    if (length === 0) {
      const code = lower.charCodeAt(at);
      if (code !== SPACE && MARKS.has(code)) tokens.push(lower.charAt(at));
      at++;
      continue;
    }
    const end = tokenEnd(lower, at + length);
    pushToken(tokens, lower.slice(at, end));
    at = end;
  }
  return tokens;
}

/** , ; : . ! ? ( ) and the dashes */
const MARKS: ReadonlySet<number> = new Set([44, 46, 58, 59, 33, 63, 40, 41, 0x2013, 0x2014]);

const SPACE = 32;

const isApostrophe = (code: number): boolean => code === 39 || code === 0x2018 || code === 0x2019;

/** How many units the letter or digit takes that stands at a place; 0 where there is none. */
function unitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return isWordUnit(code) ? 1 : 0;
  if (code >= 0x2010 && code <= 0x2019) return 0;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return /[\p{L}\p{N}]/u.test(character) ? character.length : 0;
}

const letterAt = (text: string, at: number): number => (isDigit(text.charCodeAt(at)) ? 0 : unitAt(text, at));

/** Past the rest of a word or number: "1,200", "10:30", "don't". */
function tokenEnd(text: string, from: number): number {
  let at = from;
  for (let length = unitAt(text, at); length > 0; length = unitAt(text, at)) at += length;
  while (isJoint(text.charCodeAt(at)) && isDigit(text.charCodeAt(at + 1))) {
    at += 2;
    while (isDigit(text.charCodeAt(at))) at++;
  }
  while (isApostrophe(text.charCodeAt(at)) && letterAt(text, at + 1) > 0) {
    at++;
    for (let length = letterAt(text, at); length > 0; length = letterAt(text, at)) at += length;
  }
  return at;
}

const isJoint = (code: number): boolean => code === 44 || code === 46 || code === 58;

function pushToken(tokens: string[], raw: string): void {
  if (raw === 'cannot') {
    tokens.push('can', 'not');
    return;
  }
  if (!hasApostrophe(raw)) {
    tokens.push(raw);
    return;
  }
  const token = raw.replaceAll(/[\u2018\u2019]/g, "'");
  const short = token === "let's" ? null : /^([^\d']+?)(n't|'(?:s|re|ve|ll|d|m))$/.exec(token);
  if (token === "let's") tokens.push('let', 'us');
  else if (short === null) tokens.push(token);
  else tokens.push(...uncontracted(short[1] ?? '', short[2] ?? ''));
}

const FULL: Record<string, string> = { "n't": 'not', "'re": 'are', "'ve": 'have', "'ll": 'will', "'m": 'am' };
const BEFORE_NOT: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' };

const SAYS_IS = new Set(['that', 'it', 'there', 'here', 'what', 'who', 'he', 'she']);

function hasApostrophe(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isApostrophe(word.charCodeAt(at))) return true;
  return false;
}

/** "Ada's" stays one word; "it's" may be "it has", which says the same here. */
function uncontracted(word: string, end: string): string[] {
  const full = end === "'s" && SAYS_IS.has(word) ? 'is' : FULL[end];
  if (full === undefined) return [word];
  return [end === "n't" ? (BEFORE_NOT[word] ?? word) : word, full];
}

export const isMark = (token: string): boolean => token.length === 1 && MARKS.has(token.charCodeAt(0));

/** Words that carry no claim of their own, or one that the classes compare. */
const LIGHT = new Set(
  (
    'a an the of in on at by for with from to into through across about against among between during under over after before toward towards ' +
    'upon via as than and or but nor yet so that whether if when because while although though since unless until where how why who ' +
    'which whom whose what this these those it its they them their he him his she her we us our you your i me my mine yours ours theirs ' +
    'myself yourself itself himself herself ourselves themselves there here be is are was were been being am do does did done have has had having ' +
    'will would shall can could may might must should ought not no also just too very quite rather really then thus therefore however ' +
    'moreover furthermore additionally consequently overall ultimately instead out up off down one such each both either own same other another any ' +
    'some all many much more most few several even still only well within without along away back get gets got getting let like make makes made ' +
    'making thing things way ways take takes took taken kind sort part lot lots'
  ).split(' '),
);

export const isLight = (token: string): boolean => LIGHT.has(token);

/** A word that may carry a claim of its own. */
export const isOfWeight = (token: string): boolean => !isMark(token) && !isLight(token);
