import { expect, test } from '@playwright/test';
import { open } from './open.ts';

test.describe('a dialog', () => {
  test.beforeEach(({ page }) => open(page, '/specimen'));

  test('takes the focus in, keeps it, and gives it back on Escape', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A page on top of the page' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByText('Closed 1 times')).toBeVisible();
  });

  test('closes by a press on the backdrop, not by a drag that started inside', async ({ page }) => {
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('paragraph').first().hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('tells its owner once, also when the owner closes it', async ({ page }) => {
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('Closed 1 times')).toBeVisible();
  });
});

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
    await open(page, '/specimen');
    await page.clock.pauseAt(new Date('2026-11-20T10:00:00Z'));
  });

  test('goes after five seconds and tells its owner', async ({ page }) => {
    await page.getByRole('button', { name: 'Success' }).click();
    await page.mouse.move(0, 0);
    const toast = page.getByRole('listitem').filter({ hasText: 'Your name is changed.' });
    await page.clock.runFor(4_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
    await expect(page.getByText('1 toasts closed')).toBeVisible();
  });

  test('is suppressed within five seconds of the same one, and comes again after them', async ({ page }) => {
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    const stays = page.getByRole('button', { name: 'Until closed' });
    await stays.click();
    await page.clock.runFor(4_900);
    await stays.click();
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(200);
    await stays.click();
    await expect(toasts).toHaveCount(2);
  });

  test('waits while it is hovered', async ({ page }) => {
    await page.getByRole('button', { name: 'Info' }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'A new version is ready' });
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_100);
    await expect(toast).toHaveCount(0);
  });

  test('is closed by its button, where it has one', async ({ page }) => {
    await page.getByRole('button', { name: 'Warning' }).click();
    await page.getByRole('button', { name: 'Close: Almost used up' }).click();
    await expect(page.getByText('450 of 500 words are used.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Without a close button' }).click();
    await expect(page.getByText('Goes by itself')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close: Goes by itself' })).toHaveCount(0);
  });

  test('stands top right, inside the screen', async ({ page }) => {
    await page.getByRole('button', { name: 'Success' }).click();
    const box = await page.getByRole('listitem').filter({ hasText: 'Your name is changed.' }).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(120);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 48);
  });

  test('interrupts a screen reader only for an error', async ({ page }) => {
    await page.getByRole('button', { name: 'Success' }).click();
    await page.getByRole('button', { name: 'Error' }).click();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('Not saved');
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('list')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });
});

test('a meter says its band in words at 50, 70 and 90 percent, and is full without a limit', async ({
  page,
}) => {
  await open(page, '/specimen');
  const said = async (name: string) =>
    page.getByRole('meter', { name, exact: true }).getAttribute('aria-valuetext');
  expect(await said('Words, 249')).toContain('plenty left');
  expect(await said('Words, 250')).toContain('more than half used');
  expect(await said('Words, 349')).toContain('more than half used');
  expect(await said('Words, 350')).toContain('running low');
  expect(await said('Words, 449')).toContain('running low');
  expect(await said('Words, 450')).toContain('nearly all used');
  const full = page.getByRole('meter', { name: 'Words, no limit' });
  await expect(full).toHaveAttribute('value', '100');
  await expect(full).toHaveAttribute('aria-valuetext', /no limit/);
  await expect(page.getByRole('meter', { name: 'Words, 620' })).toHaveAttribute('value', '100');
});

test('a skeleton says what it waits for', async ({ page }) => {
  await open(page, '/specimen');
  await expect(page.getByRole('status').filter({ hasText: 'Loading the paragraph' })).toBeVisible();
});

test('a busy button keeps the focus and does nothing twice', async ({ page }) => {
  await open(page, '/specimen');
  await page.getByRole('button', { name: 'Start work' }).press('Enter');
  const busy = page.getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
});

test('an error boundary tells a mistake from a script that did not come, and goes away with the page', async ({
  page,
}) => {
  await open(page, '/specimen');
  await page.getByRole('button', { name: 'Break the page' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.getByRole('button', { name: 'Lose the page’s script' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expect(page.getByText('The connection dropped')).toBeVisible();
  await page.getByRole('button', { name: 'Go to another page' }).click();
  await expect(page.getByText('All is well here.')).toBeVisible();
});
