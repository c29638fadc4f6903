const BREAK = /[\n\r\u2028\u2029]/g;

/**
 * Whether a line of a text begins with what a sticky pattern matches. A pattern that looks for the beginnings of lines by itself
 * tries every character, which takes long where a paragraph is one line.
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
