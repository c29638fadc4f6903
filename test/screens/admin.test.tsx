import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ContactMessage } from '#contract/contact.ts';
import { rememberAdmin } from '#admin/admin.ts';
import { adminSignIn, accountWith } from './account.ts';
import { open } from './open.tsx';
import { alert, button, heading, signInAsAdmin, text, field } from './find.ts';
import * as see from './see.ts';
import { broken, failure, json, held, unreachable } from './server.ts';
import type { KnownDisagreement } from '#contract/reconciliation.ts';
import type { Alarm } from '#contract/alarms.ts';
import type { RecordedEvent, SecurityEvent } from '#contract/security-events.ts';
import type { UndeliveredMail } from '#contract/mails.ts';

const list = 'GET /api/admin/messages';
const markFirst = 'PUT /api/admin/messages/1';

const first: ContactMessage = {
  id: '1',
  at: '2026-11-20T10:00:00.000Z',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'urgent: <b>it is broken</b>',
  message: 'Line one\n\nLine two',
  done: null,
};
const long: ContactMessage = {
  ...first,
  id: '2',
  subject: 'A long one',
  message: `${'word '.repeat(200)}the end`,
};
const done = { by: 'editor@longhand.example', at: '2026-11-21T10:00:00.000Z' };

const listed = (...messages: ContactMessage[]) => json({ messages, next: null });

test('messages are listed with sender and text; one can be expanded, marked as done and opened again', async () => {
  const server = await open('/admin/messages', {
    answers: { [list]: listed(first, long), [markFirst]: json({ ...first, done }) },
  });
  await see.visible(heading('Messages to support', 1));
  const places = page.getByRole('navigation', { name: 'Admin' });
  const here = places.getByRole('link', { name: 'Messages' });
  await expect.element(here).toHaveAttribute('aria-current', 'page');
  const item = page.getByRole('listitem').filter({ hasText: 'it is broken' });
  await see.text(item, 'urgent: <b>it is broken</b>');
  await expect.element(item.getByText('urgent', { exact: true })).toHaveClass('urgent');
  await see.text(item, 'Ada Lovelace, ada@example.org');
  await see.text(item, 'Line one Line two');
  const answer = expect.stringContaining('mailto:ada%40example.org?subject=Re%3A%20urgent');
  await see.leads(item.getByRole('link', { name: 'Answer' }), answer);
  const end = text('the end');
  await expect.element(end).not.toBeVisible();
  await text('Read the whole message').click();
  await see.visible(end);
  await see.accessible();
  await see.fits();

  await button('Done').first().click();
  await see.visible(text('Marked as done'));
  await see.none(text('it is broken'));
  await see.focused(page.elementLocator(document.querySelector('.review-frame')!));
  server.answer({ [list]: listed({ ...first, done }), [markFirst]: json(first) });
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await see.visible(text('Done by editor@longhand.example on'));
  await see.accessible();
  await button('Open Again').click();
  await see.visible(text('No message is marked as done yet.'));
  expect(server.asked(markFirst)).toEqual([{ done: true }, { done: false }]);
});

test('earlier messages load on request, failures are reported, and an expired session leads to the sign-in', async () => {
  const server = await open('/admin/messages', { remembers: rememberAdmin, answers: { [list]: broken } });
  await see.text(alert, 'The messages could not be loaded');
  server.answer({ [list]: json({ messages: [first], next: '1.1' }), [markFirst]: broken });
  await button('Try again').click();
  await see.visible(text('it is broken'));
  server.answer({ [list]: listed(long) });
  await button('Show Earlier Messages').click();
  await see.visible(text('A long one'));
  await see.none(button('Show Earlier Messages'));

  await button('Done').first().click();
  await see.visible(text('The message could not be marked'));
  await see.visible(text('it is broken'));
  server.answer({ [markFirst]: failure('admin_required') });
  await button('Done').first().click();
  await see.visible(heading('Admin authentication required'));
  await see.visible(text('Sign in to open this page. Nothing has changed.'));
  await see.accessible();
  expect(localStorage.getItem('admin_signed_in')).toBeNull();
  server.answer({ 'POST /api/auth/admin/login': adminSignIn() });
  await signInAsAdmin();
  await see.visible(button('Done'));
});

test('an admin signs a user out everywhere by email address, after signing in on the same page', async () => {
  const end = 'POST /api/admin/sessions/end';
  const server = await open('/admin/sessions', {
    remembers: rememberAdmin,
    answers: { [end]: failure('admin_required') },
  });
  const email = page.getByLabelText('Email', { exact: true });
  await email.fill('ada@example.org');
  await button('Sign Out Everywhere').click();
  await see.visible(heading('Admin authentication required'));
  server.answer({ [end]: json({ ended: 2 }), 'POST /api/auth/admin/login': adminSignIn() });
  await signInAsAdmin();
  await see.value(email, 'ada@example.org');
  await button('Sign Out Everywhere').click();
  await see.visible(text('Done: 2 devices are signed out.'));
  await see.accessible();
  await see.fits();
  server.answer({ [end]: broken });
  await button('Sign Out Everywhere').click();
  await see.visible(text('Nobody could be signed out'));
});

const payments = 'GET /api/admin/payments';

test('a failed admin sign-in says what went wrong and keeps the username', async () => {
  const { answer, letGo } = held(unreachable);
  const server = await open('/admin', { answers: { 'POST /api/auth/admin/login': answer } });
  await signInAsAdmin();
  await see.visible(button('Authenticating...'));
  letGo();
  await see.said(alert, 'Connection error. Please make sure the backend server is running.');

  server.answer({ 'POST /api/auth/admin/login': () => new Response('Bad gateway', { status: 502 }) });
  await button('Sign In as Admin').click();
  await see.said(alert, 'Authentication failed');
  await see.accessible();
  await see.value(field('Username'), 'editor@longhand.example');
});

const wrong: KnownDisagreement = {
  kind: 'words_limit',
  subject: '0f7b1c2d-account',
  expected: '30500',
  found: '60000',
  since: '2026-11-20T03:17:00.000Z',
};

test('payments that cannot be loaded can be retried, and books that do not balance are reported', async () => {
  const server = await open('/admin/payments', { answers: { [payments]: broken } });
  await see.text(alert, 'The payments could not be loaded');
  await see.accessible();
  server.answer({ [payments]: json({ payments: [], next: null, disagreements: [] }) });
  await button('Try again').click();
  await see.visible(text('No payment needs attention.'));
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await see.visible(text('No payment is marked as done yet.'));

  server.answer({ [payments]: json({ payments: [], next: null, disagreements: [wrong] }) });
  await page.getByRole('link', { name: 'Needs attention' }).click();
  await see.visible(heading('The books do not balance', 2));
  await see.visible(text('The account’s word limit is not its plan’s'));
  await see.visible(text('60000'));
  await see.visible(text('0f7b1c2d-account'));
  await see.fits();
  await see.accessible();
  await button('Sign Out').click();
  await see.visible(text('You are still signed in as admin'));
});

const session = 'GET /api/auth/admin/session';

test('an admin’s stored hint resumes the session and is removed when it has ended; without it, no session is requested', async () => {
  const remembers = rememberAdmin;
  await open('/admin', { remembers, answers: { [session]: adminSignIn() } });
  await see.visible(heading('Blog (Admin)', 1));
  await open('/admin', { remembers, answers: { [session]: failure('admin_required') } });
  await see.visible(button('Sign In as Admin'));
  expect(localStorage.getItem('admin_signed_in')).toBeNull();
  const server = await open('/admin');
  await see.visible(button('Sign In as Admin'));
  expect(server.asked(session)).toEqual([]);
});

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
const rows = () => page.getByRole('table').getByRole('row');

test('account activity is listed with how often it happened and roughly where from', async () => {
  const server = await open('/account-settings?tab=security', {
    account: accountWith(),
    answers: { [activity]: json({ events: [entered], next: '1.a' }) },
  });
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

test('an admin sees what happened to whom and can choose one kind of event', async () => {
  const deleted = { ...entered, id: '3', kind: 'post_deleted' as const, admin: 'editor@longhand.example' };
  await open('/admin/security', {
    answers: {
      [events]: json({ events: [recorded, { ...deleted, account: null, about: 'post-7' }], next: null }),
    },
  });
  await see.text(rows().nth(1), 'ada@example.org');
  await see.text(rows().nth(2), 'by editor@longhand.example');
  await see.text(rows().nth(2), 'post-7');
  const kinds = page.getByRole('navigation', { name: 'Events' });
  await kinds.getByRole('link', { name: 'Admins' }).click();
  await expect.element(kinds.getByRole('link', { name: 'Admins' })).toHaveAttribute('aria-current', 'page');
  await see.accessible();
  await see.fits();
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

test('an undelivered email says what it is, why, and when it is retried, and can be marked as done', async () => {
  const server = await open('/admin/mails', {
    answers: { 'GET /api/admin/mails': json({ mails: [mail], next: null }) },
  });
  const item = page.getByRole('listitem').filter({ hasText: 'A message to support' });
  await see.text(item, 'The mail provider refused our key.');
  await see.text(item, 'We will try again on');
  await see.text(item, '7 times');
  await see.accessible();
  await see.fits();
  server.answer({ 'PUT /api/admin/mails/contact%3A1': json({ ...mail, done }) });
  await item.getByRole('button', { name: 'Done' }).click();
  await see.visible(text('Every email has been sent.'));
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

test('an alarm says what happened, how often and what to do, and can be marked as done', async () => {
  const server = await open('/admin/alarms', {
    answers: { 'GET /api/admin/alarms': json({ alarms: [alarm, elsewhere], next: null }) },
  });
  const guessing = page.getByRole('listitem').filter({ hasText: 'codes or passkeys were wrong' });
  await see.text(guessing, '140 times within an hour');
  await see.text(guessing, 'Check under Security');
  const signedIn = page.getByRole('listitem').filter({ hasText: 'An admin signed in on a new device' });
  await see.text(signedIn, 'Firefox on Windows, France');
  await see.text(signedIn, 'editor@longhand.example');
  await expect.element(signedIn).not.toHaveTextContent('within an hour');
  await see.accessible();
  await see.fits();
  server.answer({ 'PUT /api/admin/alarms/a': json({ ...alarm, done }) });
  await guessing.getByRole('button', { name: 'Done' }).click();
  await see.none(text('codes or passkeys were wrong'));
});
