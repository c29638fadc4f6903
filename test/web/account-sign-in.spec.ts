import { expect, type Route, test } from '@playwright/test';
import { failures } from '#contract/errors.ts';
import { askFor, expectSignedIn, signInWindow } from './account-steps.ts';
import { chooseGoogleAccount, signIn } from './people.ts';
import { somebody } from '../server/people.ts';
import { open } from './look.ts';

test('a user signs up with Google from the middle of a page, later reauthenticates with Google and adds a password', async ({
  page,
}) => {
  const ada = somebody();
  await open(page, '/#faq');
  await askFor(page, 'Try for free');
  await signInWindow(page).getByRole('link', { name: 'Sign up with Google' }).click();
  await chooseGoogleAccount(page, ada);
  await expect(page).toHaveURL('/#faq');
  await expectSignedIn(page, ada);
  expect(await page.evaluate(() => localStorage.getItem('auth_method'))).toBe('oauth');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  const fillIn = async () => {
    for (const label of ['Password', 'Confirm Password'])
      await page.getByRole('textbox', { name: label, exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Set Password' }).click();
  };
  const json = { error: failures.proof_required.sentence, code: 'proof_required' };
  const refuse = (route: Route) => route.fulfill({ status: 403, json });
  await page.route('**/api/user/set-password', refuse, { times: 1 });
  await page.goto('/account-settings?tab=security');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await fillIn();
  await page.getByRole('link', { name: 'Continue with Google' }).press('Enter');
  await chooseGoogleAccount(page, ada);
  await expect(page).toHaveURL(/tab=security/);
  await expect(page.getByText('Google has confirmed that it is you.')).toBeVisible();
  await fillIn();
  await expect(page.getByRole('tabpanel')).toContainText('by Google OAuth and by email and password');
  await signIn(page, ada);
});
