import { beforeEach, expect, test } from 'vitest';
import type { PostSummary } from '#contract/blog.ts';
import { emptyBlog, openBlog } from './blog.ts';

beforeEach(emptyBlog);

type Blog = Awaited<ReturnType<typeof openBlog>>;

async function search(blog: Blog, text: string, more = ''): Promise<string[]> {
  const { status, body } = await blog.reader.get(`/api/blog/posts?search=${encodeURIComponent(text)}${more}`);
  expect(status, text).toBe(200);
  return body.posts.map(({ title }: PostSummary) => title);
}

test('words are found in the title, the excerpt and the text, whatever their ending or case', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Detectors disagree' });
  await blog.publish({ title: 'Two', excerpt: 'Of <b>kettles</b>' });
  await blog.publish({ title: 'Three', content: '<p>A caf<b>é</b> in <i>Lisbon</i></p>' });
  expect(await search(blog, 'DETECTOR')).toEqual(['Detectors disagree']);
  expect(await search(blog, 'kettle')).toEqual(['Two']);
  expect(await search(blog, 'lisbon cafe')).toEqual(['Three']);
  expect(await search(blog, 'lis')).toEqual(['Three']);
  expect(await search(blog, 'lisbon kettle')).toEqual([]);
});

test('markup is not searched', async () => {
  const blog = await openBlog();
  await blog.publish({
    content: '<p><strong>Bold</strong> <a href="https://hidden.example">link</a></p>',
    excerpt: '<em>x</em>',
  });
  expect(await search(blog, 'strong')).toEqual([]);
  expect(await search(blog, 'hidden')).toEqual([]);
});

test('a word of the title weighs more than one of the text', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Hyphens' });
  await blog.publish({ title: 'Dashes', content: '<p>Not hyphens.</p>' });
  expect(await search(blog, 'hyphens')).toEqual(['Hyphens', 'Dashes']);
});

test('the index follows edits', async () => {
  const blog = await openBlog();
  const { id } = await blog.publish({ content: '<p>apples</p>' });
  await blog.admin.put(`/api/blog/posts/${id}`, { content: '<p>pears</p>' });
  expect([await search(blog, 'apples'), await search(blog, 'pears')]).toEqual([[], ['A post']]);
  await blog.admin.put(`/api/blog/posts/${id}`, { published: false });
  expect(await search(blog, 'pears')).toEqual([]);
  expect((await blog.admin.get('/api/blog/posts?search=pears')).body.posts).toHaveLength(1);
});

const odd = [
  '"',
  '""',
  "'",
  '*',
  '"*',
  'a*b',
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'a AND',
  'NEAR(a b, 2)',
  'title:x',
  '-x',
  '^x',
  '(',
  ')',
  '{title}:x',
  'x" OR "y',
  "x'; DROP TABLE blog_posts;--",
  '\\',
  '%',
  '_',
  '\u0000',
  'x\u0000y',
  '🙂',
  '\ud800',
  '中文',
  'ﷺ',
  '   ',
  'x'.repeat(5000),
  'x '.repeat(500),
  '\u0301',
];

test('nothing that is typed breaks the search', async () => {
  const blog = await openBlog();
  await blog.publish({ title: 'Unrelated' });
  for (const text of odd) await search(blog, text.toWellFormed());
  expect(await search(blog, 'unrelated')).toEqual(['Unrelated']);
});

test('a search has pages, and can be held to a tag', async () => {
  const blog = await openBlog();
  for (let i = 1; i <= 14; i++)
    await blog.publish({ title: `Walking ${i}`, tags: i > 12 ? 'late' : 'early' });
  const first = await blog.reader.get('/api/blog/posts?search=walking');
  expect(first.body.posts).toHaveLength(12);
  const rest = await search(blog, 'walking', `&after=${first.body.next}`);
  const all = [...first.body.posts.map(({ title }: PostSummary) => title), ...rest];
  expect([rest.length, new Set(all).size]).toEqual([2, 14]);
  expect(await search(blog, 'walking', '&tag=Late')).toEqual(['Walking 14', 'Walking 13']);
  expect((await blog.reader.get('/api/blog/posts?search=walking&after=-1')).status).toBe(400);
});
