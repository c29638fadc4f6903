import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Post } from '#contract/blog.ts';
import { rememberAdmin } from '../../web/src/admin/admin.ts';
import { open } from './open.tsx';
import { button, expectNone, expectVisible, field, text } from './see.ts';
import { broken, failure, json } from './server.ts';

const { content, ...summary }: Post = {
  id: '6f1d',
  slug: 'ink',
  title: 'Ink',
  excerpt: 'About ink',
  excerpt_written: true,
  author: 'Admin',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  published: true,
  tags: [],
  image_url: null,
  reading_minutes: 1,
  content: '<p>Blue or black</p>',
};
const read = 'GET /api/blog/posts/ink';
const update = 'PUT /api/blog/posts/6f1d';
const remove = 'DELETE /api/blog/posts/6f1d';

async function openList() {
  rememberAdmin();
  return open('/blog', {
    answers: {
      'GET /api/blog/posts': json({ posts: [summary], next: null }),
      [read]: json({ post: { ...summary, content }, older: null, newer: null }),
    },
  });
}

test('an edit that fails says why, and loses nothing', async () => {
  const server = await openList();
  await button('Edit: Ink').click();
  await field('Title').fill('Red ink');
  server.answer({ [update]: broken });
  await button('Update Post').click();
  await expectVisible(text('Failed to update blog post'));

  server.answer({ [update]: failure('post_changed') });
  await button('Update Post').click();
  await expectVisible(text('This post has been changed since you opened it. Nothing was saved'));
  await expect.element(field('Title')).toHaveValue('Red ink');
  expect(server.asked(update)).toMatchObject([
    { title: 'Red ink', updated_at: summary.updated_at },
    { title: 'Red ink', updated_at: summary.updated_at },
  ]);
});

test('a deletion that fails says so, and the post stays in the list', async () => {
  const server = await openList();
  server.answer({ [remove]: broken });
  await button('Delete: Ink').click();
  await button('Delete').click();
  await expectVisible(text('Failed to delete blog post'));
  await expectVisible(page.getByRole('link', { name: 'Ink', exact: true }));
});

test('an edit that was never saved is found again, and becomes a new post when its own is gone', async () => {
  const server = await openList();
  await button('Edit: Ink').click();
  await field('Title').fill('Red ink');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await button('Leave').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expectVisible(text('You have an unsaved draft: Red ink'));
  await button('Go on writing').click();
  await expectVisible(page.getByRole('heading', { name: 'Edit Post' }));
  await expect.element(field('Title')).toHaveValue('Red ink');
  await expectNone(text('You have an unsaved draft'));

  await page.getByRole('link', { name: 'Back to home' }).click();
  await button('Leave').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  server.answer({ [read]: failure('post_not_found') });
  await button('Go on writing').click();
  await expectVisible(page.getByRole('heading', { name: 'Create New Post' }));
  await expect.element(field('Title')).toHaveValue('Red ink');
});
