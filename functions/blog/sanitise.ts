import sanitizeHtml from 'sanitize-html';
import { brand } from '#contract/brand.ts';
import {
  isInsecureImage,
  isPostImage,
  isPostLink,
  isPostVideo,
  listKinds,
  postAttributes,
  postClasses,
  postTags,
} from '#contract/post-html.ts';
import { sizeOfDataImage } from './image-size.ts';

type Attributes = Record<string, string>;

/** `name` stays only with one of these values. */
const keep = (name: string, value: string | undefined, allowed: (value: string) => boolean): Attributes => {
  const trimmed = value?.trim() ?? '';
  return trimmed !== '' && allowed(trimmed) ? { [name]: trimmed } : {};
};

const isLength = (value: string) => /^[1-9]\d{0,4}$/.test(value);
const isCount = (value: string) => /^\d{1,3}$/.test(value);

const isOwn = (address: string) =>
  /^[/#]/.test(address) || address === brand.origin || address.startsWith(`${brand.origin}/`);

function link({ href, target }: Attributes): Attributes {
  const address = keep('href', href, isPostLink);
  if (address.href === undefined) return {};
  if (isOwn(address.href)) return { ...address, rel: 'noopener noreferrer' };
  return {
    ...address,
    ...keep('target', target, (value) => value === '_blank'),
    rel: 'noopener noreferrer nofollow ugc',
  };
}

/** Its place is held by its size: the author's, else what the picture itself says. */
function image({ src, alt = '', width, height }: Attributes): Attributes {
  const address = keep('src', src, isPostImage);
  const given = { ...keep('width', width, isLength), ...keep('height', height, isLength) };
  const own = address.src === undefined ? null : sizeOfDataImage(address.src);
  const size = own !== null && Object.keys(given).length === 0 ? own : given;
  return {
    ...address,
    alt,
    ...Object.fromEntries(Object.entries(size).map(([name, length]) => [name, String(length)])),
    loading: 'lazy',
    decoding: 'async',
  };
}

const video = ({ src, title, width, height }: Attributes): Attributes => ({
  ...keep('src', src, isPostVideo),
  title: title?.trim() || 'Video',
  ...keep('width', width, isLength),
  ...keep('height', height, isLength),
  allowfullscreen: 'true',
  loading: 'lazy',
});

const cell = ({ colspan, rowspan, scope }: Attributes): Attributes => ({
  ...keep('colspan', colspan, isCount),
  ...keep('rowspan', rowspan, isCount),
  ...keep('scope', scope, (value) => value === 'row' || value === 'col'),
});

const rewriters: Record<string, (attributes: Attributes) => Attributes> = {
  a: link,
  img: image,
  iframe: video,
  ol: ({ start }) => keep('start', start, isCount),
  li: (attributes) =>
    keep('data-list', attributes['data-list'], (value) => listKinds.some((kind) => kind === value)),
  th: cell,
  td: cell,
};

function rewrite(tagName: string, { class: classes = '', ...attributes }: Attributes): sanitizeHtml.Tag {
  const kept = classes.split(/\s+/).filter((name) => postClasses.has(name));
  const written = rewriters[tagName]?.(attributes) ?? {};
  return { tagName, attribs: kept.length > 0 ? { ...written, class: kept.join(' ') } : written };
}

/** Nothing is shown of a picture or a video without its address, and an empty span is the editor's own mark. */
const isEmpty = ({ tag, attribs, text, mediaChildren }: sanitizeHtml.IFrame) =>
  (['img', 'iframe'].includes(tag) && attribs.src === undefined) ||
  (tag === 'span' && text === '' && mediaChildren.length === 0);

/** Between these, a text is no text of the page. */
const nonTextTags = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'title',
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...postTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(postAttributes).map(([tag, names]) => [tag, [...names]])),
    '*': ['class'],
  },
  transformTags: { '*': rewrite },
  exclusiveFilter: isEmpty,
  // The content of a frame is a fallback for old browsers, and no browser reads it as HTML.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text),
  nonTextTags,
  nestingLimit: 60,
  enforceHtmlBoundary: false,
  // Each address has been held to the contract's rule above, which is narrower than these.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
};

/** Whether the author put a picture there that no reader would see. */
export function holdsInsecureImage(html: string): boolean {
  let found = false;
  const img = (tagName: string, { src = '' }: Attributes) => {
    found ||= isInsecureImage(src);
    return { tagName, attribs: {} };
  };
  if (/<img/i.test(html)) sanitizeHtml(html, { allowedTags: ['img'], transformTags: { img } });
  return found;
}

const pass = (html: string) => sanitizeHtml(html, options).trim();

/** What of a post's HTML may be stored. Twice, since what the first pass takes out can leave tags that do not nest: the result comes out of it unchanged. */
export const sanitise = (html: string): string => pass(pass(html));
