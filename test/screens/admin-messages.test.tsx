import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ContactMessage } from '#contract/contact.ts';
import { rememberAdmin } from '#admin/admin.ts';
import { adminSignIn } from './account.ts';
import { open } from './open.tsx';
import {
  alert,
  button,
  expectAccessible,
  expectNone,
  expectText,
  expectToFit,
  expectVisible,
  text,
} from './see.ts';
import { broken, failure, json } from './server.ts';

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

test('messages are listed with who wrote, when and what; a long one unfolds', async () => {
  await open('/admin/messages', { answers: { [list]: listed(first, long) } });
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Messages to support' }));
  const places = page.getByRole('navigation', { name: 'Admin' });
  await expect
    .element(places.getByRole('link', { name: 'Messages' }))
    .toHaveAttribute('aria-current', 'page');
  const item = page.getByRole('listitem').filter({ hasText: 'it is broken' });
  await expectText(item, 'urgent: <b>it is broken</b>');
  await expect.element(item.getByText('urgent', { exact: true })).toHaveClass('urgent');
  await expectText(item, 'Ada Lovelace, ada@example.org');
  await expectText(item, 'Line one Line two');
  await expect
    .element(item.getByRole('link', { name: 'Answer' }))
    .toHaveAttribute('href', expect.stringContaining('mailto:ada%40example.org?subject=Re%3A%20urgent'));
  const end = text('the end');
  await expect.element(end).not.toBeVisible();
  await text('Read the whole message').click();
  await expectVisible(end);
  await expectAccessible();
  await expectToFit();
});

test('a message is marked as done and opened again', async () => {
  const server = await open('/admin/messages', { answers: { [list]: listed(first, long) } });
  server.answer({ [markFirst]: json({ ...first, done }) });
  await button('Done').first().click();
  await expectVisible(text('Marked as done'));
  await expectNone(text('it is broken'));
  await expect.element(page.elementLocator(document.querySelector('.review-frame')!)).toHaveFocus();
  expect(server.asked(markFirst)).toEqual([{ done: true }]);

  server.answer({ [list]: listed({ ...first, done }), [markFirst]: json(first) });
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expectVisible(text('Done by editor@longhand.example on'));
  await button('Open Again').click();
  await expectVisible(text('No message is marked as done yet.'));
  expect(server.asked(markFirst)).toEqual([{ done: true }, { done: false }]);
});

test('more messages come when they are asked for', async () => {
  const server = await open('/admin/messages', {
    answers: { [list]: json({ messages: [first], next: '1.1' }) },
  });
  await expectVisible(text('it is broken'));
  server.answer({ [list]: listed(long) });
  await button('Show Earlier Messages').click();
  await expectVisible(text('A long one'));
  await expectVisible(text('it is broken'));
  await expectNone(button('Show Earlier Messages'));
});

test('what goes wrong is told, and a session that has ended leads to the sign-in', async () => {
  const server = await open('/admin/messages', { remembers: rememberAdmin, answers: { [list]: broken } });
  await expectText(alert, 'The messages could not be loaded');
  server.answer({ [list]: listed(first) });
  await button('Try again').click();
  server.answer({ [markFirst]: broken });
  await button('Done').click();
  await expectVisible(text('The message could not be marked'));
  await expectVisible(text('it is broken'));
  server.answer({ [markFirst]: failure('admin_required') });
  await button('Done').click();
  await expectVisible(page.getByRole('heading', { name: 'Admin authentication required' }));
  await expectAccessible();
  expect(localStorage.getItem('admin_signed_in')).toBeNull();
  server.answer({
    'POST /api/auth/admin/login': adminSignIn(),
  });
  await page.getByLabelText('Username', { exact: true }).fill('editor@longhand.example');
  await page.getByLabelText('Password', { exact: true }).fill('an admin password');
  await button('Sign In as Admin').click();
  await expectVisible(button('Done'));
});

test('somebody is signed out everywhere by their address, after the admin has signed in there', async () => {
  const end = 'POST /api/admin/sessions/end';
  const server = await open('/admin/sessions', {
    remembers: rememberAdmin,
    answers: { [end]: failure('admin_required') },
  });
  const email = page.getByLabelText('Email', { exact: true });
  await email.fill('ada@example.org');
  await button('Sign Out Everywhere').click();
  await expectVisible(page.getByRole('heading', { name: 'Admin authentication required' }));
  server.answer({
    [end]: json({ ended: 2 }),
    'POST /api/auth/admin/login': adminSignIn(),
  });
  await page.getByLabelText('Username', { exact: true }).fill('editor@longhand.example');
  await page.getByLabelText('Password', { exact: true }).fill('an admin password');
  await button('Sign In as Admin').click();
  await expect.element(email).toHaveValue('ada@example.org');
  await button('Sign Out Everywhere').click();
  await expectVisible(text('Done: 2 devices are signed out.'));
  await expectAccessible();
  await expectToFit();
  server.answer({ [end]: broken });
  await button('Sign Out Everywhere').click();
  await expectVisible(text('Nobody could be signed out'));
  await open('/admin/sessions');
  await expectVisible(button('Sign In as Admin'));
});
