import { env } from 'cloudflare:workers';
import type { Post } from '#contract/blog.ts';
import type { NewPost } from '#contract/endpoints/blog.ts';
import { newAdmin, signIn } from '../admin/admin.ts';
import { minute, openApp } from '../auth/app.ts';

export { minute } from '../auth/app.ts';

type Setting = Parameters<typeof openApp>[0];

/** A blog with its admin and a reader, on a clock of its own. */
export async function openBlog(setting?: Setting) {
  const app = openApp(setting);
  const admin = app.visitor();
  await signIn(admin, await newAdmin());
  const reader = app.visitor();
  return {
    ...app,
    admin,
    reader,
    /** A published post, a minute after the one before. */
    async publish(post: Partial<NewPost> = {}): Promise<Post> {
      app.pass(minute);
      const { status, body } = await admin.post('/api/blog/posts', {
        title: 'A post',
        content: '<p>Its text.</p>',
        published: true,
        ...post,
      });
      if (status !== 201) throw new Error(`The post was not written: ${status} ${JSON.stringify(body)}`);
      return body.post;
    },
  };
}

/** For tests in which the order, the number or the numbering of all posts counts. */
export const emptyBlog = () =>
  env.DB.batch([
    env.DB.prepare('DELETE FROM blog_posts'),
    env.DB.prepare("DELETE FROM sqlite_sequence WHERE name = 'blog_posts'"),
  ]);

export const countPosts = () =>
  env.DB.prepare('SELECT count(*) AS posts FROM blog_posts').first<number>('posts');
