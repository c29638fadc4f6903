import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answersWith, answerWith, postOf } from './blog.ts';
import { open } from './open.tsx';
import { alert, button, heading, text } from './find.ts';
import * as see from './see.ts';
import { broken, json } from './server.ts';

const post = (name: string) => page.getByRole('link', { name, exact: true });

test('a list and a post that cannot be loaded say so and can be retried; the post shows its excerpt', async () => {
  const server = await open('/blog', { answers: { ...answersWith('Ink'), 'GET /api/blog/posts': broken } });
  await see.text(alert, 'The posts could not be loaded');
  server.answer(answersWith('Ink'));
  await button('Try again').click();
  await see.visible(post('Ink'));
  server.answer({ 'GET /api/blog/posts/ink': broken });
  await post('Ink').click();
  await see.visible(heading('Blog Post Not Found'));
  await see.visible(text('Failed to load blog post'));
  server.answer({ 'GET /api/blog/posts/ink': answerWith({ ...postOf('Ink'), excerpt_written: false }) });
  await button('Try again').click();
  await see.visible(heading('Ink'));
  await see.visible(text('About it'));
});

test('a search says what was searched for, and when nothing matches', async () => {
  const server = await open('/blog', { answers: answersWith('Ink') });
  await page.getByRole('searchbox', { name: 'Search the posts' }).fill('blue');
  await button('Search').click();
  await see.visible(text('Posts with “blue”'));
  await see.visible(post('Ink'));
  server.answer({ 'GET /api/blog/posts': json({ posts: [], next: null }) });
  await page.getByRole('searchbox', { name: 'Search the posts' }).fill('green');
  await button('Search').click();
  await see.visible(text('No post has all of these words'));
});

/** Stubs `navigator`; without `share`, as on a device that has no share sheet. */
const device = (share: unknown) => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  vi.stubGlobal('navigator', { ...(share !== undefined && { share }), clipboard: { writeText } });
  return writeText;
};

test('a post is shared by the device, and if that fails, its link is copied', async () => {
  await open('/blog/ink', { answers: answersWith('Ink') });
  await see.visible(button('Share'));
  const address = location.origin + location.pathname;
  const shared = vi.fn(() => Promise.resolve());
  const copied = device(shared);
  await button('Share').click();
  expect(shared.mock.calls).toEqual([[{ title: 'Ink', text: 'About it', url: address }]]);
  expect(copied).not.toHaveBeenCalled();
  for (const share of [() => Promise.reject(new Error('No sheet')), undefined]) {
    const copies = device(share);
    await button('Share').click();
    await see.visible(text('Link copied to clipboard!'));
    expect(copies.mock.calls).toEqual([[address]]);
  }
});

test('a post without an excerpt is shared with a sentence about the blog', async () => {
  const answer = answerWith({ ...postOf('Ink'), excerpt: '' });
  await open('/blog/ink', { answers: { 'GET /api/blog/posts/ink': answer } });
  await see.visible(button('Share'));
  const shared = vi.fn((_what: ShareData) => Promise.resolve());
  device(shared);
  await button('Share').click();
  expect(shared.mock.calls[0]?.[0].text).toBe('A post from the Longhand blog');
});
