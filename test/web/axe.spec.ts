import { expect, test } from '@playwright/test';
import { expectAccessible } from './look.ts';
import { open } from './open.ts';

test('axe finds nothing in an open dialog with toasts on the page', async ({ page }) => {
  await open(page, '/specimen');
  for (const name of ['Success', 'Error', 'Warning', 'Info'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the open menus', { tag: '@phone' }, async ({ page }, { project }) => {
  await open(page, '/');
  for (const name of ['Theme', project.name === 'phone' ? 'Menu' : 'Mobile Apps']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page);
  }
});
