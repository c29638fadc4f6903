import { expect, type Page } from '@playwright/test';
import type { Post } from '#contract/blog.ts';
import type { NewPost } from '#contract/endpoints/blog.ts';
import { admin } from '../server/admin.ts';
import { open } from './look.ts';

export async function enterAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/admin/login', { data: admin });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Creates a post through the API as the signed-in admin. */
export async function writePost(page: Page, post: Partial<NewPost> = {}): Promise<Post> {
  const data = { title: `Post ${crypto.randomUUID()}`, content: '<p>Words</p>', published: true, ...post };
  const answer = await page.request.post('/api/blog/posts', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { post: written }: { post: Post } = await answer.json();
  return written;
}

export const textbox = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
export const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

export async function signInAsAdmin(page: Page, path: string) {
  await enterAsAdmin(page);
  await open(page, path);
}

export const hint = (page: Page) => page.evaluate(() => localStorage.getItem('admin_signed_in'));
