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
