import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { emptyBlog, openBlog } from './blog.ts';

beforeEach(emptyBlog);

test('the feed has the newest twenty published posts, in XML that nothing breaks', async () => {
  const blog = await openBlog({ at: '2026-11-20T12:00:00Z' });
  for (let i = 1; i <= 20; i++) await blog.publish({ title: `Post ${i}` });
  await blog.publish({
    title: 'A < B & "C" ]]>',
    excerpt: 'See <a href="/pricing">prices</a> &amp; more',
    tags: 'x & y',
  });
  await blog.publish({ title: 'Draft', published: false });
  const { status, headers, body } = await blog.reader.get('/rss.xml');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body.match(/<item>/g)).toHaveLength(20);
  expect(body).toContain('<title>A &lt; B &amp; &quot;C&quot; ]]&gt;</title>');
  expect(body).toContain('&lt;a href=&quot;https://longhand.example/pricing&quot;');
  expect(body).toContain('<pubDate>Fri, 20 Nov 2026 12:21:00 GMT</pubDate>');
  expect(body).toContain('<atom:link href="https://longhand.example/rss.xml" rel="self"');
  expect(body).not.toContain('Draft');
  expect(body).not.toContain('<link>https://longhand.example/blog/post-1</link>');
  const again = await blog.reader.call('GET', '/rss.xml', undefined, {
    'If-None-Match': headers.get('ETag')!,
  });
  expect(again.status).toBe(304);
});

test('the sitemap has the public pages and the published posts', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Open' });
  await blog.publish({ title: 'Closed', published: false });
  const { body, headers } = await blog.reader.get('/sitemap.xml');
  expect(headers.get('Content-Type')).toContain('application/xml');
  for (const path of ['/', '/pricing', '/blog', '/blog/open']) {
    expect(body).toContain(`<loc>https://longhand.example${path}</loc>`);
  }
  expect(body).not.toContain('closed');
  expect(body).not.toContain('/admin');
});

test('beyond a thousand posts, the sitemap is an index of pieces that have each post once', async () => {
  const blog = await openBlog();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2001)
     INSERT INTO blog_posts (id, slug, title, excerpt, excerpt_written, author, created_at, updated_at, published, tags, tag_slugs, words, text, content)
     SELECT i, 'n-' || i, 'N', '', 0, 'Admin', i, i, 1, '[]', '[]', 1, '', '' FROM n`,
  ).run();
  const index = (await blog.reader.get('/sitemap.xml')).body;
  const pieces = [...index.matchAll(/<loc>https:\/\/longhand\.example(\/sitemap-\d+\.xml)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  expect(pieces).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  const listed: string[] = [];
  for (const path of pieces) {
    const { body } = await blog.reader.get(path);
    listed.push(...[...body.matchAll(/\/blog\/(n-\d+)</g)].map(([, slug]) => slug!));
  }
  expect([listed.length, new Set(listed).size]).toEqual([2001, 2001]);
});

test('robots are told what not to call, and where the sitemap is', async () => {
  const blog = await openBlog();
  const { body, headers } = await blog.reader.get('/robots.txt');
  expect(headers.get('Content-Type')).toContain('text/plain');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain('Sitemap: https://longhand.example/sitemap.xml');
});
