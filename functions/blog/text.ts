import { inlineTags } from '#contract/post-html.ts';

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Extracts the text of sanitised HTML, in which `<` only begins tags and four characters are escaped. */
export const textOf = (html: string): string =>
  html
    .replace(/<\/?([a-z0-9]+)[^>]*>/g, (_tag, name: string) => (inlineTags.has(name) ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
