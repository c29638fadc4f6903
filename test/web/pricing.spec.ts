import { expect, type Page, test } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import type { Account, AuthMethod, Profile } from '#contract/account.ts';
import { planChangeBlocks } from '#contract/plan-change.ts';
import { fill, press, signInWindow } from './account-steps.ts';
import { complaintsOf } from './complaints.ts';
import { expectAccessible, expectToFit } from './look.ts';
import { open } from './open.ts';
import { chooseGoogleAccount, register, signInReader, somebody } from './people.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

const subscribe = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: 'Subscribe Now' });

const showYears = (page: Page) => page.getByRole('radio', { name: 'Annual' }).check();

type Refusal = { status: number; error: string; code: string };

/** The provider's page, and the call that leads there. Answers with what the call was asked for. */
async function openShop(page: Page, ...refusals: Refusal[]) {
  const asked: unknown[] = [];
  await page.route('**/a-payment-page?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
  );
  await page.route('**/api/payments/create-session', (route) => {
    asked.push(route.request().postDataJSON());
    const refusal = refusals[asked.length - 1];
    return refusal
      ? route.fulfill({ status: refusal.status, json: refusal })
      : route.fulfill({
          status: 201,
          json: {
            session_id: '1',
            payment_url: new URL('/a-payment-page?session=1', page.url()).href,
            expires_at: '2026-11-20T13:00:00Z',
          },
        });
  });
  return asked;
}

const expectPayment = (page: Page) => expect(page).toHaveURL('/a-payment-page?session=1');

const stored = (page: Page) =>
  page.evaluate(() =>
    ['selectedPlan', 'selectedBillingCycle', 'selectedPrice'].map((key) => localStorage.getItem(key)),
  );

const now = '2026-11-20T12:00:00Z';

/** The server's answer about whoever is signed in, with the plan that the test is about. */
async function showAs(page: Page, profile: Partial<Profile>, auth_method: AuthMethod = 'manual') {
  await page.route('**/api/auth/session', async (route) => {
    const answer: Account = await (await route.fetch()).json();
    const { user } = answer;
    return route.fulfill({
      json: { ...answer, user: { ...user, auth_method }, profile: { ...answer.profile, ...profile } },
    });
  });
}

const proFor = (billing_cycle: 'monthly' | 'annual'): Partial<Profile> => ({
  subscription_plan: 'pro',
  subscription_status: 'active',
  billing_cycle,
  subscription_end: billing_cycle === 'annual' ? '2027-06-03T12:00:00Z' : '2026-12-15T12:00:00Z',
  words_limit: 30_000,
});

async function signUpInWindow(page: Page) {
  const ada = somebody();
  await fill(page, { 'Full Name': ada.name, Email: ada.email, Password: ada.password });
  await press(page, 'Create Account');
}

test(
  'a visitor compares months and years, and is told what a term is',
  { tag: '@phone' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    await open(page, '/pricing');
    const main = page.getByRole('main');
    const apps = main.getByRole('region', { name: `${brand.name} for your phone` });
    await expect(apps.getByRole('link', { name: 'Android' })).toHaveAttribute('href', brand.androidApp);
    await expect(apps.getByRole('link', { name: 'iOS' })).toHaveAttribute('href', brand.iosApp);

    await expect(card(page, 'Free')).toContainText(/\$0 per month.*Get Started/);
    await expect(card(page, 'Free')).toContainText('500');
    await expect(card(page, 'Pro')).toContainText(/Most Popular\$5 per monthA year saves 50%/);
    await expect(card(page, 'Pro')).toContainText('30,000');
    await expect(card(page, 'Pro')).toContainText('3,000');
    await expect(card(page, 'Ultra')).toContainText('Unlimited');
    await expect(page.getByText('Most Popular')).toHaveCount(1);
    await expect(page.getByText('Your plan')).toHaveCount(0);
    await expect(main).toContainText('Nothing renews by itself');
    await expect(main).toContainText('A mail 7 days before the end');
    const custom = main.getByRole('region', { name: 'Need a Custom Plan?' });
    await expect(custom.getByRole('link')).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}?subject=Custom%20plan`,
    );

    const before = await page.getByRole('heading', { name: 'What you pay for' }).boundingBox();
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expect(card(page, 'Pro')).toContainText(
      /\$30 per yearSaves 50%: \$2\.50 per month\$30, where 12.×.\$5/,
    );
    await expect(card(page, 'Ultra')).toContainText(/\$60 per yearSaves 50%: \$5 per month/);
    expect(await page.getByRole('heading', { name: 'What you pay for' }).boundingBox()).toEqual(before);
    expect(complaints).toEqual([]);
  },
);

test('a visitor chooses a plan by keyboard, signs up, and the payment begins without another step', async ({
  page,
}) => {
  await open(page, '/pricing');
  await showYears(page);
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2);
  await subscribe(page, 'Pro').press('Enter');
  await expect(signInWindow(page)).toContainText('Then comes the payment: $30 for a year of Pro.');
  await expect(signInWindow(page).getByLabel('Full Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signInWindow(page)).toHaveCount(0);
  await expect(subscribe(page, 'Pro')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signInWindow(page).getByLabel('Full Name')).toBeFocused();
  const ada = somebody();
  await fill(page, { 'Full Name': ada.name, Email: ada.email });
  await signInWindow(page).getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mock-payment\?token=[^&]+&plan=pro&amount=30$/);
  expect(await stored(page)).toEqual(['pro', 'annual', '30']);
});

test('the way to Google and back leads on to the payment, and coming back from there does not', async ({
  page,
}) => {
  await open(page, '/pricing');
  const asked = await openShop(page);
  await showYears(page);
  await subscribe(page, 'Ultra').click();
  await signInWindow(page).getByRole('link', { name: 'Sign up with Google' }).click();
  await chooseGoogleAccount(page, somebody());
  await expectPayment(page);
  expect(asked).toEqual([{ plan: 'ultra', billing_cycle: 'annual' }]);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByText('Your plan')).toBeVisible();
  await expect(subscribe(page, 'Ultra')).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('with the storage blocked the payment still follows; Get Started leads to the tool', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/pricing');
  const asked = await openShop(page);
  await card(page, 'Free').getByRole('button', { name: 'Get Started' }).click();
  await signUpInWindow(page);
  await expect(page).toHaveURL('/');
  await page.context().clearCookies();
  await open(page, '/pricing');
  await subscribe(page, 'Pro').click();
  await signUpInWindow(page);
  await expectPayment(page);
  expect(asked).toEqual([{ plan: 'pro', billing_cycle: 'monthly' }]);
});

test('a session that has ended meanwhile is opened again on the way to the payment', async ({ page }) => {
  const ada = await register(page);
  await open(page, '/pricing');
  await expect(page.getByText('Your plan')).toBeVisible();
  await page.context().clearCookies();
  const asked = await openShop(page, { status: 401, error: 'User not authenticated', code: 'not_signed_in' });
  await subscribe(page, 'Pro').click();
  await expect(signInWindow(page)).toContainText('Your session has ended.');
  await press(page, 'Sign in');
  await fill(page, { Email: ada.email, Password: ada.password });
  await press(page, 'Sign In');
  await expectPayment(page);
  expect(asked).toHaveLength(2);
});

test('somebody with a year is told why months are disabled, and each rule says its own', async ({ page }) => {
  await signInReader(page);
  await showAs(page, proFor('annual'));
  await page.clock.setFixedTime(now);
  await open(page, '/pricing');
  const asked = await openShop(page);
  const notes = page.getByRole('region', { name: 'Notifications' });

  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(card(page, 'Pro')).toContainText('Your plan, annual until June 3, 2027');
  await expect(card(page, 'Ultra')).toContainText('the time on Pro does not come along');
  await subscribe(page, 'Pro').click();
  await expect(notes).toContainText(
    `Payment InformationAlready Active! ${planChangeBlocks.duplicate_purchase.sentence}`,
  );
  await card(page, 'Free').getByRole('button', { name: 'Get Started' }).click();
  await expect(notes).toContainText(`Already Free${planChangeBlocks.already_free.sentence}`);

  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page.getByText('so monthly plans are disabled')).toBeVisible();
  await expect(subscribe(page, 'Pro')).toBeDisabled();
  await expect(subscribe(page, 'Ultra')).toBeDisabled();
  await subscribe(page, 'Ultra').press('Enter');
  await expect(notes).toContainText(
    `Payment BlockedAnnual Plan Active! ${planChangeBlocks.annual_to_monthly_blocked.sentence}`,
  );
  expect(asked).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 400 });
  await expectToFit(page);
});

test('somebody with months sees that a year is better value; what the server refuses is told alike', async ({
  page,
}) => {
  await signInReader(page);
  await showAs(page, proFor('monthly'), 'oauth');
  await page.clock.setFixedTime(now);
  await open(page, '/pricing');
  const refused = [
    'oauth_linking_issue',
    'oauth_data_missing',
    'downgrade_blocked',
    'invalid_change',
  ] as const;
  const missing = 'Payment URL not configured for ultra plan with annual billing';
  await openShop(
    page,
    ...refused.map((code) => ({ status: 409, error: planChangeBlocks[code].sentence, code })),
    { status: 503, error: missing, code: 'payment_unconfigured' },
    { status: 500, error: 'An unexpected error occurred', code: 'internal_error' },
  );
  const notes = page.getByRole('region', { name: 'Notifications' });

  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await showYears(page);
  await expect(page.getByText('A year is better value')).toContainText('That is 50% less.');
  await expectAccessible(page);
  await subscribe(page, 'Pro').click();
  await expect(notes).toContainText(
    `Payment NoticeBilling Change Not Available ${planChangeBlocks.oauth_billing_change.sentence}`,
  );
  for (const code of refused) {
    const { toast, title, sentence } = planChangeBlocks[code];
    await subscribe(page, 'Ultra').click();
    await expect(notes).toContainText(`${toast}${title} ${sentence}`);
  }
  await subscribe(page, 'Ultra').click();
  await expect(notes).toContainText(`Payment Failed${missing}`);
  await subscribe(page, 'Ultra').click();
  await expect(notes).toContainText('Payment processing failed. Please try again.');
  await subscribe(page, 'Ultra').click();
  await expectPayment(page);
});

test('while the payment page is asked for, the button says so and the others wait', async ({ page }) => {
  await signInReader(page);
  await open(page, '/pricing');
  await expect(page.getByText('Your plan')).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/payments/create-session', async (route) => {
    await answered.promise;
    await route.abort();
  });
  await subscribe(page, 'Pro').click();
  const busy = card(page, 'Pro').getByRole('button', { name: 'Processing...' });
  await expect(busy).toBeDisabled();
  await expect(subscribe(page, 'Ultra')).toBeDisabled();
  answered.resolve();
  await expect(page.getByRole('alert')).toContainText('Payment Failed');
  await expect(subscribe(page, 'Pro')).toBeEnabled();
});

test('home greets whoever has just paid with the plan at once, and nobody else', async ({ page }) => {
  await register(page);
  const greeting = page.getByText('Payment successful! Updating your subscription...');
  const badge = page.locator('.plan-badge').first();
  await open(page, '/?upgraded=true');
  await expect(page).toHaveURL('/');
  await expect(greeting).toHaveCount(0);
  await expect(badge).toHaveText('FREE');

  await page.evaluate((paidAt) => {
    localStorage.setItem('selectedPlan', 'ultra');
    localStorage.setItem('last_subscription_activation', String(paidAt));
  }, Date.parse(now));
  await page.clock.install({ time: now });
  await page.clock.pauseAt('2026-11-20T12:00:30Z');
  await open(page, '/?upgraded=true');
  // In small steps, since React's own timers stand still too, and the greeting has but a second of this clock.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(greeting).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/');
  await expect(greeting).toHaveCount(0);
  await expect(badge).toHaveText('ULTRA');
  await page.clock.runFor(19_000);
  await expect(badge).toHaveText('FREE');
});
