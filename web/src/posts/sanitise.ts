import DOMPurify from 'dompurify';
import { brand } from '#contract/brand.ts';
import {
  isPostImage,
  isPostLink,
  isPostVideo,
  postAttributes,
  postClasses,
  postTags,
} from '#contract/post-html.ts';

const purify = DOMPurify(window);

const addressRules: Record<string, (address: string) => boolean> = {
  'a href': isPostLink,
  'img src': isPostImage,
  'iframe src': isPostVideo,
};

const isOwn = (address: string) => /^[/#]/.test(address) || address.startsWith(`${brand.origin}/`);

purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const tag = element.tagName.toLowerCase();
  const { attrName, attrValue } = attribute;
  if (attrName === 'class') {
    const kept = attrValue.split(/\s+/).filter((name) => postClasses.has(name));
    attribute.attrValue = kept.join(' ');
    attribute.keepAttr = kept.length > 0;
    return;
  }
  const isAllowed = addressRules[`${tag} ${attrName}`] ?? (() => true);
  attribute.keepAttr = (postAttributes[tag]?.includes(attrName) ?? false) && isAllowed(attrValue.trim());
  // Overrides the library's own rule, which is wider than the one above but allows no videos and no anchors.
  if (attribute.keepAttr && attrName in { href: 0, src: 0 }) attribute.forceKeepAttr = true;
});

purify.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (element.tagName === 'A' && href !== null) {
    element.setAttribute('rel', `noopener noreferrer${isOwn(href) ? '' : ' nofollow ugc'}`);
  }
  if (/^(IMG|IFRAME)$/.test(element.tagName)) {
    if (!element.hasAttribute('src')) element.remove();
    else element.setAttribute('loading', 'lazy');
  }
});

const options = {
  ALLOWED_TAGS: [...postTags],
  ALLOWED_ATTR: ['class', ...new Set(Object.values(postAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Sanitises with the same allowlist as the server, for HTML from API responses and for the editor's input. */
export const sanitise = (html: string): string => purify.sanitize(html, options);
