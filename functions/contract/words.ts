/** What `\s` matches and `trim` takes off. */
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

/** Trimmed text split on whitespace, but without making the pieces: it is counted again at each key. */
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
