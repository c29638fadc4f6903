import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NotificationPreferences } from '#contract/account.ts';
import type { Billing } from '#contract/billing.ts';
import { accountWith, byGoogle } from './account.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  exactly,
  expectAccessible,
  expectNone,
  expectText,
  expectToFit,
  expectVisible,
  field,
  fill,
  text,
} from './see.ts';
import { type Answers, broken, held, json, unreachable } from './server.ts';

const ada = accountWith();
const openTab = (tab: string, answers: Answers = {}, account = ada) =>
  open(`/account-settings?tab=${tab}`, { account, answers });

describe('the profile', () => {
  test('is saved only when the name has changed and the edit was not cancelled', async () => {
    const server = await openTab('profile');
    await button('Edit Profile').click();
    await field('Full Name').fill('Ada Lovelace ');
    await button('Save Changes').click();
    await expect.element(button('Edit Profile')).toHaveFocus();
    await button('Edit Profile').click();
    await field('Full Name').fill('Somebody Else');
    await button('Cancel').click();
    await expectText(page.getByRole('tabpanel'), 'Ada Lovelace');
    expect(server.asked('PUT /api/user/profile')).toEqual([]);
  });

  test('needs a name', async () => {
    await openTab('profile');
    await button('Edit Profile').click();
    await field('Full Name').fill(' ');
    await button('Save Changes').click();
    await expectText(alert, 'Please enter your full name');
    await expect.element(field('Full Name')).toHaveFocus();
    await expect.element(field('Full Name')).toHaveAccessibleDescription(/Please enter your full name/);
    await expectAccessible();
  });

  test('says so when it could not be saved, and keeps what was typed', async () => {
    await openTab('profile', { 'PUT /api/user/profile': unreachable });
    await button('Edit Profile').click();
    await field('Full Name').fill('Ada King');
    await button('Save Changes').click();
    await expectVisible(exactly('Failed to update profile'));
    await expect.element(field('Full Name')).toHaveValue('Ada King');
    await button('Dismiss the message').click();
    await expectNone(text('Failed to update profile'));
  });
});

const turn = (name: string) => page.getByRole('switch', { name });

const preferences: NotificationPreferences = {
  usage_alerts: true,
  plan_updates: true,
  product_updates: false,
  marketing: false,
};

describe('the notifications', () => {
  const reading = { 'GET /api/user/notifications': json(preferences) };
  const saving = 'PUT /api/user/notifications';

  test('a switch turns back when it could not be saved', async () => {
    const { answer, letGo } = held(broken);
    await openTab('notifications', { ...reading, [saving]: answer });
    await turn('Marketing').click();
    await expect.element(turn('Marketing')).toBeChecked();
    letGo();
    await expectVisible(exactly('Failed to update notification preferences'));
    await expect.element(turn('Marketing')).not.toBeChecked();
    await expect.element(turn('Usage Alerts')).toBeChecked();
    await expectAccessible();
  });

  test('of two switches turned in a breath, only the one that failed turns back', async () => {
    let calls = 0;
    const server = await openTab('notifications', {
      ...reading,
      [saving]: async (request) => {
        calls += 1;
        return calls === 1 ? broken(request) : Response.json(await request.json());
      },
    });
    await turn('Marketing').click();
    await turn('Product Updates').click();
    await expectVisible(exactly('Notification preferences updated'));
    await expect.element(turn('Marketing')).not.toBeChecked();
    await expect.element(turn('Product Updates')).toBeChecked();
    expect(server.asked(saving).at(-1)).toEqual({ ...preferences, product_updates: true });
  });
});

const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  created_at: '2026-11-20T09:00:00Z',
  last_seen_at: '2026-11-20T09:00:00Z',
});

describe('the devices', () => {
  const one = { sessions: [session('1', 'Chrome on Linux', true)] };
  const two = { sessions: [...one.sessions, session('2', 'Safari on iPhone', false)] };

  test('one that could not be signed out stays in the list', async () => {
    await openTab('security', {
      'GET /api/auth/sessions': json(two),
      'DELETE /api/auth/sessions/2': unreachable,
    });
    await button('Sign out Safari on iPhone').click();
    await expectVisible(exactly('Failed to sign the device out'));
    await expectVisible(text('Safari on iPhone').first());
  });
});

describe('a password', () => {
  const devices = { 'GET /api/auth/sessions': json({ sessions: [] }) };

  test('is checked before anything is sent', async () => {
    const server = await openTab('security', devices);
    await button('Change Password').click();
    await expect.element(field('Current Password')).toHaveFocus();
    const cases = [
      [['', '', ''], 'Please fill in all password fields', 'Current Password'],
      [['a long sentence', 'another one', ''], 'Please fill in all password fields', 'Confirm New Password'],
      [['a long sentence', 'short', 'other'], 'New passwords do not match', 'Confirm New Password'],
      [
        ['a long sentence', 'short', 'short'],
        'New password must be at least 8 characters long',
        'New Password',
      ],
    ] as const;
    for (const [[current, next, again], sentence, wrong] of cases) {
      await fill({ 'Current Password': current, 'New Password': next, 'Confirm New Password': again });
      await button('Update Password').click();
      await expectVisible(exactly(sentence));
      const place = page.getByRole('textbox', { name: wrong, exact: true });
      await expect.element(place).toHaveFocus();
      await expect.element(place).toHaveAttribute('aria-invalid', 'true');
    }
    expect(server.asked('PUT /api/user/password')).toEqual([]);
    await expectAccessible();
    await expectToFit();
  });

  test('that could not be changed is told, and stays typed', async () => {
    await openTab('security', { ...devices, 'PUT /api/user/password': unreachable });
    await button('Change Password').click();
    await fill({
      'Current Password': 'a long sentence',
      'New Password': 'a longer sentence',
      'Confirm New Password': 'a longer sentence',
    });
    await button('Update Password').click();
    await expectVisible(exactly('Failed to update password'));
    await expect
      .element(page.getByRole('textbox', { name: 'New Password', exact: true }))
      .toHaveValue('a longer sentence');
  });

  test('of an account of Google’s is checked before it is set, and a failure is told', async () => {
    const server = await openTab('security', devices, byGoogle);
    await button('Set Password').click();
    const cases = [
      ['', '', 'Please fill in both password fields'],
      ['a long sentence', 'another', 'Passwords do not match'],
      ['short', 'short', 'Password must be at least 8 characters long'],
    ] as const;
    for (const [next, again, sentence] of cases) {
      await fill({ Password: next, 'Confirm Password': again });
      await button('Set Password').click();
      await expectVisible(exactly(sentence));
    }
    expect(server.asked('POST /api/user/set-password')).toEqual([]);
    await expectAccessible();
    await fill({ Password: 'a long sentence', 'Confirm Password': 'a long sentence' });
    await button('Set Password').click();
    await expectVisible(exactly('Failed to set password'));
  });
});

describe('the data', () => {
  test('an export that fails is told', async () => {
    await openTab('data', { 'GET /api/user/export': broken });
    await button('Export Data').click();
    await expectVisible(exactly('Failed to export data'));
  });

  test('a deletion that fails is told, and the account stays', async () => {
    await openTab('data');
    await button('Delete Account').click();
    await field('Password').fill('a long sentence');
    await button('Confirm Delete').click();
    await expectVisible(exactly('Failed to delete account'));
    await expectVisible(page.getByRole('tabpanel'));
  });
});

const payment: Billing['payments'][number] = {
  id: 'latest',
  at: '2026-11-03T12:00:00Z',
  plan: 'pro',
  billing_cycle: 'annual',
  amount: 30,
  status: 'completed',
  action: 'ACTIVATED',
  term_end: '2027-11-03T12:00:00Z',
  words_carried: 380,
};
const billing: Billing = {
  plan: 'pro',
  billing_cycle: 'annual',
  status: 'active',
  subscription_start: '2026-11-03T12:00:00Z',
  subscription_end: '2027-11-03T12:00:00Z',
  resets_at: '2026-12-03T12:00:00Z',
  words_carried: 380,
  renewable: true,
  renewable_from: '2027-10-27T12:00:00Z',
  payments: [payment],
  next: 'earlier',
};
const earlier: Billing = {
  ...billing,
  payments: [{ ...payment, id: 'earlier', status: 'refunded' }],
  next: null,
};

describe('the billing', () => {
  const panel = page.getByRole('tabpanel');
  const lastRow = page.getByRole('row').last();

  test('of a subscriber: price, cycle, end of the term and the payments', async () => {
    await openTab('billing', {
      'GET /api/user/billing': ({ url }) => Response.json(url.endsWith('before=earlier') ? earlier : billing),
    });
    await expectText(panel, '$30 per year');
    await expectText(panel, 'Annual');
    await expectText(panel, /Term ends\s*November 3, 2027/);
    await expectText(panel, /Words carried over\s*380, to be used before December 3, 2026/);
    await expect.element(panel.getByRole('link', { name: 'Renew Pro' })).toHaveAttribute('href', '/pricing');
    await expectText(panel, 'What you pay for now is added after that day');
    await expectText(lastRow, '$30');
    await expectText(lastRow, 'Term until November 3, 2027, 380 words carried over');
    await button('Show Earlier Payments').click();
    await expectText(lastRow, 'Refunded');
    await expectNone(button('Show Earlier Payments'));
    await expectAccessible();
    await expectToFit();
  });
});

test.each([
  [
    'notifications',
    'GET /api/user/notifications',
    'Failed to get notification preferences',
    preferences,
    'Usage Alerts',
  ],
  [
    'security',
    'GET /api/auth/sessions',
    'Failed to get the list of devices',
    { sessions: [session('1', 'Chrome on Linux', true)] },
    'You are not signed in anywhere else.',
  ],
  [
    'security',
    'GET /api/user/activity',
    'The recent activity could not be loaded',
    { events: [], next: null },
    'Nothing yet.',
  ],
  ['billing', 'GET /api/user/billing', 'Failed to get billing information', billing, '$30 per year'],
])('what %s cannot read from %s is asked for again', async (tab, call, sentence, answer, words) => {
  const server = await openTab(tab, { 'GET /api/auth/sessions': json({ sessions: [] }), [call]: broken });
  await expectVisible(text(sentence).first());
  await expectAccessible();
  server.answer({ [call]: json(answer) });
  await button('Try again').click();
  await expectText(page.getByRole('tabpanel'), words);
});
