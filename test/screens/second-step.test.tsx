import { expect, test } from 'vitest';
import { accountWith, adminSignIn } from './account.ts';
import { cancelled, device, made } from './factors.ts';
import { alert, button, dialog, field, fill, heading, signInAsAdmin, text } from './find.ts';
import { open } from './open.tsx';
import * as see from './see.ts';
import { type Answers, failure, json } from './server.ts';

const step = 'POST /api/auth/second-step';
const ada = json(accountWith());

/** Signs in with the password as a user who has a second factor. */
async function signInHalfway(passkey: boolean, refusal: Answers[string]) {
  const dueStep = json({ second_step: { passkey } }, { status: 202 });
  const server = await open('/earn', { answers: { 'POST /api/auth/login': dueStep, [step]: refusal } });
  await see.visible(heading(/./, 1));
  await button('Log in').first().click();
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await fill({ Email: 'ada@example.org', Password: 'correct horse' });
  await button('Sign In').click();
  return server;
}

async function enterCode(code = '123456') {
  await field('Code').fill(code);
  await button('Continue').click();
}

test('the sign-in dialog asks for the code and accepts a recovery code instead', async () => {
  const server = await signInHalfway(true, failure('used_code'));
  await see.text(dialog, 'One more step');
  await see.focused(field('Code'));
  await see.visible(button('Use a passkey instead'));
  await enterCode();
  await see.text(alert, 'This code has already been used.');
  await see.accessible();

  server.answer({ [step]: ada });
  await button('Use a recovery code').click();
  await see.focused(field('Recovery code'));
  await field('Recovery code').fill('aaaa-bbbb-cccc');
  await button('Continue').click();
  await see.none(dialog);
  await see.visible(text('You used a recovery code'));
  expect(server.asked(step)).toEqual([{ code: '123456' }, { recovery_code: 'aaaa-bbbb-cccc' }]);
});

test('a sign-in that took too long can be restarted', async () => {
  await signInHalfway(false, failure('second_step_over'));
  await see.none(button('Use a passkey instead'));
  await enterCode();
  await see.text(alert, 'This sign-in took too long.');
  await button('Start again').click();
  await see.visible(field('Password'));
});

/** Opens the sign-in dialog in a browser whose passkey prompt gives this answer. */
async function openWithDevice(answer: () => Promise<unknown>, signIn: Answers[string]) {
  device(answer);
  const options = json({ challenge: 'Y2hhbGxlbmdl' });
  await open('/earn', {
    answers: { 'POST /api/auth/passkey/options': options, 'POST /api/auth/passkey': signIn },
  });
  await button('Log in').first().click();
}

test.each([
  ['is unknown here', made, failure('passkey_unknown'), 'This passkey does not belong to an account here.'],
  ['was not used', cancelled, failure('passkey_failed'), 'No passkey was used'],
])('a passkey that %s leaves the dialog open with the reason', async (_, answer, refusal, why) => {
  await openWithDevice(answer, refusal);
  await button('Sign in with a passkey').click();
  await see.text(alert, why);
  await see.visible(field('Email'));
});

test('a passkey signs in from the sign-in dialog', async () => {
  await openWithDevice(made, ada);
  // If the browser offers the passkey by itself, the dialog has closed before the button could be clicked.
  if (dialog.elements().length > 0)
    await button('Sign in with a passkey')
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await see.none(dialog);
  await see.visible(button(/Ada Lovelace/));
});

test('a user who returns from Google enters the code there and continues to the page they came from', async () => {
  const due = json({ second_step: { passkey: false }, return_to: '/contact' }, { status: 202 });
  await open('/auth/callback?code=one&state=two', {
    answers: { 'POST /api/auth/google/callback': due, [step]: ada },
  });
  await see.visible(heading('One more step'));
  await enterCode();
  await see.visible(button(/Ada Lovelace/));
  await see.visible(field('Message'));
});

test.each([
  ['/admin', 'Blog (Admin)'],
  ['/admin/security', 'Security'],
])('an admin at %s enters the code after the password and continues to “%s”', async (path, name) => {
  const [events, adminStep] = ['GET /api/admin/security', 'POST /api/auth/admin/second-step'];
  const server = await open(path, {
    answers: {
      [events]: failure('admin_factor_due'),
      'POST /api/auth/admin/login': adminSignIn({ state: 'due', app: true, passkey: false }),
      [adminStep]: failure('invalid_code'),
    },
  });
  await signInAsAdmin();
  await enterCode();
  await see.text(alert, 'This code is wrong.');
  server.answer({ [adminStep]: adminSignIn(), [events]: json({ events: [], next: null }) });
  await button('Continue').click();
  await see.visible(heading(name, 1));
});
