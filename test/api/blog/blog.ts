import { env } from 'cloudflare:workers';
import { beforeEach } from 'vitest';
import type { Post, PostSummary } from '#contract/blog.ts';
import type { NewPost } from '#contract/endpoints/blog.ts';
import { newAdmin, signIn } from '../admin/admin.ts';
import { minute, openApp, refusal } from '../auth/app.ts';

export { minute } from '../auth/app.ts';
export const notFound = refusal(404, 'post_not_found', { error: 'Blog post not found' });
const posts = '/api/blog/posts';

/** A blog with an admin, a reader and a separate clock. */
export async function openBlog(setting?: Parameters<typeof openApp>[0]) {
  const app = openApp(setting);
  const [admin, reader] = [app.visitor(), app.visitor()];
  await signIn(admin, await newAdmin());
  const write = (post: object) =>
    admin.post(posts, { title: 'A post', content: '<p>Its text.</p>', ...post });
  return {
    ...app,
    admin,
    reader,
    write,
    edit: (id: string, change: object) => admin.put(`${posts}/${id}`, change),
    delete: (id: string) => admin.drop(`${posts}/${id}`),
    read: (slug: string, who = reader) => who.get(`${posts}/${slug}`),
    /** The titles of a list. */
    async titles(query = '', who = reader): Promise<string[]> {
      const { body } = await who.get(posts + query);
      return body.posts.map(({ title }: PostSummary) => title);
    },
    /** Publishes a post one minute after the previous one. */
    async publish(post: Partial<NewPost> = {}): Promise<Post> {
      app.pass(minute);
      const { status, body } = await write({ published: true, ...post });
      if (status !== 201) throw new Error(`The post was not written: ${status} ${JSON.stringify(body)}`);
      return body.post;
    },
  };
}

export type Blog = Awaited<ReturnType<typeof openBlog>>;

const emptyBlog = () =>
  env.DB.batch([
    env.DB.prepare('DELETE FROM blog_posts'),
    env.DB.prepare("DELETE FROM sqlite_sequence WHERE name = 'blog_posts'"),
  ]);

export const countPosts = () =>
  env.DB.prepare('SELECT count(*) AS posts FROM blog_posts').first<number>('posts');

/** A blog that is empty when each test begins. */
export function emptyBlogForEach(): Blog {
  const blog = {} as Blog;
  beforeEach(async () => {
    await emptyBlog();
    Object.assign(blog, await openBlog());
  });
  return blog;
}

/** Inserts many posts straight into the table; triggers write the rows that depend on them. */
export async function fillBlog(count: number): Promise<void> {
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
