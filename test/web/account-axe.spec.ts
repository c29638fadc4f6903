import { expect, type Page, test } from '@playwright/test';
import { arriveSignedIn } from './account-steps.ts';
import { somebody } from './people.ts';
import { expectAccessible } from './look.ts';
import { open } from './open.ts';

const broken = { status: 500, json: { error: 'An unexpected error occurred', code: 'internal_error' } };

const states: Record<string, (page: Page) => Promise<void>> = {
  'an account that cannot be read': async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('current_user_id', '1');
      localStorage.setItem('auth_method', 'oauth');
    });
    await page.route('**/api/auth/session', (route) => route.fulfill(broken));
    await open(page, '/');
    await expect(page.getByRole('alertdialog')).toBeVisible();
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
