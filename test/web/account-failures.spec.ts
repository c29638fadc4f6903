import { expect, type Page, test } from '@playwright/test';
import { failures } from '#contract/errors.ts';
import { askFor, fill, press, signInWindow } from './account-steps.ts';
import { somebody } from './people.ts';
import { open } from './open.ts';

const modes = [
  { opener: 'Log in', call: 'login', submit: 'Sign In', what: 'Failed to sign in' },
  { opener: 'Try for free', call: 'register', submit: 'Create Account', what: 'Failed to create account' },
  {
    opener: 'Log in',
    call: 'forgot-password',
    submit: 'Send Reset Link',
    what: 'Failed to send reset instructions',
  },
] as const;

async function fillIn(page: Page, { opener, call }: (typeof modes)[number]) {
  const ada = somebody();
  await open(page, '/');
  await askFor(page, opener);
  if (call === 'forgot-password') {
    await press(page, 'Forgot password?');
    await fill(page, { Email: ada.email });
  } else {
    await fill(page, { Email: ada.email, Password: ada.password });
    if (call === 'register') await fill(page, { 'Full Name': ada.name });
  }
}

for (const mode of modes) {
  const address = `**/api/auth/${mode.call}`;

  test(`“${mode.submit}” reads “Please wait...” while busy, and is sent once`, async ({ page }) => {
    let calls = 0;
    const answered = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      calls += 1;
      await answered.promise;
      await route.fulfill({
        status: 401,
        json: { error: 'Invalid email or password', code: 'invalid_credentials' },
      });
    });
    await fillIn(page, mode);
    await press(page, mode.submit);
    const busy = signInWindow(page).getByRole('button', { name: 'Please wait...' });
    await expect(busy).toBeVisible();
    await busy.press('Enter');
    answered.resolve();
    await expect(signInWindow(page).getByRole('alert')).toHaveText('Invalid email or password');
    await expect(signInWindow(page).getByRole('button', { name: mode.submit, exact: true })).toBeVisible();
    expect(calls).toBe(1);
  });

  test(`“${mode.submit}” says what failed when the server cannot be reached`, async ({ page }) => {
    await page.route(address, (route) => route.abort());
    await fillIn(page, mode);
    await press(page, mode.submit);
    await expect(signInWindow(page).getByRole('alert')).toHaveText(
      `${mode.what}. Network error. What you typed is still here: try again in a moment.`,
    );
  });

  test(`“${mode.submit}” says what failed when the answer is not ours`, async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' }));
    await fillIn(page, mode);
    await press(page, mode.submit);
    await expect(signInWindow(page).getByRole('alert')).toContainText(
      `${mode.what}. HTTP error! status: 500.`,
    );
  });

  test(`“${mode.submit}” shows the server's sentence, and when to try again`, async ({ page }) => {
    const { sentence } = failures.too_many_attempts;
    await page.route(address, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '60' },
        json: { error: sentence, code: 'too_many_attempts' },
      }),
    );
    await fillIn(page, mode);
    await press(page, mode.submit);
    await expect(signInWindow(page).getByRole('alert')).toHaveText(
      /^Too many attempts\. .* You can try again at \d{1,2}:\d{2}\s[AP]M\.$/u,
    );
  });
}

test('a mistake of the server is told in its own sentence', async ({ page }) => {
  const { sentence } = failures.internal_error;
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 500, json: { error: sentence, code: 'internal_error' } }),
  );
  await fillIn(page, modes[0]);
  await press(page, 'Sign In');
  await expect(signInWindow(page).getByRole('alert')).toHaveText('An unexpected error occurred');
});

test('Google is offered only when the server says so', async ({ page }) => {
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ json: { user: null, profile: null, google: false } }),
  );
  await open(page, '/');
  await askFor(page, 'Log in');
  await expect(signInWindow(page).getByLabel('Email')).toBeVisible();
  await expect(signInWindow(page).getByText('Google')).toHaveCount(0);
});

test('a window whose script does not arrive is told, and the page goes on', async ({ page }) => {
  await page.route('**/assets/auth-dialog-*.js', (route) => route.abort());
  await open(page, '/');
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('This window did not load');
  await page.getByLabel('Your Text').fill('Half a thought');
  await expect(page.getByText(/^3 \/ \d+ words$/)).toBeVisible();
});
