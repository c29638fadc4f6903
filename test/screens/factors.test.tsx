import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberAdmin } from '#admin/admin.ts';
import type { Factors } from '#contract/factors.ts';
import { accountWith, adminSignIn, byGoogle } from './account.ts';
import { cancelled, creation, device, laptop, made, none, some } from './factors.ts';
import { open } from './open.tsx';
import { alert, button, dialog, exactly, field, fill, heading, link, signInAsAdmin, text } from './find.ts';
import * as see from './see.ts';
import { type Answers, failure, json, noContent } from './server.ts';

const security = '/account-settings?tab=security';
const base = '/api/user/factors';

const codes = Array.from({ length: 10 }, (_, each) => `aaaa-bbbb-cccc-dddd-eeee-ffff-ggg${each}`);

const openSecurity = (factors: Factors, answers: Answers = {}, account = accountWith()) =>
  open(security, { account, answers: { [`GET ${base}`]: json(factors), ...answers } });

test('a passkey is added, and its suggested name is focused so that it can be changed', async () => {
  device(made);
  const server = await openSecurity(none, {
    [`POST ${base}/passkeys/options`]: json(creation),
    [`POST ${base}/passkeys`]: json(laptop, { status: 201 }),
    [`PUT ${base}/passkeys/laptop`]: json({ ...laptop, name: 'Work laptop' }),
  });
  await button('Add a Passkey').click();
  await see.value(field('Name'), 'Chrome on Linux');
  await see.focused(field('Name'));
  await see.visible(text('The passkey is added.'));
  await field('Name').fill('Work laptop');
  await button('Save').click();
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await see.text(list, 'Work laptop');
  await see.text(list, 'Added November 20, 2026 · not used yet · synced');
  await see.focused(heading('Passkeys'));
  expect(server.asked(`PUT ${base}/passkeys/laptop`)).toEqual([{ name: 'Work laptop' }]);
  await see.accessible();
});

const hasOne = () => Promise.reject(new DOMException('', 'InvalidStateError'));

test.each([
  ['the prompt was closed', cancelled, 'it took too long'],
  ['the device already has one', hasOne, 'This device already has a passkey for your account.'],
])('no passkey is added and the page says why if %s', async (_, answer, why) => {
  device(answer);
  const server = await openSecurity(none, { [`POST ${base}/passkeys/options`]: json(creation) });
  await button('Add a Passkey').click();
  await see.text(alert, 'No passkey was added.');
  await see.text(alert, why);
  expect(server.asked(`POST ${base}/passkeys`)).toEqual([]);
});

test('a passkey is removed after a confirmation', async () => {
  await openSecurity(some, { [`DELETE ${base}/passkeys/laptop`]: noContent });
  await button('Remove Chrome on Linux').click();
  await see.text(dialog, 'Remove “Chrome on Linux”?');
  await button('Remove Passkey').click();
  await see.none(button('Remove Chrome on Linux'));
  await see.visible(text('“Chrome on Linux” is removed.'));
});

test('an authenticator app is turned on by its first code; the recovery codes are shown once and can be saved', async () => {
  const secret = 'ABCDEFGHIJKLMNOP';
  const uri = `otpauth://totp/Longhand:ada?secret=${secret}`;
  const server = await openSecurity(none, {
    [`POST ${base}/authenticator-app`]: json({ secret, uri, setup: 'sealed' }),
    [`PUT ${base}/authenticator-app`]: failure('invalid_code'),
  });
  await button('Set Up an App').click();
  await see.visible(page.getByRole('img', { name: /^QR code/ }));
  await see.visible(exactly('ABCD EFGH IJKL MNOP'));
  await see.accessible();
  await field('Enter the code that the app shows').fill('123 456');
  await button('Turn On').click();
  await see.text(alert, 'This code is wrong.');
  server.answer({ [`PUT ${base}/authenticator-app`]: json({ recovery_codes: codes }) });
  await button('Turn On').click();
  await see.count(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'), 10);
  await see.visible(button('Save as a file'));
  await see.fits();
  await see.accessible();
  await button('I have saved them').click();
  await see.visible(text('You have 10 recovery codes left.'));
  await see.none(text('aaaa-bbbb-cccc-dddd-eeee-ffff-ggg0'));
  const entered = { setup: 'sealed', code: '123 456' };
  expect(server.asked(`PUT ${base}/authenticator-app`)).toEqual([entered, entered]);
});

test('a change that needs re-authentication asks for password and code, and then continues by itself', async () => {
  const server = await openSecurity(some, {
    [`POST ${base}/recovery-codes`]: failure('proof_required'),
    [`POST ${base}/confirmation`]: failure('invalid_password'),
  });
  await see.visible(text('Make new ones before you need them.'));
  await button('Make New Recovery Codes').click();
  await button('Make New Codes').click();
  await see.text(dialog, 'Confirm that it is you');
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await see.focused(password);
  await password.fill('correct horse');
  await field('Code').fill('123456');
  await button('Confirm').click();
  await see.text(alert, 'Invalid password');
  server.answer({
    [`POST ${base}/recovery-codes`]: json({ recovery_codes: codes }),
    [`POST ${base}/confirmation`]: noContent,
  });
  await button('Use a recovery code').click();
  await field('Recovery code').fill('aaaa-bbbb-cccc');
  await button('Confirm').click();
  await see.text(dialog, 'Save your recovery codes');
  expect(server.asked(`POST ${base}/confirmation`)).toEqual([
    { password: 'correct horse', code: '123456' },
    { password: 'correct horse', recovery_code: 'aaaa-bbbb-cccc' },
  ]);
});

const passwords = { 'New Password': 'another horse', 'Confirm New Password': 'another horse' };
test.each([
  {
    tab: 'security',
    opener: 'Change Password',
    call: 'PUT /api/user/password',
    entries: { 'Current Password': 'correct horse', ...passwords },
    submit: 'Update Password',
    done: { message: 'Password updated successfully' },
    told: 'Password updated successfully',
  },
  {
    tab: 'data',
    opener: 'Delete Account',
    call: 'POST /api/user/delete',
    entries: { Password: 'correct horse' },
    submit: 'Confirm Delete',
    done: { message: 'Account deleted successfully.', details: { total_records_deleted: 3 } },
    told: 'Your account is deleted',
  },
])(
  '$opener asks only for the code, since the password was entered, and then continues by itself',
  async ({ tab, opener, call, entries, submit, done, told }) => {
    const server = await open(`/account-settings?tab=${tab}`, {
      account: accountWith(),
      answers: {
        [`GET ${base}`]: json(some),
        [call]: failure('proof_required'),
        [`POST ${base}/confirmation`]: noContent,
        'POST /api/auth/logout': noContent,
      },
    });
    await button(opener).click();
    await fill(entries);
    await button(submit).click();
    await see.text(dialog, 'Confirm that it is you');
    await see.focused(field('Code'));
    await see.none(dialog.getByRole('textbox', { name: 'Password' }));
    await see.accessible();
    await field('Code').fill('123456');
    server.answer({ [call]: json(done) });
    await button('Confirm').click();
    await see.visible(text(told));
    expect(server.asked(`POST ${base}/confirmation`)).toEqual([
      { password: 'correct horse', code: '123456' },
    ]);
    expect(server.asked(call)).toHaveLength(2);
  },
);

test('an admin sees their sessions and ends the others after re-authentication', async () => {
  const path = '/api/auth/admin';
  const at = '2026-11-20T12:00:00Z';
  const here = { id: '1', device: 'Chrome on Linux', country: 'Germany', created_at: at, last_seen_at: at };
  const others = `DELETE ${path}/sessions`;
  const server = await open('/admin/signing-in', {
    answers: {
      [`GET ${path}/session`]: adminSignIn(),
      [`GET ${path}/factors`]: json(none),
      [`GET ${path}/sessions`]: json({
        sessions: [
          { ...here, current: true },
          { ...here, id: '2' },
        ],
      }),
      [others]: failure('proof_required'),
      [`POST ${path}/factors/confirmation`]: noContent,
    },
    remembers: rememberAdmin,
  });
  const listed = page.getByRole('list', { name: 'Devices that are signed in' }).getByRole('listitem');
  await see.count(listed, 2);
  await see.accessible();
  await button('Sign Out All Other Devices').click();
  await field('Password').fill('a long admin password');
  server.answer({ [others]: json({ ended: 1 }) });
  await button('Confirm').click();
  await see.visible(exactly('All other devices are signed out'));
  await see.count(listed, 1);
});

test('re-authentication can use a passkey, and one that fails is reported', async () => {
  device(made);
  await openSecurity(some, {
    [`DELETE ${base}/authenticator-app`]: failure('proof_required'),
    [`POST ${base}/confirmation/passkey-options`]: json({ challenge: 'Y2hhbGxlbmdl' }),
    [`POST ${base}/confirmation/passkey`]: failure('passkey_failed'),
  });
  await button('Turn Off the App').click();
  await button('Turn Off').click();
  await button('Use a passkey').click();
  await see.text(alert, 'The passkey could not be checked.');
});

test('a Google-only account re-authenticates with Google; one with an app enters its code, and goes to Google if required', async () => {
  await openSecurity(none, { [`POST ${base}/authenticator-app`]: failure('proof_required') }, byGoogle);
  await button('Set Up an App').click();
  const onwards = link('Continue with Google');
  await see.visible(onwards);
  const { searchParams } = new URL((onwards.element() as HTMLAnchorElement).href);
  expect(searchParams.get('purpose')).toBe('confirm');
  expect(searchParams.get('return_to')).toBe('/account-settings?tab=security&resumed=signing-in');

  const proof = {
    [`POST ${base}/recovery-codes`]: failure('proof_required'),
    [`POST ${base}/confirmation`]: failure('google_required'),
  };
  await openSecurity(some, proof, byGoogle);
  await button('Make New Recovery Codes').click();
  await button('Make New Codes').click();
  await field('Code').fill('123456');
  await button('Confirm').click();
  await see.visible(onwards);
});

test('an admin without a second factor is asked to set one up and can continue once it is set up', async () => {
  device(made);
  const path = '/api/auth/admin/factors';
  const server = await open('/admin', {
    answers: {
      'POST /api/auth/admin/login': adminSignIn({ state: 'missing' }),
      'GET /api/auth/admin/session': adminSignIn({ state: 'missing' }),
      [`GET ${path}`]: json(none),
      [`POST ${path}/passkeys/options`]: json(creation),
      [`POST ${path}/passkeys`]: json(laptop, { status: 201 }),
    },
  });
  await signInAsAdmin();
  await see.visible(heading('Set up a second factor', 1));
  await see.text(page.getByRole('main'), 'Add a passkey or set up an authenticator app');
  await see.none(page.getByRole('navigation', { name: 'Admin' }));
  await see.accessible();
  server.answer({ 'GET /api/auth/admin/session': adminSignIn() });
  await button('Add a Passkey').click();
  await see.visible(page.getByRole('navigation', { name: 'Admin' }));
  await see.visible(link('Go to the posts'));
});
