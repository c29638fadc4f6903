import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createPasswords } from '#auth/passwords/hashing.ts';
import {
  hour,
  limiter,
  minute,
  openApp,
  quickCost,
  refusal,
  slowPasswords,
  somebody,
  type Visitor,
} from '../auth/app.ts';
import { expectIndexes, watched } from '../d1.ts';
import { nightly } from '../cron.ts';
import { newAdmin, signIn, signInNewAdmin } from './admin.ts';

const app = openApp();
const cookie = '__Host-admin_session';
const path = '/api/auth/admin/session';
const queue = '/api/admin/payments?show=open';
const wrong = refusal(401, 'invalid_admin_credentials', { error: 'Invalid admin credentials' });
const noSession = refusal(401, 'invalid_admin_session', { error: 'Invalid admin session' });
const required = refusal(401, 'admin_required', { error: 'Admin authentication required' });

async function expectSignedOut(browser: Visitor) {
  expect(await browser.get(path)).toMatchObject(noSession);
  expect(await browser.get(queue)).toMatchObject(required);
}

const rowOf = (username: string) =>
  env.DB.prepare('SELECT * FROM admins WHERE username = ?').bind(username).first();

async function sessionsOf(username: string) {
  const found = env.DB.prepare(
    'SELECT s.* FROM admin_sessions s JOIN admins a ON a.id = s.admin_id WHERE a.username = ?',
  );
  return (await found.bind(username).all()).results;
}

test('the right password opens a session in a cookie that no script and no other site can use', async () => {
  const username = await newAdmin();
  const browser = app.visitor();
  const answer = await signIn(browser, ` ${username.toUpperCase()} `);
  const admin = { id: expect.any(String), username, email: username };
  expect(answer).toMatchObject({ status: 200, body: { success: true, admin } });
  expect(JSON.stringify(answer.body)).not.toContain('scrypt');
  const [line] = answer.headers.getSetCookie();
  expect(line).toMatch(/^__Host-admin_session=[\w-]{36}\.[\w-]{43}; /);
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=43200'])
    expect(line!.split('; ')).toContain(attribute);
  expect(await browser.get(path)).toMatchObject({ status: 200, body: { success: true, admin } });
  expect((await browser.get(queue)).status).toBe(200);
  expect(await rowOf(username)).toMatchObject({ last_login: app.now().getTime() });

  // The database stores the hash of the session secret, not the secret.
  const [session, ...more] = await sessionsOf(username);
  expect(more).toEqual([]);
  expect(session!.secret_hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(session)).not.toContain(browser.cookies.get(cookie)!.split('.')[1]);
});

test('a wrong password and an unknown username get the same response, cost one hash each and open no session', async () => {
  const username = await newAdmin();
  for (const name of [username, somebody()]) {
    const browser = app.visitor();
    const before = app.hashes();
    expect(await signIn(browser, name, { password: 'a wrong admin password' })).toMatchObject(wrong);
    expect(app.hashes() - before, name).toBe(1);
    expect(browser.cookies.size).toBe(0);
  }
  expect(await sessionsOf(username)).toEqual([]);
  expect(await rowOf(username)).toMatchObject({ last_login: null });
});

test('password guesses are limited without locking out the admin, even while a user of the same name is guessed at', async () => {
  const tight = openApp({ env: { PASSWORD_RATE: limiter(2) } });
  const username = await newAdmin();
  const mallory = tight.visitor();
  const before = tight.hashes();
  for (const guess of ['one', 'two', 'three']) await signIn(mallory, username, { password: guess });
  expect(tight.hashes() - before).toBe(2);
  const last = await signIn(mallory, username);
  expect(last).toMatchObject(refusal(429, 'too_many_attempts'));
  expect(last.headers.get('Retry-After')).toBe('60');
  expect((await signIn(tight.visitor(), username)).status).toBe(200);
  const browser = tight.visitor();
  for (const _ of ['once', 'twice']) await browser.login(username);
  expect((await browser.login(username)).status).toBe(429);
  expect((await signIn(browser, username)).status).toBe(200);
});

test("a user's cookie does not work as an admin's, or vice versa, and signing out of one session keeps the other", async () => {
  const both = await app.person();
  await signIn(both, await newAdmin());
  const swapped = app.visitor();
  swapped.cookies.set(cookie, both.cookies.get('__Host-session')!);
  swapped.cookies.set('__Host-session', both.cookies.get(cookie)!);
  await expectSignedOut(swapped);
  expect((await swapped.get('/api/user/profile')).status).toBe(401);
  await both.post('/api/auth/logout');
  expect((await both.get(path)).status).toBe(200);
  await both.login(both.email);
  await both.post('/api/auth/admin/logout');
  expect((await both.account()).user.email).toBe(both.email);
  expect((await both.get(path)).status).toBe(401);
});

test('a session expires twelve hours after sign-in, even while in use, and the cron deletes it', async () => {
  const clock = openApp();
  const { username, browser } = await signInNewAdmin(clock);
  for (let halves = 1; halves <= 23; halves++) {
    clock.pass(hour / 2);
    const { status, headers } = await browser.get(path);
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
  }
  clock.pass(hour / 2);
  await expectSignedOut(browser);
  const other = await signInNewAdmin(clock);
  clock.pass(minute);
  await nightly(clock.now());
  const left = [await sessionsOf(username), await sessionsOf(other.username)];
  expect(left.map(({ length }) => length)).toEqual([0, 1]);
});

test('a session expires an hour after its last use, and each use extends it', async () => {
  const clock = openApp();
  const { username, browser } = await signInNewAdmin(clock);
  for (const _ of [1, 2, 3]) {
    clock.pass(59 * minute);
    expect((await browser.get(queue)).status).toBe(200);
  }
  clock.pass(hour);
  await expectSignedOut(browser);

  // The same holds, after its next use, for a session from before `last_seen_at` was stored.
  await signIn(browser, username);
  await env.DB.prepare(
    'UPDATE admin_sessions SET last_seen_at = NULL, expires_at = ? WHERE admin_id = (SELECT id FROM admins WHERE username = ?)',
  )
    .bind(clock.now().getTime() + 12 * hour, username)
    .run();
  clock.pass(2 * hour);
  expect((await browser.get(path)).status).toBe(200);
  clock.pass(hour);
  await expectSignedOut(browser);
});

test('a sign-in that began before the password was changed opens no session', async () => {
  const username = await newAdmin();
  const change = async () => {
    const hash = await createPasswords(quickCost).hash('another admin password');
    await env.DB.prepare('UPDATE admins SET password_hash = ? WHERE username = ?').bind(hash, username).run();
  };
  const slow = openApp({ dependencies: { passwords: slowPasswords(change) } });
  expect(await signIn(slow.visitor(), username)).toMatchObject(wrong);
  expect(await sessionsOf(username)).toEqual([]);
});

test('loading the admin of a session takes one round trip to D1, on an index', async () => {
  const d1 = watched();
  const { browser } = await signInNewAdmin(openApp({ env: d1.env }));
  const before = d1.roundTrips();
  await browser.get(path);
  expect(d1.roundTrips() - before).toBe(1);
  await browser.post('/api/auth/admin/logout');
  await expectIndexes(d1.statements);
});

const end = (browser: Visitor, email: string) => browser.post('/api/admin/sessions/end', { email });

test('an admin can end all sessions of a user but sees nothing else about them, and the user is notified', async () => {
  const [ada, phone, other] = [await app.person(), app.visitor(), await app.person()];
  const { email } = ada;
  await phone.login(email);
  const { browser } = await signInNewAdmin(app);
  expect(await end(browser, email.toUpperCase())).toMatchObject({ status: 200, body: { ended: 2 } });
  // An address without an account has no sessions either.
  for (const none of [email, somebody()]) expect((await end(browser, none)).body).toEqual({ ended: 0 });
  for (const device of [ada, phone]) expect((await device.account()).user).toBeNull();
  expect((await other.account()).user).not.toBeNull();
  const subjects = await app.subjects(email);
  expect(subjects.filter((subject) => subject === 'You were signed out everywhere')).toHaveLength(1);
  expect((await app.visitor().login(email)).status).toBe(200);
});
