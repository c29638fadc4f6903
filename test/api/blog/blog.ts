import { env } from 'cloudflare:workers';
import type { NewPost, Post } from '#contract/blog.ts';
import { newAdmin, signIn } from '../admin/office.ts';
import { minute, openHouse } from '../auth/house.ts';

export { hour, minute, origin } from '../auth/house.ts';

type Setting = Parameters<typeof openHouse>[0];

/** A blog with its admin and a reader, on a clock of its own. */
export async function openBlog(setting?: Setting) {
  const house = openHouse(setting);
  const admin = house.visitor();
  await signIn(admin, await newAdmin());
  const reader = house.visitor();
  return {
    ...house,
    admin,
    reader,
    /** A published post, a minute after the one before. */
    async publish(post: Partial<NewPost> = {}): Promise<Post> {
      house.pass(minute);
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

/** For tests in which the order or the number of all posts counts. */
export const emptyBlog = () => env.DB.prepare('DELETE FROM blog_posts').run();

export const countPosts = () =>
  env.DB.prepare('SELECT count(*) AS posts FROM blog_posts').first<number>('posts');
