import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { countedRows } from '../d1.ts';
import { emptyBlog, openBlog } from './blog.ts';

/** Many at once, straight into the table: what follows from a post is the triggers' work. */
async function fill(count: number): Promise<void> {
  await emptyBlog();
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO blog_posts (id, slug, title, excerpt, excerpt_written, author, created_at, updated_at, published, tags,
       tag_slugs, words, text, content)
     SELECT 'id-' || i, 'filler-' || i, 'Filler ' || i, 'x', 1, 'Admin', 1000000 + i * 1000, 1000000 + i * 1000, i % 5 > 0,
       '["even"]', json_array('all', 'tag-' || (i % 7)), 2, 'some text', '<p>some text</p>' FROM n`,
  )
    .bind(count)
    .run();
}

test('a list, a tag, a post and its neighbours cost the same rows read with 10,000 posts as with 40, and a word of each of them costs no more than some hundred', async () => {
  const d1 = countedRows();
  const blog = await openBlog({ env: { DB: d1.DB } });
  const calls = async (who: 'reader' | 'admin', posts: number) => {
    const middle = `filler-${posts / 2 + 1}`;
    const costs: Record<string, number> = {};
    for (const path of [
      '/api/blog/posts',
      `/api/blog/posts?after=${1_000_000 + (posts / 2) * 1000}.${posts / 2}`,
      '/api/blog/posts?tag=all',
      `/api/blog/posts?tag=all&after=${1_000_000 + (posts / 2) * 1000}.${posts / 2}`,
      `/api/blog/posts/${middle}`,
      '/api/blog/posts/filler-1',
      `/api/blog/posts/filler-${posts - 1}`,
      '/api/blog/posts/not-there',
    ]) {
      d1.forget();
      const { status } = await blog[who].get(path);
      expect([200, 404]).toContain(status);
      costs[
        path
          .replace(/\d{3,}\.\d+/, 'middle')
          .replace(middle, 'middle')
          .replace(/-\d+$/, '-end')
      ] = d1.rowsRead();
    }
    return costs;
  };
  await fill(40);
  const few = { reader: await calls('reader', 40), admin: await calls('admin', 40) };
  await fill(10_000);
  const many = { reader: await calls('reader', 10_000), admin: await calls('admin', 10_000) };
  expect(many).toEqual(few);
  const costs = Object.values(many.reader);
  expect(Math.max(...costs)).toBeLessThan(60);
  expect(many.reader['/api/blog/posts']).toBeGreaterThan(12);

  d1.forget();
  const { body } = await blog.reader.get('/api/blog/posts?search=text');
  expect(body.posts).toHaveLength(12);
  expect(d1.rowsRead()).toBeLessThan(1_000);
});
