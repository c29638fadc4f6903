import { expect, type Page, test } from '@playwright/test';
import { arriveSignedIn, askFor, openAccount, press, signIn, signInWindow } from './account-steps.ts';
import { somebody } from './people.ts';
import { expectAccessible } from './look.ts';
import { open } from './open.ts';

const broken = { status: 500, json: { error: 'An unexpected error occurred', code: 'internal_error' } };

const states: Record<string, (page: Page) => Promise<void>> = {
  'the sign-in window with an error': async (page) => {
    await open(page, '/');
    await signIn(page, somebody());
    await expect(signInWindow(page).getByRole('alert')).toBeVisible();
  },
  'the window for signing up': async (page) => {
    await open(page, '/');
    await askFor(page, 'Try for free');
  },
  'the window for a forgotten password': async (page) => {
    await open(page, '/');
    await askFor(page, 'Log in');
    await press(page, 'Forgot password?');
    await signInWindow(page).getByLabel('Email').fill(somebody().email);
    await press(page, 'Send Reset Link');
    await expect(signInWindow(page).getByText('Reset instructions sent!')).toBeVisible();
  },
  'the user menu': async (page) => {
    const ada = somebody();
    await arriveSignedIn(page, ada);
    await openAccount(page, ada);
  },
  'the user menu of a Pro account that is nearly used up': async (page) => {
    await page.route('**/api/auth/session', async (route) => {
      const account = await (await route.fetch()).json();
      account.profile = {
        ...account.profile,
        subscription_plan: 'pro',
        words_used: 29_500,
        words_limit: 30_000,
      };
      await route.fulfill({ json: account });
    });
    const ada = somebody();
    await arriveSignedIn(page, ada);
    await openAccount(page, ada);
  },
  'the user menu of an Ultra account': async (page) => {
    await page.route('**/api/auth/session', async (route) => {
      const account = await (await route.fetch()).json();
      account.profile = { ...account.profile, subscription_plan: 'ultra', words_limit: -1 };
      await route.fulfill({ json: account });
    });
    const ada = somebody();
    await arriveSignedIn(page, ada);
    await openAccount(page, ada);
  },
  'an account that cannot be read': async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('current_user_id', '1');
      localStorage.setItem('auth_method', 'oauth');
    });
    await page.route('**/api/auth/session', (route) => route.fulfill(broken));
    await open(page, '/');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'the form for a new password, with an error': async (page) => {
    await open(page, '/reset-password?token=abc');
    await page.getByLabel('New Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'a reset link that is not good': async (page) => {
    await open(page, '/reset-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'an address that is not confirmed': async (page) => {
    await arriveSignedIn(page, somebody(), '/verify-email?token=abc');
    await expect(page.getByRole('main').getByRole('button', { name: 'Send it again' })).toBeVisible();
  },
  'the way back from Google': async (page) => {
    await page.route('**/api/auth/google/callback', () => undefined);
    await open(page, '/auth/callback?code=1&state=2');
    await expect(page.getByText('Completing Google sign in...')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${state}`, async ({ page }) => {
    await reach(page);
    await expectAccessible(page);
  });
}
