import { expect, test } from '@playwright/test';
import { askFor, expectSignedIn, fill, mailedLink, press, signInWindow } from './account-steps.ts';
import { register } from './people.ts';
import { open } from './look.ts';

test('what is mailed to somebody confirms the address and, later, sets a new password', async ({ page }) => {
  const ada = await register(page);
  await page.context().clearCookies();
  await open(page, await mailedLink(page.request, ada.email, 'Confirm your email address'));
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expect(page.getByText(ada.email)).toBeVisible();

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
  await fill(page, { Email: ada.email, Password: ada.password });
  await press(page, 'Sign In');
  await expect(signInWindow(page).getByRole('alert')).toHaveText('Invalid email or password');
  await fill(page, { Password: password });
  await press(page, 'Sign In');
  await expectSignedIn(page, ada);
  await expect(page).toHaveURL('/');
});
