import { htmlToMarkdown } from '../markdown/html-to-markdown.ts';
import { ownMark } from './own-mark.ts';
import { tidyHtml } from './tidy-html.ts';

/** Longer HTML would block the page; its plain text is pasted instead. */
const longest = 1_500_000;

const data = /\bdata:[\w/+.-]+;base64,[\w+/=]+/g;
const structured = /<(?:p|h[1-6]|li|table|blockquote|pre)\b/i;
/** Code editors put their colours on the clipboard beside the text; there the plain text is meant. */
const fromCodeEditor = /vscode|font-family:[^;"]*mono[^;"]*;[^>]*white-space:\s*pre/i;
const formatted = /[*`~#>|[\]]|^(?:-|\d+[.)]) |^---$/m;

const tag = /<(\/?)([a-z][a-z\d]*)/gi;
/** Elements that have no end tag, or whose end tag may be left out. */
const endless =
  /^(?:p|li|td|th|tr|tbody|thead|tfoot|dt|dd|option|br|hr|img|input|meta|link|col|wbr|area|base|source|embed|param)$/i;
const deepest = 250;
const mostTags = 60_000;

/** Whether HTML is nested too deeply for a browser to read quickly, or has too many tags for us. */
function isTangled(html: string): boolean {
  let depth = 0;
  let tags = 0;
  for (const [, closes, name = ''] of html.matchAll(tag)) {
    tags++;
    if (!endless.test(name)) depth = closes === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > deepest || tags > mostTags) return true;
  }
  return false;
}

/** Returns HTML copied elsewhere as Markdown (headings, lists, links, tables, emphasis); null if its plain text is meant. */
export function markdownOf(html: string): string | null {
  if (html === '' || html.includes(ownMark)) return null;
  const bare = html.replace(data, '');
  if (bare.length > longest || fromCodeEditor.test(bare.slice(0, 4_000)) || isTangled(bare)) return null;
  const { body } = new DOMParser().parseFromString(bare, 'text/html');
  const { text } = htmlToMarkdown(tidyHtml(body));
  // HTML that has only lines adds nothing to the plain text.
  if (text === '' || (!structured.test(bare) && !formatted.test(text))) return null;
  return text;
}
