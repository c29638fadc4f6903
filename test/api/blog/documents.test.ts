import { expect, test, vi } from 'vitest';
import type { BlogData } from '#contract/blog.ts';
import { brand } from '#contract/brand.ts';
import { isRendered } from '#contract/descriptions.ts';
import { pageNames, pages } from '#contract/pages.ts';
import { unreliable } from '../d1.ts';
import { emptyBlogForEach, fillBlog, minute, openBlog } from './blog.ts';

const blog = emptyBlogForEach();

/** Reads a document with the platform's HTML parser. */
async function read(html: string) {
  const text: Record<string, string> = {};
  const attributes: Record<string, string> = {};
  const count: Record<string, number> = {};
  const collect = (name: string) => ({
    element() {
      count[name] = (count[name] ?? 0) + 1;
    },
    text(chunk: Text) {
      text[name] = (text[name] ?? '') + chunk.text;
    },
  });
  const attribute = (name: string, of = 'content') => ({
    element: (element: Element) => void (attributes[name] = element.getAttribute(of) ?? ''),
  });
  await new HTMLRewriter()
    .on('title', collect('title'))
    .on('script[type="application/ld+json"]', collect('structured'))
    .on('#page-data', collect('data'))
    .on('#root h1', collect('h1'))
    .on('script:not([src])', collect('inline'))
    .on('[style]', collect('styled'))
    .on('#root', attribute('page', 'data-page'))
    .on('link[rel="canonical"]', attribute('canonical', 'href'))
    .on('meta[name="description"]', attribute('description'))
    .on('meta[name="robots"]', attribute('robots'))
    .on('meta[property="og:type"]', attribute('type'))
    .on('meta[property="og:title"]', attribute('ogTitle'))
    .on('meta[property="og:image"]', attribute('image'))
    .on('meta[property="og:image:alt"]', attribute('imageAlt'))
    .on('meta[name="twitter:card"]', attribute('card'))
    .transform(new Response(html))
    .text();
  const data: BlogData = JSON.parse(text.data ?? 'null');
  const structured = JSON.parse(text.structured ?? 'null');
  return { html, ...attributes, count, title: text.title, h1: text.h1, data, structured };
}

// Tests read documents of every kind, so the assertions define their shape.
// oxlint-disable-next-line typescript/no-explicit-any
type Page = Record<string, any>;

async function visit(each: string, who = blog.reader): Promise<Page> {
  const { status, headers, body } = await who.get(each);
  return { ...(await read(body)), status, cache: headers.get('Cache-Control'), headers };
}

const post = {
  title: 'On plain prose',
  content: '<h2>First</h2><p>It can be <strong>read</strong> without a script.</p>',
  excerpt: 'A <em>short</em> word.',
  tags: 'Prose',
};
const path = '/blog/on-plain-prose';
/** The sharing metadata of a page without its own image. */
const withoutPicture = {
  image: 'https://longhand.example/share/blog.png',
  imageAlt: 'Longhand: Blog',
  card: 'summary_large_image',
};
const address = `https://longhand.example${path}`;

test('a post is served as a document that can be read, found and shared without JavaScript', async () => {
  const written = await blog.publish({ ...post, image_url: 'https://example.com/a.png' });
  const page = await visit(path);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect(page).toMatchObject({
    status: 200,
    title: 'On plain prose · Longhand',
    ogTitle: 'On plain prose · Longhand',
    description: 'A short word.',
    canonical: address,
    type: 'article',
    image: 'https://example.com/a.png',
    card: 'summary_large_image',
    page: 'blog-post',
    h1: 'On plain prose',
  });
  expect(page.structured).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'On plain prose',
    datePublished: written.created_at,
    dateModified: written.updated_at,
    author: { name: brand.name },
    mainEntityOfPage: address,
  });
  for (const said of [post.content, '<em>short</em>', `By ${brand.name}`, '<header class="header"'])
    expect(page.html).toContain(said);
  const answer = { post: written, older: null, newer: null };
  expect(page.data).toEqual({ page: 'blog-post', address: path, admin: false, answer });
});

test('the list is served with its posts, paged by plain links; an empty list says that it is empty', async () => {
  expect((await visit('/blog')).html).toContain('Check back soon for new content!');
  expect((await visit('/blog', blog.admin)).html).toContain('Start by creating your first blog post!');
  for (let i = 1; i <= 14; i++) await blog.publish({ title: `Post ${i}` });
  const first = await visit('/blog');
  const canonical = 'https://longhand.example/blog';
  const blogPage = { title: 'Blog · Longhand', canonical, type: 'website', page: 'blog', h1: 'Blog' };
  expect(first).toMatchObject({ ...blogPage, ...withoutPicture });
  expect(first.html).toContain('href="/blog/post-14"');
  expect(first.html).not.toContain('href="/blog/post-2"');
  const next = `?after=${first.data.list.next}`;
  expect(first.html).toContain(`href="/blog${next}"`);
  const second = await visit(`/blog${next}`);
  expect(second.canonical).toBe(canonical + next);
  expect(second.html).toContain('href="/blog/post-2"');
  expect(second.structured.blogPost).toHaveLength(2);
});

test('a tag has a page with its name; an unused tag gets a 404; a search is shown and excluded from search engines', async () => {
  await blog.publish({ title: 'Kettles', tags: 'Plain English' });
  expect(await visit('/blog/tag/plain-english')).toMatchObject({
    status: 200,
    title: 'Plain English · Blog · Longhand',
    canonical: 'https://longhand.example/blog/tag/plain-english',
  });
  expect(await visit('/blog/tag/nothing')).toMatchObject({ status: 404, robots: 'noindex' });
  const page = await visit('/blog?search=kettle');
  expect(page.html).toContain('href="/blog/kettles"');
  expect([page.robots, page.canonical, page.data.search]).toEqual(['noindex', undefined, 'kettle']);
});

test.each(['/blog/nothing', '/blog/%3Cscript%3E', '/blog/tag', '/blog/__proto__'])(
  'a missing post gets a 404 page that says so: %s',
  async (nothing) => {
    const page = await visit(nothing);
    expect(page).toMatchObject({ status: 404, h1: 'Blog Post Not Found', robots: 'noindex' });
    expect(page.count.structured).toBeUndefined();
    for (const said of ['Blog post not found', 'href="/blog"']) expect(page.html).toContain(said);
  },
);

test.each([
  '/blog?after=nonsense',
  '/blog/a/b',
  '/blog/tag/a/b',
  '/parts/blog',
  '/parts/blog-post.html',
  '/sitemap-0.xml',
  '/sitemap-2.xml',
])('an address that no link leads to gets the 404 page: %s', async (nothing) => {
  const page = await visit(nothing);
  expect([page.status, page.html.includes('Page Not Found')]).toEqual([404, true]);
});

test('a draft is hidden from readers; an admin can read it, and caches and search engines may not store it', async () => {
  await blog.publish({ ...post, published: false });
  expect((await visit(path)).status).toBe(404);
  const cache = 'private, no-store';
  const page = await visit(path, blog.admin);
  const shown = { status: 200, h1: 'On plain prose', data: { admin: true } };
  expect(page).toMatchObject({ ...shown, robots: 'noindex', cache });
  const list = await visit('/blog', blog.admin);
  expect(list.html).toContain('Draft');
  expect(list.cache).toBe(cache);
  expect((await visit('/blog')).html).not.toContain('On plain prose');
});

test('the old address of a post redirects to the new one', async () => {
  const { id } = await blog.publish({ title: 'Old' });
  await blog.edit(id, { title: 'New' });
  const { status, headers } = await blog.reader.get('/blog/old?from=mail');
  expect([status, headers.get('Location')]).toEqual([301, '/blog/new?from=mail']);
  expect(headers.get('Cache-Control')).toContain('max-age=30');
});

test('a reader’s cached copy is revalidated after 30 seconds at most, and is not sent again while nothing has changed', async () => {
  const { id } = await blog.publish(post);
  const first = await blog.reader.get(path);
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=30');
  expect(first.headers.get('Vary')).toContain('Cookie');
  const asks = (tag: string) => blog.reader.call('GET', path, undefined, { 'If-None-Match': tag });
  const tag = first.headers.get('ETag')!;
  const same = await asks(tag);
  expect([same.status, same.body, same.headers.get('ETag')]).toEqual([304, '', tag]);
  blog.pass(minute);
  await blog.edit(id, { content: '<p>Another text.</p>' });
  const changed = await asks(tag);
  expect([changed.status, changed.body.includes('Another text.')]).toEqual([200, true]);
  // A new neighbour changes the document too.
  await blog.publish({ title: 'Newer' });
  const again = await asks(changed.headers.get('ETag')!);
  expect([again.status, again.body.includes('href="/blog/newer"')]).toEqual([200, true]);
});

test('nothing in a post can break out of the head, the structured data or the data for the app', async () => {
  const attack = '</title></script ></script/x></script><script>ran()</script><!--<script>\u2028"\'>';
  const { slug } = await blog.publish({
    title: attack,
    content: '<p>It says &lt;/script&gt;&lt;script&gt;ran()&lt;/script&gt; and &lt;!--.</p>',
    excerpt: '&lt;/script&gt;&lt;script&gt;ran()&lt;/script&gt;',
    author: attack,
    tags: attack.slice(0, 40).replaceAll(',', ''),
  });
  const search = encodeURIComponent('</script><script>ran()</script>');
  // The number of inline scripts, all of which hold data.
  for (const [each, inline] of [
    [`/blog/${slug}`, 2],
    ['/blog', 2],
    [`/blog?search=${search}`, 1],
  ] as const) {
    const page = await visit(each);
    expect(page.count, each).toMatchObject({ inline });
    expect(page.count.styled).toBeUndefined();
    expect(page.html).not.toContain('<script>ran');
  }
  const page = await visit(`/blog/${slug}`);
  expect(page).toMatchObject(withoutPicture);
  expect(page.structured.headline).toBe(page.data.answer.post.title);
  expect(page.data.answer.post.content).toContain('&lt;/script&gt;');
});

test('when the database is unreachable, the app is served without its data and must not be cached', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const d1 = unreliable();
  const broken = await openBlog({ env: { DB: d1.DB } });
  const story = async () => {
    const { status, headers, body } = await broken.reader.get(path);
    expect([status, headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(body).toContain('<div id="root"');
  };
  await d1.trips(story, { trip: 1, moment: 'before' });
});

test('the feed contains the twenty newest published posts, escaped for XML', async () => {
  for (let i = 1; i <= 20; i++) await blog.publish({ title: `Post ${i}` });
  const excerpt = 'See <a href="/pricing">prices</a> &amp; more';
  await blog.publish({ title: 'A < B & "C" ]]>', excerpt, tags: 'x & y' });
  await blog.publish({ title: 'Draft', published: false });
  const { status, headers, body } = await blog.reader.get('/rss.xml');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(body.match(/<item>/g)).toHaveLength(20);
  for (const said of [
    '<title>A &lt; B &amp; &quot;C&quot; ]]&gt;</title>',
    '&lt;a href=&quot;https://longhand.example/pricing&quot;',
    '<pubDate>Fri, 20 Nov 2026 12:21:00 GMT</pubDate>',
    '<atom:link href="https://longhand.example/rss.xml" rel="self"',
  ])
    expect(body).toContain(said);
  const known = { 'If-None-Match': headers.get('ETag')! };
  expect((await blog.reader.call('GET', '/rss.xml', undefined, known)).status).toBe(304);
  expect(body).not.toMatch(/Draft|<link>https:\/\/longhand\.example\/blog\/post-1<\/link>/);
});

const listedIn = async (sitemap: string): Promise<string[]> =>
  [...(await blog.reader.get(sitemap)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);

test('the sitemap contains every public page and the published posts, and no account or admin page', async () => {
  await blog.publish({ title: 'Open' });
  await blog.publish({ title: 'Closed', published: false });
  expect((await blog.reader.get('/sitemap.xml')).headers.get('Content-Type')).toContain('application/xml');
  const open = pageNames
    .filter((name) => isRendered(name) || name === 'blog')
    .map((name) => pages[name].path);
  for (const each of ['/contact', '/privacy', '/terms']) expect(open).toContain(each);
  const wanted = [...open, '/blog/open'].map((each) => brand.origin + each);
  expect((await listedIn('/sitemap.xml')).toSorted()).toEqual(wanted.toSorted());
  const robots = (await blog.reader.get('/robots.txt')).body;
  for (const said of ['Disallow: /api/', 'Sitemap: https://longhand.example/sitemap.xml'])
    expect(robots).toContain(said);
});

test('above a thousand posts, the sitemap is an index of parts that contain each post once', async () => {
  // Four of every five posts are published.
  await fillBlog(2501);
  const pieces = await listedIn('/sitemap.xml');
  expect(pieces).toEqual([1, 2, 3].map((piece) => `${brand.origin}/sitemap-${piece}.xml`));
  const listed = (await Promise.all(pieces.map((piece) => listedIn(new URL(piece).pathname)))).flat();
  const posts = listed.filter((url) => url.includes('/blog/filler-'));
  expect([posts.length, new Set(posts).size]).toEqual([2001, 2001]);
});
