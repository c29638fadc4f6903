import { expect, test } from '@playwright/test';
import { failures } from '#contract/errors.ts';
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

test('the sign-in window has its three modes, each with its fields, labels and links', async ({ page }) => {
  await open(page, '/');
  await askFor(page, 'Log in');
  const dialog = signInWindow(page);
  const fields = () =>
    dialog
      .locator('input')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ labels }) => labels?.[0]?.textContent));
  const title = dialog.getByRole('heading', { level: 2 });

  await expect(title).toHaveText('Welcome back');
  expect(await fields()).toEqual(['Email', 'Password']);
  await expect(dialog.getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();

  await press(page, 'Sign up');
  await expect(title).toHaveText('Create account');
  expect(await fields()).toEqual(['Full Name', 'Email', 'Password']);
  await expect(dialog.getByRole('link', { name: 'Sign up with Google' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create Account' })).toBeVisible();

  await press(page, 'Sign in');
  await press(page, 'Forgot password?');
  await expect(title).toHaveText('Reset your password');
  expect(await fields()).toEqual(['Email']);
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await press(page, 'Back to Sign In');
  await expect(title).toHaveText('Welcome back');
});

test('“Try for free” opens it for signing up, and every field there is required', async ({ page }) => {
  await open(page, '/');
  await askFor(page, 'Try for free');
  const dialog = signInWindow(page);
  await expect(dialog.getByRole('heading', { name: 'Create account' })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Password']) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('required');
  }
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('minlength', '6');
});

test('switching clears the fields and the error', async ({ page }) => {
  await open(page, '/');
  await signIn(page, somebody());
  const dialog = signInWindow(page);
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  await press(page, 'Sign up');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await press(page, 'Sign in');
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a password can be shown and hidden', async ({ page }) => {
  await open(page, '/');
  await askFor(page, 'Log in');
  await fill(page, { Password: 'a long sentence' });
  const password = signInWindow(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Show password');
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Hide password');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('a long sentence');
});

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

test('an unknown address and a wrong password are told alike, and what was typed stays', async ({ page }) => {
  const ada = somebody();
  await register(page, ada);
  await page.context().clearCookies();
  await open(page, '/');
  for (const email of [ada.email, somebody().email]) {
    await signIn(page, { ...ada, email, password: 'not the one' });
    await expect(signInWindow(page).getByRole('alert')).toHaveText('Invalid email or password');
    await expect(signInWindow(page).getByLabel('Email')).toHaveValue(email);
    await press(page, 'Close');
  }
});

test('signing up tells of a weak password and of an address that is taken', async ({ page }) => {
  const ada = somebody();
  await register(page, ada);
  await page.context().clearCookies();
  await open(page, '/');
  await askFor(page, 'Try for free');
  await fill(page, { 'Full Name': ada.name, Email: somebody().email, Password: 'password' });
  await press(page, 'Create Account');
  await expect(signInWindow(page).getByRole('alert')).toHaveText(failures.weak_password.sentence);
  await fill(page, { Email: ada.email, Password: ada.password });
  await press(page, 'Create Account');
  await expect(signInWindow(page).getByRole('alert')).toHaveText(failures.email_taken.sentence);
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

test('a long name stays in its place', async ({ page }) => {
  const ada = { ...somebody(), name: 'Augusta Ada King-Noel, Countess of Lovelace' };
  await arriveSignedIn(page, ada);
  const edges = async (name: string) =>
    (await page.getByRole('button', { name }).boundingBox()) ?? { x: 0, width: 0 };
  await expectSignedIn(page, ada);
  const theme = await edges('Theme');
  expect((await edges(ada.name)).x).toBeGreaterThanOrEqual(theme.x + theme.width);
});
