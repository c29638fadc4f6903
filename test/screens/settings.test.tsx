import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Billing } from '#contract/billing.ts';
import { failures } from '#contract/errors.ts';
import { accountWith, byGoogle } from './account.ts';
import { alert, button, exactly, field, fill, link, panel, tab, text } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { type Answers, broken, failure, held, json, noContent, unreachable } from './server.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const device = (id: string, called: string, current = false) => ({
  id,
  device: called,
  current,
  created_at: minutesAgo(0),
  last_seen_at: minutesAgo(0),
});
const own = device('1', 'Chrome on Linux', true);
const sessions = [own, device('2', 'Safari on iPhone'), device('3', 'Safari on iPad')];
const preferences = { usage_alerts: true, plan_updates: true, product_updates: false, marketing: false };

const onFree: Billing = {
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

const openTab = (name: string, answers: Answers = {}, account = accountWith()) =>
  open(`/account-settings?tab=${name}`, {
    account,
    answers: {
      'GET /api/auth/sessions': json({ sessions }),
      'GET /api/user/notifications': json(preferences),
      'GET /api/user/billing': json(onFree),
      ...answers,
    },
  });

const tabs = () => page.getByRole('tab').elements();
const places = () => tabs().map((each) => [each.getBoundingClientRect().left, each.clientWidth]);

describe('the tabs', () => {
  const names = ['Profile', 'Security', 'Notifications', 'Billing', 'Data & Privacy'];

  test('are five, each with a panel of its own in which axe finds nothing, and none moves when one is chosen', async () => {
    await openTab('there-is-none');
    await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => tabs().map((each) => each.textContent)).toEqual(names);
    const before = places();
    for (const name of names) {
      await tab(name).click();
      await see.visible(page.getByRole('tabpanel', { name }));
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      await see.count(page.getByRole('tab', { selected: true }), 1);
      await see.count(text('Loading'), 0);
      expect(places()).toEqual(before);
      await see.accessible();
      await see.fits();
    }
  });

  test('are walked with the arrow keys, round and round', async () => {
    await openTab('profile', {}, accountWith({ user: { email_verified: false } }));
    await tab('Profile').click();
    for (const name of [...names.slice(1), 'Profile']) {
      await userEvent.keyboard('{ArrowRight}');
      await see.focused(tab(name));
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.keyboard('{End}');
    await see.focused(tab('Data & Privacy'));
    await userEvent.keyboard('{Home}');
    await see.focused(tab('Profile'));
    await userEvent.keyboard('{Tab}');
    await see.focused(button('Send it again'));
  });
});

const rename = async (name: string, press: string) => {
  await button('Edit Profile').click();
  await field('Full Name').fill(name);
  await button(press).click();
};

test('a name is checked, saved only when it has changed, and shown wherever it stands; one that is not saved stays typed', async () => {
  const save = 'PUT /api/user/profile';
  const renamed = { full_name: 'Ada King' };
  const server = await openTab('profile', { [save]: unreachable });
  await see.text(panel, 'ada@example.org');
  await rename('Ada Lovelace ', 'Save Changes');
  await see.focused(button('Edit Profile'));
  await rename('Somebody Else', 'Cancel');
  await see.text(panel, 'Ada Lovelace');
  await rename(' ', 'Save Changes');
  await see.text(alert, 'Please enter your full name');
  await see.focused(field('Full Name'));
  await expect.element(field('Full Name')).toHaveAccessibleDescription(/Please enter your full name/);
  await expect.element(field('Email')).toHaveAttribute('readonly');
  await see.visible(text('The email address is changed by itself, under Email address.'));
  await see.accessible();
  expect(server.asked(save)).toEqual([]);

  await field('Full Name').fill('  Ada King  ');
  await button('Save Changes').click();
  await see.visible(exactly('Failed to update profile'));
  await see.value(field('Full Name'), '  Ada King  ');
  await button('Dismiss the message').click();
  await see.none(text('Failed to update profile'));
  server.answer({ [save]: json(accountWith({ user: renamed, profile: renamed })) });
  await button('Save Changes').click();
  await see.visible(exactly('Profile updated successfully'));
  await see.text(panel, 'Ada King');
  await see.visible(button(/Ada King/));
  expect(server.asked(save)).toEqual([renamed, renamed]);
});

const turn = (name: string) => page.getByRole('switch', { name });

describe('the four switches', () => {
  const save = 'PUT /api/user/notifications';

  test('begin as they are kept; one is turned by keyboard at once and saved, and the message moves nothing', async () => {
    const server = await openTab('notifications', {
      [save]: async (request) => Response.json(await request.json()),
    });
    await see.count(page.getByRole('switch'), 4);
    for (const name of ['Usage Alerts', 'Plan Updates']) await expect.element(turn(name)).toBeChecked();
    for (const name of ['Product Updates', 'Marketing']) await expect.element(turn(name)).not.toBeChecked();
    await expect.element(turn('Usage Alerts')).toHaveAccessibleDescription(/80%/);
    const place = () => turn('Usage Alerts').element().getBoundingClientRect().toJSON();
    const before = place();
    (turn('Marketing').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(turn('Marketing')).toBeChecked();
    await see.focused(turn('Marketing'));
    await see.visible(exactly('Notification preferences updated'));
    expect(place()).toEqual(before);
    expect(server.asked(save)).toMatchObject([{ usage_alerts: true, marketing: true }]);
  });

  test('turn back when they could not be saved, of two turned in a breath only the one that failed', async () => {
    const { answer, letGo } = held(broken);
    const server = await openTab('notifications', { [save]: answer });
    await turn('Marketing').click();
    await expect.element(turn('Marketing')).toBeChecked();
    letGo();
    await see.visible(exactly('Failed to update notification preferences'));
    await expect.element(turn('Marketing')).not.toBeChecked();
    await expect.element(turn('Usage Alerts')).toBeChecked();
    await see.accessible();

    let calls = 0;
    server.answer({
      [save]: async (request) => (++calls === 1 ? broken(request) : Response.json(await request.json())),
    });
    await turn('Marketing').click();
    await turn('Product Updates').click();
    await see.visible(exactly('Notification preferences updated'));
    await expect.element(turn('Marketing')).not.toBeChecked();
    await expect.element(turn('Product Updates')).toBeChecked();
    expect(server.asked(save).at(-1)).toEqual({ ...preferences, product_updates: true });
  });
});

describe('the devices', () => {
  const devices = page.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');
  const one = 'DELETE /api/auth/sessions/2';
  const others = 'DELETE /api/auth/sessions';
  const proof = 'POST /api/user/factors/confirmation';

  test('are listed, and ended one by one or all at once; one that could not be signed out stays', async () => {
    const server = await openTab('security', { [one]: unreachable, [others]: json({ ended: 1 }) });
    await see.count(devices, 3);
    await see.count(devices.filter({ hasText: 'This device' }), 1);
    await see.text(devices.filter({ hasText: 'Safari on iPhone' }), 'last seen today');
    await button('Sign out Safari on iPhone').click();
    await see.visible(exactly('Failed to sign the device out'));
    await see.count(devices, 3);
    server.answer({ [one]: noContent });
    await button('Sign out Safari on iPhone').click();
    await see.visible(exactly('The device is signed out'));
    await see.count(devices.filter({ hasText: 'Safari on iPhone' }), 0);
    await see.count(devices, 2);
    await button('Sign Out All Other Devices').click();
    await see.visible(exactly('All other devices are signed out'));
    await see.count(devices, 1);
    await see.visible(text('You are not signed in anywhere else.'));
    expect([server.asked(one), server.asked(others)].map(({ length }) => length)).toEqual([2, 1]);
  });

  test('a while after the sign-in are signed out once it is proved who asks', async () => {
    const server = await openTab('security', {
      [others]: failure('proof_required'),
      [proof]: failure('invalid_password'),
    });
    await button('Sign Out All Other Devices').click();
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    await see.focused(password);
    await see.accessible();
    await see.fits();
    await userEvent.keyboard('not this one{Enter}');
    await see.visible(exactly('Invalid password'));
    await see.count(devices, 3);
    server.answer({ [others]: json({ ended: 2 }), [proof]: noContent });
    await password.fill('a long sentence');
    await userEvent.keyboard('{Enter}');
    await see.visible(exactly('All other devices are signed out'));
    await see.count(devices, 1);
    expect(server.asked(proof)).toEqual([{ password: 'not this one' }, { password: 'a long sentence' }]);
    expect(server.asked(others)).toHaveLength(2);
  });
});

test('somebody whose session was ended elsewhere is told, and is home and signed out', async () => {
  const server = await openTab('profile');
  await see.visible(tab('Notifications'));
  server.answer({
    'GET /api/user/notifications': failure('not_signed_in'),
    'GET /api/auth/session': json({ user: null, profile: null, google: true }),
  });
  await tab('Notifications').click();
  await see.home();
  await see.visible(exactly('User not authenticated'));
});

const enter = async ([current, next, again]: readonly [string, string, string]) => {
  await fill({ 'Current Password': current, 'New Password': next, 'Confirm New Password': again });
  await button('Update Password').click();
};

describe('a password', () => {
  const change = 'PUT /api/user/password';
  const set = 'POST /api/user/set-password';
  const weak = text('one of the first that anybody would try');

  test('of an account with one is checked before anything is sent; what the server refuses is told, and stays typed', async () => {
    const server = await openTab('security');
    await see.text(panel, 'Your account is secured by email and password.');
    await see.none(button('Set Password'));
    await button('Change Password').click();
    await see.focused(field('Current Password'));
    const missing = 'Please fill in all password fields';
    for (const [entries, sentence, wrong] of [
      [['', '', ''], missing, 'Current Password'],
      [['a long sentence', 'another one', ''], missing, 'Confirm New Password'],
      [['a long sentence', 'short', 'other'], 'New passwords do not match', 'Confirm New Password'],
      [
        ['a long sentence', 'short', 'short'],
        'New password must be at least 8 characters long',
        'New Password',
      ],
    ] as const) {
      await enter(entries);
      await see.visible(exactly(sentence));
      const place = page.getByRole('textbox', { name: wrong, exact: true });
      await see.focused(place);
      await expect.element(place).toHaveAttribute('aria-invalid', 'true');
    }
    expect(server.asked(change)).toEqual([]);
    await see.accessible();
    await see.fits();

    server.answer({ [change]: unreachable });
    await enter(['a long sentence', 'a longer sentence', 'a longer sentence']);
    await see.visible(exactly('Failed to update password'));
    await see.value(page.getByRole('textbox', { name: 'New Password', exact: true }), 'a longer sentence');
    const wrong = { error: 'Your current password is not correct.', code: 'invalid_password' };
    server.answer({ [change]: json(wrong, { status: 403 }) });
    await button('Update Password').click();
    await see.visible(exactly(wrong.error));
    await see.focused(page.getByRole('textbox', { name: 'Current Password' }));
    server.answer({ [change]: failure('weak_password') });
    await enter(['a long sentence', 'password', 'password']);
    await see.visible(weak);
    expect(server.asked(change)).toMatchObject([{}, {}, { new_password: 'password' }]);
  });

  test('of an account of Google’s is checked before it is set, and a failure is told', async () => {
    const server = await openTab('security', {}, byGoogle);
    await button('Set Password').click();
    for (const [next, again, sentence] of [
      ['', '', 'Please fill in both password fields'],
      ['a long sentence', 'another', 'Passwords do not match'],
      ['short', 'short', 'Password must be at least 8 characters long'],
    ] as const) {
      await fill({ Password: next, 'Confirm Password': again });
      await button('Set Password').click();
      await see.visible(exactly(sentence));
    }
    expect(server.asked(set)).toEqual([]);
    await see.accessible();
    await fill({ Password: 'a long sentence', 'Confirm Password': 'a long sentence' });
    await button('Set Password').click();
    await see.visible(exactly('Failed to set password'));
  });

  test('of an account with both is asked for before another is set', async () => {
    const message = 'Password set successfully. You can now log in with either Google or email/password.';
    const hybrid = accountWith({ user: { auth_method: 'hybrid' } });
    const server = await openTab('security', { [set]: json({ message }) }, hybrid);
    await button('Set Password').click();
    await fill({ Password: 'a longer sentence', 'Confirm Password': 'a longer sentence' });
    await button('Set Password').click();
    await see.visible(exactly('Please enter your current password'));
    expect(server.asked(set)).toEqual([]);
    await fill({ 'Current Password': 'a long sentence' });
    await button('Set Password').click();
    await see.visible(text('You can now log in with either Google'));
    expect(server.asked(set)).toEqual([
      { current_password: 'a long sentence', new_password: 'a longer sentence' },
    ]);
  });
});

describe('the data', () => {
  const remove = 'POST /api/user/delete';

  test('are not deleted without the right password, and what fails is told', async () => {
    const server = await openTab('data', {
      [remove]: failure('invalid_password'),
      'GET /api/user/export': broken,
    });
    await button('Export Data').click();
    await see.visible(exactly('Failed to export data'));
    await button('Delete Account').click();
    await button('Confirm Delete').click();
    await see.visible(text('Please enter your password to confirm account deletion'));
    await see.fits();
    await field('Password').fill('not this one');
    await button('Confirm Delete').click();
    await see.visible(exactly('Invalid password'));
    server.answer({ [remove]: unreachable });
    await button('Confirm Delete').click();
    await see.visible(exactly('Failed to delete account'));
    await button('Cancel').click();
    await see.focused(button('Delete Account'));
  });

  test('of an account of Google’s are not deleted without its address', async () => {
    const server = await openTab('data', { [remove]: failure('email_mismatch') }, byGoogle);
    await button('Delete Account').click();
    await button('Confirm Delete').click();
    await see.text(alert, 'Please enter your email address');
    expect(server.asked(remove)).toEqual([]);
    await field('Email').fill('somebody@example.org');
    await button('Confirm Delete').click();
    await see.visible(exactly(failures.email_mismatch.sentence));
    await see.accessible();
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
const onPro: Billing = {
  ...onFree,
  plan: 'pro',
  billing_cycle: 'annual',
  subscription_start: '2026-11-03T12:00:00Z',
  subscription_end: '2027-11-03T12:00:00Z',
  words_carried: 380,
  renewable: true,
  renewable_from: '2027-10-27T12:00:00Z',
  payments: [payment],
  next: 'earlier',
};

describe('the billing', () => {
  const lastRow = page.getByRole('row').last();

  test('of a new account: the free plan, when words come back, no payments', async () => {
    await openTab('billing');
    for (const words of ['Free of charge', 'Active', 'Resets on', 'You have not paid for anything yet'])
      await see.text(panel, words);
    await see.count(panel.getByRole('link'), 1);
  });

  test('of a subscriber: price, cycle, end of the term and the payments', async () => {
    const earlier = { ...onPro, payments: [{ ...payment, id: 'earlier', status: 'refunded' }], next: null };
    await openTab('billing', {
      'GET /api/user/billing': ({ url }) => Response.json(url.endsWith('before=earlier') ? earlier : onPro),
    });
    await see.text(panel, '$30 per year');
    await see.text(panel, 'Annual');
    await see.text(panel, /Term ends\s*November 3, 2027/);
    await see.text(panel, /Words carried over\s*380, to be used before December 3, 2026/);
    await see.leads(link('Renew Pro'), '/pricing');
    await see.text(panel, 'What you pay for now is added after that day');
    await see.text(lastRow, '$30');
    await see.text(lastRow, 'Term until November 3, 2027, 380 words carried over');
    await button('Show Earlier Payments').click();
    await see.text(lastRow, 'Refunded');
    await see.none(button('Show Earlier Payments'));
    await see.accessible();
    await see.fits();
  });

  test('of somebody who has begun a payment, and cannot renew the term yet', async () => {
    const begun = { ...payment, status: 'pending', action: null, term_end: null, words_carried: 0 };
    await openTab('billing', {
      'GET /api/user/billing': json({ ...onPro, renewable: false, payments: [begun], next: null }),
    });
    await see.text(lastRow, 'Not paid yet');
    await see.text(panel, /You can renew Pro from .* on/);
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
    { sessions: [own] },
    'You are not signed in anywhere else.',
  ],
  [
    'security',
    'GET /api/user/activity',
    'The recent activity could not be loaded',
    { events: [], next: null },
    'Nothing yet.',
  ],
  ['billing', 'GET /api/user/billing', 'Failed to get billing information', onPro, '$30 per year'],
])('what %s cannot read from %s is asked for again', async (name, call, sentence, answer, words) => {
  const server = await openTab(name, { [call]: broken });
  await see.visible(text(sentence).first());
  await see.accessible();
  server.answer({ [call]: json(answer) });
  await button('Try again').click();
  await see.text(panel, words);
});
