import { excerptLength } from './blog.ts';

/**
 * The HTML that a post may contain, enforced by the server when a post is saved and by the browser when it is shown. Colours,
 * sizes, alignments and indents are classes of the editor, so that no post needs inline styles.
 */

const inline = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'code', 'span', 'sub', 'sup'] as const;

/** Tags that do not separate words. */
export const inlineTags: ReadonlySet<string> = new Set(inline);

const blocks = 'p br hr h1 h2 h3 h4 h5 h6 blockquote pre div ul ol li'.split(' ');
const pictures = ['img', 'iframe', 'figure', 'figcaption'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

export const postTags: readonly string[] = [...inline, ...blocks, ...pictures, ...tables];

export const postAttributes: Record<string, readonly string[]> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
  ol: ['start'],
  li: ['data-list'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** The colours that the editor offers: five shades of seven hues. Class names contain them without `#`. */
const shades = [
  '000000 e60000 ff9900 ffff00 008a00 0066cc 9933ff',
  'ffffff facccc ffebcc ffffcc cce8cc cce0f5 ebd6ff',
  'bbbbbb f06666 ffc266 ffff66 66b966 66a3e0 c285ff',
  '888888 a10000 b26b00 b2b200 006100 0047b2 6b24b2',
  '444444 5c0000 663d00 666600 003700 002966 3d1466',
].flatMap((row) => row.split(' '));

export const palette = shades.map((shade) => `#${shade}`);

export const textSizes = ['small', 'large', 'huge'] as const;
export const alignments = ['center', 'right', 'justify'] as const;
export const indentLevels = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const postClasses: ReadonlySet<string> = new Set([
  ...shades.flatMap((shade) => [`ql-color-${shade}`, `ql-bg-${shade}`]),
  ...textSizes.map((size) => `ql-size-${size}`),
  ...alignments.map((side) => `ql-align-${side}`),
  ...indentLevels.map((level) => `ql-indent-${level}`),
  'ql-code-block-container',
  'ql-code-block',
  'ql-video',
]);

/** Values of `data-list`, by which the editor marks items in any kind of list. */
export const listKinds = ['ordered', 'bullet', 'checked', 'unchecked'] as const;

export const imageTypes = ['png', 'gif', 'jpeg', 'bmp', 'x-icon'] as const;

const dataImage = new RegExp(`^data:image/(?:${imageTypes.join('|')});base64,[A-Za-z0-9+/]+={0,2}$`, 'i');

/** Refused in URLs: browsers drop line breaks from them and read a backslash as a slash. */
// oxlint-disable-next-line no-control-regex
const bent = /[\u0000-\u001f\u007f\\]/;

const startsPlainly = (address: string, start: RegExp) => !bent.test(address) && start.test(address);

/** Matches the start of a path on this site; two slashes would lead to another site. */
const ownPlace = String.raw`\/(?!\/)`;

export const isDataImage = (address: string) => dataImage.test(address);

export const isPostLink = (address: string) =>
  startsPlainly(address, new RegExp(`^(?:https?:\\/\\/|mailto:|tel:|#|${ownPlace})`, 'i'));

export const isPostImage = (address: string) =>
  startsPlainly(address, new RegExp(`^(?:https:\\/\\/|${ownPlace})`, 'i')) || isDataImage(address);

/** Whether the page's content security policy would block the picture. */
export const isInsecureImage = (address: string) => /^\s*http:/i.test(address);

export const insecureImage =
  'The address of a picture has to begin with https://. One that begins with http:// is not shown.';

export const videoHosts = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const;

const video =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]+|player\.vimeo\.com\/video\/\d+)(?:\?[\w=&%.-]*)?$/;

export const isPostVideo = (address: string) => video.test(address);

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and attributes, in HTML and in XML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Returns the excerpt of a post without a written one: the beginning of its text as HTML; empty without text. */
export function excerptOf(text: string): string {
  const beginning = Array.from(text.slice(0, 2 * excerptLength))
    .slice(0, excerptLength)
    .join('');
  return beginning === '' ? '' : `${escapeHtml(beginning)}...`;
}
