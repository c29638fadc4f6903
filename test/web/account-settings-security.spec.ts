import { expect, type Page, test } from '@playwright/test';
import { failures } from '#contract/errors.ts';
import { expectAccessible } from './look.ts';
import { chooseGoogleAccount, type Person, register, signUpWithGoogle } from './people.ts';

const address = '/account-settings?tab=security';
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Security' });

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await field(page, label).fill(value);
  }
}

async function canSignIn(page: Page, person: Person): Promise<boolean> {
  const { email, password } = person;
  return (await page.request.post('/api/auth/login', { data: { email, password } })).ok();
}

test.describe('an account with a password', () => {
  test('changes the password by keyboard alone, and the old one no longer works', async ({ page }) => {
    const person = await register(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Change Password' }).press('Enter');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a longer sentence');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'New Password')).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a longer sentence');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password updated successfully', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
    expect(await canSignIn(page, person)).toBe(false);
    expect(await canSignIn(page, { ...person, password: 'a longer sentence' })).toBe(true);
  });
});

test.describe('an account of Google’s', () => {
  test('sets a password, and becomes one with both', async ({ page }) => {
    const person = await signUpWithGoogle(page);
    await page.goto(address);
    await expect(panel(page)).toContainText('Your account is secured by Google OAuth.');
    await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await fill(page, { Password: person.password, 'Confirm Password': person.password });
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByText(/You can now log in with either Google or email\/password/)).toBeVisible();
    await expect(panel(page)).toContainText('secured by Google OAuth and by email and password');
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
    expect(await canSignIn(page, person)).toBe(true);
  });

  test('is led through Google and back to the form when its sign-in is not fresh', async ({ page }) => {
    const person = await signUpWithGoogle(page);
    const onwards = page.getByRole('link', { name: 'Continue with Google' });
    const submit = async () => {
      await fill(page, { Password: person.password, 'Confirm Password': person.password });
      await page.getByRole('button', { name: 'Set Password' }).click();
    };
    const tooLongAgo = {
      status: 403,
      json: { error: failures.google_required.sentence, code: 'google_required' },
    };
    const askAgain = async () => {
      await page.route('**/api/user/set-password', (route) => route.fulfill(tooLongAgo), { times: 1 });
      await submit();
      await onwards.click();
    };
    await page.route('**/api/user/set-password', (route) => route.fulfill(tooLongAgo), { times: 1 });
    await page.goto(address);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await submit();
    await expect(page.getByRole('alert')).toContainText('Please sign in with Google once more');
    await expect(onwards).toBeFocused();
    await expectAccessible(page);
    await onwards.press('Enter');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/tab=security/);
    await expect(page.getByRole('alert')).toContainText(
      'Google has not confirmed that it is you. You came back without choosing an account there. Nothing has been changed.',
    );

    await askAgain();
    await chooseGoogleAccount(page, { ...person, email: `another.${person.email}` });
    await expect(page).toHaveURL(/tab=security/);
    await expect(page.getByRole('alert')).toContainText(failures.google_mismatch.sentence);

    await askAgain();
    await chooseGoogleAccount(page, person);
    await expect(page).toHaveURL(/tab=security/);
    await expect(page.getByText('Google has confirmed that it is you.')).toBeVisible();
    await fill(page, { Password: person.password, 'Confirm Password': person.password });
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByText(/You can now log in with either Google/)).toBeVisible();
  });
});
