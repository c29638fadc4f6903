import { expect, test, vi } from 'vitest';
import type { Mail } from '#mail/mail.ts';
import { mailProvider } from '#mail/provider.ts';
import { listenToLog } from '../log.ts';
import { openApp } from './app.ts';

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

function prepare(sql: string): never {
  throw new Error(`Failed query: ${sql} params: ada@mail.example, correct horse`);
}

test('no log line contains a password, token, address, name or cookie', async () => {
  const log = listenToLog();
  // A mail provider that fails causes errors in the log.
  app.network(() => Response.json({ message: 'cannot send' }, { status: 422 }));
  const ada = await app.person();
  const { email } = ada;
  const secrets = [email, 'correct horse', 'a new horse', 'Ada Lovelace', 'the key of the mail provider'];
  secrets.push(ada.cookies.get('__Host-session')!);
  await ada.login(email, { password: 'wrong horse' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  const [verification, reset] = mails.map(({ text }) => /token=([\w-]+)/.exec(text)![1]!);
  secrets.push(verification!, reset!, ...mails.map(({ text }) => text));
  await ada.post('/api/auth/verify-email', { token: verification });
  await app.reset(reset!);
  await ada.login(email, { password: 'a new horse' });
  secrets.push(ada.cookies.get('__Host-session')!);
  app.network();

  const google = app.visitor();
  const back = await google.visitGoogle({ email });
  secrets.push(back.code, back.state, google.cookies.get('__Host-google')!);
  await google.post('/api/auth/google/callback', { ...back, state: 'another' });
  await google.google({ email });

  // The error of a failing database quotes its parameters.
  const broken = openApp({ env: { DB: { ...app.bindings.DB, prepare } as unknown as D1Database } });
  expect((await broken.visitor().login(email, { password: 'a new horse' })).status).toBe(500);

  vi.restoreAllMocks();
  const shown = log.shown();
  for (const said of ['"route":"POST /api/auth/login"', 'MailRefused', 'the state is another'])
    expect(shown).toContain(said);
  for (const secret of secrets) expect(shown).not.toContain(secret);
});
