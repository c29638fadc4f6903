import { expect, test, beforeEach } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { MockPayment } from '#development/mock-payment/mock-payment.tsx';
import '#development/mock-payment/mock-payment.css';
import { stopClock, turnClock, startClock } from './clock.ts';
import { alert, button, exactly, link, region, heading, radio, field, text } from './find.ts';
import * as see from './see.ts';
import { failure, serve, json, unreachable } from './server.ts';
import { page } from 'vitest/browser';
import { PlanPaymentUrls } from '#development/plan-payment-urls/plan-payment-urls.tsx';
import { openDocument, open } from './open.tsx';
import type { SecretUrl } from '#contract/payments.ts';
import { sampleUrls } from '#contract/sample-urls.ts';
import { PaymentUrlsDemo } from '#development/payment-urls-demo/payment-urls-demo.tsx';
import { accountWith, byGoogle } from './account.ts';
import { AuthenticationDebug } from '#development/debug/authentication-debug.tsx';
import { ProfileDebug } from '#development/debug/profile-debug.tsx';

async function summaryOf(plan: string, amount: number) {
  await cleanup();
  await render(<MockPayment order={{ token: 'a.b.c', plan, amount }} />);
  const summary = region('Order Summary');
  await see.visible(summary);
  const rows = summary.element().querySelectorAll('dl > div');
  return [...rows].map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('the mock payment page shows the order, its cycle and that nothing is paid, and reports a refusal after two seconds', async () => {
  expect(await summaryOf('ultra', 10)).toContainEqual(['Billing cycle', 'Monthly']);
  expect(await summaryOf('pro', 7.5)).toEqual([
    ['Plan', 'Pro'],
    ['Amount', '$7.50'],
  ]);
  expect(await summaryOf('pro', 30)).toEqual([
    ['Plan', 'Pro'],
    ['Billing cycle', 'Annual'],
    ['Amount', '$30'],
  ]);
  await see.visible(exactly('Mock Payment'));
  await see.visible(text('stands in for a payment provider while developing. No real payment is made.'));
  await see.leads(link('Cancel & Return to Pricing'), '/pricing');
  await see.accessible();
  await see.fits(320);

  serve({ 'POST /api/dev/payments/complete': failure('invalid_payment_token') });
  stopClock();
  await button('Simulate Successful Payment').click();
  await see.visible(button('Processing...'));
  await turnClock(2_000);
  await see.text(alert, 'Invalid payment token');
  await see.visible(button('Simulate Successful Payment'));
});

const generated = region('Generated URL');
const recommended = region('Recommended URL');
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

test('the URL planner rates the security of each type of URL and can plan for the current server', async () => {
  await openDocument(<PlanPaymentUrls />);
  await see.visible(heading('Payment URL Planner', 1));
  await choose('Pro');
  const ofPro = [
    'https://longhand.example/payment-success?session=',
    'recommended type for Pro.',
    'Securitymedium',
  ];
  for (const words of ofPro) await see.text(generated, words);
  for (const words of ['Query parameters', 'Securitymedium']) await see.text(recommended, words);

  await choose('Ultra');
  await expect.element(radio('Token in the path')).toBeChecked();
  for (const words of ['.planned.signature', 'Securityhigh']) await see.text(generated, words);
  await choose('Simple status');
  for (const words of ['Ultra needs the token type', 'Securitylow']) await see.text(generated, words);
  for (const words of ['.planned.signature', 'Securityhigh']) await see.text(recommended, words);
  await see.text(region('Sample prices'), '$14.99');
  await see.accessible();
  await see.fits();

  await choose('Development');
  await see.text(generated, `${location.origin}/payment-success?status=completed`);
});

const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  const clipboard = { writeText: async (words: string) => void copied.push(words) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
});

test('the demo shows each style of success URL, what it is for, and copies it', async () => {
  serve({ 'GET /api/demo/payment-urls': json(sampleUrls('https://longhand.example')) });
  await cleanup();
  await render(<PaymentUrlsDemo />);
  await see.text(region('Simple status'), '/payment-success?status=completed&ref=');
  await see.text(region('Token in the path'), 'Links that pass through mail');
  await see.visible(text('GET /api/demo/payment-urls'));
  const query = region('Query parameters');
  await see.visible(query);
  stopClock();
  await query.getByRole('button', { name: 'Copy URL' }).click();
  await see.visible(exactly('URL copied to clipboard!'));
  await see.visible(query.getByRole('button', { name: 'Copied!' }));
  await turnClock(2_000);
  await see.visible(query.getByRole('button', { name: 'Copy URL' }));
  expect(copied).toEqual([expect.stringContaining('/payment-success?session=')]);
  startClock();
  await see.accessible();
  await see.fits();
});

const generate = 'POST /api/payments/generate-secret-url';
const secret_url = 'https://longhand.example/payment-success/a.b.c';
const made: SecretUrl = { success: true, secret_url, token: 'a.b.c' };

test('a secret URL is generated only for a signed-in user, and failures are reported', async () => {
  await open('/secret-payment-urls');
  await button('Generate Secret URL').click();
  await see.said(alert, 'You must be logged in to generate secret URLs');

  const server = await open('/secret-payment-urls', { account: accountWith() });
  await radio('Ultra').click();
  await see.value(field('Amount in dollars'), 39.99);
  server.answer({ [generate]: unreachable });
  await button('Generate Secret URL').click();
  await see.said(alert, 'Failed to generate secret URL');
  server.answer({ [generate]: failure('payment_not_found') });
  await field('Session id (optional)').fill('there-is-none');
  await button('Generate Secret URL').click();
  await see.text(alert, 'We found no payment for this.');

  server.answer({ [generate]: json(made) });
  await field('Session id (optional)').fill('3f8a2c1e');
  await button('Generate Secret URL').click();
  const shown = region('Your secret URL');
  await see.text(shown, 'Single use. It expires in 24 hours.');
  await shown.getByRole('button', { name: 'Copy URL' }).click();
  await see.visible(shown.getByRole('button', { name: 'Copied!' }));
  expect(copied).toEqual([made.secret_url]);
  await see.visible(text('It activates nothing by itself'));
  const trial = shown.getByRole('link', { name: 'Test URL' });
  await see.leads(trial, made.secret_url);
  await expect.element(trial).toHaveAttribute('target', '_blank');
  expect(server.asked(generate).at(-1)).toEqual({ plan: 'ultra', amount: 39.99, sessionId: '3f8a2c1e' });
  await see.accessible();
  await see.fits();
});

const part = (name: string) => page.getByRole('region', { name, exact: true });
const object = (name: string) => page.getByRole('figure', { name, exact: true });

test('the profile debug page shows, requests and refreshes user and profile, and says when nobody is signed in', async () => {
  const ada = accountWith();
  const server = await openDocument(<ProfileDebug />, {
    account: ada,
    answers: { 'GET /api/user/profile': json(ada) },
  });
  await see.visible(heading('Profile Debug', 1));
  await see.text(object('User object'), '"email": "ada@example.org"');
  await see.text(object('Profile object'), '"words_limit": 500');
  await button('Test Direct API Call').click();
  await see.text(object('Answer: Test Direct API Call'), '"ok": true');
  await see.text(part('Calls'), /Test Direct API Call: answered after \d+ ms/);
  const more = accountWith({ profile: { words_used: 123 } });
  server.answer({ 'GET /api/auth/session': json({ ...more, google: true }) });
  await button('Force Refresh Profile').click();
  for (const name of ['Answer: Force Refresh Profile', 'Profile object'])
    await see.text(object(name), '"words_used": 123');
  await see.accessible();
  await see.fits(320);

  await openDocument(<ProfileDebug />, { answers: { 'GET /api/user/profile': failure('not_signed_in') } });
  await see.visible(text('Nobody is signed in, so there is no user and no profile.'));
  await see.text(object('User object'), 'null');
  await button('Test Direct API Call').click();
  await see.text(object('Answer: Test Direct API Call'), '"code": "not_signed_in"');
});

test('the authentication debug page has its panels, and each of its tests shows its outcome', async () => {
  const tables = [
    { name: 'users', rows: 3 },
    { name: 'ledger', rows: null },
  ];
  const server = await openDocument(<AuthenticationDebug />, {
    account: byGoogle,
    answers: {
      'GET /api/dev/tables': json({ tables }),
      'GET /api/dev/tables/admin_credentials': json({ rows: [{ username: 'support@longhand.example' }] }),
      'GET /api/dev/tables/users': json({ rows: [{ email: 'ada@example.org' }] }),
      'POST /api/auth/admin/login': failure('invalid_admin_credentials'),
    },
  });
  await see.visible(heading('Authentication Debug', 1));
  await see.text(part('Auth Status'), 'StateSigned in');
  await see.text(part('Auth Status'), 'Signs in byGoogle');
  const outcomes = {
    'Get Session': '"google": true',
    'Refresh Session': '"phase": "signed-in"',
    'Check Tables': '"users": 3, "ledger": "missing"',
    'Read admin_credentials': '"username": "support@longhand.example"',
    'Read users': '"email": "ada@example.org"',
    'Test Admin Login': 'Invalid admin credentials',
  };
  for (const [label, outcome] of Object.entries(outcomes)) {
    await button(label).click();
    await see.text(object(`Answer: ${label}`), outcome);
  }
  expect(server.asked('POST /api/auth/admin/login')).toHaveLength(1);

  await see.leads(link('Test Google Sign-In'), '/api/auth/google');
  await see.text(part('Tests'), '/auth/callback');

  localStorage.setItem('draft', 'What Ada wrote');
  await button('Read Again').click();
  await see.text(part('Local Storage'), 'draft14 characters');
  expect(document.body.textContent).not.toContain('What Ada wrote');
  for (const words of ['BuildDevelopment', location.origin]) await see.text(part('Environment Info'), words);
  await see.accessible();
  await see.fits(320);
});
