import { expect, test } from 'vitest';
import { accountWith, adminSignIn } from './account.ts';
import { cancelled, device, made } from './factors.ts';
import { open } from './open.tsx';
import { alert, button, dialog, field, heading, signInAsAdmin, text } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const window = dialog;

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
  await see.text(window, 'One more step');
  await see.focused(field('Code'));
  await see.visible(button('Use a passkey instead'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.text(alert, 'This code has been used.');
  await see.accessible();

  server.answer({ [step]: json(accountWith()) });
  await button('Use a recovery code').click();
  await see.focused(field('Recovery code'));
  await field('Recovery code').fill('aaaa-bbbb-cccc');
  await button('Continue').click();
  await see.none(window);
  await see.visible(text('This recovery code is used up'));
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
  await see.none(button('Use a passkey instead'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.text(alert, 'This sign-in took too long.');
  await button('Start again').click();
  await see.visible(field('Password'));
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
  await see.text(alert, why);
  await see.visible(field('Email'));
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
  await see.none(window);
  await see.visible(button(/Ada Lovelace/));
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
  await see.visible(heading('One more step'));
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.visible(button(/Ada Lovelace/));
  await see.none(heading('One more step'));
});

test('an admin enters the code after the password', async () => {
  const server = await open('/admin', {
    answers: {
      'POST /api/auth/admin/login': adminSignIn({ state: 'due', app: true, passkey: false }),
      'POST /api/auth/admin/second-step': failure('invalid_code'),
    },
  });
  await signInAsAdmin();
  await field('Code').fill('123456');
  await button('Continue').click();
  await see.text(alert, 'This code is not right.');
  server.answer({ 'POST /api/auth/admin/second-step': adminSignIn() });
  await button('Continue').click();
  await see.visible(heading('Blog (Admin)', 1));
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
  await signInAsAdmin();
  await field('Code').fill('123456');
  server.answer({ [events]: json({ events: [], next: null }) });
  await button('Continue').click();
  await see.visible(heading('Security', 1));
});
