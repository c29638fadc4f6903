import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountWith, byGoogle } from './account.ts';
import { button, heading } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { broken, json, noContent } from './server.ts';

const placeOf = (name: RegExp) => button(name).element().getBoundingClientRect();
const inMenu = () => document.querySelector('.menu-panel:popover-open')?.textContent;

test.each([
  { subscription_plan: 'pro', words_used: 29_500, words_limit: 30_000 },
  { subscription_plan: 'ultra', words_limit: -1 },
] as const)('the badge names the plan, and the menu passes axe: %o', async (profile) => {
  await open('/earn', { account: accountWith({ profile }) });
  await see.visible(heading(/./, 1));
  const plan = profile.subscription_plan.toUpperCase();
  await button(`Ada Lovelace ${plan}`).click();
  await expect.poll(inMenu).toContain(plan);
  await see.accessible();
});

test('a long name does not cover the theme button; the menu reminds of an unconfirmed address and resends its link', async () => {
  const full_name = 'Augusta Ada King-Noel, Countess of Lovelace';
  await open('/earn', {
    account: accountWith({ user: { full_name, email_verified: false }, profile: { full_name } }),
    answers: { 'POST /api/auth/resend-verification': noContent },
  });
  await see.visible(button(/Augusta/));
  expect(placeOf(/Augusta/).x).toBeGreaterThanOrEqual(placeOf(/^Theme/).right);
  await button(/Augusta/).click();
  await expect.poll(inMenu).toContain('This address is not confirmed yet.');
  await button('Send it again').click();
  await expect.poll(inMenu).toContain('Sent. The link works once, for 24 hours.');
});

const unread = { 'GET /api/auth/session': broken };
const read = { 'GET /api/auth/session': json({ ...accountWith(), google: true }) };
const unreadable = page.getByRole('alertdialog');

test('a user with a password sees placeholders when the session cannot be read, and can try again', async () => {
  const server = await open('/earn', { remembered: 'manual', answers: unread });
  await button(/Your account/).click();
  for (const words of ['FREE', '0 / 1,000', 'these figures are placeholders'])
    await expect.poll(inMenu).toContain(words);
  server.answer(read);
  await button('Try again').click();
  await expect.poll(inMenu).toContain('0 / 500');
});

test('a Google account whose profile cannot be read can sign out', async () => {
  const session = json({ user: byGoogle.user, profile: null, google: true });
  const server = await open('/earn', { answers: { 'GET /api/auth/session': session } });
  await see.text(unreadable, 'Database error: your profile could not be read');
  server.answer({ 'POST /api/auth/logout': noContent });
  await unreadable.getByRole('button', { name: 'Sign Out' }).click();
  await see.none(unreadable);
  await see.visible(button('Log in').first());
  expect(server.asked('POST /api/auth/logout')).toHaveLength(1);
});

test('a Google user is blocked until the account can be read', async () => {
  const server = await open('/earn', { remembered: 'hybrid', answers: unread });
  await see.text(unreadable, 'Your account could not be loaded');
  await see.text(unreadable, 'Authentication failed: An unexpected error occurred');
  await see.accessible();
  const again = unreadable.getByRole('button', { name: 'Try again' });
  await see.focused(again);
  await userEvent.keyboard('{Escape}{Escape}');
  await see.visible(unreadable);
  await again.click();
  await expect.poll(() => server.asked('GET /api/auth/session')).toHaveLength(2);
  await see.visible(again);
  server.answer(read);
  await again.click();
  await see.none(unreadable);
  await see.visible(button(/Ada Lovelace/));
});
