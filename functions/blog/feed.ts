import { authorName } from '#contract/blog-words.ts';
import { postPath, tagPath } from '#contract/blog.ts';
import { brand } from '#contract/brand.ts';
import { descriptions, isRendered } from '#contract/descriptions.ts';
import { pageNames, pages } from '#contract/pages.ts';
import { escapeHtml } from '#contract/post-html.ts';
import type { PostLine, PostSummaryRow } from '#db/posts.ts';

/** Characters that XML does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex
const unknownToXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string) => escapeHtml(text.toWellFormed().replace(unknownToXml, ''));

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

/** Adds our origin to relative URLs, since a feed is read on other sites. */
const withOrigin = (html: string) => html.replace(/ (href|src)="\//g, ` $1="${brand.origin}/`);

function itemOf(post: PostSummaryRow): string {
  return [
    '<item>',
    `<title>${escapeXml(post.title)}</title>`,
    `<link>${brand.origin}${postPath(post.slug)}</link>`,
    `<guid isPermaLink="false">${post.id}</guid>`,
    `<pubDate>${post.createdAt.toUTCString()}</pubDate>`,
    `<dc:creator>${escapeXml(authorName(post.author))}</dc:creator>`,
    ...post.tags.map(
      (tag) => `<category domain="${escapeXml(brand.origin + tagPath(tag))}">${escapeXml(tag)}</category>`,
    ),
    `<description>${escapeXml(withOrigin(post.excerpt))}</description>`,
    '</item>',
  ].join('');
}

export function rss(posts: PostSummaryRow[]): string {
  const changed = posts.map(({ updatedAt }) => updatedAt.getTime());
  return [
    declaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(brand.name)} blog</title>`,
    `<link>${brand.origin}${pages.blog.path}</link>`,
    `<description>${escapeXml(descriptions.home)}</description>`,
    '<language>en</language>',
    `<atom:link href="${brand.origin}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...(changed.length > 0
      ? [`<lastBuildDate>${new Date(Math.max(...changed)).toUTCString()}</lastBuildDate>`]
      : []),
    ...posts.map(itemOf),
    '</channel>',
    '</rss>',
  ].join('\n');
}

const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const place = (path: string, changed?: Date) =>
  `<url><loc>${escapeXml(brand.origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

const pagePaths = pageNames
  .filter((name) => isRendered(name) || name === 'blog')
  .map((name) => pages[name].path);

/** The first sitemap also lists the pages that are not posts. */
export const sitemap = (posts: PostLine[], first: boolean) =>
  [
    declaration,
    `<urlset ${sitemapSpace}>`,
    ...(first ? pagePaths.map((path) => place(path)) : []),
    ...posts.map(({ slug, updatedAt }) => place(postPath(slug), updatedAt)),
    '</urlset>',
  ].join('\n');

export const sitemapIndex = (count: number) =>
  [
    declaration,
    `<sitemapindex ${sitemapSpace}>`,
    ...Array.from(
      { length: count },
      (_, i) => `<sitemap><loc>${brand.origin}/sitemap-${i + 1}.xml</loc></sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n');

export const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /admin',
  `Sitemap: ${brand.origin}/sitemap.xml`,
  '',
].join('\n');
