import { authorName } from '#contract/blog-words.ts';
import { type BlogData, defaultAuthor, type Post, postPath, tagPath } from '#contract/blog.ts';
import { brand } from '#contract/brand.ts';
import { pages } from '#contract/pages.ts';
import { escapeHtml } from '#contract/post-html.ts';
import { blogDescription, pictureTags, type ShareTag } from '#contract/share-pictures.ts';
import { textOf } from './text.ts';

type Head = {
  title: string;
  description: string;
  /** The path of the canonical URL; a page without one is not indexed. */
  path: string | null;
  image?: string;
  more?: [property: string, content: string][];
  data?: object;
};

/** Serialises JSON for a script element, escaping what could end the script, open a comment or break a line. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const describedChars = 160;

/** Shortens a text to the length that previews show, at the end of a word. */
function shorten(text: string): string {
  if (text.length <= describedChars) return text;
  return `${text.slice(0, describedChars).replace(/\s+\S*$/, '')} …`;
}

const publisher = { '@type': 'Organization', name: brand.name, url: brand.origin };

function postingOf(post: Post, description: string, image: string | undefined) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    ...(image && { image }),
    datePublished: post.created_at,
    dateModified: post.updated_at,
    author: post.author === defaultAuthor ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    mainEntityOfPage: brand.origin + postPath(post.slug),
    keywords: post.tags.join(', '),
    timeRequired: `PT${post.reading_minutes}M`,
  };
}

function postHead(post: Post): Head {
  const description = shorten(textOf(post.excerpt)) || post.title;
  const image = post.image_url?.startsWith('http') ? post.image_url : undefined;
  return {
    title: `${post.title} · ${brand.name}`,
    description,
    path: post.published ? postPath(post.slug) : null,
    ...(image && { image }),
    more: [
      ['article:published_time', post.created_at],
      ['article:modified_time', post.updated_at],
      ['article:author', authorName(post.author)],
      ...post.tags.map((tag): [string, string] => ['article:tag', tag]),
    ],
    data: postingOf(post, description, image),
  };
}

function listHead({ address, tag, search, list }: Extract<BlogData, { page: 'blog' }>): Head {
  const { pathname, searchParams } = new URL(address, brand.origin);
  const after = searchParams.get('after');
  const path = tag === null ? pathname : tagPath(tag);
  const kept = search === null && (tag === null || list.posts.length > 0);
  return {
    title: tag === null ? pages.blog.title : `${tag} · ${pages.blog.title}`,
    description: tag === null ? blogDescription : `Posts about ${tag}. ${blogDescription}`,
    path: kept ? path + (after === null ? '' : `?after=${after}`) : null,
    data: {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: `${brand.name} blog`,
      url: brand.origin + pages.blog.path,
      publisher,
      blogPost: list.posts.map(({ title, slug, created_at }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: brand.origin + postPath(slug),
        datePublished: created_at,
      })),
    },
  };
}

function headOf(data: BlogData): Head {
  if (data.page === 'blog') return listHead(data);
  if (data.answer !== null) return postHead(data.answer.post);
  return { title: `Blog Post Not Found · ${brand.name}`, description: 'Blog post not found', path: null };
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** Returns the head elements for search engines and link previews. */
export function headHtml(data: BlogData): string {
  const { title, description, path, image, more = [], data: structured } = headOf(data);
  const about = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  if (path === null) return [...about, meta('name', 'robots', 'noindex')].join('\n    ');
  const address = brand.origin + path;
  const pictures: ShareTag[] = image === undefined ? pictureTags('blog') : [['og:image', image]];
  return [
    ...about,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<link rel="alternate" type="application/rss+xml" title="${brand.name} blog" href="/rss.xml">`,
    meta('property', 'og:type', data.page === 'blog' ? 'website' : 'article'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...pictures.map(([property, content]) => meta('property', property, content)),
    ...more.map(([property, content]) => meta('property', property, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${scriptJson(structured)}</script>`,
  ].join('\n    ');
}
