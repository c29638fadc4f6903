import { expect, test, vi } from 'vitest';
import { brand } from '#contract/brand.ts';
import { mailProvider } from '#mail/provider.ts';
import { openApp } from '../auth/app.ts';
import { newMessage, send, stored } from './contact.ts';

const provider = { MAIL_KEY: 'key', MAIL_ENDPOINT: 'https://mail.example/send' };

/** Sends a message while the provider answers as told; with what the provider was asked and what the log says. */
async function sentWhile(status: number, message = newMessage(), bindings: object = provider) {
  const app = openApp({ env: bindings, dependencies: { mailer: mailProvider } });
  const asked: Record<string, string>[] = [];
  const keys: (string | null)[] = [];
  app.network(async (request) => {
    asked.push(await request.json());
    keys.push(request.headers.get('Idempotency-Key'));
    return Response.json({ said: message.message }, { status });
  });
  const lines: unknown[] = [];
  for (const way of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((...said: unknown[]) => void lines.push(...said));
  }
  const answer = await send(app.visitor(), message);
  vi.restoreAllMocks();
  app.network();
  return { message, answer, asked, keys, lines };
}

test('a message is mailed to support, and an answer goes to whoever wrote', async () => {
  const { message, answer, asked, keys, lines } = await sentWhile(
    200,
    newMessage({ message: 'One\n\nTwo <3' }),
  );
  expect(answer.status).toBe(201);
  const [row] = await stored(message.subject);
  expect(keys).toEqual([`contact:${String(row?.id)}`]);
  expect(asked).toEqual([
    {
      from: expect.stringContaining(brand.supportEmail),
      to: [brand.supportEmail],
      reply_to: 'ada@mail.example',
      subject: `Message: ${message.subject}`,
      text: expect.stringContaining('Ada Lovelace (ada@mail.example) wrote:\n\nOne\n\nTwo <3'),
      html: expect.stringContaining('<p>Two &lt;3</p>'),
    },
  ]);
  expect(asked[0]?.text).toContain('https://longhand.example/admin/messages');
  expect(lines).toEqual([]);
});

test('URGENT stays in the subject, and no header can be put behind it', async () => {
  const { asked } = await sentWhile(200, newMessage({ subject: 'URGENT\r\nBcc: all@mail.example' }));
  expect(asked[0]?.subject).toBe('Message: URGENT Bcc: all@mail.example');
});

test('a repeated call sends no second mail', async () => {
  const message = newMessage({ id: crypto.randomUUID() });
  expect((await sentWhile(200, message)).asked).toHaveLength(1);
  expect((await sentWhile(200, message)).asked).toEqual([]);
});

test.each([500, 422])(
  'when the mail provider answers %i, the message is kept and the log says so without quoting it',
  async (status) => {
    const { message, answer, lines } = await sentWhile(status);
    expect(answer.status).toBe(201);
    expect(await stored(message.subject)).toHaveLength(1);
    expect(lines).toEqual([
      expect.objectContaining({
        route: 'POST /api/contact',
        what: 'sending a message to support',
        error: 'MailRefused',
      }),
    ]);
    for (const secret of Object.values(message)) expect(JSON.stringify(lines)).not.toContain(secret);
  },
);

test('without a mail provider the message is kept, and the log says that nothing was sent', async () => {
  const { message, answer, asked, lines } = await sentWhile(200, newMessage(), {});
  expect([answer.status, asked]).toEqual([201, []]);
  expect(await stored(message.subject)).toHaveLength(1);
  expect(lines).toEqual([
    { at: 'mail', what: 'Not sent, since no mail provider is set up: a message to support' },
  ]);
});

test('when the database is out of reach, nothing is mailed and the sender is told', async () => {
  const message = newMessage();
  const DB = {
    prepare() {
      throw new Error(`Failed query: insert … params: ${message.message}`);
    },
  };
  const { answer, asked, lines } = await sentWhile(200, message, { ...provider, DB });
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  expect(asked).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(message.message);
});
