import { beforeEach, expect, test, vi } from 'vitest';
import type { BlogData } from '#contract/blog.ts';
import type { NewPost } from '#contract/endpoints/blog.ts';
import { unreliable } from '../d1.ts';
import { emptyBlog, minute, openBlog } from './blog.ts';

beforeEach(emptyBlog);

/** A document as a parser of the platform reads it. */
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
  const attribute = (name: string, of: string) => ({
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
    .on('meta[name="description"]', attribute('description', 'content'))
    .on('meta[name="robots"]', attribute('robots', 'content'))
    .on('meta[property="og:type"]', attribute('type', 'content'))
    .on('meta[property="og:title"]', attribute('ogTitle', 'content'))
    .on('meta[property="og:image"]', attribute('image', 'content'))
    .on('meta[property="og:image:alt"]', attribute('imageAlt', 'content'))
    .on('meta[name="twitter:card"]', attribute('card', 'content'))
    .transform(new Response(html))
    .text();
  const data: BlogData = JSON.parse(text.data ?? 'null');
  return {
    html,
    ...attributes,
    count,
    title: text.title,
    h1: text.h1,
    data,
    structured: JSON.parse(text.structured ?? 'null'),
  } as Record<
    string,
    // Tests read documents of every kind, so what they hold is said by the assertions.
    // oxlint-disable-next-line typescript/no-explicit-any
    any
  >;
}

const post: Partial<NewPost> = {
  title: 'On plain prose',
  content: '<h2>First</h2><p>It can be <strong>read</strong> without a script.</p>',
  excerpt: 'A <em>short</em> word.',
  tags: 'Prose',
  image_url: 'https://example.com/a.png',
};

test('a post comes as a document that can be read, found and shared without a script', async () => {
  const blog = await openBlog({ at: '2026-11-20T12:00:00Z' });
  const written = await blog.publish(post);
  const answer = await blog.reader.get('/blog/on-plain-prose');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  const page = await read(answer.body);
  expect(page).toMatchObject({
    title: 'On plain prose · Longhand',
    ogTitle: 'On plain prose · Longhand',
    description: 'A short word.',
    canonical: 'https://longhand.example/blog/on-plain-prose',
    type: 'article',
    image: 'https://example.com/a.png',
    card: 'summary_large_image',
    page: 'blog-post',
    h1: 'On plain prose',
  });
  expect(page.html).toContain(post.content);
  expect(page.html).toContain('<em>short</em>');
  expect(page.html).toMatch(/<header class="header"/);
  expect(page.structured).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'On plain prose',
    datePublished: written.created_at,
    dateModified: written.updated_at,
    author: { name: 'Admin' },
    mainEntityOfPage: 'https://longhand.example/blog/on-plain-prose',
  });
  expect(page.data).toEqual({
    page: 'blog-post',
    address: '/blog/on-plain-prose',
    admin: false,
    answer: { post: written, older: null, newer: null },
  });
});

test('a post without a picture is shared with the blog’s', async () => {
  const blog = await openBlog();
  const { image_url: _, ...plain } = post;
  await blog.publish(plain);
  for (const path of ['/blog/on-plain-prose', '/blog']) {
    expect(await read((await blog.reader.get(path)).body), path).toMatchObject({
      image: 'https://longhand.example/share/blog.png',
      imageAlt: 'Longhand: Blog',
      card: 'summary_large_image',
    });
  }
});

test('the list comes with its posts, page by page, by plain links', async () => {
  const blog = await openBlog();
  for (let i = 1; i <= 14; i++) await blog.publish({ title: `Post ${i}` });
  const first = await read((await blog.reader.get('/blog')).body);
  expect(first).toMatchObject({
    title: 'Blog · Longhand',
    canonical: 'https://longhand.example/blog',
    type: 'website',
    page: 'blog',
    h1: 'Blog',
  });
  expect(first.html).toContain('href="/blog/post-14"');
  expect(first.html).not.toContain('href="/blog/post-2"');
  const { next } = first.data.list;
  expect(first.html).toContain(`href="/blog?after=${next}"`);
  const second = await read((await blog.reader.get(`/blog?after=${next}`)).body);
  expect(second.canonical).toBe(`https://longhand.example/blog?after=${next}`);
  expect(second.html).toContain('href="/blog/post-2"');
  expect(second.structured.blogPost).toHaveLength(2);
});

test('an empty blog says so in words', async () => {
  const blog = await openBlog();
  expect((await blog.reader.get('/blog')).body).toContain('Check back soon for new content!');
  expect((await blog.admin.get('/blog')).body).toContain('Start by creating your first blog post!');
});

test('a tag has a page, in the words of the tag; one that no post has is a 404', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Tagged', tags: 'Plain English' });
  const answer = await blog.reader.get('/blog/tag/plain-english');
  const page = await read(answer.body);
  expect([answer.status, page.title, page.canonical]).toEqual([
    200,
    'Plain English · Blog · Longhand',
    'https://longhand.example/blog/tag/plain-english',
  ]);
  const nothing = await blog.reader.get('/blog/tag/nothing');
  expect([nothing.status, (await read(nothing.body)).robots]).toEqual([404, 'noindex']);
});

test('what is found by a search is shown, and kept by no search engine', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Kettles' });
  const page = await read((await blog.reader.get('/blog?search=kettle')).body);
  expect(page.html).toContain('href="/blog/kettles"');
  expect([page.robots, page.canonical, page.data.search]).toEqual(['noindex', undefined, 'kettle']);
});

test.each(['/blog/nothing', '/blog/%3Cscript%3E', '/blog/tag', '/blog/__proto__'])(
  'a post that is not there is a 404 in words: %s',
  async (path) => {
    const blog = await openBlog();
    const answer = await blog.reader.get(path);
    const page = await read(answer.body);
    expect([answer.status, page.h1, page.robots, page.count.structured]).toEqual([
      404,
      'Blog Post Not Found',
      'noindex',
      undefined,
    ]);
    expect(page.html).toContain('Blog post not found');
    expect(page.html).toContain('href="/blog"');
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
])('an address that nothing leads to is the 404 page: %s', async (path) => {
  const blog = await openBlog();
  const answer = await blog.reader.get(path);
  expect([answer.status, answer.body.includes('Page Not Found')]).toEqual([404, true]);
});

test('a draft is not there for readers; its admin reads it, and no cache and no search engine keeps it', async () => {
  const blog = await openBlog();
  await blog.publish({ ...post, published: false });
  expect((await blog.reader.get('/blog/on-plain-prose')).status).toBe(404);
  const answer = await blog.admin.get('/blog/on-plain-prose');
  const page = await read(answer.body);
  expect([answer.status, page.h1, page.robots, page.data.admin]).toEqual([
    200,
    'On plain prose',
    'noindex',
    true,
  ]);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const list = await blog.admin.get('/blog');
  expect(list.body).toContain('Draft');
  expect(list.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await blog.reader.get('/blog')).body).not.toContain('On plain prose');
});

test('the old address of a post leads to the new one', async () => {
  const blog = await openBlog();
  const { id } = await blog.publish({ title: 'Old' });
  await blog.admin.put(`/api/blog/posts/${id}`, { title: 'New' });
  const answer = await blog.reader.get('/blog/old?from=mail');
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/blog/new?from=mail']);
  expect(answer.headers.get('Cache-Control')).toContain('max-age=30');
});

test('a reader’s copy is asked about after half a minute at most, and is not sent again while nothing has changed', async () => {
  const blog = await openBlog();
  const { id } = await blog.publish(post);
  const first = await blog.reader.get('/blog/on-plain-prose');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=30');
  expect(first.headers.get('Vary')).toContain('Cookie');
  const tag = first.headers.get('ETag')!;
  const ask = () => blog.reader.call('GET', '/blog/on-plain-prose', undefined, { 'If-None-Match': tag });
  const same = await ask();
  expect([same.status, same.body, same.headers.get('ETag')]).toEqual([304, '', tag]);
  blog.pass(minute);
  await blog.admin.put(`/api/blog/posts/${id}`, { content: '<p>Another text.</p>' });
  const changed = await ask();
  expect(changed.status).toBe(200);
  expect(changed.body).toContain('Another text.');
});

test('a new neighbour changes the document too', async () => {
  const blog = await openBlog();
  await blog.publish(post);
  const { headers } = await blog.reader.get('/blog/on-plain-prose');
  await blog.publish({ title: 'Newer' });
  const again = await blog.reader.call('GET', '/blog/on-plain-prose', undefined, {
    'If-None-Match': headers.get('ETag')!,
  });
  expect([again.status, again.body.includes('href="/blog/newer"')]).toEqual([200, true]);
});

test('nothing in a post breaks out of the head, the structured data or the data for the app', async () => {
  const blog = await openBlog();
  const attack = '</title></script ></script/x></script><script>ran()</script><!--<script>\u2028"\'>';
  const { slug } = await blog.publish({
    title: attack,
    content: '<p>It says &lt;/script&gt;&lt;script&gt;ran()&lt;/script&gt; and &lt;!--.</p>',
    excerpt: '&lt;/script&gt;&lt;script&gt;ran()&lt;/script&gt;',
    author: attack,
    tags: attack.slice(0, 40).replaceAll(',', ''),
  });
  for (const path of [
    `/blog/${slug}`,
    '/blog',
    `/blog?search=${encodeURIComponent('</script><script>ran()</script>')}`,
  ]) {
    const page = await read((await blog.reader.get(path)).body);
    // The two that hold data.
    expect(page.count.inline, path).toBe(path.includes('search') ? 1 : 2);
    expect(page.count.styled).toBeUndefined();
    expect(page.html).not.toContain('<script>ran');
  }
  const page = await read((await blog.reader.get(`/blog/${slug}`)).body);
  expect(page.structured.headline).toBe(page.data.answer.post.title);
  expect(page.data.answer.post.content).toContain('&lt;/script&gt;');
});

test('when the database is out of reach, the app comes without its data, and nobody keeps it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const d1 = unreliable();
  const blog = await openBlog({ env: { DB: d1.DB } });
  await blog.publish(post);
  await d1.trips(
    async () => {
      const answer = await blog.reader.get('/blog/on-plain-prose');
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
      expect(answer.body).toContain('<div id="root"');
    },
    { trip: 1, moment: 'before' },
  );
});
