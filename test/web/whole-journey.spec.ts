import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Billing } from '#contract/billing.ts';
import { fill, openAccount, press as pressInWindow, signIn, signInWindow } from './account-steps.ts';
import { openAsGuest, press, result, stiff, wordsIn, yourText } from './humanizer-steps.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { open } from './open.ts';
import { chooseGoogleAccount, register, somebody } from './people.ts';

const title = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

const subscribeTo = (page: Page, plan: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: plan, exact: true }) })
    .getByRole('button', { name: 'Subscribe Now' });

const fact = (page: Page | Locator, name: string) => page.getByText(name, { exact: true }).locator('..');

/** As many words as Pro takes in one request, with facts in them. */
const longText = Array.from({ length: 3_000 }, (_, at) => stiff.split(' ')[at % wordsIn(stiff)]).join(' ');

/** At the mock page, which takes its two seconds of the page's clock. */
async function pay(page: Page) {
  await expect(title(page, 'Mock Payment')).toBeVisible();
  await page.getByRole('button', { name: 'Simulate Successful Payment' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.fastForward(2_000);
}

async function beginPayment(page: Page, plan = 'Pro') {
  await open(page, '/pricing');
  await expect(page.getByText('Your plan')).toBeVisible();
  await subscribeTo(page, plan).click();
  await expect(title(page, 'Mock Payment')).toBeVisible();
}

async function billingOf(page: Page): Promise<Billing> {
  return (await page.request.get('/api/user/billing')).json();
}

test.describe('on a wide screen', () => {
  test('a guest uses up the free words, signs up, pays for Pro, and Pro humanizes what was waiting', async ({
    page,
  }) => {
    await page.clock.install();
    await openAsGuest(page);
    await yourText(page).fill(Array.from({ length: 12 }, () => stiff).join('\n\n'));
    await press(page, 'Humanize');
    await expect(result(page)).toContainText('1974');
    await expect(page.getByText('492 / 8 words')).toBeVisible();
    await yourText(page).fill(longText);
    const limit = page.getByRole('dialog', { name: 'Free Limit Reached!' });
    await expect(limit).toContainText('This text has 3,000 words, and you have 8 left.');
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
    const upgrade = page.getByRole('dialog', { name: 'Upgrade Required' });
    await expect(upgrade).toContainText('30,000 words a month, 3,000 in one request');
    await upgrade.getByRole('link', { name: 'Upgrade Now' }).click();
    await expect(page).toHaveURL('/pricing');
    await subscribeTo(page, 'Pro').click();
    await pay(page);

    await expect(title(page, 'Payment Successful!')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Your Pro plan is active. 459 unused words were carried over.',
    );
    await expect(fact(page, 'Words this month')).toContainText('30,459');
    await page.clock.fastForward(3_000);
    await expect(page).toHaveURL(/^[^?]*\/(\?upgraded=true)?$/);
    await expect(yourText(page)).toHaveValue(longText);
    await expect(page.getByText('3,000 / 30,459 words')).toBeVisible();
    await press(page, 'Humanize');
    await expect(page.getByText('3,000 / 27,459 words')).toBeVisible();
    await expect(page.getByText('27,459 of 30,459')).toBeVisible();
    await expect(result(page)).not.toContainText('It is important to note');
    const account = await openAccount(page, ada);
    await expect(account.getByText('PRO', { exact: true })).toBeVisible();
    await account.getByRole('link', { name: 'Usage Statistics' }).click();

    await expect(fact(page, 'Current Usage')).toContainText('3,000 of 30,459 words');
    await expect(fact(page, 'Remaining')).toContainText('27,459 words');
    const ledger = page.getByRole('table', { name: 'Changes to your words' });
    await expect(ledger.getByRole('row').nth(1)).toContainText(/Text humanized\s*−3,000/);
    await page.goto('/account-settings?tab=billing');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(
      /Pro, monthly.*459 words carried over\s*Paid\s*\$5/,
    );
    await expect(fact(page, 'Words carried over').first()).toContainText('459');
    const mails = await page.request.get(`/api/dev/outbox?to=${ada.email}`);
    expect(await mails.text()).toContain('Your Pro plan is active');
  });

  test('a payment page left without paying changes nothing, and says so', async ({ page }) => {
    const ada = await register(page);
    await beginPayment(page);
    await page.getByRole('link', { name: 'Cancel & Return to Pricing' }).click();
    const notes = page.getByRole('region', { name: 'Notifications' });
    await expect(notes).toContainText(
      'No payment has arrived yetIf you left without paying, nothing is charged',
    );
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Your plan')).toBeVisible();
    await expect(notes).not.toContainText('No payment has arrived yet');

    await subscribeTo(page, 'Ultra').click();
    await expect(title(page, 'Mock Payment')).toBeVisible();
    await page.goBack();
    await expect(notes).toContainText('No payment has arrived yet');
    await expect(subscribeTo(page, 'Ultra')).toBeEnabled();
    const account = await openAccount(page, ada);
    await expect(account.getByText('FREE', { exact: true })).toBeVisible();
    await expect(account.getByText('0 / 500')).toBeVisible();
    await page.goto('/account-settings?tab=billing');
    await expect(page.getByRole('row', { name: 'Not paid yet' })).toHaveCount(2);
  });

  test('a reload, the way back and a second payment after the plan has started change nothing', async ({
    page,
  }) => {
    await page.clock.install();
    const ada = await register(page);
    await beginPayment(page);
    await pay(page);
    await expect(title(page, 'Payment Successful!')).toBeVisible();
    const success = page.url();
    const bought = await billingOf(page);

    await page.reload();
    await expect(page.getByRole('main')).toContainText(
      'Subscription Already Active. Your Pro plan is running.',
    );
    await page.clock.fastForward(60_000);
    await open(page, success);
    await expect(title(page, 'Subscription Already Active')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You are not charged twice.');
    await page.clock.fastForward(3_000);
    await expect(page).toHaveURL('/');

    await page.goBack();
    await page.goBack();
    await pay(page);
    await expect(title(page, 'Subscription Already Active')).toBeVisible();
    expect(await billingOf(page)).toEqual(bought);

    await open(page, '/pricing');
    await expect(page.getByText('Your plan, monthly until')).toBeVisible();
    await subscribeTo(page, 'Pro').click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Already Active!');
    const account = await openAccount(page, ada);
    await expect(account.getByText('0 / 30,500')).toBeVisible();
  });
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('a guest at the limit chooses a year of Pro, signs up with Google, pays, and Pro humanizes what was waiting', async ({
    page,
  }) => {
    await page.clock.install();
    const grace = somebody();
    await openAsGuest(page);
    await yourText(page).fill(longText);
    await expect(page.getByRole('dialog', { name: 'Free Limit Reached!' })).toBeVisible();
    await open(page, '/pricing');
    await page.getByRole('radio', { name: 'Annual' }).check();
    await subscribeTo(page, 'Pro').click();
    await expect(signInWindow(page)).toContainText('sign in, then pay: $30 for a year of Pro.');
    await signInWindow(page).getByRole('link', { name: 'Sign up with Google' }).click();
    await chooseGoogleAccount(page, grace);
    await expect(title(page, 'Mock Payment')).toBeVisible();
    await expectToFit(page);
    await pay(page);

    await expect(title(page, 'Payment Verification')).toBeVisible();
    await expect(title(page, 'Payment Successful!')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You saved 50% with annual billing!');
    await expectToFit(page);
    await page.clock.fastForward(2_000);
    await expect(page).toHaveURL('/');
    await expect(yourText(page)).toHaveValue(longText);
    await expect(page.getByText('3,000 / 30,500 words')).toBeVisible();
    await press(page, 'Humanize');
    await expect(page.getByText('3,000 / 27,500 words')).toBeVisible();
    const account = await openAccount(page, grace);
    await expect(account.getByText('PRO', { exact: true })).toBeVisible();
    await expect(account.getByText('3,000 / 30,500')).toBeVisible();
    await page.goto('/account-settings?tab=billing');
    await expect(page.getByRole('row').last()).toContainText(
      /Pro, annual.*500 words carried over\s*Paid\s*\$30/,
    );
    await expectToFit(page);
  });

  test('what was paid in one browser is found in another after signing in there, and only by the payer', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.clock.install();
    const ada = await register(page);
    await beginPayment(page);
    const left = Promise.withResolvers<string>();
    await page.route('**/payment-success/*', (route) => {
      left.resolve(route.request().url());
      return route.abort();
    });
    await pay(page);
    const success = await left.promise;

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const there = await elsewhere.newPage();
    await register(there);
    await open(there, success);
    await expect(there.getByRole('main').getByRole('alert')).toHaveText(
      'Invalid payment link. Please try again.',
    );
    await elsewhere.clearCookies();
    await open(there, success);
    await expect(title(there, 'Activate Subscription')).toBeVisible();
    await there.getByRole('button', { name: 'Sign In' }).click();
    await fill(there, { Email: ada.email, Password: ada.password });
    await pressInWindow(there, 'Sign In');
    await expect(title(there, 'Payment Successful!')).toBeVisible();
    await expect(there.getByRole('main')).toContainText('500 unused words were carried over');
    await there.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(there.getByText('30,500 of 30,500')).toBeVisible();
    await elsewhere.close();

    await page.unroute('**/payment-success/*');
    await open(page, success);
    await expect(title(page, 'Subscription Already Active')).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page.getByText('30,500 of 30,500')).toBeVisible();
  });

  test('who signs out before coming back is asked to sign in at once, and then the plan runs', async ({
    page,
  }) => {
    await page.clock.install();
    const ada = await register(page);
    await beginPayment(page, 'Ultra');
    await page.request.post('/api/auth/logout');
    await pay(page);
    await expect(title(page, 'Activate Subscription')).toBeVisible();
    await expect(page.getByText('You are signed out here.')).toBeVisible();
    await signIn(page, ada);
    await expect(title(page, 'Payment Successful!')).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page.getByText('0 / Unlimited words')).toBeVisible();
  });
});
