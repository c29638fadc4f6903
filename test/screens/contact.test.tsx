import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brand } from '#contract/brand.ts';
import { contactLimits, tooManyMessages } from '#contract/contact.ts';
import { accountWith } from './account.ts';
import { open } from './open.tsx';
import { alert, button, field, fill, heading } from './find.ts';
import * as see from './see.ts';
import { broken, failure, held, json, unreachable } from './server.ts';

const send = 'POST /api/contact';
const sent = () => new Response(null, { status: 201 });
const message = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.org',
  Subject: 'URGENT: a question',
  Message: 'How does it work?',
};
const asked = {
  ...Object.fromEntries(Object.entries(message).map(([label, value]) => [label.toLowerCase(), value])),
  id: expect.stringMatching(/^[\da-f-]{36}$/),
  leave_empty: '',
};

async function write(answers = {}) {
  const server = await open('/contact', { answers });
  await fill(message);
  return server;
}

const openWith = (kept: string) =>
  open('/contact', { remembers: () => sessionStorage.setItem('contact_draft', kept) });

async function expectKept() {
  for (const [label, value] of Object.entries(message)) await see.value(field(label), value);
}

test('a message is sent once, even if the button is clicked again, and the focus moves to the confirmation', async () => {
  const { answer, letGo } = held(sent);
  const server = await write({ [send]: answer });
  await button('Send Message').click();
  await button('Sending...').click({ force: true });
  letGo();
  const thanks = heading('Message sent');
  await see.focused(thanks);
  expect(server.asked(send)).toEqual([asked]);
  expect(sessionStorage.getItem('contact_draft')).toBeNull();
  await see.accessible();
  await button('Write another message').click();
  await see.value(field('Message'), '');
});

test('a failed send is explained, offers the support address, and loses nothing that was typed', async () => {
  const server = await write({ [send]: unreachable });
  await button('Send Message').click();
  await see.text(alert, 'Your message could not be sent. Network error. What you typed is still here');
  await see.visible(page.getByRole('alert').getByRole('link', { name: brand.supportEmail }));
  await see.accessible();
  await expectKept();

  server.answer({ [send]: broken });
  await button('Send Message').click();
  await see.text(alert, 'Your message could not be sent. What you wrote is still here');

  server.answer({ [send]: failure('too_many_messages', { 'Retry-After': '3600' }) });
  await button('Send Message').click();
  await see.text(alert, `${tooManyMessages} You can try again at`);

  const invalid = { error: 'Please enter a valid email address', code: 'invalid_input' };
  server.answer({ [send]: json(invalid, { status: 400 }) });
  await button('Send Message').click();
  await see.said(alert, 'Please enter a valid email address');
  await expectKept();
});

test('a message whose response was lost is resent with the same id; once edited, it gets a new id', async () => {
  const server = await write({ [send]: unreachable });
  await button('Send Message').click();
  await see.text(alert, 'Network error');
  await button('Send Message').click();
  await expect.poll(() => server.asked(send).length).toBe(2);
  await fill({ Message: 'How does it really work?' });
  server.answer({ [send]: failure('message_id_taken') });
  await button('Send Message').click();
  await see.text(alert, 'Another message was sent with this id');
  server.answer({ [send]: sent });
  await button('Send Message').click();
  await see.visible(heading('Message sent'));
  const ids = server.asked(send).map((body) => (body as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('a reload restores subject and message; name and email are never stored; an invalid stored draft is ignored', async () => {
  await write();
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(kept).toContain('How does it work?');
  expect(kept).not.toContain('Ada');
  expect(kept).not.toContain('ada@');
  const draft = sessionStorage.getItem('contact_draft') ?? '';
  await openWith(draft);
  await see.value(field('Subject'), message.Subject);
  await see.value(field('Message'), message.Message);
  await see.value(field('Name'), '');
  await openWith('{"subject": 7}');
  await see.value(field('Subject'), '');
});

test('missing, blank or overlong input and an invalid email are reported at their fields, and nothing is sent', async () => {
  const server = await write({ [send]: sent });
  const { messageChars, subjectChars } = contactLimits;
  const wrong: [label: keyof typeof message, value: string, said: string | RegExp][] = [
    ['Name', '', /./],
    ['Name', '   ', 'Please enter your full name'],
    ['Email', 'ada at example', /./],
    ['Subject', ' ', 'Please enter a subject'],
    ['Subject', 'a'.repeat(subjectChars + 1), `A subject can have at most ${subjectChars} characters`],
    ['Message', '\n', 'Please enter a message'],
    ['Message', 'a'.repeat(messageChars + 1), `A message can have at most ${messageChars} characters`],
  ];
  for (const [label, value, said] of wrong) {
    await fill({ [label]: value });
    await button('Send Message').click();
    const input = field(label).element() as HTMLInputElement;
    await see.focused(field(label));
    expect(input.validationMessage).toMatch(said);
    await fill({ [label]: message[label] });
  }
  expect(server.asked(send)).toEqual([]);

  // People cannot reach the honeypot field, and its value is sent unchanged.
  await see.none(page.getByRole('textbox', { name: 'Leave this field empty' }));
  const trap = document.querySelector<HTMLInputElement>('[name="leave_empty"]')!;
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  trap.value = 'https://spam.example';
  await button('Send Message').click();
  await see.visible(heading('Message sent'));
  expect(server.asked(send)).toMatchObject([{ leave_empty: 'https://spam.example' }]);
});

test('name and email are prefilled for a signed-in user, and the email can be changed', async () => {
  await open('/contact', { account: accountWith() });
  await see.value(field('Name'), 'Ada Lovelace');
  await see.value(field('Email'), 'ada@example.org');
  await fill({ Email: 'other@example.org' });
  await see.value(field('Email'), 'other@example.org');
});
