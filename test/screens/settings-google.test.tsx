import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Account } from '#contract/account.ts';
import { failures } from '#contract/errors.ts';
import { accountWith, byGoogle } from './account.ts';
import { open } from './open.tsx';
import { alert, button, dialog, exactly, field, fill, link, panel, text } from './find.ts';
import * as see from './see.ts';
import { type Answers, failure, json } from './server.ts';

const set = 'POST /api/user/set-password';
const remove = 'POST /api/user/delete';
const callback = 'POST /api/auth/google/callback';

const onwards = link('Continue with Google');
const hybrid = accountWith({ user: { auth_method: 'hybrid' } });
const nowBoth = 'You can now log in with either Google or email/password.';
const wasSet = json({ message: `Password set successfully. ${nowBoth}` });
const passwords = { Password: 'a long sentence', 'Confirm Password': 'a long sentence' };

const openSecurity = (account: Account, answers: Answers = {}) =>
  open('/account-settings?tab=security', { account, answers });

test('a Google-only account sets a password, which is validated first, and then has both ways to sign in', async () => {
  const server = await openSecurity(byGoogle);
  await see.text(panel, 'Your account is secured by Google OAuth.');
  await see.none(button('Change Password'));
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
  await fill(passwords);
  await button('Set Password').click();
  await see.visible(exactly('Failed to set password'));
  server.answer({ [set]: wasSet, 'GET /api/auth/session': json({ ...hybrid, google: true }) });
  await button('Set Password').click();
  await see.visible(text(nowBoth));
  await see.text(panel, 'secured by Google OAuth and by email and password');
  await see.visible(button('Change Password'));
});

test('an account with both ways to sign in needs its current password to set another', async () => {
  const server = await openSecurity(hybrid, { [set]: wasSet });
  await button('Set Password').click();
  await fill(passwords);
  await button('Set Password').click();
  await see.visible(exactly('Please enter your current password'));
  expect(server.asked(set)).toEqual([]);
  await fill({ 'Current Password': 'an older one' });
  await button('Set Password').click();
  await see.visible(text(nowBoth));
  expect(server.asked(set)).toEqual([{ current_password: 'an older one', new_password: 'a long sentence' }]);
});

test('a Google-only account is not deleted without its email address', async () => {
  const server = await open('/account-settings?tab=data', {
    account: byGoogle,
    answers: { [remove]: failure('email_mismatch') },
  });
  await button('Delete Account').click();
  await button('Confirm Delete').click();
  await see.text(alert, 'Please enter your email address');
  expect(server.asked(remove)).toEqual([]);
  await field('Email').fill('somebody@example.org');
  await button('Confirm Delete').click();
  await see.visible(exactly(failures.email_mismatch.sentence));
  await see.accessible();
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
  '$opener needs re-authentication with Google when the sign-in is not recent',
  async ({ tab, opener, call, submit, entries }) => {
    await open(`/account-settings?tab=${tab}`, {
      account: byGoogle,
      answers: { [call]: failure('proof_required') },
    });
    await button(opener).click();
    await fill(entries);
    await button(submit).click();
    await see.text(dialog, 'Sign in with Google again');
    await see.focused(onwards);
    const { searchParams } = new URL((onwards.element() as HTMLAnchorElement).href);
    expect(searchParams.get('purpose')).toBe('confirm');
    const back = searchParams.get('return_to')!;
    await see.accessible();

    await open(back, { account: byGoogle });
    await see.visible(exactly('Google has confirmed that it is you.'));
    for (const name of Object.keys(entries)) {
      await see.value(page.getByRole('textbox', { name, exact: true }), '');
    }
  },
);

test('signing out another device of a Google account needs re-authentication with Google', async () => {
  const at = '2026-11-01T00:00:00Z';
  const here = { id: '1', device: 'Firefox on Linux', country: null, created_at: at, last_seen_at: at };
  const sessions = [
    { ...here, current: true },
    { ...here, id: '2' },
  ];
  await openSecurity(byGoogle, {
    'GET /api/auth/sessions': json({ sessions }),
    'DELETE /api/auth/sessions/2': failure('proof_required'),
  });
  await button('Sign out Firefox on Linux').click();
  await see.text(dialog, 'Sign in with Google again');
  await see.focused(onwards);
  await button('Close').click();
  await see.visible(button('Sign Out All Other Devices'));
});

test.each([
  ['?error=access_denied&state=of-settings', 'You came back without choosing a Google account.'],
  ['?code=another&state=of-settings', failures.google_mismatch.sentence],
])('a failed re-authentication with Google returns to the form and says why: %s', async (query, why) => {
  const settings = '/account-settings?tab=security&resumed=set-password';
  await open(`/auth/callback${query}`, {
    account: byGoogle,
    answers: { [callback]: failure('google_mismatch') },
    remembers: () => sessionStorage.setItem('return_place', `confirm ${settings}`),
  });
  await see.text(alert, `Google has not confirmed that it is you. ${why} Nothing has been changed.`);
  await see.visible(page.getByRole('tabpanel', { name: 'Security' }));
  await see.visible(field('Confirm Password'));
});
