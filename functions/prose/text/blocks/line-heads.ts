import { isDigit, isUpper } from '../characters.ts';

/** Characters that mark a list item like "•" does: · ‣ ⁃ ▪ ▫ ■ □ ▶ ► ● ○ ◆ ◇ ◦ ★ ☆ ✓ ✔ ✗ ✘ ➔ ➜ ➤ → */
const SIGNS: ReadonlySet<number> = new Set([
  0xb7, 0x2022, 0x2013, 0x2023, 0x2043, 0x2192, 0x25a0, 0x25a1, 0x25aa, 0x25ab, 0x25b6, 0x25ba, 0x25c6,
  0x25c7, 0x25cb, 0x25cf, 0x25e6, 0x2605, 0x2606, 0x2713, 0x2714, 0x2717, 0x2718, 0x2794, 0x279c, 0x27a4,
]);

export const isItemSign = (code: number): boolean => SIGNS.has(code);

const EMOJI =
  '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}|[0-9#*]\\ufe0f?\\u20e3)(?:[\\ufe0e\\ufe0f\\u200d]|[\\u{1f3fb}-\\u{1f3ff}]|\\p{Extended_Pictographic})*';
/** "[10:32]", "00:01:23", "(10:32 PM)" */
const TIME = '[[(]?\\d{1,2}:\\d{2}(?::\\d{2})?(?:[.,]\\d{1,3})?(?: ?[AaPp]\\.?[Mm]\\.?)?[\\])]?';
/** "Assistant:", "Ada Quill:", "**Q:**", "<b>Note:</b>" */
const ROLE =
  "(?:\\*\\*|<(?:b|strong)>)?\\p{Lu}[\\p{L}.'\\u2019-]{0,24}(?: \\p{Lu}[\\p{L}.'\\u2019-]{0,24}){0,2}(?:\\*\\*|</(?:b|strong)>)?:(?:\\*\\*|</(?:b|strong)>)?";
const HEAD = new RegExp(
  `(?:(?:${EMOJI}|${TIME}|${ROLE}|[\\u2014\\u2015\\u2026\\u201e\\ufeff\\u200b]|[@#][\\w-]{1,30}|\\[[^\\]\\n]{1,30}\\]|\\([a-z0-9]{1,3}\\)|<[a-z][^<>\\n]{0,200}>)\\s*)+`,
  'uy',
);

/** Returns the position after the prefix of a line, such as an emoji, a time or a speaker: "🚀 It", "[10:32] Ada: It", "Q: It". */
export function headEnd(text: string, start: number, end: number): number {
  const at = matchedEnd(text, start, end);
  // A lower-case letter continues a sentence that began earlier: "Note: keep it dry".
  return at < end && (isUpper(text.charCodeAt(at)) || isQuote(text.charCodeAt(at))) ? at : start;
}

function matchedEnd(text: string, start: number, end: number): number {
  if (!canOpen(text, start, end)) return start;
  HEAD.lastIndex = start;
  return HEAD.test(text) ? HEAD.lastIndex : start;
}

const isQuote = (code: number): boolean => code === 34 || code === 0x201c;

const LONGEST_ROLE = 80;

/** Cheap check before the regular expression: nearly all lines begin with a letter and have no colon near the start. */
function canOpen(text: string, start: number, end: number): boolean {
  const code = text.charCodeAt(start);
  if (code > 0x2000 || '[(@#<*'.includes(text.charAt(start)) || isDigit(code)) return true;
  if (!isUpper(code)) return false;
  return text.slice(start, Math.min(end, start + LONGEST_ROLE)).includes(':');
}

/** Whether a line that follows another without a blank line still starts a new block, as in a chat log. */
export function opensOwnLine(text: string, start: number, end: number): boolean {
  if (text.charCodeAt(start) === 40) return false;
  const at = matchedEnd(text, start, end);
  if (at <= start || at >= end) return false;
  return headEnd(text, start, end) > start || /:\**\s*$/.test(text.slice(start, at));
}
