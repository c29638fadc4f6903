import { expect, test } from '@playwright/test';
import { fill, openAccount, press as pressInWindow, signInWindow } from './account-steps.ts';
import { openAsGuest, press, stiff, wordsIn, yourText } from './humanizer-steps.ts';
import { expectStoredAsTold, expectToFit, open } from './look.ts';
import { beginPayment, billingOf, fact, pay, payByApi, subscribeTo, title } from './payment-steps.ts';
import { chooseGoogleAccount, register, signInReader } from './people.ts';
import { somebody } from '../server/people.ts';

/** A text with facts that has as many words as Pro allows in one request. */
const longText = Array.from({ length: 3_000 }, (_, at) => stiff.split(' ')[at % wordsIn(stiff)]).join(' ');

test('a guest at the limit signs up, pays for Pro by keyboard, and can then humanize the waiting text', async ({
  page,
}) => {
  await page.clock.install();
  await openAsGuest(page);
  await yourText(page).fill(longText);
  await press(page, 'Limit Exceeded');
  const limit = page.getByRole('dialog', { name: 'Free Limit Reached!' });
  await limit.getByRole('button', { name: 'Sign Up Free' }).click();
  const ada = somebody();
  await fill(page, { 'Full Name': ada.name, Email: ada.email, Password: ada.password });
  await pressInWindow(page, 'Create Account');
  await expect(signInWindow(page)).toBeHidden();
  await expect(yourText(page)).toHaveValue(longText);
  await expect(page.getByText('3,000 / 500 words')).toBeVisible();

  await yourText(page).fill(stiff);
  await press(page, 'Humanize');
  await expect(page.getByText('41 / 459 words')).toBeVisible();
  await yourText(page).fill(longText);
  await press(page, 'Limit Exceeded');
  const upgrade = page.getByRole('dialog', { name: 'Upgrade Required' });
  await expect(upgrade).toContainText('30,000 words a month, 3,000 in one request');
  await upgrade.getByRole('link', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL('/pricing');
  await subscribeTo(page, 'Pro').press('Enter');
  await expect(fact(page, 'Amount')).toContainText('$5');
  await pay(page);

  await expect(title(page, 'Payment Successful!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Your Pro plan is active. 459 unused words were carried over.',
  );
  await expect(fact(page, 'Words this month')).toContainText('30,459');
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(/^[^?]*\/(\?upgraded=true)?$/);
  await expect(yourText(page)).toHaveValue(longText);
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('3,000 / 30,459 words')).toBeVisible();
  await press(page, 'Humanize');
  await expect(page.getByText('3,000 / 27,459 words')).toBeVisible();
  await expect(page.getByText('27,459 of 30,459')).toBeVisible();
  const account = await openAccount(page, ada);
  await expect(account.getByText('PRO', { exact: true })).toBeVisible();
  await account.getByRole('link', { name: 'Usage Statistics' }).click();

  await expect(fact(page, 'Current Usage')).toContainText('3,000 of 30,459 words');
  const ledger = page.getByRole('table', { name: 'Words used and refunded' });
  await expect(ledger.getByRole('row').nth(1)).toContainText(/Text humanized\s*−3,000/);
  await page.goto('/account-settings?tab=billing');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(
    /Pro, monthly.*459 words carried over\s*Paid\s*\$5/,
  );
  await expectStoredAsTold(page, [
    '__Host-session',
    'tab_draft',
    'history',
    'humanizedTexts',
    'selectedPlan',
    'last_subscription_activation',
    'current_user_id',
  ]);
});

test(
  'a guest signs up with Google for a year of Pro, goes back without paying, pays signed out, and returns to it by signing in with Google',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.clock.install();
    const grace = somebody();
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/create-session')) begun.push(request.postData() ?? '');
    });
    await page.goto('/mock-payment?token=without.an.order&plan=pro');
    await expect(page).toHaveURL('/');
    await open(page, '/pricing');
    await page.getByRole('radio', { name: 'Annual' }).check();
    await subscribeTo(page, 'Pro').click();
    await expect(signInWindow(page)).toContainText('sign in, then pay: $30 for a year of Pro.');
    await signInWindow(page).getByRole('link', { name: 'Sign up with Google' }).click();
    await chooseGoogleAccount(page, grace);
    await expect(title(page, 'Mock Payment')).toBeVisible();
    await expectToFit(page);
    // Returning from the payment page begins no payment and changes nothing.
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
    await expect(subscribeTo(page, 'Ultra')).toBeEnabled();
    expect((await billingOf(page)).payments).toMatchObject([{ status: 'unfinished' }]);
    await page.goForward();
    expect(begun).toEqual([JSON.stringify({ plan: 'pro', billing_cycle: 'annual' })]);

    await page.context().clearCookies();
    await pay(page);
    await expect(title(page, 'Activate Subscription')).toBeVisible();
    await expect(page.getByText('You are signed out here.')).toBeVisible();
    const success = page.url();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signInWindow(page).getByRole('link', { name: 'Sign in with Google' }).click();
    await chooseGoogleAccount(page, grace);
    await expect(title(page, 'Payment Verification')).toBeVisible();
    await expect(title(page, 'Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(success);
    await expect(page.getByRole('main')).toContainText('You saved 50% with annual billing!');
    await page.clock.fastForward(2_000);
    await expect(page).toHaveURL('/');
    const account = await openAccount(page, grace);
    await expect(account.getByText('PRO', { exact: true })).toBeVisible();
    await expect(account.getByText('0 / 30,500')).toBeVisible();
    await expectStoredAsTold(page, ['__Host-session', 'auth_method', 'payment_completed']);
  },
);

test(
  'a payment made in one browser is found in another after signing in there, and only by the payer',
  { tag: '@phone-only' },
  async ({ page, context }) => {
    const ada = await register(page);
    const token = await beginPayment(page, 'ultra');
    const success = `/payment-success/${token}`;

    await context.clearCookies();
    await signInReader(page);
    await open(page, success);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Invalid payment link. Please try again.',
    );

    // The payer, in a browser without a session or stored data.
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open(page, success);
    const activate = page.getByRole('button', { name: 'Activate Subscription' });
    const found = page.getByRole('main').getByRole('alert');
    await page.getByRole('main').getByLabel('Email').fill(ada.email);
    await page.keyboard.press('Enter');
    await expect(found).toContainText('Your payment is being confirmed.');
    await payByApi(page, token);
    await activate.click();
    await expect(found).toContainText('Your Ultra plan is active.');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await fill(page, { Email: ada.email, Password: ada.password });
    await pressInWindow(page, 'Sign In');
    await expect(title(page, 'Payment Successful!')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page.getByLabel('Your Text')).toBeVisible();
    const account = await openAccount(page, ada);
    await expect(account.getByText('ULTRA', { exact: true })).toBeVisible();
    await expect(account.getByText('0 / Unlimited')).toBeVisible();
  },
);
