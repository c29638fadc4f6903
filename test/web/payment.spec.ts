import { expect, type Page, test } from '@playwright/test';
import type { CheckoutSession } from '#contract/payments.ts';
import { expectSignedIn, fill, openAccount, press, signInWindow } from './account-steps.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { open } from './open.ts';
import { chooseGoogleAccount, register, signUpWithGoogle } from './people.ts';

type Begun = CheckoutSession & { token: string };

async function beginPayment(page: Page, plan: 'pro' | 'ultra' = 'pro'): Promise<Begun> {
  const data = { plan, billing_cycle: 'monthly' };
  const answer = await page.request.post('/api/payments/create-session', { data });
  const session: CheckoutSession = await answer.json();
  return { ...session, token: new URL(session.payment_url).searchParams.get('token') ?? '' };
}

const pay = (page: Page, { token }: Begun) =>
  page.request.post('/api/dev/payments/complete', { data: { token } });

const title = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function expectWords(page: Page, person: { name: string }, badge: string, words: string) {
  const account = await openAccount(page, person);
  await expect(account.getByText(badge, { exact: true })).toBeVisible();
  await expect(account.getByText(words)).toBeVisible();
}

test('from the price to the plan, by password and with the keyboard alone', async ({ page }) => {
  await page.clock.install();
  const ada = await register(page);
  await open(page, '/pricing');
  await expectSignedIn(page, ada);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Pro' }) })
    .getByRole('button')
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await expect(page.getByText('$5', { exact: true })).toBeVisible();
  await expect(page.getByText('No real payment is made')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Simulate Successful Payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.fastForward(2_000);

  await expect(title(page, 'Payment Successful!')).toBeVisible();
  await expect(page.getByText('Your Pro plan is active. 500 unused words were carried over.')).toBeVisible();
  await expect(page.getByText('Redirecting in 3 seconds...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(/^[^?]*\/(\?upgraded=true)?$/);
  await page.reload();
  await expectWords(page, ada, 'PRO', '0 / 30,500');

  await page.goto('/account-settings?tab=billing');
  await expect(page.getByRole('row').last()).toContainText('500 words carried over');
  await expect(page.getByText(/You can renew Pro from .* on/)).toBeVisible();

  await open(page, '/payment-success/upgrade-completed?plan=pro&status=success');
  await expect(page.getByText('Your account has been successfully upgraded to PRO plan!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Using' }).click();
  await expect(page).toHaveURL('/');
});

test('signed out on the success page, then by Google back to the same payment', async ({ page }) => {
  const grace = await signUpWithGoogle(page);
  const payment = await beginPayment(page);
  await pay(page, payment);
  await page.context().clearCookies();
  await open(page, `/external-payment-succes?session=${payment.session_id}&plan=pro&amount=5`);
  await expect(title(page, 'Activate Subscription')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await signInWindow(page).getByRole('link', { name: 'Sign in with Google' }).click();
  await chooseGoogleAccount(page, grace);

  await expect(title(page, 'Payment Verification')).toBeVisible();
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectWords(page, grace, 'PRO', '0 / 30,500');
  const keys = await stored(page);
  expect(keys).toMatchObject({ payment_completed: 'true', user_subscription_plan: 'pro' });
  expect(Number(keys.last_subscription_activation)).toBeGreaterThan(Date.now() - 60_000);
  expect(Date.parse(keys.subscription_activated_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(keys.selectedPlan).toBeUndefined();

  await page.evaluate(() => localStorage.removeItem('last_subscription_activation'));
  await open(page, `/payment-success/${payment.token}`);
  await expect(title(page, 'Subscription Already Active')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an address says how a payment stands, and starts nothing', async ({ page }) => {
  const ada = await register(page);
  const payment = await beginPayment(page, 'ultra');
  await page.context().clearCookies();
  await open(page, `/payment-success/${payment.token}`);
  const activate = page.getByRole('button', { name: 'Activate Subscription' });
  await expect(activate).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expectToFit(page);
  const email = page.getByRole('main').getByLabel('Email');
  const held = Promise.withResolvers<void>();
  await page.route('**/activate-by-email', (route) => held.promise.then(() => route.continue()));
  await email.fill('somebody.else@example.org');
  await activate.click();
  await expect(page.getByRole('button', { name: 'Activating...' })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('alert')).toContainText('We found no payment for this.');
  await expectAccessible(page);
  await email.fill(ada.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your payment is being confirmed.');
  await pay(page, payment);
  await activate.click();
  await expect(page.getByRole('alert')).toContainText('Your Ultra plan is active.');
  await expect(page.getByRole('alert')).toContainText('Sign in with this address to use it.');

  await page.getByRole('button', { name: 'Sign In' }).click();
  await fill(page, { Email: ada.email, Password: ada.password });
  await press(page, 'Sign In');
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectWords(page, ada, 'ULTRA', '0 / Unlimited');
});

test('a success URL without a payment waits in sight, says what happens next, and sees the payment come', async ({
  page,
}) => {
  await page.clock.install();
  const ada = await register(page);
  const payment = await beginPayment(page);
  await open(page, `/payment-success/${payment.token}`);
  await expect(title(page, 'Processing Payment')).toBeVisible();
  await expect(page.getByText('Your payment is being confirmed.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(title(page, 'Activate Subscription')).toBeVisible();
  await expect(
    page.getByText(
      'Processing is taking longer than expected. Please enter your email to activate your subscription:',
    ),
  ).toBeVisible();
  await expect(page.getByText('This page keeps asking.')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  const { profile } = await (await page.request.get('/api/auth/session')).json();
  expect(profile).toMatchObject({ subscription_plan: 'free', words_limit: 500 });

  await pay(page, payment);
  await page.clock.fastForward(60_000);
  await expect(title(page, 'Payment Successful!')).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(/^[^?]*\/(\?upgraded=true)?$/);
  await expectSignedIn(page, ada);
});

test('a payment page of nothing says so and leads on', async ({ page }) => {
  await page.goto('/payment-success');
  await expect(page).toHaveURL('/');
  await page.goto('/mock-payment?token=a.b.c&plan=pro');
  await expect(page).toHaveURL('/');
  await page.goto('/mock-payment?token=a.b.c&plan=pro&amount=5');
  await page.getByRole('button', { name: 'Simulate Successful Payment' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid payment token');
  await page.getByRole('link', { name: 'Cancel & Return to Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('an activation that fails for ten seconds says so, and can be tried again', async ({ page }) => {
  await register(page);
  await page.route('**/api/payments/process-success/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'An unexpected error occurred', code: 'internal_error' } }),
  );
  await page.clock.install();
  const answered = page.waitForResponse('**/api/payments/process-success/*');
  await open(page, '/payment-success/a.b.c');
  await answered;
  // Whoever asks again has heard the first answer.
  const again = page.waitForRequest('**/api/payments/process-success/*');
  await page.clock.fastForward(1_000);
  await again;
  await page.clock.fastForward(9_000);
  await expect(title(page, 'Activation Failed')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to activate subscription: An unexpected error occurred. Please contact support with reference: ',
  );
  await page.unroute('**/api/payments/process-success/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Invalid payment link. Please try again.')).toBeVisible();
});

test('the pages about payment URLs show, check, make and copy them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const line = (heading: string) => page.getByRole('region', { name: heading });

  await open(page, '/payment-urls-demo');
  await expect(line('Simple status')).toContainText('/payment-success?status=completed&ref=');
  await expect(line('Token in the path')).toContainText('Links that pass through mail');
  await expect(page.getByText('GET /api/demo/payment-urls')).toBeVisible();
  await line('Query parameters').getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible();
  await expect(line('Query parameters').getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(line('Query parameters').getByRole('button', { name: 'Copy URL' })).toBeVisible();
  expect(await copied()).toContain('/payment-success?session=');
  await expectToFit(page);
  await expectAccessible(page);

  await open(page, '/plan-payment-urls');
  await expect(line('Generated URL')).toContainText('https://longhand.example/payment-success?session=');
  await page.getByRole('radio', { name: 'Ultra' }).check();
  await expect(page.getByRole('radio', { name: 'Token in the path' })).toBeChecked();
  await page.getByRole('radio', { name: 'Simple status' }).check();
  await expect(line('Generated URL')).toContainText('needs the token type');
  await expect(line('Recommended URL')).toContainText('.planned.signature');
  await expect(line('Sample prices')).toContainText('$14.99');
  await expectToFit(page);
  await expectAccessible(page);

  await open(page, '/secret-payment-urls');
  await page.getByRole('button', { name: 'Generate Secret URL' }).click();
  await expect(page.getByRole('alert')).toHaveText('You must be logged in to generate secret URLs');
  await register(page);
  await open(page, '/secret-payment-urls');
  await page.getByRole('radio', { name: 'Ultra' }).check();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('39.99');
  const address = '**/api/payments/generate-secret-url';
  await page.route(address, (route) => route.abort());
  await page.getByRole('button', { name: 'Generate Secret URL' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to generate secret URL');
  await page.unroute(address);
  await page.getByLabel('Session id (optional)').fill('there-is-none');
  await page.getByRole('button', { name: 'Generate Secret URL' }).click();
  await expect(page.getByRole('alert')).toContainText('We found no payment for this.');
  await page.getByLabel('Session id (optional)').fill((await beginPayment(page)).session_id);
  await page.getByRole('button', { name: 'Generate Secret URL' }).click();
  const made = line('Your secret URL');
  await expect(made).toContainText('Single use. It expires in 24 hours.');
  await made.getByRole('button', { name: 'Copy URL' }).click();
  await expect(made.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(page.getByText('By itself it activates nothing')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  const opened = page.waitForEvent('popup');
  await made.getByRole('link', { name: 'Test URL' }).click();
  const tab = await opened;
  await expect(tab.getByText('Your payment is being confirmed.')).toBeVisible();
  await tab.reload();
  await expect(tab.getByText('This link has been used.')).toBeVisible();
});
