import { expect, type Page } from '@playwright/test';
import type { Post } from '#contract/blog.ts';
import type { NewPost } from '#contract/endpoints/blog.ts';
import { admin } from '../server/admin.ts';
import { open } from './look.ts';
import { register } from './people.ts';

export async function enterAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/admin/login', { data: admin });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** By the API, for whoever is signed in as admin. */
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

/** Money for Pro that comes when Ultra runs already: a payment that needs attention. Answers with the provider's id. */
export async function payForLess(page: Page): Promise<{ email: string; payment: string }> {
  const { email } = await register(page);
  const begin = async (plan: string) => {
    const data = { plan, billing_cycle: 'monthly' };
    const answer = await page.request.post('/api/payments/create-session', { data });
    const { session_id, payment_url }: { session_id: string; payment_url: string } = await answer.json();
    return { session_id, token: new URL(payment_url).searchParams.get('token') };
  };
  const pay = ({ token }: { token: string | null }) =>
    page.request.post('/api/dev/payments/complete', { data: { token } });
  const begun = await begin('pro');
  await pay(await begin('ultra'));
  await pay(begun);
  return { email, payment: `mock_payment_${begun.session_id}` };
}

export const hint = (page: Page) => page.evaluate(() => localStorage.getItem('admin_signed_in'));
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const reviewItem = (page: Page, payment: string) =>
  page.getByRole('listitem').filter({ hasText: payment });
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In as Admin' });
