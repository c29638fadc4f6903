import { expect, test } from 'vitest';
import { day, minute, openApp, slowPasswords, somebody } from '../auth/app.ts';

const app = openApp();

async function signedUp() {
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
  return { ada, email };
}

async function withGoogle() {
  const email = somebody();
  const ada = app.visitor();
  await ada.google({ email });
  return { ada, email };
}

test('the profile is the account, and its name can be changed', async () => {
  const { ada, email } = await signedUp();
  app.pass(minute);
  const answer = await ada.put('/api/user/profile', { full_name: ' Countess Lovelace ' });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      user: { email, full_name: 'Countess Lovelace' },
      profile: { full_name: 'Countess Lovelace', updated_at: app.now().toISOString() },
    },
  });
  expect((await ada.get('/api/user/profile')).body).toEqual(answer.body);
});

test('nothing but the name can be changed', async () => {
  const { ada, email } = await signedUp();
  for (const more of [{ email: somebody() }, { subscription_plan: 'ultra' }, { words_limit: -1 }]) {
    const answer = await ada.put('/api/user/profile', { full_name: 'Ada', ...more });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  }
  expect((await ada.account()).profile).toMatchObject({ email, subscription_plan: 'free', words_limit: 500 });
});

test('a period that is over shows its words as back, before anything was written', async () => {
  const { ada, email } = await signedUp();
  await app.bindings.DB.prepare('UPDATE users SET words_used = 400 WHERE email = ?').bind(email).run();
  expect((await ada.account()).profile.words_used).toBe(400);
  app.pass(29 * day);
  await ada.account();
  app.pass(2 * day);
  const { profile } = await ada.account();
  expect(profile.words_used).toBe(0);
  expect(new Date(profile.resets_at) > app.now()).toBe(true);
});

test('a password is changed with the one before it, and the other devices are signed out', async () => {
  const { ada, email } = await signedUp();
  const phone = app.visitor();
  await phone.login(email);
  const body = { current_password: 'correct horse', new_password: 'a new horse' };
  expect(await ada.put('/api/user/password', body)).toMatchObject({
    status: 200,
    body: { message: 'Password updated successfully' },
  });
  expect((await ada.account()).user).not.toBeNull();
  expect((await phone.account()).user).toBeNull();
  expect((await phone.login(email)).status).toBe(401);
  expect((await phone.login(email, { password: 'a new horse' })).status).toBe(200);
  expect((await app.mails(email))[0]!.subject).toBe('Your password was changed');
});

test('a change that began before the owner took the account over signs nobody out', async () => {
  const email = somebody();
  const slow = openApp({
    dependencies: { passwords: slowPasswords(() => owner.google({ email, hd: 'mail.example' })) },
  });
  const [mallory, owner] = [slow.visitor(), slow.visitor()];
  await mallory.register(email);
  const body = { current_password: 'correct horse', new_password: 'a new horse' };
  expect((await mallory.put('/api/user/password', body)).status).toBe(403);
  expect((await owner.account()).user.email).toBe(email);
});

test('a reset link sent before the change is worthless after it', async () => {
  const { ada, email } = await signedUp();
  await app.visitor().post('/api/auth/forgot-password', { email });
  const token = await app.token(email);
  await ada.put('/api/user/password', { current_password: 'correct horse', new_password: 'a new horse' });
  const late = await app.visitor().post('/api/auth/reset-password', { token, password: 'a third horse' });
  expect(late.status).toBe(400);
});

test.each([
  [
    'a wrong current password',
    { current_password: 'wrong horse' },
    403,
    'Your current password is not correct.',
  ],
  ['a short new one', { new_password: 'horse' }, 400, 'New password must be at least 8 characters long'],
  ['nothing filled in', { current_password: '' }, 400, 'Please fill in all password fields'],
  ['a common new one', { new_password: 'iloveyou' }, 400, expect.stringContaining('anybody would try')],
])('a change with %s is refused', async (_, wrong, status, error) => {
  const { ada, email } = await signedUp();
  const body = { current_password: 'correct horse', new_password: 'a new horse', ...wrong };
  expect(await ada.put('/api/user/password', body)).toMatchObject({ status, body: { error } });
  expect((await app.visitor().login(email)).status).toBe(200);
});

test('who holds a stolen session cannot guess the password for long', async () => {
  const { ada } = await signedUp();
  const statuses: number[] = [];
  for (let guess = 0; guess < 45; guess++) {
    const body = { current_password: `guess ${guess}`, new_password: 'a new horse' };
    statuses.push((await ada.put('/api/user/password', body)).status);
  }
  expect(statuses).toContain(429);
});

test('a Google account has no password to change', async () => {
  const { ada } = await withGoogle();
  const body = { current_password: 'correct horse', new_password: 'a new horse' };
  expect(await ada.put('/api/user/password', body)).toMatchObject({
    status: 409,
    body: { code: 'no_password' },
  });
});

test('a Google account gets a password soon after a Google sign-in, and is a hybrid then', async () => {
  const { ada, email } = await withGoogle();
  expect(await ada.post('/api/user/set-password', { new_password: 'correct horse' })).toMatchObject({
    status: 200,
    body: { message: 'Password set successfully. You can now log in with either Google or email/password.' },
  });
  expect((await ada.account()).user.auth_method).toBe('hybrid');
  expect((await app.visitor().login(email)).status).toBe(200);
  expect((await app.visitor().google({ email })).status).toBe(200);
});

test('ten minutes later it takes another Google sign-in', async () => {
  const { ada, email } = await withGoogle();
  app.pass(10 * minute);
  const set = () => ada.post('/api/user/set-password', { new_password: 'correct horse' });
  expect(await set()).toMatchObject({
    status: 403,
    body: { error: 'Please confirm that it is you.', code: 'proof_required' },
  });
  await ada.google({ email }, '?purpose=confirm');
  expect((await set()).status).toBe(200);
});

test('a hybrid account sets another password with its current one', async () => {
  const { ada, email } = await withGoogle();
  await ada.post('/api/user/set-password', { new_password: 'correct horse' });
  const set = (more = {}) => ada.post('/api/user/set-password', { new_password: 'a new horse', ...more });
  expect(await set()).toMatchObject({ status: 403, body: { code: 'invalid_password' } });
  expect((await set({ current_password: 'wrong horse' })).status).toBe(403);
  expect((await set({ current_password: 'correct horse' })).status).toBe(200);
  expect((await app.visitor().login(email, { password: 'a new horse' })).status).toBe(200);
});

test('an account without Google does not set a password that way', async () => {
  const { ada } = await signedUp();
  expect(await ada.post('/api/user/set-password', { new_password: 'a new horse' })).toMatchObject({
    status: 409,
    body: { code: 'not_a_google_account' },
  });
  const google = await withGoogle();
  expect(await google.ada.post('/api/user/set-password', { new_password: 'horse' })).toMatchObject({
    status: 400,
    body: { error: 'Password must be at least 8 characters long' },
  });
  expect((await google.ada.post('/api/user/set-password', { new_password: 'baseball' })).body.code).toBe(
    'weak_password',
  );
});

test('notifications begin as they should, and stay as they are put', async () => {
  const { ada } = await signedUp();
  expect((await ada.get('/api/user/notifications')).body).toEqual({
    usage_alerts: true,
    plan_updates: true,
    product_updates: false,
    marketing: false,
  });
  const wanted = { usage_alerts: false, plan_updates: true, product_updates: true, marketing: false };
  expect((await ada.put('/api/user/notifications', wanted)).body).toEqual(wanted);
  expect((await ada.get('/api/user/notifications')).body).toEqual(wanted);
  const half = await ada.put('/api/user/notifications', { marketing: true });
  expect(half).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('billing shows the plan and no payments', async () => {
  const { ada } = await signedUp();
  expect((await ada.get('/api/user/billing')).body).toEqual({
    plan: 'free',
    billing_cycle: 'monthly',
    status: 'active',
    subscription_start: null,
    subscription_end: null,
    resets_at: expect.any(String),
    words_carried: 0,
    renewable: false,
    renewable_from: null,
    payments: [],
    next: null,
  });
});
