import { expect, test, vi } from 'vitest';
import type { Mail } from '#mail/mail.ts';
import { mailProvider } from '#mail/provider.ts';
import { openApp, somebody } from './app.ts';

const said: string[] = [];
const ways = ['log', 'info', 'warn', 'error', 'debug'] as const;
const mails: Mail[] = [];

const app = openApp({
  env: { MAIL_KEY: 'the key of the mail provider' },
  dependencies: {
    mailer: (env) => ({
      send(mail, id) {
        mails.push(mail);
        return mailProvider(env).send(mail, id);
      },
    }),
  },
});
test('no password, token, address, name or cookie stands in any log line', async () => {
  for (const way of ways) {
    vi.spyOn(console, way).mockImplementation((...words: unknown[]) => {
      said.push(
        words
          .map((word) =>
            word instanceof Error ? `${word.name} ${word.message} ${word.stack}` : JSON.stringify(word),
          )
          .join(' '),
      );
    });
  }
  const secrets: string[] = [];
  const email = somebody();
  const keep = (...more: string[]) => secrets.push(...more);
  keep(email, 'correct horse', 'a new horse', 'Ada Lovelace', 'the key of the mail provider');

  // A mail provider that fails, so that there is something to complain of.
  app.network(() => Response.json({ message: `cannot send to ${email}` }, { status: 422 }));
  const ada = app.visitor();
  await ada.register(email);
  keep(ada.cookies.get('__Host-session')!);
  await ada.login(email, { password: 'wrong horse' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  const [verification, reset] = mails.map(({ text }) => /token=([\w-]+)/.exec(text)![1]!);
  keep(verification!, reset!, ...mails.map(({ text }) => text));
  await ada.post('/api/auth/verify-email', { token: verification });
  await ada.post('/api/auth/reset-password', { token: reset, password: 'a new horse' });
  await ada.login(email, { password: 'a new horse' });
  keep(ada.cookies.get('__Host-session')!);
  app.network();

  const google = app.visitor();
  const back = await google.visitGoogle({ email });
  keep(back.code, back.state, google.cookies.get('__Host-google')!);
  await google.post('/api/auth/google/callback', { ...back, state: 'another' });
  await google.google({ email });

  // A database that fails quotes what it was given.
  const broken = openApp({
    env: { DB: { ...app.bindings.DB, prepare: failing } as unknown as D1Database },
  });
  expect((await broken.visitor().login(email, { password: 'a new horse' })).status).toBe(500);

  vi.restoreAllMocks();
  expect(said).toContainEqual(expect.stringContaining('"route":"POST /api/auth/login"'));
  expect(said).toContainEqual(expect.stringContaining('MailRefused'));
  expect(said).toContainEqual(expect.stringContaining('the state is another'));
  for (const secret of secrets) {
    for (const line of said) expect(line).not.toContain(secret);
  }
});

function failing(sql: string): never {
  throw new Error(`Failed query: ${sql} params: ada@mail.example, correct horse`);
}
