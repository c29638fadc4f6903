import { expect, test } from 'vitest';
import { countedRows } from '../d1.ts';
import { fillBlog, openBlog } from './blog.ts';

test('a list, a tag and a post with its neighbours read as many rows with 10,000 posts as with 40, and a search for a word in all of them under 1,000', async () => {
  const d1 = countedRows();
  const blog = await openBlog({ env: { DB: d1.DB } });

  /** The rows read by each kind of call, for a reader and for the admin. */
  async function costsWith(posts: number) {
    await fillBlog(posts);
    const middle = `${1_000_000 + (posts / 2) * 1000}.${posts / 2}`;
    const paths = {
      list: '/api/blog/posts',
      'list from the middle': `/api/blog/posts?after=${middle}`,
      tag: '/api/blog/posts?tag=all',
      'tag from the middle': `/api/blog/posts?tag=all&after=${middle}`,
      'post in the middle': `/api/blog/posts/filler-${posts / 2 + 1}`,
      'first post': '/api/blog/posts/filler-1',
      'last post': `/api/blog/posts/filler-${posts - 1}`,
      none: '/api/blog/posts/not-there',
    };
    const costs: Record<string, number> = {};
    for (const who of ['reader', 'admin'] as const)
      for (const [what, path] of Object.entries(paths)) {
        d1.forget();
        expect([200, 404]).toContain((await blog[who].get(path)).status);
        costs[`${what}, ${who}`] = d1.rowsRead();
      }
    return costs;
  }

  const few = await costsWith(40);
  const many = await costsWith(10_000);
  expect(many).toEqual(few);
  expect(Math.max(...Object.values(many))).toBeLessThan(60);
  expect(many['list, reader']).toBeGreaterThan(12);

  d1.forget();
  expect(await blog.titles('?search=text')).toHaveLength(12);
  expect(d1.rowsRead()).toBeLessThan(1_000);
});
