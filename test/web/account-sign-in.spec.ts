import { expect, test } from '@playwright/test';
import { failures } from '#contract/errors.ts';
import { askFor, expectArrival, expectSignedIn, signInWindow } from './account-steps.ts';
import { chooseGoogleAccount, signIn } from './people.ts';
import { somebody } from '../server/people.ts';
import { open } from './look.ts';

test('somebody signs up with Google from the middle of a page, confirms with Google later, and has a password too', async ({
  page,
}) => {
  const ada = somebody();
  await open(page, '/#faq');
  await askFor(page, 'Try for free');
  await signInWindow(page).getByRole('link', { name: 'Sign up with Google' }).click();
  await chooseGoogleAccount(page, ada);
  await expectArrival(page, '/#faq');
  await expectSignedIn(page, ada);
  expect(await page.evaluate(() => localStorage.getItem('auth_method'))).toBe('oauth');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  const onwards = page.getByRole('link', { name: 'Continue with Google' });
  const submit = async () => {
    for (const label of ['Password', 'Confirm Password']) {
      await page.getByRole('textbox', { name: label, exact: true }).fill(ada.password);
    }
    await page.getByRole('button', { name: 'Set Password' }).click();
  };
  const leaveForGoogle = async () => {
    const json = { error: failures.proof_required.sentence, code: 'proof_required' };
    await page.route('**/api/user/set-password', (route) => route.fulfill({ status: 403, json }), {
      times: 1,
    });
    await submit();
    await expect(onwards).toBeFocused();
    await onwards.press('Enter');
  };
  await page.goto('/account-settings?tab=security');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await leaveForGoogle();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/tab=security/);
  await expect(page.getByRole('alert')).toContainText(
    'Google has not confirmed that it is you. You came back without choosing an account there. Nothing has been changed.',
  );
  await leaveForGoogle();
  await chooseGoogleAccount(page, ada);
  await expect(page).toHaveURL(/tab=security/);
  await expect(page.getByText('Google has confirmed that it is you.')).toBeVisible();
  await submit();
  await expect(page.getByText(/You can now log in with either Google/)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('by Google OAuth and by email and password');
  await signIn(page, ada);
});
