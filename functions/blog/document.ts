import type { Post, PostAnswer, PostLink, PostPage, PostQuery, PostSummary } from '#contract/blog.ts';
import { listAddress, postAddress, tagAddress } from '#contract/blog-addresses.ts';
import {
  chosenWords,
  emptyList,
  firstRow,
  initialOf,
  invitation,
  missingPost,
  nothingFound,
  postDay,
  readingTime,
  subtitles,
} from '#contract/blog-words.ts';
import { brand } from '#contract/brand.ts';
import { limits } from '#contract/limits.ts';
import { pages } from '#contract/pages.ts';
import { escapeHtml } from './text.ts';

/** Of the parts, those that are there. Without a space between them: the browser takes the document over as it stands. */
const join = (...parts: (string | false)[]) => parts.filter((part) => part !== false).join('');

const frame = (...parts: (string | false)[]) => `<div class="blog">${join(...parts)}</div>`;

const link = (address: string, words: string) => `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;

const day = (moment: string) => `<time datetime="${moment}">${postDay(moment)}</time>`;

const byline = (author: string) => escapeHtml(`By ${author}`);

const draft = '<span class="draft">Draft</span>';

const tags = (list: readonly string[]) =>
  list.length > 0 &&
  join(
    '<ul class="tags" aria-label="Tags">',
    ...list.map((tag) => `<li>${link(tagAddress(tag), tag)}</li>`),
    '</ul>',
  );

function card(post: PostSummary, place: number): string {
  const loading = place < firstRow ? 'eager' : 'lazy';
  return join(
    '<li class="card">',
    post.image_url !== null &&
      `<img class="card-picture" src="${escapeHtml(post.image_url)}" alt="" loading="${loading}" decoding="async">`,
    `<p class="card-facts">${day(post.created_at)}${post.published ? '' : draft}</p>`,
    `<h2>${link(postAddress(post.slug), post.title)}</h2>`,
    `<div class="card-excerpt">${post.excerpt}</div>`,
    `<p class="card-author">${byline(post.author)}</p>`,
    tags(post.tags),
    '</li>',
  );
}

const top = join(
  '<div class="blog-top">',
  link(pages.home.path, 'Back to home'),
  '<ul aria-label="Mobile apps">',
  `<li>${link(brand.androidApp, 'Get it for Android')}</li>`,
  `<li>${link(brand.iosApp, 'Get it for iOS')}</li>`,
  '</ul></div>',
);

const searchForm = (search: string) =>
  join(
    `<search><form class="blog-search" action="${pages.blog.path}">`,
    '<label class="visually-hidden" for="blog-search">Search the posts</label>',
    '<input class="field-input" id="blog-search" type="search" placeholder="Search the posts"',
    ` maxlength="${limits.post.searchChars}" name="search" value="${escapeHtml(search)}">`,
    '<button type="submit" class="button button-quiet">Search</button></form></search>',
  );

function chosen(query: PostQuery, posts: readonly PostSummary[]): string | false {
  const words = chosenWords(query, posts);
  return (
    words !== undefined &&
    `<p class="blog-chosen"><strong>${escapeHtml(words)}</strong>${link(pages.blog.path, 'All posts')}</p>`
  );
}

function nothing({ search }: PostQuery): string {
  const [title, advice] =
    search === undefined ? [emptyList.title, emptyList.reader] : [nothingFound.title, nothingFound.advice];
  return `<div class="blog-empty"><p>${title}</p><p>${advice}</p></div>`;
}

function turnPage(query: PostQuery, next: string | null): string | false {
  const { after, ...first } = query;
  if (next === null && after === undefined) return false;
  return join(
    '<nav class="blog-pages" aria-label="Pages">',
    after !== undefined && link(listAddress(first), 'First page'),
    next !== null && link(listAddress({ ...query, after: next }), 'Older posts'),
    '</nav>',
  );
}

export const listHtml = ({ posts, next }: PostPage, query: PostQuery): string =>
  frame(
    top,
    `<header class="page-head blog-head"><h1 tabindex="-1">Blog</h1><p>${subtitles.reader}</p>`,
    searchForm(query.search ?? ''),
    '</header>',
    chosen(query, posts),
    posts.length === 0 ? nothing(query) : `<ul class="cards">${posts.map(card).join('')}</ul>`,
    turnPage(query, next),
  );

const neighbour = (label: string, rel: string, { slug, title }: PostLink) =>
  `<a href="${postAddress(slug)}" rel="${rel}"><span>${label}</span>${escapeHtml(title)}</a>`;

const neighbours = ({ older, newer }: PostAnswer) =>
  (older !== null || newer !== null) &&
  join(
    '<nav class="post-neighbours" aria-label="More posts">',
    older !== null && neighbour('Older post', 'prev', older),
    newer !== null && neighbour('Newer post', 'next', newer),
    '</nav>',
  );

const head = (post: Post) =>
  join(
    '<header class="post-head">',
    !post.published && `<p>${draft}</p>`,
    `<h1 tabindex="-1">${escapeHtml(post.title)}</h1>`,
    post.excerpt_written && `<div class="post-excerpt">${post.excerpt}</div>`,
    `<p class="post-facts"><span>${byline(post.author)}</span>${day(post.created_at)}`,
    `<span>${readingTime(post.reading_minutes)}</span></p>`,
    '<p class="post-share"><button type="button" class="button button-quiet">Share</button></p></header>',
  );

const author = (name: string) =>
  join(
    '<div class="post-author">',
    `<span class="post-initial" aria-hidden="true">${escapeHtml(initialOf(name))}</span>`,
    `<p><strong>${escapeHtml(name)}</strong><span>Content Creator</span></p></div>`,
  );

const invite = join(
  '<section class="post-invitation" aria-labelledby="invitation">',
  `<h2 id="invitation">${invitation.title}</h2><p>${invitation.body}</p>`,
  `<p class="actions"><a href="${pages.home.path}" class="button button-primary">${invitation.action}</a></p>`,
  '</section>',
);

export const postHtml = (answer: PostAnswer): string =>
  frame(
    `<p class="post-back">${link(pages.blog.path, 'Back to blog')}</p>`,
    '<article class="post">',
    head(answer.post),
    answer.post.image_url !== null &&
      `<img class="post-picture" src="${escapeHtml(answer.post.image_url)}" alt="" fetchpriority="high" decoding="async">`,
    `<div class="post-content">${answer.post.content}</div>`,
    tags(answer.post.tags),
    author(answer.post.author),
    invite,
    '</article>',
    neighbours(answer),
  );

export const missingPostHtml = (): string =>
  frame(
    `<div class="notice passage"><h1 tabindex="-1">${missingPost.title}</h1><p>${missingPost.sentence}</p>`,
    `<p class="actions"><a href="${pages.blog.path}" class="button button-primary">Back to blog</a></p></div>`,
  );
