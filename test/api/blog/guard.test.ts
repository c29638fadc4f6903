import { expect, test, vi } from 'vitest';
import { emptyBlogForEach, notFound } from './blog.ts';

const blog = emptyBlogForEach();

test.each(['nobody', 'a person who has an account'])('drafts are hidden (signed in: %s)', async (who) => {
  const post = await blog.publish();
  const hidden = await blog.publish({ title: 'Hidden', published: false });
  const stranger = who === 'nobody' ? blog.visitor() : await blog.person();
  expect(await blog.titles('', stranger)).toEqual([post.title]);
  expect(await blog.titles('?search=hidden', stranger)).toEqual([]);
  expect(await blog.read(hidden.slug, stranger)).toMatchObject(notFound);
  expect((await blog.read(hidden.slug, blog.admin)).body.post).toEqual(hidden);
  expect((await blog.read(post.slug, stranger)).body.post).toEqual(post);
});

test('each write is logged with its admin and the id of the post, but none of its text', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  log.mockClear();
  const { id } = await blog.publish({ title: 'A secret title', content: '<p>and text</p>' });
  for (const change of [{ published: false }, { title: '' }]) await blog.edit(id, change);
  await blog.delete(id);
  await blog.reader.drop(`/api/blog/posts/${id}`);
  const lines = log.mock.calls.flat().filter(({ event }) => event.startsWith('post_'));
  const [requestId, admin] = [expect.any(String), expect.stringMatching(/^[0-9a-f-]{36}$/)];
  expect(lines).toEqual(
    ['created', 'edited', 'deleted'].map((did) =>
      expect.objectContaining({ requestId, admin, event: `post_${did}`, about: id }),
    ),
  );
});
