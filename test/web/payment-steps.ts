import { expect, type Locator, type Page } from '@playwright/test';
import type { Billing } from '#contract/billing.ts';
import type { CheckoutSession } from '#contract/payments.ts';

export const title = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

export const subscribeTo = (page: Page, plan: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: plan, exact: true }) })
    .getByRole('button', { name: 'Subscribe Now' });

export const fact = (page: Page | Locator, name: string) =>
  page.getByText(name, { exact: true }).locator('..');

/** Pays on the mock page, which takes two seconds of the page's clock. */
export async function pay(page: Page) {
  await expect(title(page, 'Mock Payment')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Simulate Successful Payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.fastForward(2_000);
}

/** Begins a payment through the API as the signed-in user and returns the token that its success URL has. */
export async function beginPayment(page: Page, plan: 'pro' | 'ultra'): Promise<string> {
  const data = { plan, billing_cycle: 'monthly' };
  const answer = await page.request.post('/api/payments/create-session', { data });
  const { payment_url }: CheckoutSession = await answer.json();
  return new URL(payment_url).searchParams.get('token') ?? '';
}

export const payByApi = (page: Page, token: string) =>
  page.request.post('/api/dev/payments/complete', { data: { token } });

export async function billingOf(page: Page): Promise<Billing> {
  return (await page.request.get('/api/user/billing')).json();
}
