import { excerptLength } from '#contract/blog.ts';
import { inlineTags } from '#contract/post-html.ts';

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and for attributes, in HTML and in XML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Of HTML that the sanitiser wrote, in which `<` begins a tag and nothing else, and four characters are escaped. */
export const textOf = (html: string): string =>
  html
    .replace(/<\/?([a-z0-9]+)[^>]*>/g, (_tag, name: string) => (inlineTags.has(name) ? '' : ' '))
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** HTML again, so that the text's own signs do not become tags. Nothing where there is no text. */
export function excerptOf(text: string): string {
  const beginning = Array.from(text.slice(0, 2 * excerptLength))
    .slice(0, excerptLength)
    .join('');
  return beginning === '' ? '' : `${escapeHtml(beginning)}...`;
}
