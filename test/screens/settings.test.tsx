import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Billing } from '#contract/billing.ts';
import { failures } from '#contract/errors.ts';
import { accountWith, byGoogle } from './account.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  exactly,
  expectAccessible,
  expectCount,
  expectNone,
  expectText,
  expectToFit,
  expectVisible,
  field,
  fill,
  text,
} from './see.ts';
import { type Answers, failure, json } from './server.ts';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = page.getByRole('tabpanel');
const openTab = (name: string, answers: Answers = {}, account = accountWith()) =>
  open(`/account-settings?tab=${name}`, { account, answers });

test('the tabs are walked with the arrow keys, round and round', async () => {
  await openTab('profile', {}, accountWith({ user: { email_verified: false } }));
  await tab('Profile').click();
  for (const name of ['Security', 'Notifications', 'Billing', 'Data & Privacy', 'Profile']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await userEvent.keyboard('{End}');
  await expect.element(tab('Data & Privacy')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Profile')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Send it again')).toHaveFocus();
});

test('a message moves nothing on the page', async () => {
  const preferences = { usage_alerts: true, plan_updates: true, product_updates: false, marketing: false };
  await openTab('notifications', {
    'GET /api/user/notifications': json(preferences),
    'PUT /api/user/notifications': json({ ...preferences, usage_alerts: false }),
  });
  const first = page.getByRole('switch').first();
  const place = () => first.element().getBoundingClientRect().toJSON();
  await expectVisible(first);
  const before = place();
  await first.click();
  await expectVisible(exactly('Notification preferences updated'));
  expect(place()).toEqual(before);
});

describe('the security', () => {
  const devices = { 'GET /api/auth/sessions': json({ sessions: [] }) };

  test('of an account with a password: how it is secured, and a password to change only', async () => {
    await openTab('security', devices);
    await expectText(panel, 'Your account is secured by email and password.');
    await expectVisible(button('Change Password'));
    await expectNone(button('Set Password'));
  });

  test('a wrong current password and a weak new one are told, and the form stays', async () => {
    const change = 'PUT /api/user/password';
    const wrong = { error: 'Your current password is not correct.', code: 'invalid_password' };
    const server = await openTab('security', { ...devices, [change]: json(wrong, { status: 403 }) });
    await button('Change Password').click();
    await fill({
      'Current Password': 'not this one',
      'New Password': 'a longer sentence',
      'Confirm New Password': 'a longer sentence',
    });
    await button('Update Password').click();
    await expectVisible(exactly(wrong.error));
    await expect.element(page.getByRole('textbox', { name: 'Current Password' })).toHaveFocus();
    server.answer({ [change]: failure('weak_password') });
    await fill({
      'Current Password': 'a long sentence',
      'New Password': 'password',
      'Confirm New Password': 'password',
    });
    await button('Update Password').click();
    await expectVisible(text('one of the first that anybody would try'));
    expect(server.asked(change)).toMatchObject([{}, { new_password: 'password' }]);
  });

  test('of an account with Google and a password: it asks for the password before setting another', async () => {
    const set = 'POST /api/user/set-password';
    const hybrid = accountWith({ user: { auth_method: 'hybrid' } });
    const server = await openTab(
      'security',
      {
        ...devices,
        [set]: json({
          message: 'Password set successfully. You can now log in with either Google or email/password.',
        }),
      },
      hybrid,
    );
    await button('Set Password').click();
    await fill({ Password: 'a longer sentence', 'Confirm Password': 'a longer sentence' });
    await button('Set Password').click();
    await expectVisible(exactly('Please enter your current password'));
    expect(server.asked(set)).toEqual([]);
    await fill({ 'Current Password': 'a long sentence' });
    await button('Set Password').click();
    await expectVisible(text('You can now log in with either Google'));
    expect(server.asked(set)).toEqual([
      { current_password: 'a long sentence', new_password: 'a longer sentence' },
    ]);
  });
});

describe('a deletion', () => {
  const call = 'POST /api/user/delete';

  test('needs the right password', async () => {
    await openTab('data', { [call]: failure('invalid_password') });
    await button('Delete Account').click();
    await button('Confirm Delete').click();
    await expectVisible(text('Please enter your password to confirm account deletion'));
    await expectToFit();
    await field('Password').fill('not this one');
    await button('Confirm Delete').click();
    await expectVisible(exactly('Invalid password'));
    await button('Cancel').click();
    await expect.element(button('Delete Account')).toHaveFocus();
  });

  test('of an account of Google’s asks for the address, and the right one', async () => {
    const server = await openTab('data', { [call]: failure('email_mismatch') }, byGoogle);
    await button('Delete Account').click();
    await button('Confirm Delete').click();
    await expectText(alert, 'Please enter your email address');
    expect(server.asked(call)).toEqual([]);
    await field('Email').fill('somebody@example.org');
    await button('Confirm Delete').click();
    await expectVisible(exactly(failures.email_mismatch.sentence));
    await expectAccessible();
  });
});

test('the billing of a new account: the free plan, when words come back, no payments', async () => {
  const billing: Billing = {
    plan: 'free',
    billing_cycle: 'monthly',
    status: 'active',
    subscription_start: null,
    subscription_end: null,
    resets_at: '2026-12-03T12:00:00Z',
    words_carried: 0,
    renewable: false,
    renewable_from: null,
    payments: [],
    next: null,
  };
  await openTab('billing', { 'GET /api/user/billing': json(billing) });
  for (const words of ['Free of charge', 'Active', 'Resets on', 'You have not paid for anything yet']) {
    await expectText(panel, words);
  }
  await expectCount(panel.getByRole('link'), 1);
});
