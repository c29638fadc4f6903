import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Production, startProduction } from './production.ts';

/** A mail provider that notes each mail and then refuses it, so that the Worker has something to complain of. */
const mails: string[] = [];
const provider = createServer((request, response) => {
  void text(request).then((mail) => {
    mails.push(mail);
    response.writeHead(422).end(mail);
  });
});

let production: Production;

beforeAll(async () => {
  await new Promise<void>((listening) => void provider.listen(0, listening));
  const { port } = provider.address() as AddressInfo;
  production = await startProduction({
    MAIL_KEY: 'the key of the mail provider',
    MAIL_ENDPOINT: `http://localhost:${port}/emails`,
  });
});

afterAll(async () => {
  await production.stop();
  provider.close();
});

const post = (path: string, body: object) =>
  fetch(`${production.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function mailedToken(page: string): Promise<string> {
  const link = new RegExp(`/${page}#token=([\\w-]+)`);
  await expect.poll(() => mails.some((mail) => link.test(mail)), { timeout: 10_000 }).toBe(true);
  return mails.map((mail) => link.exec(mail)?.[1]).find((token) => token !== undefined)!;
}

test('the log of what ships names no password, token, cookie, address or name', async () => {
  const email = `ada.${crypto.randomUUID()}@example.org`;
  const registered = await post('auth/register', {
    email,
    password: 'correct horse',
    full_name: 'Ada Lovelace',
  });
  expect(registered.status).toBe(201);
  const [, cookie] = /session=([^;]+)/.exec(registered.headers.get('Set-Cookie')!)!;
  expect((await post('auth/login', { email, password: 'wrong horse' })).status).toBe(401);
  expect((await post('auth/forgot-password', { email })).status).toBe(200);

  const verification = await mailedToken('verify-email');
  expect((await post('auth/verify-email', { token: verification })).status).toBe(200);
  const reset = await mailedToken('reset-password');
  expect((await post('auth/reset-password', { token: reset, password: 'a new horse' })).status).toBe(200);
  expect((await post('auth/reset-password', { token: reset, password: 'a new horse' })).status).toBe(400);

  await production.until('MailRefused');
  const secrets = [email, 'Ada Lovelace', 'correct horse', 'wrong horse', 'a new horse', cookie!];
  for (const secret of [...secrets, verification, reset, 'the key of the mail provider']) {
    expect(production.said()).not.toContain(secret);
  }
});
