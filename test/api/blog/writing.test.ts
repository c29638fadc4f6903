import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { refusal } from '../auth/app.ts';
import { countPosts, emptyBlogForEach, minute, notFound } from './blog.ts';

const blog = emptyBlogForEach();

test('an admin writes a post, and a reader reads it', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const content = '<h2>One</h2><p>Two <strong>three</strong>.</p>';
  const image_url = 'https://example.com/picture.png';
  const written = await blog.write({
    title: '  Notes on  prose ',
    content,
    excerpt: 'What it is <em>about</em>.',
    tags: 'Writing, plain English,, writing ',
    image_url,
    published: true,
  });
  expect(written.status).toBe(201);
  expect(written.body.post).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: 'notes-on-prose',
    title: 'Notes on prose',
    content,
    excerpt: 'What it is <em>about</em>.',
    excerpt_written: true,
    author: 'Admin',
    created_at: at,
    updated_at: at,
    published: true,
    tags: ['Writing', 'plain English'],
    image_url,
    reading_minutes: 1,
  });
  const { status, body, headers } = await blog.read('notes-on-prose');
  expect([status, body]).toEqual([200, { post: written.body.post, older: null, newer: null }]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('omitted fields get the values of the specification: a draft by Admin without tags or image', async () => {
  const author = 'Admin';
  expect((await blog.write({})).body.post).toMatchObject({
    published: false,
    author,
    tags: [],
    image_url: null,
    excerpt: 'Its text....',
    excerpt_written: false,
  });
  expect(await blog.publish({ author: '  ' })).toMatchObject({ author });
  expect(await blog.publish({ author: 'Ada' })).toMatchObject({ author: 'Ada' });
});

test('a generated excerpt follows the text; a written one stays and is sanitised like the text', async () => {
  const hostile = 'A <b onclick="x()">bold</b> word<script>x()</script>.';
  const own = await blog.publish({ excerpt: hostile, content: `<p>${hostile}</p>` });
  expect(own.content).toBe('<p>A <b>bold</b> word.</p>');
  const none = await blog.publish();
  const edit = async (id: string, change: object = { content: '<p>Another text.</p>' }) =>
    (await blog.edit(id, change)).body.post;
  const standing = { excerpt: 'Another text....', excerpt_written: false };
  expect(await edit(own.id)).toMatchObject({ excerpt: 'A <b>bold</b> word.', excerpt_written: true });
  expect(await edit(none.id)).toMatchObject(standing);
  expect(await edit(own.id, { excerpt: null })).toMatchObject(standing);
});

const minutesOf = async (words: number) =>
  (await blog.publish({ content: `<p>${'word '.repeat(words)}</p>` })).reading_minutes;

test('reading time is the word count divided by 200, rounded up', async () =>
  expect([await minutesOf(1), await minutesOf(200), await minutesOf(201)]).toEqual([1, 1, 2]));

test('an edit changes only the fields that it names', async () => {
  const before = await blog.publish({ title: 'Kept', tags: ['one'], image_url: 'https://example.com/a.png' });
  blog.pass(minute);
  const { status, body } = await blog.edit(before.id, { published: false });
  expect(status).toBe(200);
  expect(body.post).toEqual({ ...before, published: false, updated_at: blog.now().toISOString() });
  const cleared = await blog.edit(before.id, { tags: '', image_url: '' });
  expect(cleared.body.post).toMatchObject({ tags: [], image_url: null, title: 'Kept' });
  expect(await blog.edit('nothing', { title: 'x' })).toMatchObject(notFound);
});

test('of two edits of the same version of a post, the second is rejected and none of it is written', async () => {
  const { id, slug, updated_at } = await blog.publish();
  const first = await blog.edit(id, { title: 'First', updated_at });
  expect(first.status).toBe(200);
  // The clock has not moved, yet `updated_at` has.
  expect(first.body.post.updated_at > updated_at).toBe(true);
  const error = expect.stringContaining('Nothing was saved');
  expect(await blog.edit(id, { content: '<p>Lost</p>', updated_at })).toMatchObject(
    refusal(409, 'post_changed', { error }),
  );
  expect((await blog.read(slug)).body.post).toEqual(first.body.post);
  const anew = { content: '<p>Found</p>', updated_at: first.body.post.updated_at };
  expect((await blog.edit(id, anew)).status).toBe(200);
});

test('of many concurrent edits, one is saved and the others get a conflict', async () => {
  const { id, slug, updated_at } = await blog.publish();
  const edits = Array.from({ length: 8 }, (_, i) => blog.edit(id, { tags: `tag${i}`, updated_at }));
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const saved = answers.find(({ status }) => status === 200)?.body.post;
  expect((await blog.read(slug)).body.post).toEqual(saved);
  const { results } = await env.DB.prepare('SELECT tag FROM blog_post_tags').all();
  expect(results).toEqual([{ tag: saved.tags[0] }]);
});

test('a deleted post is gone, with its tags, its slugs and its entries in the search index', async () => {
  const { id, slug } = await blog.publish({ title: 'Forgettable', tags: 'one' });
  const deleted = await blog.delete(id);
  expect([deleted.status, deleted.body]).toEqual([204, '']);
  expect(await blog.read(slug, blog.admin)).toMatchObject(notFound);
  expect(await blog.titles('?search=forgettable', blog.admin)).toEqual([]);
  for (const table of ['blog_posts', 'blog_post_tags', 'blog_post_slugs', 'blog_search'])
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'), table).toBe(0);
  expect((await blog.delete(id)).status).toBe(404);
});

test('an image that the content security policy would block is rejected, with advice on what to do', async () => {
  for (const given of [
    { image_url: 'http://example.com/a.png' },
    { content: '<p>Words <img alt="a > b" src=" HTTP://example.com/a.png"></p>' },
    { excerpt: '<img src=http://example.com/a.png>' },
  ]) {
    const error = expect.stringContaining('begin with https://');
    expect(await blog.write(given)).toMatchObject(refusal(400, 'invalid_input', { error }));
  }
});

test('an edit that blanks the title or the content is rejected', async () => {
  const post = await blog.publish();
  for (const blank of [{ title: ' ' }, { content: '' }, { content: '<p> </p>' }])
    expect((await blog.edit(post.id, blank)).status).toBe(400);
  expect((await blog.read(post.slug)).body.post).toEqual(post);
});

const megabyte = 1024 * 1024;
const image = ['<p><img src="data:image/png;base64,', '" alt="" loading="lazy" decoding="async" /></p>'];

test.each([
  ['one large image', image.join('A'.repeat(megabyte - 'Big'.length - image.join('').length)), 201],
  // The longest text that fits with its HTML, in three-byte characters.
  ['the longest text with its HTML', `<p>${'中'.repeat(Math.floor((megabyte - 10) / 3))}</p>`, 201],
  ['words just above 1 MB', `<p>${'word '.repeat(megabyte / 5)}</p>`, 413],
])('a post of 1 MB is stored, whatever it consists of, but no larger one: %s', async (_, content, status) => {
  expect((await blog.write({ title: 'Big', content })).status).toBe(status);
  expect(await countPosts()).toBe(status === 201 ? 1 : 0);
});

describe('the slug of a post', () => {
  test('ends in -2 for the second post with a title and -3 for the third, and a free number is reused', async () => {
    const same = () => blog.publish({ title: 'Same' });
    const [, second, third] = [await same(), await same(), await same()];
    expect([second.slug, third.slug]).toEqual(['same-2', 'same-3']);
    await blog.delete(second.id);
    expect((await same()).slug).toBe('same-2');
    expect((await blog.publish({ title: 'Same 4' })).slug).toBe('same-4');
    expect((await same()).slug).toBe('same-5');
  });

  test('is unique when many posts with the same title are written concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => blog.write({ title: 'Rush' })));
    const numbers = Array.from({ length: 19 }, (_, i) => `rush-${i + 2}`);
    expect(answers.map(({ body }) => body.post.slug).toSorted()).toEqual(['rush', ...numbers].toSorted());
  });

  test('follows a new title; the old slug still finds the post, goes to no other post, and can be restored', async () => {
    const { id } = await blog.publish({ title: 'First' });
    const rename = async (title: string) => (await blog.edit(id, { title })).body.post.slug;
    expect(await rename('Second')).toBe('second');
    for (const slug of ['first', 'second'])
      expect((await blog.read(slug)).body.post).toMatchObject({ id, slug: 'second', title: 'Second' });
    expect((await blog.publish({ title: 'First' })).slug).toBe('first-2');
    expect(await rename('First')).toBe('first');
    expect((await blog.read('second')).body.post.id).toBe(id);
  });

  test('stays, with its number, when only punctuation in the title changes', async () => {
    await blog.publish({ title: 'Twice' });
    const { id } = await blog.publish({ title: 'Twice' });
    const edited = await blog.edit(id, { title: 'Twice!' });
    expect(edited.body.post).toMatchObject({ slug: 'twice-2', title: 'Twice!' });
  });

  test('from before a rename does not reveal a draft to a reader', async () => {
    const { id } = await blog.publish({ title: 'Was here', published: false });
    await blog.edit(id, { title: 'Is there' });
    expect((await blog.read('was-here')).status).toBe(404);
    expect((await blog.read('was-here', blog.admin)).body.post.slug).toBe('is-there');
  });

  test.each(['nothing', '%00', '%27%20OR%201=1--', 'a'.repeat(3000), '%E2%80%AE'])(
    'gets a 404 if no post has it: %s',
    async (slug) => expect(await blog.read(slug)).toMatchObject(notFound),
  );
});
