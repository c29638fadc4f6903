import { beforeEach, expect, test } from 'vitest';
import { emptyBlog, openBlog } from './blog.ts';

beforeEach(emptyBlog);

test.each([
  ['How AI writes: 10 habits!', 'how-ai-writes-10-habits'],
  ['--Already -- hyphenated--', 'already-hyphenated'],
  ['Crème brûlée', 'cr-me-br-l-e'],
  ["<script>alert('x')</script>", 'script-alert-x-script'],
  ['../../etc/passwd', 'etc-passwd'],
])('the slug of %s is %s', async (title, slug) => {
  const blog = await openBlog();
  expect((await blog.publish({ title })).slug).toBe(slug);
});

test('a title without a letter of the alphabet is called by its id', async () => {
  const blog = await openBlog();
  const { id, slug } = await blog.publish({ title: '日本語' });
  expect(slug).toBe(`post-${id.slice(0, 8)}`);
  expect((await blog.reader.get(`/api/blog/posts/${slug}`)).status).toBe(200);
});

test('a second post of one title gets -2, a third -3, and what is free is taken', async () => {
  const blog = await openBlog();
  const same = () => blog.publish({ title: 'Same' });
  const [, second, third] = [await same(), await same(), await same()];
  expect([second.slug, third.slug]).toEqual(['same-2', 'same-3']);
  await blog.admin.drop(`/api/blog/posts/${second.id}`);
  expect((await same()).slug).toBe('same-2');
  expect((await blog.publish({ title: 'Same 4' })).slug).toBe('same-4');
  expect((await same()).slug).toBe('same-5');
});

test('posts of one title written at the same moment all get in, each with a slug of its own', async () => {
  const blog = await openBlog();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      blog.admin.post('/api/blog/posts', { title: 'Rush', content: '<p>x</p>' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  const numbers = Array.from({ length: 19 }, (_, i) => `rush-${i + 2}`);
  expect(answers.map(({ body }) => body.post.slug).toSorted()).toEqual(['rush', ...numbers].toSorted());
});

test('a renamed post moves to its new slug, and the old one still finds it', async () => {
  const blog = await openBlog();
  const { id } = await blog.publish({ title: 'Old name' });
  const renamed = await blog.admin.put(`/api/blog/posts/${id}`, { title: 'New name' });
  expect(renamed.body.post.slug).toBe('new-name');
  for (const slug of ['old-name', 'new-name']) {
    const { status, body } = await blog.reader.get(`/api/blog/posts/${slug}`);
    expect([status, body.post.slug, body.post.title]).toEqual([200, 'new-name', 'New name']);
  }
});

test('nobody else gets a slug that a post once had, and a post can have its own back', async () => {
  const blog = await openBlog();
  const { id } = await blog.publish({ title: 'First' });
  const rename = async (title: string) =>
    (await blog.admin.put(`/api/blog/posts/${id}`, { title })).body.post.slug;
  expect(await rename('Second')).toBe('second');
  expect((await blog.publish({ title: 'First' })).slug).toBe('first-2');
  expect(await rename('First')).toBe('first');
  expect((await blog.reader.get('/api/blog/posts/second')).body.post.id).toBe(id);
});

test('a title that changes in its signs alone leaves the slug, with its number', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Twice' });
  const { id } = await blog.publish({ title: 'Twice' });
  const edited = await blog.admin.put(`/api/blog/posts/${id}`, { title: 'Twice!' });
  expect(edited.body.post).toMatchObject({ slug: 'twice-2', title: 'Twice!' });
});

test('the old slug of a draft tells a reader nothing', async () => {
  const blog = await openBlog();
  const { id } = await blog.publish({ title: 'Was here', published: false });
  await blog.admin.put(`/api/blog/posts/${id}`, { title: 'Is there' });
  expect((await blog.reader.get('/api/blog/posts/was-here')).status).toBe(404);
  expect((await blog.admin.get('/api/blog/posts/was-here')).body.post.slug).toBe('is-there');
});

test.each(['nothing', '%00', '%27%20OR%201=1--', 'a'.repeat(3000), '%E2%80%AE'])(
  'an address with no post behind it is “not found”: %s',
  async (slug) => {
    const blog = await openBlog();
    const { status, body } = await blog.reader.get(`/api/blog/posts/${slug}`);
    expect([status, body]).toEqual([404, { code: 'post_not_found', error: 'Blog post not found' }]);
  },
);
