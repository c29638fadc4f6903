import { page } from 'vitest/browser';

export const text = (words: string | RegExp) => page.getByText(words, { exact: false });
export const exactly = (words: string) => page.getByText(words, { exact: true });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const link = (name: string) => page.getByRole('link', { name });
export const heading = (name: string | RegExp, level?: number) =>
  page.getByRole('heading', { name, ...(level && { level }) });
export const radio = (name: string) => page.getByRole('radio', { name, exact: true });
export const region = (name: string | RegExp) => page.getByRole('region', { name });
export const tab = (name: string) => page.getByRole('tab', { name, exact: true });
export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const alert = page.getByRole('alert');
export const dialog = page.getByRole('dialog');
export const panel = page.getByRole('tabpanel');
/** The tool's two regions: the result, and the sidebar about it. */
export const result = region('Humanized Result');
export const sidebar = page.getByRole('complementary', { name: 'About this result' });

export async function fill(fields: Record<string, string>, within: Pick<typeof page, 'getByRole'> = page) {
  for (const [label, value] of Object.entries(fields)) {
    await within.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

export async function signInAsAdmin() {
  await fill({ Username: 'editor@longhand.example', Password: 'an admin password' });
  await button('Sign In as Admin').click();
}
