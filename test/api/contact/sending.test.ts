import { expect, test } from 'vitest';
import { contactLimits, tooManyMessages } from '#contract/contact.ts';
import { day, minute, openApp, somebody } from '../auth/app.ts';
import { newMessage, send, stored } from './contact.ts';

const { messageChars, nameChars, subjectChars } = contactLimits;
const app = openApp();

test('what somebody writes is kept as it was written', async () => {
  const message = newMessage({ message: '  “Ünïcode” & <b>more</b>\r\n\r\n\ttwo lines  ' });
  expect(await send(app.visitor(), message)).toMatchObject({ status: 201, body: '' });
  expect(await stored(message.subject)).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      user_id: null,
      name: 'Ada Lovelace',
      email: 'ada@mail.example',
      subject: message.subject,
      message: '“Ünïcode” & <b>more</b>\n\n\ttwo lines',
      at: app.now().getTime(),
      done_at: null,
      done_by: null,
    },
  ]);
});

test('a message sent while signed in belongs to the account, is exported with it and goes with it', async () => {
  const ada = app.visitor();
  const { body } = await ada.register(somebody());
  const message = newMessage();
  await send(ada, message);
  expect(await stored(message.subject)).toMatchObject([{ user_id: body.user.id }]);
  const { data, readable_text } = (await ada.get('/api/user/export')).body;
  expect(data.messages).toMatchObject([{ subject: message.subject, message: message.message }]);
  expect(readable_text).toContain(message.subject);
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await stored(message.subject)).toEqual([]);
});

test('what was sent twice, as by a double click or a repeated call, arrives once', async () => {
  const ada = app.visitor();
  const message = newMessage({ id: crypto.randomUUID() });
  const answers = await Promise.all([send(ada, message), send(ada, message)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await send(ada, message)).status).toBe(201);
  expect(await stored(message.subject)).toHaveLength(1);
});

test('another message under an id that is taken is refused, not swallowed', async () => {
  const ada = app.visitor();
  const message = newMessage({ id: crypto.randomUUID() });
  await send(ada, message);
  expect(await send(ada, { ...message, message: 'And one more thing.' })).toMatchObject({
    status: 409,
    body: { code: 'message_id_taken' },
  });
  expect(await stored(message.subject)).toMatchObject([{ message: message.message }]);
});

test('whoever fills the field that no person sees is thanked, and nothing is kept', async () => {
  const message = newMessage({ leave_empty: 'https://spam.example' });
  const answer = await send(app.visitor(), message);
  expect([answer.status, answer.body]).toEqual([201, '']);
  expect(await stored(message.subject)).toEqual([]);
});

test.each([
  ['no name', { name: ' ' }, 'Please enter your full name'],
  ['no name at all', { name: undefined }, 'Please enter your full name'],
  ['too long a name', { name: 'a'.repeat(nameChars + 1) }, `A name can have at most ${nameChars} characters`],
  ['a name over two lines', { name: 'Ada\nBcc: all' }, 'A name cannot contain control characters'],
  ['no address', { email: '' }, 'Please enter a valid email address'],
  ['what is no address', { email: 'ada at mail' }, 'Please enter a valid email address'],
  [
    'an address with a header in it',
    { email: 'ada@mail.example\nBcc: x@y.example' },
    'Please enter a valid email address',
  ],
  ['two addresses', { email: 'ada@mail.example, x@y.example' }, 'Please enter a valid email address'],
  ['too long an address', { email: `${'a'.repeat(250)}@b.de` }, 'This email address is too long'],
  ['no subject', { subject: '\r\n\t' }, 'Please enter a subject'],
  [
    'too long a subject',
    { subject: 'a'.repeat(subjectChars + 1) },
    `A subject can have at most ${subjectChars} characters, and this one has ${subjectChars + 1}`,
  ],
  ['no message', { message: ' \n\u0000 ' }, 'Please enter a message'],
  [
    'too long a message',
    { message: 'a'.repeat(messageChars + 1) },
    `A message can have at most ${messageChars} characters, and this one has ${messageChars + 1}`,
  ],
  ['an id that is none', { id: '1 OR 1' }, 'This is no id of a message'],
])('a message with %s is refused in words, and nothing is kept', async (_, more, error) => {
  const message = newMessage(more as object);
  const answer = await send(app.visitor(), message);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', error } });
  expect(await stored(message.subject)).toEqual([]);
});

test('what is asked for by nobody is refused, as is a body that is too large', async () => {
  const ada = app.visitor();
  expect((await send(ada, newMessage({ done: true } as object))).status).toBe(400);
  expect((await send(ada, newMessage({ message: 'a'.repeat(70_000) }))).status).toBe(413);
});

test('a line break in a subject becomes a space, so that no header can follow it', async () => {
  const message = newMessage();
  await send(app.visitor(), { ...message, subject: `${message.subject}\r\nBcc: all@mail.example` });
  expect(await stored(`${message.subject} Bcc: all@mail.example`)).toHaveLength(1);
});

test('one network sends so many messages a day; another goes on, and so does this one the next day', async () => {
  const apart = openApp({ dependencies: { messagesPerDay: 2 }, env: { CONTACT_RATE: undefined } });
  const from = () => apart.visitor({ ip: `2001:db8:77:1::${crypto.randomUUID().slice(0, 4)}` });
  for (const _ of ['once', 'twice']) expect((await send(from(), newMessage())).status).toBe(201);
  apart.pass(minute);
  const message = newMessage();
  const refused = await send(from(), message);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_messages', error: tooManyMessages } });
  expect(Number(refused.headers.get('Retry-After'))).toBe((day - minute) / 1000);
  expect(await stored(message.subject)).toEqual([]);
  expect((await send(apart.visitor(), newMessage())).status).toBe(201);
  apart.pass(day);
  expect((await send(from(), message)).status).toBe(201);
});

test('a network that does not stop is told to wait a minute', async () => {
  const browser = app.visitor({ ip: '203.0.113.78' });
  let calls = 0;
  let status: number;
  do {
    ({ status } = await send(browser, newMessage({ leave_empty: 'yes' })));
    calls += 1;
  } while (status === 201 && calls < 150);
  expect(status).toBe(429);
  expect((await browser.get('/api/guest/usage')).status).toBe(200);
});
