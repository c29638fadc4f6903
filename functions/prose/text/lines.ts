import type { Span } from './words.ts';

/** A line such as "Kind regards," that ends a letter; sticky. */
export const FAREWELL =
  /^[ \t]*(?:(?:all the|with|best|kind(?:est)?|warm(?:est)?|many) )*(?:regards|wishes|thanks|thank you|with (?:gratitude|appreciation)|sincerely|cheers|best|love|warmly|yours(?: \w+)?|sincerely yours|respectfully)(?: again| so much)?[,.!]?[ \t]*$/imy;

/** "Ada de la Reed", also with a role: "Ada Reed, Chief Engineer". */
const NAME =
  /^\p{Lu}[\p{L}.'\u2019-]*(?: (?:de|la|du|al|bin|van|von|der|den)(?= )| \p{Lu}[\p{L}.'\u2019-]*){0,4}(?:, .{1,60})?$/u;

/** Whether a line is the name below "Kind regards,". */
export function isSignature(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 60), start).trimEnd();
  const above = before.slice(before.lastIndexOf('\n') + 1);
  return NAME.test(text.slice(start, end)) && matchesAt(above, FAREWELL, 0);
}

const BREAK = /[\n\r\u2028\u2029]/g;

/**
 * Whether any line of a text begins with a match of a sticky pattern. A pattern that searches for line starts itself tries every
 * character, which is slow when a paragraph is one line.
 */
export function hasLine(text: string, pattern: RegExp): boolean {
  if (matchesAt(text, pattern, 0)) return true;
  for (const { index } of text.matchAll(BREAK)) if (matchesAt(text, pattern, index + 1)) return true;
  return false;
}

function matchesAt(text: string, pattern: RegExp, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
