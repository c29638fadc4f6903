import { expect, test } from 'vitest';
import type { PostPage, PostSummary } from '#contract/blog.ts';
import { refusal } from '../auth/app.ts';
import { emptyBlogForEach } from './blog.ts';

const blog = emptyBlogForEach();

const titles = ({ posts }: Pick<PostPage, 'posts'>) => posts.map(({ title }: PostSummary) => title);
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, i) => `Post ${from - i}`);
const link = ({ slug, title }: PostSummary) => ({ slug, title });
const list = async (query = '', who = blog.reader) => (await who.get(`/api/blog/posts${query}`)).body;

async function publishMany(count: number, more = {}) {
  for (let i = 1; i <= count; i++) await blog.publish({ title: `Post ${i}`, ...more });
}

test('the list has twelve posts a page, newest first, without their content; an empty blog gives an empty page', async () => {
  expect(await list()).toEqual({ posts: [], next: null });
  await publishMany(12);
  expect((await list()).next).toBeNull();
  await blog.publish({ title: 'Post 13' });
  const first = await list();
  expect(titles(first)).toEqual(numbered(13, 2));
  expect(first.posts[0]).not.toHaveProperty('content');
  expect(await list(`?after=${first.next}`)).toMatchObject({ posts: [{ title: 'Post 1' }], next: null });
});

test('a post published during paging shifts nothing, and posts with the same timestamp are each listed once, as neighbours', async () => {
  const write = (title: string) => blog.write({ title, published: true });
  await Promise.all(Array.from({ length: 14 }, (_, i) => write(`At once ${i}`)));
  const first = await list();
  await blog.publish({ title: 'Newer' });
  const seen = [...titles(first), ...titles(await list(`?after=${first.next}`))];
  expect([seen.length, new Set(seen).size]).toEqual([14, 14]);
  expect(seen).not.toContain('Newer');
  for (const title of ['A', 'B', 'C']) await write(title);
  expect((await blog.read('b')).body).toMatchObject({ older: { slug: 'a' }, newer: { slug: 'c' } });
});

test.each(['nonsense', '1', '1.', '.1', '-1.2', '1.2.3', '1;DROP TABLE', '9'.repeat(16) + '.1'])(
  'an invalid cursor is rejected: %s',
  async (after) => {
    const answer = await blog.reader.get(`/api/blog/posts?after=${encodeURIComponent(after)}`);
    expect(answer).toMatchObject(refusal(400, 'invalid_input'));
  },
);

test('a tag in any script has its own pages, found by its name or its slug', async () => {
  await publishMany(13, { tags: 'Plain English, other' });
  await blog.publish({ title: 'Elsewhere', tags: 'Plain' });
  await blog.publish({ title: 'Hidden', tags: 'plain english', published: false });
  for (const tag of ['plain-english', 'Plain%20English', 'PLAIN+ENGLISH']) {
    const first = await list(`?tag=${tag}`);
    expect(titles(first)).toEqual(numbered(13, 2));
    const second = await list(`?tag=${tag}&after=${first.next}`);
    expect([titles(second), second.next]).toEqual([['Post 1'], null]);
  }
  expect((await blog.titles('?tag=plain-english', blog.admin))[0]).toBe('Hidden');
  expect(await list('?tag=nothing')).toEqual({ posts: [], next: null });
  await blog.publish({ title: 'Tagged', tags: '日本語, ++, Größe' });
  for (const tag of ['日本語', '++', 'größe'])
    expect(await blog.titles(`?tag=${encodeURIComponent(tag)}`), tag).toEqual(['Tagged']);
});

test('a post leaves the list of a tag when it loses the tag or is unpublished', async () => {
  const { id } = await blog.publish({ tags: 'one, two' });
  const of = (tag: string) => blog.titles(`?tag=${tag}`);
  await blog.edit(id, { tags: 'two, three' });
  expect([await of('one'), await of('two'), await of('three')]).toEqual([[], ['A post'], ['A post']]);
  await blog.edit(id, { published: false });
  expect(await of('two')).toEqual([]);
});

test('each post links to the older and the newer post that the requester may read', async () => {
  const [first, draft, last] = [
    await blog.publish({ title: 'First' }),
    await blog.publish({ title: 'Draft', published: false }),
    await blog.publish({ title: 'Last' }),
  ];
  const { admin } = blog;
  expect((await blog.read('first')).body).toMatchObject({ older: null, newer: link(last) });
  expect((await blog.read('last')).body).toMatchObject({ older: link(first), newer: null });
  expect((await blog.read('last', admin)).body).toMatchObject({ older: link(draft), newer: null });
  expect((await blog.read('draft', admin)).body).toMatchObject({ older: link(first), newer: link(last) });
});
