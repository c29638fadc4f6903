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

test('what is not said has the values of the specification: a draft by Admin without tags and picture', async () => {
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

test('the excerpt that stands in follows the text; one that was written stays, and is sanitised as the text is', async () => {
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

test('reading time is the words by 200, rounded up', async () =>
  expect([await minutesOf(1), await minutesOf(200), await minutesOf(201)]).toEqual([1, 1, 2]));

test('an edit changes what it names and nothing else', async () => {
  const before = await blog.publish({ title: 'Kept', tags: ['one'], image_url: 'https://example.com/a.png' });
  blog.pass(minute);
  const { status, body } = await blog.edit(before.id, { published: false });
  expect(status).toBe(200);
  expect(body.post).toEqual({ ...before, published: false, updated_at: blog.now().toISOString() });
  const cleared = await blog.edit(before.id, { tags: '', image_url: '' });
  expect(cleared.body.post).toMatchObject({ tags: [], image_url: null, title: 'Kept' });
  expect(await blog.edit('nothing', { title: 'x' })).toMatchObject(notFound);
});

test('of two edits that began with the same post, the second is refused, and nothing of it is written', async () => {
  const { id, slug, updated_at } = await blog.publish();
  const first = await blog.edit(id, { title: 'First', updated_at });
  expect(first.status).toBe(200);
  // The clock has not moved, and yet the post is another.
  expect(first.body.post.updated_at > updated_at).toBe(true);
  const error = expect.stringContaining('Nothing was saved');
  expect(await blog.edit(id, { content: '<p>Lost</p>', updated_at })).toMatchObject(
    refusal(409, 'post_changed', { error }),
  );
  expect((await blog.read(slug)).body.post).toEqual(first.body.post);
  const anew = { content: '<p>Found</p>', updated_at: first.body.post.updated_at };
  expect((await blog.edit(id, anew)).status).toBe(200);
});

test('of many edits sent at once, one is saved and the others say so', async () => {
  const { id, slug, updated_at } = await blog.publish();
  const edits = Array.from({ length: 8 }, (_, i) => blog.edit(id, { tags: `tag${i}`, updated_at }));
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const saved = answers.find(({ status }) => status === 200)?.body.post;
  expect((await blog.read(slug)).body.post).toEqual(saved);
  const { results } = await env.DB.prepare('SELECT tag FROM blog_post_tags').all();
  expect(results).toEqual([{ tag: saved.tags[0] }]);
});

test('a deleted post is gone, with its tags, its slugs and its words in the search', async () => {
  const { id, slug } = await blog.publish({ title: 'Forgettable', tags: 'one' });
  const deleted = await blog.delete(id);
  expect([deleted.status, deleted.body]).toEqual([204, '']);
  expect(await blog.read(slug, blog.admin)).toMatchObject(notFound);
  expect(await blog.titles('?search=forgettable', blog.admin)).toEqual([]);
  for (const table of ['blog_posts', 'blog_post_tags', 'blog_post_slugs', 'blog_search'])
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first('n'), table).toBe(0);
  expect((await blog.delete(id)).status).toBe(404);
});

test('a picture that the page’s security policy would block is refused, and the reason says what to do', async () => {
  for (const given of [
    { image_url: 'http://example.com/a.png' },
    { content: '<p>Words <img alt="a > b" src=" HTTP://example.com/a.png"></p>' },
    { excerpt: '<img src=http://example.com/a.png>' },
  ]) {
    const error = expect.stringContaining('begin with https://');
    expect(await blog.write(given)).toMatchObject(refusal(400, 'invalid_input', { error }));
  }
});

test('a post without a title or content is refused, and a blank one does not get in by an edit either', async () => {
  const refused = refusal(400, 'invalid_input', { error: 'A post needs a title.' });
  expect(await blog.write({ title: ' ' })).toMatchObject(refused);
  expect(await countPosts()).toBe(0);
  const post = await blog.publish();
  for (const blank of [{ title: ' ' }, { content: '' }, { content: '<p> </p>' }])
    expect((await blog.edit(post.id, blank)).status).toBe(400);
  expect((await blog.read(post.slug)).body.post).toEqual(post);
});

const megabyte = 1024 * 1024;
const image = ['<p><img src="data:image/png;base64,', '" alt="" loading="lazy" decoding="async" /></p>'];

test.each([
  ['a picture of all of it', image.join('A'.repeat(megabyte - 'Big'.length - image.join('').length)), 201],
  // The longest text there can be beside the HTML that holds it, in signs of three bytes.
  ['the longest text beside its HTML', `<p>${'中'.repeat(Math.floor((megabyte - 10) / 3))}</p>`, 201],
  ['words', `<p>${'word '.repeat(megabyte / 5)}</p>`, 413],
])('a post of 1 MB is stored, however it is made up, and no larger one: %s', async (_, content, status) => {
  expect((await blog.write({ title: 'Big', content })).status).toBe(status);
  expect(await countPosts()).toBe(status === 201 ? 1 : 0);
});

describe('its slug', () => {
  test('has -2 at the second post of one title, -3 at the third, and what is free is taken', async () => {
    const same = () => blog.publish({ title: 'Same' });
    const [, second, third] = [await same(), await same(), await same()];
    expect([second.slug, third.slug]).toEqual(['same-2', 'same-3']);
    await blog.delete(second.id);
    expect((await same()).slug).toBe('same-2');
    expect((await blog.publish({ title: 'Same 4' })).slug).toBe('same-4');
    expect((await same()).slug).toBe('same-5');
  });

  test('is its own where many posts of one title are written at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => blog.write({ title: 'Rush' })));
    const numbers = Array.from({ length: 19 }, (_, i) => `rush-${i + 2}`);
    expect(answers.map(({ body }) => body.post.slug).toSorted()).toEqual(['rush', ...numbers].toSorted());
  });

  test('follows a new title; the old one still finds the post, is given to no other, and can be had back', async () => {
    const { id } = await blog.publish({ title: 'First' });
    const rename = async (title: string) => (await blog.edit(id, { title })).body.post.slug;
    expect(await rename('Second')).toBe('second');
    for (const slug of ['first', 'second'])
      expect((await blog.read(slug)).body.post).toMatchObject({ id, slug: 'second', title: 'Second' });
    expect((await blog.publish({ title: 'First' })).slug).toBe('first-2');
    expect(await rename('First')).toBe('first');
    expect((await blog.read('second')).body.post.id).toBe(id);
  });

  test('stays, with its number, where the title changes in its signs alone', async () => {
    await blog.publish({ title: 'Twice' });
    const { id } = await blog.publish({ title: 'Twice' });
    const edited = await blog.edit(id, { title: 'Twice!' });
    expect(edited.body.post).toMatchObject({ slug: 'twice-2', title: 'Twice!' });
  });

  test('of before tells a reader nothing of a draft', async () => {
    const { id } = await blog.publish({ title: 'Was here', published: false });
    await blog.edit(id, { title: 'Is there' });
    expect((await blog.read('was-here')).status).toBe(404);
    expect((await blog.read('was-here', blog.admin)).body.post.slug).toBe('is-there');
  });

  test.each(['nothing', '%00', '%27%20OR%201=1--', 'a'.repeat(3000), '%E2%80%AE'])(
    'is asked for in vain where no post has it: %s',
    async (slug) => expect(await blog.read(slug)).toMatchObject(notFound),
  );
});
