import { expect, type Page, test } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { fill, press, signInWindow } from './account-steps.ts';
import { complaintsOf } from './complaints.ts';
import { open } from './open.ts';
import { chooseGoogleAccount, register, somebody } from './people.ts';

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
    await expect(main).toContainText('An email 7 days before the end');
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
  await expect(signInWindow(page)).toContainText('sign in, then pay: $30 for a year of Pro.');
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
