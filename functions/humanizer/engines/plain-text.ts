const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

function decoded(whole: string, name: string): string {
  const digits = /^#x([\da-f]{1,6})$/i.exec(name)?.[1];
  const code = digits === undefined ? Number(/^#(\d{1,7})$/.exec(name)?.[1]) : Number.parseInt(digits, 16);
  if (Number.isNaN(code)) return entities[name] ?? whole;
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
}

/** Returns the parts of the HTML outside comments. An unclosed comment counts as text. */
function outsideOfComments(html: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    const end = start < 0 ? -1 : html.indexOf('-->', start + 4);
    if (end < 0) return [...parts, html.slice(from)];
    parts.push(html.slice(from, start));
    from = end + 3;
  }
}

const withoutTags = (html: string): string =>
  html.replaceAll(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, '\n').replaceAll(/<[a-z/][^<>]*>/gi, '');

/**
 * Returns the text that a piece of HTML would show, with tags removed and line ends for block ends. Runs in linear time, whatever
 * an upstream sends.
 */
export const plainText = (html: string): string =>
  outsideOfComments(html)
    .map(withoutTags)
    .join('')
    .replaceAll(/&(#?\w{1,31});/g, decoded);
