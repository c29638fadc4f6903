import { expect, test } from '@playwright/test';
import { askFor, expectSignedIn, mailedLink, press } from './account-steps.ts';
import { open } from './look.ts';
import { register } from './people.ts';

test('a user adds a passkey and signs in with nothing else', async ({ page }) => {
  // The device confirms the first request, which has to be that of the button and not that of autofill.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  const ada = await register(page);
  await open(page, await mailedLink(page.request, ada.email, 'Confirm your email address'));
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();

  await open(page, '/account-settings?tab=security');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Work laptop');
  await name.press('Enter');
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Work laptop');
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await page.context().clearCookies();
  await open(page, '/');
  await askFor(page, 'Log in');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await press(page, 'Sign in with a passkey');
  await expectSignedIn(page, ada);
  await open(page, '/account-settings?tab=security');
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('last used today');
});
