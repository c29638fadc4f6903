import { expect, test } from '@playwright/test';
import { askFor, expectSignedIn, fill, mailedLink, press, signInWindow } from './account-steps.ts';
import { register } from './people.ts';
import { open } from './look.ts';

test('a user who forgot the password sets a new one with the emailed link and signs in with it', async ({
  page,
}) => {
  const ada = await register(page);
  await page.context().clearCookies();
  await open(page, '/');
  await askFor(page, 'Log in');
  await press(page, 'Forgot password?');
  await fill(page, { Email: ada.email });
  await press(page, 'Send Reset Link');
  await expect(signInWindow(page).getByRole('status')).toHaveText('Reset instructions sent!');
  await open(page, await mailedLink(page.request, ada.email, 'Reset your password'));
  const password = 'another long sentence';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await fill(page, { Email: ada.email, Password: password });
  await press(page, 'Sign In');
  await expectSignedIn(page, ada);
  await expect(page).toHaveURL('/');
});
