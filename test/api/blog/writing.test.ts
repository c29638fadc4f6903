import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { countPosts, emptyBlog, minute, openBlog } from './blog.ts';

beforeEach(emptyBlog);

test('an admin writes a post, and a reader reads it', async () => {
  const blog = await openBlog({ at: '2026-11-20T12:00:00Z' });
  const written = await blog.admin.post('/api/blog/posts', {
    title: '  Notes on  prose ',
    content: '<h2>One</h2><p>Two <strong>three</strong>.</p>',
    excerpt: 'What it is <em>about</em>.',
    tags: 'Writing, plain English,, writing ',
    image_url: 'https://example.com/picture.png',
    published: true,
  });
  expect(written.status).toBe(201);
  expect(written.body.post).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: 'notes-on-prose',
    title: 'Notes on prose',
    content: '<h2>One</h2><p>Two <strong>three</strong>.</p>',
    excerpt: 'What it is <em>about</em>.',
    excerpt_written: true,
    author: 'Admin',
    created_at: '2026-11-20T12:00:00.000Z',
    updated_at: '2026-11-20T12:00:00.000Z',
    published: true,
    tags: ['Writing', 'plain English'],
    image_url: 'https://example.com/picture.png',
    reading_minutes: 1,
  });
  const read = await blog.reader.get('/api/blog/posts/notes-on-prose');
  expect(read.status).toBe(200);
  expect(read.body).toEqual({ post: written.body.post, older: null, newer: null });
  expect(read.headers.get('Cache-Control')).toBe('no-store');
});

test('what is not said has the values of the specification: a draft by Admin without tags and picture', async () => {
  const blog = await openBlog();
  const { body } = await blog.admin.post('/api/blog/posts', { title: 'Bare', content: '<p>Text</p>' });
  expect(body.post).toMatchObject({
    published: false,
    author: 'Admin',
    tags: [],
    image_url: null,
    excerpt: 'Text...',
    excerpt_written: false,
  });
});

test('an author can be named, and a blank one is Admin', async () => {
  const blog = await openBlog();
  expect(await blog.publish({ author: 'Ada' })).toMatchObject({ author: 'Ada' });
  expect(await blog.publish({ author: '  ' })).toMatchObject({ author: 'Admin' });
});

test('without an excerpt, the first 200 characters of the text stand in, with its signs as signs', async () => {
  const blog = await openBlog();
  const long = `<p>1 &lt; 2 &amp; <b>so</b> on</p><p>${'😀'.repeat(300)}</p>`;
  const { excerpt } = await blog.publish({ content: long, excerpt: '' });
  expect(excerpt).toBe(`1 &lt; 2 &amp; so on ${'😀'.repeat(200 - '1 < 2 & so on '.length)}...`);
});

test('the excerpt that stands in follows the text; one that was written stays', async () => {
  const blog = await openBlog();
  const own = await blog.publish({ excerpt: 'Mine' });
  const none = await blog.publish();
  const edit = async (id: string) =>
    (await blog.admin.put(`/api/blog/posts/${id}`, { content: '<p>Another text.</p>' })).body.post;
  expect(await edit(own.id)).toMatchObject({ excerpt: 'Mine', excerpt_written: true });
  expect(await edit(none.id)).toMatchObject({ excerpt: 'Another text....', excerpt_written: false });
  const cleared = await blog.admin.put(`/api/blog/posts/${own.id}`, { excerpt: null });
  expect(cleared.body.post).toMatchObject({ excerpt: 'Another text....', excerpt_written: false });
});

test('an excerpt is sanitised as the text is', async () => {
  const blog = await openBlog();
  const { excerpt } = await blog.publish({
    excerpt: 'A <b onclick="x()">bold</b> word<script>x()</script>.',
  });
  expect(excerpt).toBe('A <b>bold</b> word.');
});

test('reading time is the words by 200, rounded up', async () => {
  const blog = await openBlog();
  const minutes = async (words: number) =>
    (await blog.publish({ content: `<p>${'word '.repeat(words)}</p>` })).reading_minutes;
  expect(await minutes(1)).toBe(1);
  expect(await minutes(200)).toBe(1);
  expect(await minutes(201)).toBe(2);
  expect(
    (await blog.publish({ content: '<p><img src="https://example.com/a.png"></p>' })).reading_minutes,
  ).toBe(1);
  // Words of two paragraphs are two words, and markup inside a word leaves it one.
  const words = Array.from({ length: 100 }, () => '<p>t<b>w</b>o</p><p>words</p>').join('');
  expect((await blog.publish({ content: words })).reading_minutes).toBe(1);
  expect((await blog.publish({ content: `${words}<p>more</p>` })).reading_minutes).toBe(2);
});

test('an edit changes what it names and nothing else', async () => {
  const blog = await openBlog();
  const before = await blog.publish({ title: 'Kept', tags: ['one'], image_url: 'https://example.com/a.png' });
  blog.pass(minute);
  const { status, body } = await blog.admin.put(`/api/blog/posts/${before.id}`, { published: false });
  expect(status).toBe(200);
  expect(body.post).toEqual({ ...before, published: false, updated_at: blog.now().toISOString() });
  const cleared = await blog.admin.put(`/api/blog/posts/${before.id}`, { tags: '', image_url: '' });
  expect(cleared.body.post).toMatchObject({ tags: [], image_url: null, title: 'Kept' });
});

test('of two edits that began with the same post, the second is refused, and nothing of it is written', async () => {
  const blog = await openBlog();
  const { id, slug, updated_at } = await blog.publish();
  const first = await blog.admin.put(`/api/blog/posts/${id}`, { title: 'First', updated_at });
  expect(first.status).toBe(200);
  // The clock has not moved, and yet the post is another.
  expect(first.body.post.updated_at > updated_at).toBe(true);
  const second = await blog.admin.put(`/api/blog/posts/${id}`, { content: '<p>Lost</p>', updated_at });
  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    code: 'post_changed',
    error: expect.stringContaining('Nothing was saved'),
  });
  expect((await blog.reader.get(`/api/blog/posts/${slug}`)).body.post).toEqual(first.body.post);
  const anew = { content: '<p>Found</p>', updated_at: first.body.post.updated_at };
  expect((await blog.admin.put(`/api/blog/posts/${id}`, anew)).status).toBe(200);
});

test('of many edits sent at once, one is saved and the others say so', async () => {
  const blog = await openBlog();
  const { id, slug, updated_at } = await blog.publish();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      blog.admin.put(`/api/blog/posts/${id}`, { tags: `tag${i}`, updated_at }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const saved = answers.find(({ status }) => status === 200)?.body.post;
  expect((await blog.reader.get(`/api/blog/posts/${slug}`)).body.post).toEqual(saved);
  const { results } = await env.DB.prepare('SELECT tag FROM blog_post_tags').all();
  expect(results).toEqual([{ tag: saved.tags[0] }]);
});

test('a deleted post is gone, with its tags, its slugs and its words in the search', async () => {
  const blog = await openBlog();
  const { id, slug } = await blog.publish({ title: 'Forgettable', tags: 'one' });
  const deleted = await blog.admin.drop(`/api/blog/posts/${id}`);
  expect([deleted.status, deleted.body]).toEqual([204, '']);
  expect((await blog.admin.get(`/api/blog/posts/${slug}`)).body.code).toBe('post_not_found');
  expect((await blog.admin.get('/api/blog/posts?search=forgettable')).body.posts).toEqual([]);
  for (const table of ['blog_posts', 'blog_post_tags', 'blog_post_slugs', 'blog_search']) {
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'), table).toBe(0);
  }
  expect((await blog.admin.drop(`/api/blog/posts/${id}`)).status).toBe(404);
});

test('a post that is not there cannot be edited', async () => {
  const blog = await openBlog();
  const { status, body } = await blog.admin.put('/api/blog/posts/nothing', { title: 'x' });
  expect([status, body]).toEqual([404, { code: 'post_not_found', error: 'Blog post not found' }]);
});

test.each([
  ['no title', { title: undefined }, 'A post needs a title.'],
  ['a blank title', { title: ' \n\t ' }, 'A post needs a title.'],
  ['a title of invisible marks', { title: '\u202e\u0000' }, 'A post needs a title.'],
  ['a title too long', { title: 'x'.repeat(201) }, 'at most 200 characters'],
  ['no content', { content: undefined }, 'A post needs content.'],
  ['blank content', { content: '  ' }, 'A post needs content.'],
  ['content of nothing but markup', { content: '<p><br></p><p>&nbsp;</p>' }, 'A post needs content.'],
  ['content of nothing but a script', { content: '<script>x()</script>' }, 'A post needs content.'],
  ['content that is no text', { content: 7 }, 'A post needs content.'],
  ['a javascript: image', { image_url: 'javascript:alert(1)' }, 'image URL'],
  ['an SVG image as data', { image_url: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'image URL'],
  ['an image of no scheme', { image_url: '//example.com/a.png' }, 'image URL'],
  ['an ftp: image', { image_url: 'ftp://example.com/a.png' }, 'image URL'],
  ['a large image as data', { image_url: `data:image/png;base64,${'A'.repeat(102_400)}` }, '100 KB'],
  ['too many tags', { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, 'at most 20 tags'],
  ['a tag too long', { tags: 'x'.repeat(51) }, 'at most 50 characters'],
  ['a field nobody knows', { slug: 'mine' }, ''],
])('%s is refused, and nothing is written', async (_what, wrong, sentence) => {
  const blog = await openBlog();
  const post = { title: 'A title', content: '<p>Text</p>', ...wrong };
  const { status, body } = await blog.admin.post('/api/blog/posts', post);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(body.error).toContain(sentence);
  expect(await countPosts()).toBe(0);
});

test('a blank title or content does not get in by an edit either', async () => {
  const blog = await openBlog();
  const post = await blog.publish();
  for (const blank of [{ title: ' ' }, { content: '' }, { content: '<p> </p>' }]) {
    expect((await blog.admin.put(`/api/blog/posts/${post.id}`, blank)).status).toBe(400);
  }
  expect((await blog.reader.get(`/api/blog/posts/${post.slug}`)).body.post).toEqual(post);
});

const megabyte = 1024 * 1024;

const picture = (bytes: number) => {
  const [start, end] = [
    '<p>Look:</p><p><img src="data:image/png;base64,',
    '" alt="" loading="lazy" decoding="async" /></p>',
  ];
  return start + 'A'.repeat(bytes - start.length - end.length) + end;
};

test('a post of 1 MB is stored, however it is made up; one byte more is refused', async () => {
  const blog = await openBlog();
  const all = async (content: string) =>
    (await blog.admin.post('/api/blog/posts', { title: 'Big', content })).status;
  expect(await all(picture(megabyte - 'Big'.length))).toBe(201);
  expect(await all(picture(megabyte - 'Big'.length + 4))).toBe(413);
  // The longest text there can be beside the HTML that holds it, in signs of three bytes.
  expect(await all(`<p>${'中'.repeat(Math.floor((megabyte - 10) / 3))}</p>`)).toBe(201);
  expect(await all(`<p>${'word '.repeat(megabyte / 5)}</p>`)).toBe(413);
  expect(await all(`<p>${'x'.repeat(3 * megabyte)}</p>`)).toBe(413);
});

test('what grows over 1 MB by being made safe is refused too', async () => {
  const blog = await openBlog();
  const post = { title: 'Grows', content: '<img src=/a>'.repeat(60_000) };
  const { status, body } = await blog.admin.post('/api/blog/posts', post);
  expect([status, body.code]).toEqual([413, 'post_too_large']);
  expect(await countPosts()).toBe(0);
});
