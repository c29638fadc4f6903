import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { alert, button, field, heading, panel, text } from './find.ts';
import * as see from './see.ts';
import { failure, json, noContent } from './server.ts';

const call = 'POST /api/user/email-change';
const change = {
  new_email: 'ada@new.example',
  old_confirmed: false,
  new_confirmed: false,
  expires_at: '2026-11-23T12:00:00Z',
};

test('an email change needs re-authentication, shows which of the two confirmations are missing, and can be cancelled', async () => {
  const server = await open('/account-settings', {
    account: accountWith(),
    answers: {
      [call]: failure('same_address'),
      'POST /api/user/factors/confirmation': noContent,
      'DELETE /api/user/email-change': noContent,
    },
  });
  await button('Change Email').click();
  await see.text(panel, 'When you have opened both, your address changes');
  await button('Send the Links').click();
  await see.text(alert, 'Please enter the new email address');
  await field('New Email').fill('ada@example.org');
  await button('Send the Links').click();
  await see.text(alert, 'This is already the address of your account. Your address was not changed.');
  await see.focused(field('New Email'));
  await see.value(field('New Email'), 'ada@example.org');
  server.answer({ [call]: failure('proof_required') });
  await field('New Email').fill(' Ada@New.example ');
  await button('Send the Links').click();
  await field('Password').fill('correct horse');
  server.answer({ [call]: json({ change }, { status: 202 }) });
  await button('Confirm').click();
  await see.visible(text('We emailed both addresses.'));
  await see.text(
    panel,
    'Your address changes to ada@new.example when you open the link that we sent to ada@new.example and to ada@example.org.',
  );
  await see.accessible();
  const asked = server.asked(call).map((body) => (body as { new_email: string }).new_email);
  expect(asked).toEqual(['ada@example.org', 'ada@new.example', 'ada@new.example']);

  await button('Keep My Current Address').click();
  await see.visible(text('The change is cancelled.'));
  await see.visible(button('Change Email'));

  await open('/account-settings', {
    account: accountWith(),
    answers: { 'GET /api/user/email-change': json({ change: { ...change, new_confirmed: true } }) },
  });
  await see.text(panel, 'when you open the link that we sent to ada@example.org.');
});

const confirm = 'POST /api/auth/email-change/confirm';

test.each([
  [{ state: 'waiting', confirmed: 'new' }, 'One more confirmation', 'your current address'],
  [{ state: 'waiting', confirmed: 'old' }, 'One more confirmation', 'sent to ada@new.example'],
  [
    { state: 'changed', confirmed: 'old' },
    'Your email address is changed',
    'has the address ada@new.example',
  ],
])('an emailed link confirms only when the button is clicked: %o', async (answer, title, sentence) => {
  const server = await open('/verify-email#change=abc', {
    answers: { [confirm]: json({ ...answer, new_email: 'ada@new.example' }) },
  });
  await see.visible(heading('Confirm the change of an email address'));
  expect(server.asked(confirm)).toEqual([]);
  await button('Confirm the change').click();
  await see.visible(heading(title));
  await see.text(page.getByRole('main'), sentence);
  expect(server.asked(confirm)).toEqual([{ token: 'abc' }]);
});

test('an emailed link can also cancel the email change, and one that no longer works says so', async () => {
  const server = await open('/verify-email#change=abc', {
    answers: { [confirm]: failure('invalid_change_token'), 'POST /api/auth/email-change/refuse': noContent },
  });
  await button('Confirm the change').click();
  await see.text(alert, 'This link has been used or has expired, or the change was cancelled.');
  await see.accessible();
  await button('This wasn’t me: cancel it').click();
  await see.visible(heading('The change is cancelled'));
  expect(server.asked('POST /api/auth/email-change/refuse')).toEqual([{ token: 'abc' }]);
});
