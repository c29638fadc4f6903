import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Person } from '../server/people.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** The modal dialog, as opposed to the non-modal card that opens when the pointer rests on a change. */
export const signInWindow = (page: Page) => page.getByRole('dialog').and(page.locator(':modal'));

export async function askFor(page: Page, button: 'Log in' | 'Try for free') {
  await page.getByRole('button', { name: button }).click();
  await expect(signInWindow(page)).toBeVisible();
}

export async function fill(page: Page, fields: Partial<Record<'Full Name' | 'Email' | 'Password', string>>) {
  for (const [label, value] of Object.entries(fields)) {
    await signInWindow(page).getByLabel(label, { exact: true }).fill(value);
  }
}

export const press = (page: Page, name: string) =>
  signInWindow(page).getByRole('button', { name, exact: true }).click();

/** Opens the account menu in the header and returns it. */
export async function openAccount(page: Page, { name }: { name: string }) {
  await (isPhone(page) ? menu(page) : page.getByRole('button', { name })).click();
  const account = page.locator('.menu-panel:popover-open');
  await expect(account.getByText(name, { exact: true })).toBeVisible();
  return account;
}

export const expectSignedIn = (page: Page, { name }: { name: string }) =>
  expect(page.getByRole('button', { name })).toBeVisible();

export const expectSignedOut = (page: Page) =>
  expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

export async function signIn(page: Page, { email, password }: Person) {
  await askFor(page, 'Log in');
  await fill(page, { Email: email, Password: password });
  await press(page, 'Sign In');
}

/** Returns the link from the newest email with this subject. */
export async function mailedLink(request: APIRequestContext, to: string, subject: string): Promise<string> {
  const find = async () => {
    const answer = await request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
    const { messages }: { messages: { subject: string; text: string }[] } = await answer.json();
    const text = messages.find((message) => message.subject === subject)?.text ?? '';
    return /https?:\/\/\S+#token=\S+/.exec(text)?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
