import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { PostAnswer, PostPage, PostQuery } from '#contract/blog.ts';
import { listAddress, postAddress } from '#contract/blog-addresses.ts';
import { pages } from '#contract/pages.ts';
import { listHtml, missingPostHtml, postHtml } from '../../functions/blog/document.ts';

const full = {
  id: 'full',
  slug: 'full',
  title: `What "reads" <well> & why it's so`,
  excerpt: 'An <em>excerpt</em> &amp; more',
  excerpt_written: true,
  author: 'Ädmin <i>',
  created_at: '2026-11-20T23:30:00.000Z',
  updated_at: '2026-11-21T08:00:00.000Z',
  published: true,
  tags: ['Plain words', 'R&D', 'Ελλάδα'],
  image_url: 'https://pictures.example/a.png?b=1&c="2"',
  reading_minutes: 1,
};
const bare = {
  ...full,
  id: 'bare',
  slug: 'bare',
  title: 'Bare',
  excerpt_written: false,
  published: false,
  tags: [],
  image_url: null,
  reading_minutes: 3,
};
const neighbour = { slug: 'other', title: 'Another & older' };
const content = '<p>Some text</p>';

type Written = PostAnswer | { page: PostPage; query: PostQuery } | { missing: true };

/** What React draws first in a document in which the Worker has written this. */
async function drawn(written: Written, address: string): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('document', {
    getElementById: () => ({
      textContent: JSON.stringify(
        'post' in written ? { ...written, post: { ...written.post, content: '' } } : written,
      ),
    }),
    querySelector: () => ({ innerHTML: 'post' in written ? written.post.content : '' }),
  });
  const { default: Blog } = await import('../../web/src/pages/blog/page.tsx');
  const paths = [pages.blog.path, ...pages.blog.alsoAt];
  const html = renderToString(
    createElement(
      MemoryRouter,
      { initialEntries: [address] },
      createElement(
        Routes,
        null,
        paths.map((path) => createElement(Route, { key: path, path, element: createElement(Blog) })),
      ),
    ),
  );
  return html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/\/>/g, '>')
    .replace(/&#x27;/g, '&#39;')
    .replace(/(dateTime|fetchPriority|maxLength)=/g, (name) => name.toLowerCase());
}

afterEach(() => vi.unstubAllGlobals());

test('the Worker writes a post as the browser would draw it, so that nothing moves when the script takes over', async () => {
  const answers: PostAnswer[] = [
    { post: { ...full, content }, older: neighbour, newer: { ...neighbour, slug: 'newer' } },
    { post: { ...full, content }, older: null, newer: neighbour },
    { post: { ...bare, content: '' }, older: null, newer: null },
  ];
  for (const answer of answers) {
    expect(postHtml(answer)).toBe(await drawn(answer, postAddress(answer.post.slug)));
  }
});

test('the Worker writes every kind of list as the browser would draw it', async () => {
  const lists: [PostPage, PostQuery][] = [
    [{ posts: [full, bare, { ...bare, id: 'another' }, { ...full, id: 'last' }], next: 'a+b/c=' }, {}],
    [
      { posts: [full], next: null },
      { tag: 'plain-words', after: 'x' },
    ],
    [{ posts: [full], next: '12' }, { search: `"a" & <b>` }],
    [{ posts: [], next: null }, { search: 'nothing' }],
    [{ posts: [], next: null }, { tag: 'unknown' }],
    [{ posts: [], next: null }, {}],
  ];
  for (const [page, query] of lists) {
    expect(listHtml(page, query)).toBe(await drawn({ page, query }, listAddress(query)));
  }
});

test('the Worker writes that there is no such post as the browser would draw it', async () => {
  expect(missingPostHtml()).toBe(await drawn({ missing: true }, postAddress('none')));
});
