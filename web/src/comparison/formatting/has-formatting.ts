const signs = [
  /^[ \t]*#{1,6}[ \t]+\S/m,
  /^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\S/m,
  /^[ \t]*>/m,
  /^[ \t]*(?:```|~~~)/m,
  /^[ \t]*(?:[-*_][ \t]*){3,}$/m,
  /^[ \t]*\|.*\|/m,
  /\[[^\]\n]{1,500}\]\([^)\s]+\)/,
  /(?:^|[^\w*])[*_]{1,3}[^\s*_]/m,
  /~~\S/,
  /`[^`\n]+`/,
  /<https?:/,
];

/** Whether a text contains Markdown, so that it is displayed differently from how it is written. */
export const hasFormatting = (text: string): boolean => signs.some((sign) => sign.test(text));
