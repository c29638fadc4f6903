import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountWith } from './account.ts';
import { alert, button, exactly, field, fill, panel, tab, text } from './find.ts';
import { onFree } from './billing.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { type Answers, broken, failure, held, json, noContent, unreachable } from './server.ts';

const device = (id: string, called: string, current = false) => ({
  id,
  device: called,
  current,
  created_at: new Date().toISOString(),
  last_seen_at: new Date().toISOString(),
});
const own = device('1', 'Chrome on Linux', true);
const sessions = [own, device('2', 'Safari on iPhone'), device('3', 'Safari on iPad')];
const preferences = { usage_alerts: true, plan_updates: true, product_updates: false, marketing: false };

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

const names = ['Profile', 'Security', 'Notifications', 'Billing', 'Data & Privacy'];

test('the keyboard moves through the tabs and wraps around; every panel passes axe, and no tab shifts', async () => {
  await openTab('there-is-none', {}, accountWith({ user: { email_verified: false } }));
  await expect.element(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => tabs().map((each) => each.textContent)).toEqual(names);
  const before = places();
  await tab('Profile').click();
  for (const name of [...names.slice(1), 'Profile']) {
    await userEvent.keyboard('{ArrowRight}');
    await see.focused(tab(name));
    await see.visible(page.getByRole('tabpanel', { name }));
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await see.count(page.getByRole('tab', { selected: true }), 1);
    await see.count(text('Loading'), 0);
    expect(places()).toEqual(before);
    await see.accessible();
    await see.fits();
  }
  await userEvent.keyboard('{End}');
  await see.focused(tab('Data & Privacy'));
  await userEvent.keyboard('{Home}');
  await see.focused(tab('Profile'));
  await userEvent.keyboard('{Tab}');
  await see.focused(button('Send it again'));
});

const rename = async (name: string, press: string) => {
  await button('Edit Profile').click();
  await field('Full Name').fill(name);
  await button(press).click();
};

test('a name is validated, saved only if changed, and updated everywhere; if saving fails, it stays in its field', async () => {
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
  await see.visible(text('You can change your email address under Email address.'));
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

const echo = async (request: Request) => Response.json(await request.json());
const turn = (name: string) => page.getByRole('switch', { name });

test('a switch toggles at once by keyboard and is saved; if saving fails, only that switch reverts', async () => {
  const save = 'PUT /api/user/notifications';
  const server = await openTab('notifications', { [save]: echo });
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
  expect(server.asked(save)).toEqual([{ ...preferences, marketing: true }]);

  const [failing, working] = [held(broken), held(echo)];
  const next = [failing, working].values();
  server.answer({ [save]: (request) => next.next().value!.answer(request) });
  await turn('Product Updates').click();
  await turn('Usage Alerts').click();
  await expect.element(turn('Product Updates')).toBeChecked();
  failing.letGo();
  await see.visible(exactly('Failed to update notification preferences'));
  await see.accessible();
  working.letGo();
  await see.visible(exactly('Notification preferences updated'));
  await expect.element(turn('Product Updates')).not.toBeChecked();
  await expect.element(turn('Usage Alerts')).not.toBeChecked();
  expect(server.asked(save).at(-1)).toEqual({ ...preferences, marketing: true, usage_alerts: false });
});

test('devices are listed and signed out singly, or all others after re-authentication; one that fails stays listed', async () => {
  const devices = page.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');
  const one = 'DELETE /api/auth/sessions/2';
  const others = 'DELETE /api/auth/sessions';
  const proof = 'POST /api/user/factors/confirmation';
  const server = await openTab('security', {
    [one]: unreachable,
    [others]: failure('proof_required'),
    [proof]: failure('invalid_password'),
  });
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
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await see.focused(password);
  await see.accessible();
  await see.fits();
  await userEvent.keyboard('not this one{Enter}');
  await see.visible(exactly('Invalid password'));
  await see.count(devices, 2);
  server.answer({ [others]: json({ ended: 1 }), [proof]: noContent });
  await password.fill('a long sentence');
  await userEvent.keyboard('{Enter}');
  await see.visible(exactly('All other devices are signed out'));
  await see.count(devices, 1);
  await see.visible(text('You are not signed in anywhere else.'));
  expect(server.asked(proof)).toEqual([{ password: 'not this one' }, { password: 'a long sentence' }]);
  expect(server.asked(others)).toHaveLength(2);
});

test('a user whose session was ended elsewhere is sent home with a message', async () => {
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

test('a password is validated before it is sent; a server refusal is shown, and the input stays', async () => {
  const change = 'PUT /api/user/password';
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
    [['a long sentence', 'short', 'short'], 'New password must be at least 8 characters', 'New Password'],
  ] as const) {
    await enter(entries);
    await see.visible(text(sentence));
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
  await see.visible(text('too easy to guess'));
  expect(server.asked(change)).toMatchObject([{}, {}, { new_password: 'password' }]);
});

test('deleting an account needs the right password, names the paid term that is lost, and says what failed', async () => {
  const remove = 'POST /api/user/delete';
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
  await see.none(text('is paid for until'));
  await button('Cancel').click();
  await see.focused(button('Delete Account'));

  const profile = { subscription_plan: 'pro', subscription_end: '2026-12-24T12:00:00.000Z' } as const;
  await openTab('data', {}, accountWith({ profile }));
  await button('Delete Account').click();
  await see.visible(text('Pro is paid for until December 24, 2026.'));
  await see.fits();
});

test.each([
  [
    'notifications',
    'user/notifications',
    'Failed to get notification preferences',
    preferences,
    'Usage Alerts',
  ],
  [
    'security',
    'auth/sessions',
    'Failed to get the list of devices',
    { sessions: [own] },
    'not signed in any',
  ],
  [
    'security',
    'user/activity',
    'The recent activity could not be loaded',
    { events: [], next: null },
    'Nothing',
  ],
])('the %s tab offers a retry when %s cannot be loaded', async (name, path, sentence, answer, words) => {
  const call = `GET /api/${path}`;
  const server = await openTab(name, { [call]: broken });
  await see.visible(text(sentence).first());
  await see.accessible();
  server.answer({ [call]: json(answer) });
  await button('Try again').click();
  await see.text(panel, words);
});
