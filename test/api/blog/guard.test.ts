import { beforeEach, expect, test, vi } from 'vitest';
import type { Visitor } from '../auth/app.ts';
import { countPosts, emptyBlog, openBlog } from './blog.ts';

beforeEach(emptyBlog);

const draft = { title: 'Not mine to write', content: '<p>Text</p>' };
type Blog = Awaited<ReturnType<typeof openBlog>>;

const strangers: Record<string, (blog: Blog) => Promise<Visitor>> = {
  nobody: async (blog) => blog.visitor(),
  async 'a person who has an account'(blog) {
    const person = blog.visitor();
    await person.register('person@mail.example');
    return person;
  },
};

test.each(Object.entries(strangers))(
  '%s writes, changes and deletes nothing, and sees no draft',
  async (_who, arrive) => {
    const blog = await openBlog();
    const post = await blog.publish();
    const hidden = await blog.publish({ title: 'Hidden', published: false });
    const stranger = await arrive(blog);
    const attempts = await Promise.all([
      stranger.post('/api/blog/posts', draft),
      stranger.post('/api/blog/posts', { title: '' }),
      stranger.put(`/api/blog/posts/${post.id}`, { title: 'Taken over' }),
      stranger.put('/api/blog/posts/nothing', { title: 'Is there something?' }),
      stranger.drop(`/api/blog/posts/${post.id}`),
      stranger.drop('/api/blog/posts/nothing'),
    ]);
    for (const { status, body } of attempts) {
      expect(status).toBe(401);
      expect(body).toEqual({ code: 'admin_required', error: 'Admin authentication required' });
    }
    expect(await countPosts()).toBe(2);
    expect((await stranger.get('/api/blog/posts')).body.posts.map(({ id }: { id: string }) => id)).toEqual([
      post.id,
    ]);
    expect((await stranger.get(`/api/blog/posts/${hidden.slug}`)).status).toBe(404);
    expect((await stranger.get(`/api/blog/posts/${post.slug}`)).body.post).toEqual(post);
    expect((await stranger.get('/api/blog/posts?search=hidden')).body.posts).toEqual([]);
  },
);

test('each draft is the reader’s “not found”, and the admin’s to read', async () => {
  const blog = await openBlog();
  const post = await blog.publish({ published: false });
  expect((await blog.reader.get(`/api/blog/posts/${post.slug}`)).body).toEqual({
    code: 'post_not_found',
    error: 'Blog post not found',
  });
  expect((await blog.admin.get(`/api/blog/posts/${post.slug}`)).body.post).toEqual(post);
});

test('the addresses take no other kind of request', async () => {
  const blog = await openBlog();
  const answer = await blog.admin.call('PATCH', '/api/blog/posts/x', {});
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE']);
});

test('each write is noted with who did it and to which post, and without a word of it', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const blog = await openBlog();
  const { id } = await blog.publish({ title: 'A secret title', content: '<p>and text</p>' });
  await blog.admin.put(`/api/blog/posts/${id}`, { published: false });
  await blog.admin.put(`/api/blog/posts/${id}`, { title: '' });
  await blog.admin.drop(`/api/blog/posts/${id}`);
  await blog.reader.drop(`/api/blog/posts/${id}`);
  const lines = log.mock.calls.flat().filter(({ event }) => event.startsWith('post_'));
  expect(lines).toEqual(
    ['created', 'edited', 'deleted'].map((did) =>
      expect.objectContaining({
        requestId: expect.any(String),
        admin: expect.stringMatching(/^[0-9a-f-]{36}$/),
        event: `post_${did}`,
        about: id,
      }),
    ),
  );
});
