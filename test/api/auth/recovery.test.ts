import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { day, hour, minute, openApp, origin, refusal, somebody, type Visitor } from './app.ts';
import { watched } from '../d1.ts';

const app = openApp();
const sent = { status: 200, body: { message: 'Reset instructions sent!' } };
const invalid = refusal(400, 'invalid_reset_token', { error: 'Invalid or expired reset token' });
const third = 'a third horse';

test('a forgotten password is replaced by a link in an email, and every session ends', async () => {
  const desktop = await app.person();
  const { email } = desktop;
  const forget = { email: email.toUpperCase() };
  expect(await app.visitor().post('/api/auth/forgot-password', forget)).toMatchObject(sent);
  const [mail] = await app.mails(email);
  expect(mail).toMatchObject({ to: email, subject: 'Reset your password' });
  expect(mail!.text).toMatch(/https:\/\/longhand\.example\/reset-password#token=[\w-]{43}\n/);
  expect(mail!.html).toContain('<a href="https://longhand.example/reset-password#token=');

  expect(await app.reset(await app.token(email))).toMatchObject({
    status: 200,
    body: { message: 'Password updated successfully' },
  });
  expect((await desktop.account()).user).toBeNull();
  expect((await app.visitor().login(email)).status).toBe(401);
  const back = await app.visitor().login(email, { password: 'a new horse' });
  expect(back.body.user.email_verified).toBe(true);
  expect((await app.subjects(email))[0]).toBe('Your password was changed');
});

test('neither the response nor its timing reveals whether an address has an account: the link is created afterwards', async () => {
  const nobody = somebody();
  expect(await app.visitor().post('/api/auth/forgot-password', { email: nobody })).toMatchObject(sent);
  expect(await app.mails(nobody)).toEqual([]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { email } = await app.person();
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

test('a user who signs in with Google gets an email that says so, and can set a password', async () => {
  const { email } = await app.googlePerson();
  const token = await app.forgot(email);
  expect((await app.subjects(email))[0]).toBe('You sign in with Google');
  expect((await app.reset(token)).status).toBe(200);
  const back = await app.visitor().login(email, { password: 'a new horse' });
  expect(back.body.user.auth_method).toBe('hybrid');
});

test('a link works once, even in two concurrent requests, invalidates older ones, and cannot be read from D1', async () => {
  const { id, email } = await app.person();
  const older = await app.forgot(email);
  app.pass(2 * minute);
  const token = await app.forgot(email);
  const kept = app.bindings.DB.prepare(
    "SELECT token_hash FROM email_tokens WHERE user_id = ? AND purpose = 'reset'",
  );
  expect(await app.reset((await kept.bind(id).first<string>('token_hash'))!)).toMatchObject(invalid);
  const answers = await Promise.all([app.reset(token), app.reset(token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  for (const link of [token, older]) expect(await app.reset(link, third)).toMatchObject(invalid);
  expect((await app.visitor().login(email, { password: third })).status).toBe(401);
});

test('a link expires after 24 hours and is then deleted', async () => {
  const { email } = await app.person();
  const early = await app.forgot(email);
  app.pass(day - minute);
  const late = await app.forgot(email);
  app.pass(minute);
  expect(await app.reset(early)).toMatchObject(
    refusal(400, 'expired_reset_token', { error: 'Reset token has expired' }),
  );
  expect(await app.reset(early)).toMatchObject(invalid);
  expect((await app.reset(late)).status).toBe(200);
});

test('checking a link does not use it up, and a link is valid only for its own purpose', async () => {
  const { email } = await app.person();
  const verification = await app.token(email);
  const resetting = await app.forgot(email);
  const check = (token: string, purpose: string) =>
    app.visitor().post('/api/auth/check-link', { token, purpose });
  expect((await check(verification, 'verify')).status).toBe(204);
  expect((await check(resetting, 'reset')).status).toBe(204);
  const unverified = refusal(400, 'invalid_verification_token', {
    error: 'This verification link is invalid or has expired.',
  });
  for (const answer of [
    await check(resetting, 'verify'),
    await app.visitor().post('/api/auth/verify-email', { token: resetting }),
  ])
    expect(answer).toMatchObject(unverified);
  for (const answer of [await check(verification, 'reset'), await app.reset(verification)])
    expect(answer).toMatchObject(invalid);
  expect((await app.reset(resetting)).status).toBe(200);
  expect(await check(resetting, 'reset')).toMatchObject(invalid);
  app.pass(2 * minute);
  const late = await app.forgot(email);
  app.pass(day);
  expect((await check(late, 'reset')).body.code).toBe('expired_reset_token');
});

test('an account gets at most one reset email a minute, even if several browsers request it', async () => {
  const { email } = await app.person();
  for (const _ of [1, 2, 3]) await app.forgot(email);
  app.pass(2 * minute);
  await app.forgot(email);
  const subjects = await app.subjects(email);
  expect(subjects.filter((subject) => subject === 'Reset your password')).toHaveLength(2);
});

test('an address is confirmed once, by a link that expires after 24 hours; another can be requested after a minute', async () => {
  const ada = await app.person();
  const { email } = ada;
  const resend = () => ada.post('/api/auth/resend-verification');
  const verify = async (who: Visitor) =>
    who.post('/api/auth/verify-email', { token: await app.token(email) });
  expect(await resend()).toMatchObject(refusal(429, 'mail_too_soon'));
  expect(await app.mails(email)).toHaveLength(1);
  app.pass(minute);
  expect((await resend()).status).toBe(202);
  expect(await app.mails(email)).toHaveLength(2);
  app.pass(day + hour);
  expect((await verify(ada)).status).toBe(400);
  await resend();
  const body = { user: { email, email_verified: true } };
  expect(await verify(app.visitor())).toMatchObject({ status: 200, body });
  expect((await ada.account()).user.email_verified).toBe(true);
  expect((await verify(ada)).body.code).toBe('invalid_verification_token');
  // A confirmed address gets no further mail.
  app.pass(hour);
  expect((await resend()).status).toBe(202);
  expect(await app.mails(email)).toHaveLength(3);
});
