import { describe, expect, test, vi } from 'vitest';
import { brand } from '#contract/brand.ts';
import { tooManyMessages } from '#contract/contact.ts';
import { mailProvider } from '#mail/provider.ts';
import { day, limiter, minute, openApp, refusal } from '../auth/app.ts';
import { listenToLog } from '../log.ts';
import { newMessage, send, stored } from './contact.ts';

const app = openApp();

test('a message is stored as written, except for surrounding spaces and line endings', async () => {
  const message = newMessage({ message: '  “Ünïcode” & <b>more</b>\r\n\r\n\ttwo lines  ' });
  expect(await send(app.visitor(), message)).toMatchObject({ status: 201, body: '' });
  expect(await stored(message.subject)).toEqual([
    {
      ...message,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      user_id: null,
      message: '“Ünïcode” & <b>more</b>\n\n\ttwo lines',
      at: app.now().getTime(),
      done_at: null,
      done_by: null,
    },
  ]);
});

test('a message sent while signed in belongs to the account', async () => {
  const ada = await app.person();
  const message = newMessage();
  await send(ada, message);
  expect(await stored(message.subject)).toMatchObject([{ user_id: ada.id }]);
});

test('a message sent twice, as by a double click or a retry, is stored once; another message with its id is rejected', async () => {
  const ada = app.visitor();
  const message = newMessage({ id: crypto.randomUUID() });
  const answers = await Promise.all([send(ada, message), send(ada, message)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await send(ada, message)).status).toBe(201);
  const other = await send(ada, { ...message, message: 'And one more thing.' });
  expect(other).toMatchObject(refusal(409, 'message_id_taken'));
  expect(await stored(message.subject)).toMatchObject([{ message: message.message }]);
});

test('a message with the honeypot filled gets a 201 and is not stored', async () => {
  const spam = newMessage({ leave_empty: 'https://spam.example' });
  expect(await send(app.visitor(), spam)).toMatchObject({ status: 201, body: '' });
  expect(await stored(spam.subject)).toEqual([]);
});

test('a network has a daily message limit, which does not affect other networks and resets the next day', async () => {
  const apart = openApp({ dependencies: { messagesPerDay: 2 }, env: { CONTACT_RATE: undefined } });
  const from = () => apart.visitor({ ip: `2001:db8:77:1::${crypto.randomUUID().slice(0, 4)}` });
  for (const _ of ['once', 'twice']) expect((await send(from(), newMessage())).status).toBe(201);
  apart.pass(minute);
  const message = newMessage();
  const refused = await send(from(), message);
  expect(refused).toMatchObject(refusal(429, 'too_many_messages', { error: tooManyMessages }));
  expect(Number(refused.headers.get('Retry-After'))).toBe((day - minute) / 1000);
  expect(await stored(message.subject)).toEqual([]);
  expect((await send(apart.visitor(), newMessage())).status).toBe(201);
  apart.pass(day);
  expect((await send(from(), message)).status).toBe(201);
});

test('a network that keeps sending messages is rate-limited', async () => {
  const browser = openApp({ env: { CONTACT_RATE: limiter(1) } }).visitor();
  expect((await send(browser, newMessage())).status).toBe(201);
  expect((await send(browser, newMessage())).status).toBe(429);
  expect((await browser.get('/api/guest/usage')).status).toBe(200);
});

const provider = { MAIL_KEY: 'key', MAIL_ENDPOINT: 'https://mail.example/send' };

/** Sends a message while the provider responds with `status`; also returns the provider's requests and the log. */
async function sentWhile(status: number, message = newMessage(), more: object = {}) {
  const mailing = openApp({ env: { ...provider, ...more }, dependencies: { mailer: mailProvider } });
  const asked: Record<string, string>[] = [];
  const keys: (string | null)[] = [];
  mailing.network(async (request) => {
    asked.push(await request.json());
    keys.push(request.headers.get('Idempotency-Key'));
    return Response.json({ said: message.message }, { status });
  });
  const { said: lines } = listenToLog();
  const answer = await send(mailing.visitor(), message);
  vi.restoreAllMocks();
  return { message, answer, asked, keys, lines };
}

describe('support', () => {
  test('gets each message by mail once, replies go to the sender, and a subject cannot inject a header', async () => {
    const subject = `URGENT ${newMessage().subject}`;
    const id = crypto.randomUUID();
    const given = newMessage({
      id,
      subject: `${subject}\r\nBcc: all@mail.example`,
      message: 'One\n\nTwo <3',
    });
    const { asked, keys, lines } = await sentWhile(200, given);
    expect(await stored(`${subject} Bcc: all@mail.example`)).toHaveLength(1);
    expect(keys).toEqual([`contact:${id}`]);
    expect(asked).toEqual([
      {
        from: expect.stringContaining(brand.supportEmail),
        to: [brand.supportEmail],
        reply_to: 'ada@mail.example',
        subject: `Message: ${subject} Bcc: all@mail.example`,
        text: expect.stringContaining('Ada Lovelace (ada@mail.example) wrote:\n\nOne\n\nTwo <3'),
        html: expect.stringContaining('<p>Two &lt;3</p>'),
      },
    ]);
    expect(asked[0]?.text).toContain('https://longhand.example/admin/messages');
    expect(lines).toEqual([]);
    expect((await sentWhile(200, given)).asked).toEqual([]);
  });

  test('still finds the message when the mail provider fails, and the log says so without quoting it', async () => {
    const { message, answer, lines } = await sentWhile(500);
    expect(answer.status).toBe(201);
    expect(await stored(message.subject)).toHaveLength(1);
    const line = { what: 'sending a message to support', error: 'MailRefused' };
    expect(lines).toEqual([expect.objectContaining({ route: 'POST /api/contact', ...line })]);
    for (const secret of Object.values(message)) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test('gets no mail when the database is unreachable, and the sender gets an error', async () => {
    const message = newMessage();
    const prepare = () => {
      throw new Error(`Failed query: insert … params: ${message.message}`);
    };
    const { answer, asked, lines } = await sentWhile(200, message, { DB: { prepare } });
    expect([answer.status, answer.body.code, asked]).toEqual([500, 'internal_error', []]);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(message.message);
  });
});
