const signs = [
  /^#{1,6} \S/m,
  /^(?:[-*+]|\d+[.)]) \S.*\n(?:\s*(?:[-*+]|\d+[.)]) \S)/m,
  /^> \S/m,
  /^(?:```|~~~)/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /(?:^|\s)(?:\*\*|__)\S[^\n]*?\S?(?:\*\*|__)(?=\W|$)/m,
  /^\|.*\|\n\|[\s:|-]+\|$/m,
];

/** A star or a dash alone is also found in plain text. */
export const looksLikeMarkdown = (text: string) => signs.some((sign) => sign.test(text));
