import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Account } from '#contract/account.ts';
import { accountWith, byGoogle } from './account.ts';
import { open } from './open.tsx';
import { expectAccessible, expectNone, expectSaid, expectText, expectVisible } from './see.ts';
import { json, noContent } from './server.ts';

async function openMenu(account: Account) {
  await open('/', { account });
  const { full_name } = account.profile;
  await page.getByRole('button', { name: new RegExp(full_name) }).click();
}

const inMenu = () => document.querySelector('.menu-panel:popover-open')?.textContent;

const plans = ['free', 'basic', 'pro', 'ultra'] as const;

for (const plan of plans) {
  test(`the badge names the plan: ${plan}`, async () => {
    await openMenu(accountWith({ profile: { subscription_plan: plan } }));
    await expectVisible(
      page.getByRole('button', { name: `Ada Lovelace ${plan.toUpperCase()}`, exact: true }),
    );
    await expect.poll(inMenu).toContain(plan.toUpperCase());
  });
}

const states = {
  'of a free account': {},
  'of a Pro account that is nearly used up': {
    subscription_plan: 'pro',
    words_used: 29_500,
    words_limit: 30_000,
  },
  'of an Ultra account': { subscription_plan: 'ultra', words_limit: -1 },
} as const;

for (const [whose, profile] of Object.entries(states)) {
  test(`axe finds nothing in the menu ${whose}`, async () => {
    await openMenu(accountWith({ profile }));
    await expectAccessible();
  });
}

test('the menu reminds of an address that is not confirmed, and sends its link again', async () => {
  await open('/', {
    account: accountWith({ user: { email_verified: false } }),
    answers: { 'POST /api/auth/resend-verification': noContent },
  });
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await expect.poll(inMenu).toContain('This address is not confirmed yet.');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect.poll(inMenu).toContain('Sent. The link works once, for 24 hours.');
});

const withoutProfile = ({ user }: Account) => ({
  'GET /api/auth/session': json({ user, profile: null, google: true }),
});

test('the fallback is named after the address when the server knows who it is', async () => {
  const grace = accountWith({ user: { id: 'grace', email: 'grace@example.org', full_name: '' } });
  await open('/', { answers: withoutProfile(grace) });
  await expectVisible(page.getByRole('button', { name: /grace/ }));
});

test('a Google account whose profile cannot be read may leave', async () => {
  const server = await open('/', { answers: withoutProfile(byGoogle) });
  const dialog = page.getByRole('alertdialog');
  await expectText(dialog, 'Database error: your profile could not be read');
  await expectAccessible();
  server.answer({ 'POST /api/auth/logout': noContent });
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expectNone(dialog);
  await expectSaid(page.getByRole('button', { name: 'Log in' }), 'Log in');
  expect(server.asked('POST /api/auth/logout')).toHaveLength(1);
});

const placeOf = (name: RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect();

test('a long name stays in its place', async () => {
  const full_name = 'Augusta Ada King-Noel, Countess of Lovelace';
  await open('/', { account: accountWith({ user: { full_name }, profile: { full_name } }) });
  await expectVisible(page.getByRole('button', { name: /Augusta/ }));
  expect(placeOf(/Augusta/).x).toBeGreaterThanOrEqual(placeOf(/^Theme/).right);
});
