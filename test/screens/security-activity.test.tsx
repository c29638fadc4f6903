import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Alarm } from '#contract/alarms.ts';
import type { RecordedEvent, SecurityEvent } from '#contract/security-events.ts';
import type { UndeliveredMail } from '#contract/mails.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { button, heading, text } from './find.ts';
import * as see from './see.ts';
import { failure, json } from './server.ts';

const entered: SecurityEvent = {
  id: '1',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'signed_in',
  times: 1,
  device: 'Chrome on Linux',
  country: 'Germany',
  network: '203.0.113.0/24',
};
const refused: SecurityEvent = {
  ...entered,
  id: '2',
  kind: 'sign_in_failed',
  times: 14,
  device: 'Unknown device',
  country: null,
  network: '2001:db8:1::/48',
};

const activity = 'GET /api/user/activity';
const openSecurity = (answers = {}) =>
  open('/account-settings?tab=security', {
    account: accountWith(),
    answers: { 'GET /api/auth/sessions': json({ sessions: [] }), ...answers },
  });

const rows = () => page.getByRole('table').getByRole('row');

test('what happened to an account is listed with how often, when and roughly where from', async () => {
  const server = await openSecurity({ [activity]: json({ events: [entered], next: '1.a' }) });
  await see.visible(heading('Recent activity'));
  await see.text(rows().nth(1), 'Signed in with a password');
  await see.text(rows().nth(1), 'Chrome on Linux · Germany · IP 203.0.113.x');
  server.answer({ [activity]: json({ events: [refused], next: null }) });
  await button('Show Earlier Activity').click();
  await see.text(rows().nth(2), 'Sign-in failed: wrong password, 14 times');
  await see.text(rows().nth(2), 'Unknown device · IP 2001:db8:1:x');
  await see.none(button('Show Earlier Activity'));
  await see.accessible();
  await see.fits();
});

const recorded: RecordedEvent = { ...refused, account: 'ada@example.org', admin: null, about: null };
const events = 'GET /api/admin/security';

test('an admin reads what happened to whom, all or of one kind', async () => {
  const deleted = { ...entered, id: '3', kind: 'post_deleted' as const, admin: 'editor@longhand.example' };
  await open('/admin/security', {
    answers: {
      [events]: json({ events: [recorded, { ...deleted, account: null, about: 'post-7' }], next: null }),
    },
  });
  await see.visible(heading('Security', 1));
  await see.text(rows().nth(1), 'ada@example.org');
  await see.text(rows().nth(2), 'by editor@longhand.example');
  await see.text(rows().nth(2), 'post-7');
  const kinds = page.getByRole('navigation', { name: 'Events' });
  await kinds.getByRole('link', { name: 'Admins' }).click();
  await expect.element(kinds.getByRole('link', { name: 'Admins' })).toHaveAttribute('aria-current', 'page');
  await see.accessible();
  await see.fits();
});

test('whose admin session has ended signs in again in its place', async () => {
  await open('/admin/security', { answers: { [events]: failure('admin_required') } });
  await see.visible(page.getByText('Sign in, and this page opens. Nothing has changed.'));
});

const mail: UndeliveredMail = {
  id: 'contact:1',
  at: '2026-11-20T10:00:00.000Z',
  about: 'a message to support',
  tries: 7,
  delivery_error: 'key',
  next_try_at: '2026-11-21T16:00:00.000Z',
  done: null,
};

test('a mail that has not gone out says what it is, why, and when it is tried again, and can be marked', async () => {
  const server = await open('/admin/mails', {
    answers: { 'GET /api/admin/mails': json({ mails: [mail], next: null }) },
  });
  const item = page.getByRole('listitem').filter({ hasText: 'A message to support' });
  await see.text(item, 'The mail provider refused our key.');
  await see.text(item, 'It is tried again on');
  await see.text(item, '7 times');
  await see.accessible();
  await see.fits();
  const done = { by: 'editor@longhand.example', at: '2026-11-21T10:00:00.000Z' };
  server.answer({ 'PUT /api/admin/mails/contact%3A1': json({ ...mail, done }) });
  await item.getByRole('button', { name: 'Done' }).click();
  await see.visible(text('Every mail has gone out.'));
});

const alarm: Alarm = {
  id: 'a',
  kind: 'guessing',
  since: '2026-11-20T10:00:00.000Z',
  last_at: '2026-11-20T10:40:00.000Z',
  times: 140,
  admin: null,
  place: null,
  done: null,
};
const elsewhere: Alarm = {
  ...alarm,
  id: 'b',
  kind: 'admin_new_device',
  last_at: alarm.since,
  times: 1,
  admin: 'editor@longhand.example',
  place: 'Firefox on Windows, France',
};

test('an alarm says what happened, how often and what to do, and can be marked', async () => {
  const server = await open('/admin/alarms', {
    answers: { 'GET /api/admin/alarms': json({ alarms: [alarm, elsewhere], next: null }) },
  });
  const guessing = page.getByRole('listitem').filter({ hasText: 'codes or passkeys were wrong' });
  await see.text(guessing, '140 times within an hour');
  await see.text(guessing, 'See under Security');
  const signedIn = page.getByRole('listitem').filter({ hasText: 'An admin signed in on a device' });
  await see.text(signedIn, 'Firefox on Windows, France');
  await see.text(signedIn, 'editor@longhand.example');
  await expect.element(signedIn).not.toHaveTextContent('within an hour');
  await see.accessible();
  await see.fits();
  const done = { by: 'editor@longhand.example', at: '2026-11-21T10:00:00.000Z' };
  server.answer({ 'PUT /api/admin/alarms/a': json({ ...alarm, done }) });
  await guessing.getByRole('button', { name: 'Done' }).click();
  await see.visible(text('Marked as done'));
  await see.none(text('codes or passkeys were wrong'));
});
