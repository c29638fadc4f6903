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

/** Keeps an attribute only if its value is allowed. */
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

/** Sets the size, which reserves the picture's space: the author's, else the one in the picture's data. */
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

/** Matches elements to remove: pictures and videos without a URL, which show nothing, and empty spans, which are editor marks. */
const isEmpty = ({ tag, attribs, text, mediaChildren }: sanitizeHtml.IFrame) =>
  (['img', 'iframe'].includes(tag) && attribs.src === undefined) ||
  (tag === 'span' && text === '' && mediaChildren.length === 0);

/** Tags whose content is removed too, since it is not text of the page. */
const nonTextTags = 'script style textarea option xmp noscript noembed noframes title'.split(' ');

const options: sanitizeHtml.IOptions = {
  allowedTags: [...postTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(postAttributes).map(([tag, names]) => [tag, [...names]])),
    '*': ['class'],
  },
  transformTags: { '*': rewrite },
  exclusiveFilter: isEmpty,
  // The content of an iframe is a fallback for old browsers; current ones do not parse it as HTML.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text),
  nonTextTags,
  nestingLimit: 60,
  enforceHtmlBoundary: false,
  // Each URL has already been checked above by the contract's rules, which are stricter.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
};

/** Whether the HTML has a picture with an http URL, which readers would not see. */
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

/** Sanitises a post's HTML for storage. Runs twice, since the first pass can leave wrongly nested tags; the result is then stable. */
export const sanitise = (html: string): string => pass(pass(html));
