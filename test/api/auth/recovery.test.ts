import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { day, hour, minute, openApp, origin, somebody } from './app.ts';
import { watched } from '../d1.ts';

const app = openApp();
const sent = { status: 200, body: { message: 'Reset instructions sent!' } };
const invalid = { error: 'Invalid or expired reset token', code: 'invalid_reset_token' };

async function forgotten(email: string) {
  await app.visitor().post('/api/auth/forgot-password', { email });
  return app.token(email);
}

const reset = (token: string, password = 'a new horse') =>
  app.visitor().post('/api/auth/reset-password', { token, password });

test('a forgotten password is replaced through the mailbox, and every session ends', async () => {
  const email = somebody();
  const desk = app.visitor();
  await desk.register(email);
  expect(await app.visitor().post('/api/auth/forgot-password', { email: email.toUpperCase() })).toMatchObject(
    sent,
  );
  const [mail] = await app.mails(email);
  expect(mail).toMatchObject({ to: email, subject: 'Reset your password' });
  expect(mail!.text).toMatch(/https:\/\/longhand\.example\/reset-password#token=[\w-]{43}\n/);
  expect(mail!.html).toContain('<a href="https://longhand.example/reset-password#token=');

  expect(await reset(await app.token(email))).toMatchObject({
    status: 200,
    body: { message: 'Password updated successfully' },
  });
  expect((await desk.account()).user).toBeNull();
  expect((await app.visitor().login(email)).status).toBe(401);
  const back = await app.visitor().login(email, { password: 'a new horse' });
  expect(back.body.user.email_verified).toBe(true);
  expect((await app.mails(email))[0]!.subject).toBe('Your password was changed');
});

test('nobody learns whether an address has an account', async () => {
  const email = somebody();
  expect(await app.visitor().post('/api/auth/forgot-password', { email })).toMatchObject(sent);
  expect(await app.mails(email)).toEqual([]);
});

test('nor does the time of the answer tell: the link is written and sent after it', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const email = somebody();
  await app.visitor().register(email);
  const held = openApp({ env: watched({ statements: /from "email_tokens"/, until: released }).env });
  const body = JSON.stringify({ email });
  const headers = { 'Content-Type': 'application/json' };
  const context = createExecutionContext();
  const request = new Request(`${origin}/api/auth/forgot-password`, { method: 'POST', body, headers });
  expect((await held.hono.fetch(request, held.bindings, context)).status).toBe(200);
  expect(await app.mails(email)).toHaveLength(1);
  release();
  await waitOnExecutionContext(context);
  expect(await app.mails(email)).toHaveLength(2);
});

test('who signs in with Google is told so, and can set a password', async () => {
  const email = somebody();
  await app.visitor().google({ email });
  const token = await forgotten(email);
  const [mail] = await app.mails(email);
  expect(mail!.subject).toBe('You sign in with Google');
  expect((await reset(token)).status).toBe(200);
  const back = await app.visitor().login(email, { password: 'a new horse' });
  expect(back.body.user.auth_method).toBe('hybrid');
});

test('a link works once', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const token = await forgotten(email);
  await reset(token);
  expect(await reset(token, 'a third horse')).toMatchObject({ status: 400, body: invalid });
  expect((await app.visitor().login(email, { password: 'a third horse' })).status).toBe(401);
});

test('of two who open one link at once, one sets the password', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const token = await forgotten(email);
  const answers = await Promise.all([reset(token), reset(token, 'a third horse')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('a password that was set makes older links worthless', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const older = await forgotten(email);
  app.pass(2 * minute);
  const newer = await forgotten(email);
  expect(newer).not.toBe(older);
  await reset(newer);
  expect((await reset(older, 'a third horse')).body).toEqual(invalid);
});

test('a link lasts 24 hours, and is then forgotten', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const early = await forgotten(email);
  app.pass(day - minute);
  const late = await forgotten(email);
  app.pass(minute);
  expect(await reset(early)).toMatchObject({
    status: 400,
    body: { error: 'Reset token has expired', code: 'expired_reset_token' },
  });
  expect((await reset(early)).body).toEqual(invalid);
  expect((await reset(late)).status).toBe(200);
});

test.each([
  ['an invented token', { token: 'A'.repeat(43) }, 'Invalid or expired reset token'],
  ['no token', { token: '' }, 'Invalid reset token'],
  ['a short password', { password: 'horse' }, 'Password must be at least 8 characters long'],
])('%s is refused', async (_, wrong, error) => {
  const body = { token: 'B'.repeat(43), password: 'a new horse', ...wrong };
  expect(await app.visitor().post('/api/auth/reset-password', body)).toMatchObject({
    status: 400,
    body: { error },
  });
});

test('a weak password is refused, and the link stays good for a better one', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const token = await forgotten(email);
  expect((await reset(token, email)).body.code).toBe('weak_password');
  expect((await reset(token)).status).toBe(200);
});

test('a link that confirms an address does not reset a password, nor the other way round', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const verification = await app.token(email);
  expect((await reset(verification)).body).toEqual(invalid);
  const resetting = await forgotten(email);
  const answer = await app.visitor().post('/api/auth/verify-email', { token: resetting });
  expect(answer.body.code).toBe('invalid_verification_token');
});

test('one mail a minute to each person, whoever asks', async () => {
  const email = somebody();
  await app.visitor().register(email);
  for (const _ of [1, 2, 3]) await app.visitor().post('/api/auth/forgot-password', { email });
  app.pass(2 * minute);
  await app.visitor().post('/api/auth/forgot-password', { email });
  const mails = (await app.mails(email)).filter(({ subject }) => subject === 'Reset your password');
  expect(mails).toHaveLength(2);
});

test('what D1 keeps of a link cannot be used as one', async () => {
  const email = somebody();
  await app.visitor().register(email);
  await forgotten(email);
  const kept = await app.bindings.DB.prepare(
    "SELECT token_hash FROM email_tokens JOIN users ON users.id = user_id WHERE email = ? AND purpose = 'reset'",
  )
    .bind(email)
    .first<string>('token_hash');
  expect((await reset(kept!)).body).toEqual(invalid);
});

test('an address is confirmed by the link that was mailed to it', async () => {
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
  const token = await app.token(email);
  const answer = await app.visitor().post('/api/auth/verify-email', { token });
  expect(answer).toMatchObject({ status: 200, body: { user: { email, email_verified: true } } });
  expect((await ada.account()).user.email_verified).toBe(true);
  expect(await ada.post('/api/auth/verify-email', { token })).toMatchObject({
    status: 400,
    body: { error: 'This verification link is invalid or has expired.', code: 'invalid_verification_token' },
  });
});

test('a verification link lasts 24 hours; another can be sent for', async () => {
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
  const first = await app.token(email);
  app.pass(day + hour);
  expect((await ada.post('/api/auth/verify-email', { token: first })).status).toBe(400);
  expect((await ada.post('/api/auth/resend-verification')).status).toBe(202);
  const second = await app.token(email);
  expect((await ada.post('/api/auth/verify-email', { token: second })).status).toBe(200);
});

test('a link that went out less than a minute ago is not said to be sent again', async () => {
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
  expect(await ada.post('/api/auth/resend-verification')).toMatchObject({
    status: 429,
    body: { code: 'mail_too_soon', error: expect.stringContaining('in a minute') },
  });
  expect(await app.mails(email)).toHaveLength(1);
  app.pass(60_000);
  expect((await ada.post('/api/auth/resend-verification')).status).toBe(202);
  expect(await app.mails(email)).toHaveLength(2);
});

test('nothing is sent again once the address is confirmed', async () => {
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
  await ada.post('/api/auth/verify-email', { token: await app.token(email) });
  app.pass(hour);
  expect((await ada.post('/api/auth/resend-verification')).status).toBe(202);
  expect(await app.mails(email)).toHaveLength(1);
  expect((await app.visitor().post('/api/auth/resend-verification')).status).toBe(401);
});

test('whether a link would work is told without using it, each for its own purpose', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const verification = await app.token(email);
  const resetting = await forgotten(email);
  const check = (token: string, purpose: string) =>
    app.visitor().post('/api/auth/check-link', { token, purpose });
  expect((await check(verification, 'verify')).status).toBe(204);
  expect((await check(resetting, 'reset')).status).toBe(204);
  expect((await check(resetting, 'verify')).body.code).toBe('invalid_verification_token');
  expect((await check(verification, 'reset')).body).toEqual(invalid);
  expect((await reset(resetting)).status).toBe(200);
  expect((await check(resetting, 'reset')).body).toEqual(invalid);
  const late = await (app.pass(2 * minute), forgotten(email));
  app.pass(day);
  expect((await check(late, 'reset')).body.code).toBe('expired_reset_token');
});
