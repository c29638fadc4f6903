import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountWith, adminSignIn } from './account.ts';
import { cancelled, device, made } from './factors.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectNone,
  expectText,
  expectVisible,
  field,
  text,
} from './see.ts';
import { failure, json } from './server.ts';

const window = page.getByRole('dialog');

test('the sign-in window asks for the code, and lets a recovery code stand in for it', async () => {
  const step = 'POST /api/auth/second-step';
  const server = await open('/earn', {
    answers: {
      'POST /api/auth/login': json({ second_step: { passkey: true } }, { status: 202 }),
      [step]: failure('used_code'),
    },
  });
  await button('Log in').first().click();
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await field('Email').fill('ada@example.org');
  await field('Password').fill('correct horse');
  await button('Sign In').click();
  await expectText(window, 'One more step');
  await expect.element(field('Code')).toHaveFocus();
  await expectVisible(button('Use a passkey instead'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await expectText(alert, 'This code has been used.');
  await expectAccessible();

  server.answer({ [step]: json(accountWith()) });
  await button('Use a recovery code').click();
  await expect.element(field('Recovery code')).toHaveFocus();
  await field('Recovery code').fill('aaaa-bbbb-cccc');
  await button('Continue').click();
  await expectNone(window);
  await expectVisible(text('This recovery code is used up'));
  expect(server.asked(step)).toEqual([{ code: '123456' }, { recovery_code: 'aaaa-bbbb-cccc' }]);
});

test('a sign-in that took too long begins again', async () => {
  await open('/earn', {
    answers: {
      'POST /api/auth/login': json({ second_step: { passkey: false } }, { status: 202 }),
      'POST /api/auth/second-step': failure('second_step_over'),
    },
  });
  await button('Log in').first().click();
  await field('Email').fill('ada@example.org');
  await field('Password').fill('correct horse');
  await button('Sign In').click();
  await expectNone(button('Use a passkey instead'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await expectText(alert, 'This sign-in took too long.');
  await button('Start again').click();
  await expectVisible(field('Password'));
});

test.each([
  ['is not known here', made, failure('passkey_unknown'), 'This passkey opens no account here.'],
  ['was not used', cancelled, failure('passkey_failed'), 'No passkey was used'],
])('a passkey that %s leaves the window open and says so', async (_, answer, refusal, why) => {
  device(answer);
  await open('/earn', {
    answers: {
      'POST /api/auth/passkey/options': json({ challenge: 'Y2hhbGxlbmdl' }),
      'POST /api/auth/passkey': refusal,
    },
  });
  await button('Log in').first().click();
  await button('Sign in with a passkey').click();
  await expectText(alert, why);
  await expectVisible(field('Email'));
});

test('a passkey signs in from the window', async () => {
  device(made);
  await open('/earn', {
    answers: {
      'POST /api/auth/passkey/options': json({ challenge: 'Y2hhbGxlbmdl' }),
      'POST /api/auth/passkey': json(accountWith()),
    },
  });
  await button('Log in').first().click();
  // Where the browser offers it by itself, the window has closed before the button could be pressed.
  if (window.elements().length > 0)
    await button('Sign in with a passkey')
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await expectNone(window);
  await expectVisible(page.getByRole('button', { name: /Ada Lovelace/ }));
});

test('whoever comes back from Google enters the code there, and goes on to where they came from', async () => {
  await open('/auth/callback?code=one&state=two', {
    answers: {
      'POST /api/auth/google/callback': json(
        { second_step: { passkey: false }, return_to: '/contact' },
        { status: 202 },
      ),
      'POST /api/auth/second-step': json(accountWith()),
    },
  });
  await expectVisible(page.getByRole('heading', { name: 'One more step' }));
  await field('Code').fill('123456');
  await button('Continue').click();
  await expectVisible(page.getByRole('button', { name: /Ada Lovelace/ }));
  await expectNone(page.getByRole('heading', { name: 'One more step' }));
});

test('an admin enters the code after the password', async () => {
  const server = await open('/admin', {
    answers: {
      'POST /api/auth/admin/login': adminSignIn({ state: 'due', app: true, passkey: false }),
      'POST /api/auth/admin/second-step': failure('invalid_code'),
    },
  });
  await page.getByRole('textbox', { name: 'Username' }).fill('editor@longhand.example');
  await field('Password').fill('a long admin password');
  await button('Sign In as Admin').click();
  await field('Code').fill('123456');
  await button('Continue').click();
  await expectText(alert, 'This code is not right.');
  server.answer({ 'POST /api/auth/admin/second-step': adminSignIn() });
  await button('Continue').click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Blog (Admin)' }));
});

test('an admin whose session ended enters the code where they were, and the page opens', async () => {
  const events = 'GET /api/admin/security';
  const server = await open('/admin/security', {
    answers: {
      [events]: failure('admin_factor_due'),
      'POST /api/auth/admin/login': adminSignIn({ state: 'due', app: true, passkey: false }),
      'POST /api/auth/admin/second-step': adminSignIn(),
    },
  });
  await page.getByRole('textbox', { name: 'Username' }).fill('editor@longhand.example');
  await field('Password').fill('a long admin password');
  await button('Sign In as Admin').click();
  await field('Code').fill('123456');
  server.answer({ [events]: json({ events: [], next: null }) });
  await button('Continue').click();
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Security' }));
});
