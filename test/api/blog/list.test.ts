import { beforeEach, expect, test } from 'vitest';
import type { PostPage, PostSummary } from '#contract/blog.ts';
import { emptyBlog, openBlog } from './blog.ts';

beforeEach(emptyBlog);

type Blog = Awaited<ReturnType<typeof openBlog>>;
const titles = ({ posts }: Pick<PostPage, 'posts'>) => posts.map(({ title }: PostSummary) => title);
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => `Post ${from - i}`);

const link = ({ slug, title }: PostSummary) => ({ slug, title });

async function publishMany(blog: Blog, count: number, more = {}) {
  for (let i = 1; i <= count; i++) await blog.publish({ title: `Post ${i}`, ...more });
}

test('a blog without posts is an empty page', async () => {
  const blog = await openBlog();
  expect((await blog.reader.get('/api/blog/posts')).body).toEqual({ posts: [], next: null });
});

test('twelve posts a page, newest first, without their content', async () => {
  const blog = await openBlog();
  await publishMany(blog, 25);
  const pages: PostPage[] = [];
  let after = '';
  do {
    const { body } = await blog.reader.get(`/api/blog/posts${after}`);
    pages.push(body);
    after = `?after=${body.next}`;
  } while (pages.at(-1)?.next !== null);
  expect(pages.map(titles)).toEqual([numbered(25, 14), numbered(13, 2), ['Post 1']]);
  expect(pages[0]!.posts[0]).not.toHaveProperty('content');
});

test('exactly twelve are one page', async () => {
  const blog = await openBlog();
  await publishMany(blog, 12);
  expect((await blog.reader.get('/api/blog/posts')).body.next).toBeNull();
});

test('a post that comes while someone pages moves nothing, and posts of one instant are each shown once', async () => {
  const blog = await openBlog();
  await Promise.all(
    Array.from({ length: 14 }, (_, i) =>
      blog.admin.post('/api/blog/posts', { title: `At once ${i}`, content: '<p>x</p>', published: true }),
    ),
  );
  const first = (await blog.reader.get('/api/blog/posts')).body;
  await blog.publish({ title: 'Newer' });
  const second = (await blog.reader.get(`/api/blog/posts?after=${first.next}`)).body;
  const seen = [...titles(first), ...titles(second)];
  expect(new Set(seen).size).toBe(14);
  expect(seen).toHaveLength(14);
  expect(seen).not.toContain('Newer');
});

test('readers see what is published, an admin drafts too', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Open' });
  await blog.publish({ title: 'Draft', published: false });
  expect(titles((await blog.reader.get('/api/blog/posts')).body)).toEqual(['Open']);
  expect(titles((await blog.admin.get('/api/blog/posts')).body)).toEqual(['Draft', 'Open']);
});

test.each(['nonsense', '1', '1.', '.1', '-1.2', '1.2.3', '1;DROP TABLE', '9'.repeat(16) + '.1'])(
  'a cursor that no answer gave is refused: %s',
  async (after) => {
    const blog = await openBlog();
    const { status, body } = await blog.reader.get(`/api/blog/posts?after=${encodeURIComponent(after)}`);
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  },
);

test('a tag has pages of its own, found by its name or its address', async () => {
  const blog = await openBlog();
  await publishMany(blog, 13, { tags: 'Plain English, other' });
  await blog.publish({ title: 'Elsewhere', tags: 'Plain' });
  await blog.publish({ title: 'Hidden', tags: 'plain english', published: false });
  for (const tag of ['plain-english', 'Plain%20English', 'PLAIN+ENGLISH']) {
    const first = (await blog.reader.get(`/api/blog/posts?tag=${tag}`)).body;
    expect(titles(first)).toEqual(numbered(13, 2));
    const second = (await blog.reader.get(`/api/blog/posts?tag=${tag}&after=${first.next}`)).body;
    expect([titles(second), second.next]).toEqual([['Post 1'], null]);
  }
  expect(titles((await blog.admin.get('/api/blog/posts?tag=plain-english')).body)[0]).toBe('Hidden');
  expect((await blog.reader.get('/api/blog/posts?tag=nothing')).body).toEqual({ posts: [], next: null });
});

test('tags of every script, and of signs alone, have pages', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Tagged', tags: '日本語, ++, Größe' });
  for (const tag of ['日本語', '++', 'größe']) {
    const { body } = await blog.reader.get(`/api/blog/posts?tag=${encodeURIComponent(tag)}`);
    expect(titles(body), tag).toEqual(['Tagged']);
  }
});

test('a tag that a post loses loses the post, and so does publishing that is taken back', async () => {
  const blog = await openBlog();
  const { id } = await blog.publish({ tags: 'one, two' });
  const of = async (tag: string) => titles((await blog.reader.get(`/api/blog/posts?tag=${tag}`)).body);
  await blog.admin.put(`/api/blog/posts/${id}`, { tags: 'two, three' });
  expect([await of('one'), await of('two'), await of('three')]).toEqual([[], ['A post'], ['A post']]);
  await blog.admin.put(`/api/blog/posts/${id}`, { published: false });
  expect(await of('two')).toEqual([]);
});

test('each post knows the older and the newer one that whoever asks may read', async () => {
  const blog = await openBlog();
  const [first, draft, last] = [
    await blog.publish({ title: 'First' }),
    await blog.publish({ title: 'Draft', published: false }),
    await blog.publish({ title: 'Last' }),
  ];
  expect((await blog.reader.get('/api/blog/posts/first')).body).toMatchObject({
    older: null,
    newer: link(last),
  });
  expect((await blog.reader.get('/api/blog/posts/last')).body).toMatchObject({
    older: link(first),
    newer: null,
  });
  expect((await blog.admin.get('/api/blog/posts/last')).body).toMatchObject({
    older: link(draft),
    newer: null,
  });
  expect((await blog.admin.get('/api/blog/posts/draft')).body).toMatchObject({
    older: link(first),
    newer: link(last),
  });
});

test('posts of one instant are neighbours too', async () => {
  const blog = await openBlog();
  for (const title of ['A', 'B', 'C']) {
    await blog.admin.post('/api/blog/posts', { title, content: '<p>x</p>', published: true });
  }
  expect((await blog.reader.get('/api/blog/posts/b')).body).toMatchObject({
    older: { slug: 'a' },
    newer: { slug: 'c' },
  });
});
