import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ContactMessage } from '#contract/contact.ts';
import { rememberAdmin } from '#admin/admin.ts';
import { adminSignIn } from './account.ts';
import { open } from './open.tsx';
import { alert, button, heading, signInAsAdmin, text } from './find.ts';
import * as see from './see.ts';
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
  await see.visible(heading('Messages to support', 1));
  const places = page.getByRole('navigation', { name: 'Admin' });
  await expect
    .element(places.getByRole('link', { name: 'Messages' }))
    .toHaveAttribute('aria-current', 'page');
  const item = page.getByRole('listitem').filter({ hasText: 'it is broken' });
  await see.text(item, 'urgent: <b>it is broken</b>');
  await expect.element(item.getByText('urgent', { exact: true })).toHaveClass('urgent');
  await see.text(item, 'Ada Lovelace, ada@example.org');
  await see.text(item, 'Line one Line two');
  await see.leads(
    item.getByRole('link', { name: 'Answer' }),
    expect.stringContaining('mailto:ada%40example.org?subject=Re%3A%20urgent'),
  );
  const end = text('the end');
  await expect.element(end).not.toBeVisible();
  await text('Read the whole message').click();
  await see.visible(end);
  await see.accessible();
  await see.fits();
});

test('a message is marked as done and opened again', async () => {
  const server = await open('/admin/messages', { answers: { [list]: listed(first, long) } });
  server.answer({ [markFirst]: json({ ...first, done }) });
  await button('Done').first().click();
  await see.visible(text('Marked as done'));
  await see.none(text('it is broken'));
  await see.focused(page.elementLocator(document.querySelector('.review-frame')!));
  expect(server.asked(markFirst)).toEqual([{ done: true }]);

  server.answer({ [list]: listed({ ...first, done }), [markFirst]: json(first) });
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await see.visible(text('Done by editor@longhand.example on'));
  await button('Open Again').click();
  await see.visible(text('No message is marked as done yet.'));
  expect(server.asked(markFirst)).toEqual([{ done: true }, { done: false }]);
});

test('more messages come when they are asked for', async () => {
  const server = await open('/admin/messages', {
    answers: { [list]: json({ messages: [first], next: '1.1' }) },
  });
  await see.visible(text('it is broken'));
  server.answer({ [list]: listed(long) });
  await button('Show Earlier Messages').click();
  await see.visible(text('A long one'));
  await see.visible(text('it is broken'));
  await see.none(button('Show Earlier Messages'));
});

test('what goes wrong is told, and a session that has ended leads to the sign-in', async () => {
  const server = await open('/admin/messages', { remembers: rememberAdmin, answers: { [list]: broken } });
  await see.text(alert, 'The messages could not be loaded');
  server.answer({ [list]: listed(first) });
  await button('Try again').click();
  server.answer({ [markFirst]: broken });
  await button('Done').click();
  await see.visible(text('The message could not be marked'));
  await see.visible(text('it is broken'));
  server.answer({ [markFirst]: failure('admin_required') });
  await button('Done').click();
  await see.visible(heading('Admin authentication required'));
  await see.accessible();
  expect(localStorage.getItem('admin_signed_in')).toBeNull();
  server.answer({
    'POST /api/auth/admin/login': adminSignIn(),
  });
  await signInAsAdmin();
  await see.visible(button('Done'));
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
  await see.visible(heading('Admin authentication required'));
  server.answer({
    [end]: json({ ended: 2 }),
    'POST /api/auth/admin/login': adminSignIn(),
  });
  await signInAsAdmin();
  await see.value(email, 'ada@example.org');
  await button('Sign Out Everywhere').click();
  await see.visible(text('Done: 2 devices are signed out.'));
  await see.accessible();
  await see.fits();
  server.answer({ [end]: broken });
  await button('Sign Out Everywhere').click();
  await see.visible(text('Nobody could be signed out'));
  await open('/admin/sessions');
  await see.visible(button('Sign In as Admin'));
});
