import { expect, test } from '@playwright/test';
import {
  askFor,
  arriveSignedIn,
  expectSignedIn,
  fill,
  openAccount,
  press,
  signIn,
  signInWindow,
} from './account-steps.ts';
import { register, somebody } from './people.ts';
import { complaintsOf } from './complaints.ts';
import { open } from './open.ts';

test(
  'signing up closes the window, and the person is greeted by name, plan and words',
  { tag: '@phone' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    const ada = somebody();
    await open(page, '/');
    await askFor(page, 'Try for free');
    await fill(page, { 'Full Name': ada.name, Email: ada.email.toUpperCase(), Password: ada.password });
    await press(page, 'Create Account');
    await expect(signInWindow(page)).toBeHidden();
    await expect(page.getByText(`We have sent a link to ${ada.email}.`)).toBeVisible();

    const account = await openAccount(page, ada);
    await expect(account.getByText(ada.email)).toBeVisible();
    await expect(account.getByText('FREE', { exact: true })).toBeVisible();
    await expect(account.getByText('0 / 500')).toBeVisible();
    await expect(account.getByRole('meter', { name: 'Words used' })).toBeAttached();
    expect(complaints).toEqual([]);
  },
);

test('signing in closes the window and leaves what the person was doing', async ({ page }) => {
  const ada = somebody();
  await register(page, ada);
  await page.context().clearCookies();
  await open(page, '/');
  await page.getByLabel('Your Text').fill('Half a thought');
  await signIn(page, { ...ada, email: ada.email.toUpperCase() });
  await expect(signInWindow(page)).toBeHidden();
  await expectSignedIn(page, ada);
  await expect(page.getByLabel('Your Text')).toHaveValue('Half a thought');
});

test(
  'keyboard alone: open, go wrong, escape, sign in, and the focus is never lost',
  { tag: '@phone' },
  async ({ page }) => {
    const ada = somebody();
    await register(page, ada);
    await page.context().clearCookies();
    await open(page, '/');
    const phone = (page.viewportSize()?.width ?? 0) < 1024;
    const opener = page.getByRole('button', { name: phone ? 'Menu' : 'Log in', exact: true });
    const reachWindow = async () => {
      await opener.press('Enter');
      const item = page.getByRole('button', { name: 'Log in' });
      if (phone) {
        await expect(item).toBeVisible();
        await item.press('Enter');
      }
      await expect(signInWindow(page).getByLabel('Email')).toBeFocused();
    };

    await reachWindow();
    await page.keyboard.press('Escape');
    await expect(page.locator('.dialog-page')).toHaveCount(0);
    await expect(opener).toBeFocused();

    await reachWindow();
    await page.keyboard.type(ada.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the one');
    await page.keyboard.press('Enter');
    await expect(signInWindow(page).getByRole('alert')).toBeVisible();
    await expect(signInWindow(page).getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(ada.password);
    await page.keyboard.press('Enter');
    await expect(signInWindow(page)).toBeHidden();
    await expect(page.getByRole('button', { name: phone ? 'Menu' : ada.name })).toBeFocused();
  },
);

test(
  'a person who is signed in sees no way to sign in, and the page does not move when that is known',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/auth/session', async (route) => {
      await answered.promise;
      await route.continue();
    });
    const ada = somebody();
    await arriveSignedIn(page, ada);
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
    const places = () =>
      page
        .locator('.header-line > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
    const before = await places();
    answered.resolve();
    await expectSignedIn(page, ada);
    expect(await places()).toEqual(before);
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  },
);
