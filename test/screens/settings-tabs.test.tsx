import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Billing } from '#contract/billing.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import {
  exactly,
  expectAccessible,
  expectCount,
  expectHome,
  expectText,
  expectToFit,
  expectVisible,
  field,
  text,
} from './see.ts';
import { failure, json, noContent } from './server.ts';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = page.getByRole('tabpanel');
const names = ['Profile', 'Security', 'Notifications', 'Billing', 'Data & Privacy'];

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const device = (id: string, called: string, current = false) => ({
  id,
  device: called,
  current,
  created_at: minutesAgo(0),
  last_seen_at: minutesAgo(0),
});
const own = device('1', 'Chrome on Linux', true);
const phones = [device('2', 'Safari on iPhone'), device('3', 'Safari on iPad')];

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
  payments: [
    {
      id: '1',
      at: '2026-11-03T12:00:00Z',
      plan: 'pro',
      billing_cycle: 'monthly',
      amount: 5,
      status: 'pending',
      action: null,
      term_end: null,
      words_carried: 0,
    },
  ],
  next: null,
};

const answers = {
  'GET /api/auth/sessions': json({ sessions: [own, ...phones] }),
  'GET /api/user/notifications': json({
    usage_alerts: true,
    plan_updates: true,
    product_updates: false,
    marketing: false,
  }),
  'GET /api/user/billing': json(billing),
};
const openSettings = (path: string, more = {}) =>
  open(path, { account: accountWith(), answers: { ...answers, ...more } });

test('the tabs are five, each with a panel of its own in which axe finds nothing', async () => {
  await openSettings('/account-settings?tab=there-is-none');
  await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() =>
      page
        .getByRole('tab')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(names);
  for (const name of names) {
    await tab(name).click();
    await expectVisible(page.getByRole('tabpanel', { name }));
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expectCount(page.getByRole('tab', { selected: true }), 1);
    await expectCount(text('Loading'), 0);
    await expectAccessible();
    await expectToFit();
  }
});

test('the profile is changed, saved, and shown wherever the name stands', async () => {
  const renamed = { full_name: 'Ada King' };
  const server = await openSettings('/account-settings', {
    'PUT /api/user/profile': json(accountWith({ user: renamed, profile: renamed })),
  });
  await expectText(panel, 'Ada Lovelace');
  await expectText(panel, 'ada@example.org');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect.element(field('Email')).toHaveAttribute('readonly');
  await expectVisible(text('The email address is changed by itself, under Email address.'));
  await field('Full Name').fill('  Ada King  ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectVisible(exactly('Profile updated successfully'));
  await expectText(panel, 'Ada King');
  await expectVisible(page.getByRole('button', { name: /Ada King/ }));
  expect(server.asked('PUT /api/user/profile')).toEqual([renamed]);
});

const turn = (name: string) => page.getByRole('switch', { name });

test('the four switches begin as they are kept; one is turned by keyboard at once, and saved', async () => {
  const call = 'PUT /api/user/notifications';
  const server = await openSettings('/account-settings?tab=notifications', {
    [call]: async (request: Request) => Response.json(await request.json()),
  });
  await expectCount(page.getByRole('switch'), 4);
  await expect.element(turn('Usage Alerts')).toBeChecked();
  await expect.element(turn('Usage Alerts')).toHaveAccessibleDescription(/80%/);
  await expect.element(turn('Plan Updates')).toBeChecked();
  await expect.element(turn('Product Updates')).not.toBeChecked();
  await expect.element(turn('Marketing')).not.toBeChecked();
  (turn('Marketing').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(turn('Marketing')).toBeChecked();
  await expect.element(turn('Marketing')).toHaveFocus();
  await expectVisible(exactly('Notification preferences updated'));
  expect(server.asked(call)).toMatchObject([{ usage_alerts: true, marketing: true }]);
});

const devices = page.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');

test('the devices are listed, and are ended one by one or all at once', async () => {
  const one = 'DELETE /api/auth/sessions/2';
  const others = 'DELETE /api/auth/sessions';
  const server = await openSettings('/account-settings?tab=security', {
    [one]: noContent,
    [others]: json({ ended: 1 }),
  });
  await expectCount(devices, 3);
  await expectCount(devices.filter({ hasText: 'This device' }), 1);
  await expectText(devices.filter({ hasText: 'Safari on iPhone' }), 'last seen today');
  await expectToFit();
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expectVisible(exactly('The device is signed out'));
  await expectCount(devices.filter({ hasText: 'Safari on iPhone' }), 0);
  await expectCount(devices, 2);
  await page.getByRole('button', { name: 'Sign Out All Other Devices' }).click();
  await expectVisible(exactly('All other devices are signed out'));
  await expectCount(devices, 1);
  await expectVisible(text('You are not signed in anywhere else.'));
  expect([server.asked(one), server.asked(others)].map(({ length }) => length)).toEqual([1, 1]);
});

test('a while after the sign-in, a device is signed out once it is proved who asks', async () => {
  const others = 'DELETE /api/auth/sessions';
  const proof = 'POST /api/user/factors/confirmation';
  const server = await openSettings('/account-settings?tab=security', {
    [others]: failure('proof_required'),
  });
  await page.getByRole('button', { name: 'Sign Out All Other Devices' }).click();
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  await expectToFit();
  server.answer({ [proof]: failure('invalid_password') });
  await userEvent.keyboard('not this one{Enter}');
  await expectVisible(exactly('Invalid password'));
  await expectCount(devices, 3);
  server.answer({ [others]: json({ ended: 2 }), [proof]: noContent });
  await password.fill('a long sentence');
  await userEvent.keyboard('{Enter}');
  await expectVisible(exactly('All other devices are signed out'));
  await expectCount(devices, 1);
  expect(server.asked(proof)).toEqual([{ password: 'not this one' }, { password: 'a long sentence' }]);
  expect(server.asked(others)).toHaveLength(2);
});

test('somebody whose session was ended elsewhere is told, and is home and signed out', async () => {
  const server = await openSettings('/account-settings');
  await expectVisible(tab('Notifications'));
  server.answer({
    'GET /api/user/notifications': failure('not_signed_in'),
    'GET /api/auth/session': json({ user: null, profile: null, google: true }),
  });
  await tab('Notifications').click();
  await expectHome();
  await expectVisible(exactly('User not authenticated'));
});

test('a payment that nobody has made is shown as such', async () => {
  await openSettings('/account-settings?tab=billing');
  await expectText(page.getByRole('row').last(), 'Not paid yet');
});

test('who has a term is told from when it can be renewed', async () => {
  await openSettings('/account-settings?tab=billing', {
    'GET /api/user/billing': json({
      ...billing,
      plan: 'pro',
      subscription_start: '2026-11-03T12:00:00Z',
      subscription_end: '2026-12-03T12:00:00Z',
      renewable_from: '2026-11-26T12:00:00Z',
    }),
  });
  await expectText(panel, /You can renew Pro from .* on/);
});
