import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failures } from '#contract/errors.ts';
import { accountWith, byGoogle } from './account.ts';
import { open } from './open.tsx';
import { alert, button, dialog, exactly, field, fill, link, panel, text } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const devices = { 'GET /api/auth/sessions': json({ sessions: [] }) };
const set = 'POST /api/user/set-password';
const remove = 'POST /api/user/delete';
const callback = 'POST /api/auth/google/callback';

const window = dialog;
const onwards = link('Continue with Google');
const passwords = { Password: 'a long sentence', 'Confirm Password': 'a long sentence' };

test('an account of Google’s sets a password, and becomes one with both', async () => {
  const server = await open('/account-settings?tab=security', {
    account: byGoogle,
    answers: {
      ...devices,
      [set]: json({
        message: 'Password set successfully. You can now log in with either Google or email/password.',
      }),
    },
  });
  await see.text(panel, 'Your account is secured by Google OAuth.');
  await see.none(button('Change Password'));
  await button('Set Password').click();
  await fill(passwords);
  server.answer({
    'GET /api/auth/session': json({ ...accountWith({ user: { auth_method: 'hybrid' } }), google: true }),
  });
  await button('Set Password').click();
  await see.visible(text('You can now log in with either Google or email/password'));
  await see.text(panel, 'secured by Google OAuth and by email and password');
  await see.visible(button('Change Password'));
});

test.each([
  { tab: 'security', opener: 'Set Password', call: set, submit: 'Set Password', entries: passwords },
  {
    tab: 'data',
    opener: 'Delete Account',
    call: remove,
    submit: 'Confirm Delete',
    entries: { Email: byGoogle.user.email },
  },
])(
  '$opener goes by way of Google when the sign-in is not fresh',
  async ({ tab, opener, call, submit, entries }) => {
    await open(`/account-settings?tab=${tab}`, {
      account: byGoogle,
      answers: { ...devices, [call]: failure('proof_required') },
    });
    await button(opener).click();
    await fill(entries);
    await button(submit).click();
    await see.text(window, 'Sign in with Google once more');
    await see.focused(onwards);
    const { searchParams } = new URL((onwards.element() as HTMLAnchorElement).href);
    expect(searchParams.get('purpose')).toBe('confirm');
    const back = searchParams.get('return_to')!;
    await see.accessible();

    await open(back, { account: byGoogle, answers: devices });
    await see.visible(exactly('Google has confirmed that it is you.'));
    for (const name of Object.keys(entries)) {
      await see.value(page.getByRole('textbox', { name, exact: true }), '');
    }
  },
);

test('another device of a Google account is signed out by way of Google', async () => {
  const sessions = [1, 2].map((number) => ({
    id: String(number),
    device: 'Firefox on Linux',
    country: null,
    created_at: '2026-11-01T00:00:00Z',
    last_seen_at: '2026-11-02T00:00:00Z',
    current: number === 1,
  }));
  await open('/account-settings?tab=security', {
    account: byGoogle,
    answers: {
      'GET /api/auth/sessions': json({ sessions }),
      'DELETE /api/auth/sessions/2': failure('proof_required'),
    },
  });
  await button('Sign out Firefox on Linux').click();
  await see.text(window, 'Sign in with Google once more');
  await see.focused(onwards);
  await button('Close').click();
  await see.visible(button('Sign Out All Other Devices'));
});

test.each([
  ['?error=access_denied&state=of-settings', 'You came back without choosing an account there.'],
  ['?code=another&state=of-settings', failures.google_mismatch.sentence],
])('Google that has not confirmed who it is leads back to the form and says why: %s', async (query, why) => {
  const settings = '/account-settings?tab=security&resumed=set-password';
  await open(`/auth/callback${query}`, {
    account: byGoogle,
    answers: { ...devices, [callback]: failure('google_mismatch') },
    remembers: () => sessionStorage.setItem('return_place', `confirm ${settings}`),
  });
  await see.text(alert, `Google has not confirmed that it is you. ${why} Nothing has been changed.`);
  await see.visible(page.getByRole('tabpanel', { name: 'Security' }));
  await see.visible(field('Confirm Password'));
});
