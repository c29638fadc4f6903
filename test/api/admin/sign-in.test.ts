import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { hour, minute, openApp, quickCost, slowPasswords, somebody } from '../auth/app.ts';
import { expectIndexes, watched } from '../d1.ts';
import { newAdmin, password, signIn } from './admin.ts';
import { nightly } from '../cron.ts';

const app = openApp();
const cookie = '__Host-admin_session';
const wrong = {
  status: 401,
  body: { error: 'Invalid admin credentials', code: 'invalid_admin_credentials' },
};
const noSession = { status: 401, body: { error: 'Invalid admin session', code: 'invalid_admin_session' } };
const required = { status: 401, body: { error: 'Admin authentication required', code: 'admin_required' } };

const rowOf = (username: string) =>
  env.DB.prepare('SELECT * FROM admins WHERE username = ?').bind(username).first();

const sessionsOf = async (username: string) => {
  const { results } = await env.DB.prepare(
    'SELECT s.* FROM admin_sessions s JOIN admins a ON a.id = s.admin_id WHERE a.username = ?',
  )
    .bind(username)
    .all();
  return results;
};

test('the right password opens a session, in a cookie that no script and no other site can use', async () => {
  const username = await newAdmin();
  const browser = app.visitor();
  const answer = await signIn(browser, ` ${username.toUpperCase()} `);
  const admin = { id: expect.any(String), username, email: username };
  expect(answer).toMatchObject({ status: 200, body: { success: true, admin } });
  expect(JSON.stringify(answer.body)).not.toContain('scrypt');
  const [line] = answer.headers.getSetCookie();
  expect(line).toMatch(/^__Host-admin_session=[\w-]{36}\.[\w-]{43}; /);
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=43200']) {
    expect(line!.split('; ')).toContain(attribute);
  }
  expect(await browser.get('/api/auth/admin/session')).toMatchObject({
    status: 200,
    body: { success: true, admin },
  });
  expect((await browser.get('/api/admin/payments')).status).toBe(200);
  expect(await rowOf(username)).toMatchObject({ last_login: app.now().getTime() });
});

test('the database keeps the hash of the secret and nothing of the secret', async () => {
  const username = await newAdmin();
  const browser = app.visitor();
  await signIn(browser, username);
  const secret = browser.cookies.get(cookie)!.split('.')[1]!;
  const [session, ...more] = await sessionsOf(username);
  expect(more).toEqual([]);
  expect(session!.secret_hash).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(session)).not.toContain(secret);
});

test('a wrong password and an unknown name are told alike, cost the same work and open nothing', async () => {
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

test.each([
  ['nothing', {}],
  ['an empty name', { username: ' ', password }],
  ['no password', { username: 'a@b.example' }],
  ['a field too many', { username: 'a@b.example', password, remember: true }],
  ['a name that is no text', { username: ['a@b.example'], password }],
])('a sign-in with %s is refused before any work', async (_, body) => {
  const before = app.hashes();
  const answer = await app.visitor().post('/api/auth/admin/login', body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(app.hashes()).toBe(before);
});

test('of a hundred guesses few are looked at; the admin signs in all the same', async () => {
  const username = await newAdmin();
  const mallory = app.visitor();
  const before = app.hashes();
  for (let guess = 0; guess < 100; guess++) await signIn(mallory, username, { password: `guess ${guess}` });
  // The window is a minute; should one end on the way, a second one begins.
  expect(app.hashes() - before).toBeLessThanOrEqual(40);
  const last = await signIn(mallory, username);
  expect(last).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(last.headers.get('Retry-After')).toBe('60');
  expect((await signIn(app.visitor(), username)).status).toBe(200);
});

test('guesses at many names from one address are limited too', async () => {
  const tight = openApp({ env: { SIGN_IN_RATE: env.PASSWORD_RATE, PASSWORD_RATE: undefined } });
  const mallory = tight.visitor();
  let refused = 0;
  for (let guess = 0; guess < 45; guess++) {
    if ((await signIn(mallory, somebody())).status === 429) refused++;
  }
  expect(refused).toBeGreaterThanOrEqual(5);
});

test("guesses at a user's account leave an admin of the same name alone", async () => {
  const username = await newAdmin();
  const browser = app.visitor();
  for (let guess = 0; guess < 45; guess++) await browser.login(username);
  expect((await browser.login(username)).status).toBe(429);
  expect((await signIn(browser, username)).status).toBe(200);
});

test.each([
  ['nothing', () => ''],
  ['no dot', () => 'nonsense'],
  ['another secret', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}`],
  ['another id', (value: string) => `${crypto.randomUUID()}.${value.split('.')[1]}`],
  ['a secret that goes on', (value: string) => `${value}x`],
])('a cookie with %s opens nothing', async (_, forge) => {
  const browser = app.visitor();
  await signIn(browser, await newAdmin());
  browser.cookies.set(cookie, forge(browser.cookies.get(cookie)!));
  expect(await browser.get('/api/auth/admin/session')).toMatchObject(noSession);
  expect(await browser.get('/api/admin/payments')).toMatchObject(required);
});

test("a user's cookie is no admin's, and an admin's is no user's", async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  expect(await ada.get('/api/auth/admin/session')).toMatchObject(noSession);
  ada.cookies.set(cookie, ada.cookies.get('__Host-session')!);
  expect(await ada.get('/api/admin/payments')).toMatchObject(required);

  const admin = app.visitor();
  await signIn(admin, await newAdmin());
  expect((await admin.account()).user).toBeNull();
  admin.cookies.set('__Host-session', admin.cookies.get(cookie)!);
  expect((await admin.get('/api/user/profile')).status).toBe(401);
});

test('somebody can be both in one browser, and leave as one without leaving as the other', async () => {
  const both = app.visitor();
  const email = somebody();
  await both.register(email);
  await signIn(both, await newAdmin());
  await both.post('/api/auth/logout');
  expect((await both.get('/api/auth/admin/session')).status).toBe(200);
  await both.login(email);
  await both.post('/api/auth/admin/logout');
  expect((await both.account()).user.email).toBe(email);
  expect((await both.get('/api/auth/admin/session')).status).toBe(401);
});

test('signing out ends the session itself, not only the cookie', async () => {
  const browser = app.visitor();
  await signIn(browser, await newAdmin());
  const kept = browser.cookies.get(cookie)!;
  expect((await browser.post('/api/auth/admin/logout')).status).toBe(204);
  expect(browser.cookies.size).toBe(0);
  expect((await browser.post('/api/auth/admin/logout')).status).toBe(204);
  browser.cookies.set(cookie, kept);
  expect(await browser.get('/api/auth/admin/session')).toMatchObject(noSession);
});

test('a second sign-in ends the session that the browser came with, and no other', async () => {
  const username = await newAdmin();
  const [desk, phone, thief] = [app.visitor(), app.visitor(), app.visitor()];
  await signIn(desk, username);
  await signIn(phone, username);
  thief.cookies.set(cookie, desk.cookies.get(cookie)!);
  await signIn(desk, username);
  expect((await thief.get('/api/auth/admin/session')).status).toBe(401);
  expect((await desk.get('/api/auth/admin/session')).status).toBe(200);
  expect((await phone.get('/api/auth/admin/session')).status).toBe(200);
});

test('a session ends twelve hours after it began, however busy it was, and the cron clears it away', async () => {
  const username = await newAdmin();
  const clock = openApp();
  const browser = clock.visitor();
  await signIn(browser, username);
  for (let halves = 1; halves <= 23; halves++) {
    clock.pass(hour / 2);
    const answer = await browser.get('/api/auth/admin/session');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  clock.pass(hour / 2);
  expect(await browser.get('/api/auth/admin/session')).toMatchObject(noSession);
  expect(await browser.get('/api/admin/payments')).toMatchObject(required);
  clock.pass(minute);
  await nightly(clock.now());
  expect(await sessionsOf(username)).toEqual([]);
});

test('a session ends an hour after its last use, and each use puts that off', async () => {
  const clock = openApp();
  const browser = clock.visitor();
  await signIn(browser, await newAdmin());
  for (const _ of [1, 2, 3]) {
    clock.pass(59 * minute);
    expect((await browser.get('/api/admin/payments?show=open')).status).toBe(200);
  }
  clock.pass(60 * minute);
  expect(await browser.get('/api/admin/payments?show=open')).toMatchObject(required);
});

test('a session from before its last use was kept ends an hour after its next one', async () => {
  const username = await newAdmin();
  const clock = openApp();
  const browser = clock.visitor();
  await signIn(browser, username);
  await env.DB.prepare(
    'UPDATE admin_sessions SET last_seen_at = NULL, expires_at = ? WHERE admin_id = (SELECT id FROM admins WHERE username = ?)',
  )
    .bind(clock.now().getTime() + 12 * hour, username)
    .run();
  clock.pass(2 * hour);
  expect((await browser.get('/api/auth/admin/session')).status).toBe(200);
  clock.pass(hour);
  expect(await browser.get('/api/auth/admin/session')).toMatchObject(noSession);
});

test('a sign-in that began before the password was changed opens nothing', async () => {
  const username = await newAdmin();
  const change = async () => {
    const hash = await createPasswords(quickCost).hash('another admin password');
    await env.DB.prepare('UPDATE admins SET password_hash = ? WHERE username = ?').bind(hash, username).run();
  };
  const slow = openApp({ dependencies: { passwords: slowPasswords(change) } });
  expect(await signIn(slow.visitor(), username)).toMatchObject(wrong);
  expect(await sessionsOf(username)).toEqual([]);
});

test('knowing the admin takes one trip to D1, on an index', async () => {
  const d1 = watched();
  const quiet = openApp({ env: d1.env });
  const browser = quiet.visitor();
  await signIn(browser, await newAdmin());
  const before = d1.roundTrips();
  await browser.get('/api/auth/admin/session');
  expect(d1.roundTrips() - before).toBe(1);
  await browser.post('/api/auth/admin/logout');
  await expectIndexes(d1.statements);
});
