import { inlineTags } from '#contract/post-html.ts';

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Of HTML that the sanitiser wrote, in which `<` begins a tag and nothing else, and four characters are escaped. */
export const textOf = (html: string): string =>
  html
    .replace(/<\/?([a-z0-9]+)[^>]*>/g, (_tag, name: string) => (inlineTags.has(name) ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
