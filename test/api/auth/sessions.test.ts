import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { newAdmin, password, signIn as signInAdmin } from '../admin/admin.ts';
import { watched } from '../d1.ts';
import { day, hour, minute, openApp, type Person, refusal, type Visitor } from './app.ts';

const app = openApp();
const session = '__Host-session';
const path = '/api/auth/sessions';
const needsProof = refusal(403, 'proof_required');

const isSignedIn = async (browser: Visitor) => (await browser.account()).user !== null;
const listedTo = async (browser: Visitor) => (await browser.get(path)).body.sessions;
const renewals = async (browser: Visitor) => (await browser.get('/api/auth/session')).headers.getSetCookie();

type Place = Parameters<typeof app.visitor>[0];

/** The kinds of accounts with sessions. `enter` signs in in a browser, `prove` confirms the identity again. */
const kinds = {
  async person(place?: Place) {
    const ada = await app.person(place);
    return {
      browser: ada as Visitor,
      cookie: session,
      path,
      out: '/api/auth/logout',
      enter: (browser: Visitor) => browser.login(ada.email),
      prove: (browser: Visitor) =>
        browser.post('/api/user/factors/confirmation', { password: 'correct horse' }),
      isIn: isSignedIn,
    };
  },
  async admin(place?: Place) {
    const username = await newAdmin();
    const enter = (browser: Visitor) => signInAdmin(browser, username);
    const browser = app.visitor(place);
    await enter(browser);
    return {
      browser,
      cookie: '__Host-admin_session',
      path: '/api/auth/admin/sessions',
      out: '/api/auth/admin/logout',
      enter,
      prove: (who: Visitor) => who.post('/api/auth/admin/factors/confirmation', { password }),
      isIn: async (who: Visitor) => (await who.get('/api/auth/admin/session')).status === 200,
    };
  },
};

describe.each(['person', 'admin'] as const)('the sessions of a %s', (kind) => {
  /** Signs in on a desktop and, a minute later, on a phone. */
  async function onTwo() {
    const { browser: desktop, ...ada } = await kinds[kind]({
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0',
    });
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) CriOS/140.0';
    const phone = app.visitor({ userAgent, country: 'T1' });
    app.pass(minute);
    await ada.enter(phone);
    const sessions = async (browser: Visitor = desktop) => (await browser.get(ada.path)).body.sessions;
    const { id } = (await sessions()).find(({ current }: { current: boolean }) => !current);
    return { ...ada, desktop, phone, sessions, ofPhone: `${ada.path}/${id}` };
  }

  test.each([
    ['no value', () => ''],
    ['no dot', () => 'nonsense'],
    ['another secret', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}`],
    ['another id', (value: string) => `${crypto.randomUUID()}.${value.split('.')[1]}`],
    ['a secret that is too long', (value: string) => `${value}x`],
  ])('are not opened by a cookie with %s', async (_, forge) => {
    const { browser, cookie, path: own, isIn } = await kinds[kind]();
    browser.cookies.set(cookie, forge(browser.cookies.get(cookie)!));
    expect(await isIn(browser)).toBe(false);
    expect(await browser.get(own)).toMatchObject(
      kind === 'person'
        ? refusal(401, 'not_signed_in', { error: 'User not authenticated' })
        : refusal(401, 'admin_required'),
    );
  });

  test('are listed with device, country and the time last seen, the most recent first', async () => {
    const { phone, sessions } = await onTwo();
    const at = app.now().toISOString();
    const begun = new Date(app.now().getTime() - minute).toISOString();
    app.pass(minute);
    // The time last seen is updated every minute for an admin, and once a day for a user.
    const used = kind === 'admin' ? app.now().toISOString() : at;
    const here = { device: 'Chrome on iPhone', country: 'Tor network', created_at: at, current: true };
    const there = { device: 'Edge on Windows', country: 'Germany', created_at: begun, current: false };
    expect(await sessions(phone)).toEqual([
      { id: expect.any(String), ...here, last_seen_at: used },
      { id: expect.any(String), ...there, last_seen_at: kind === 'admin' ? at : begun },
    ]);
  });

  test('can be ended one by one, or all others at once', async () => {
    const { desktop, phone, ofPhone, path: all, enter, isIn } = await onTwo();
    const tablet = app.visitor();
    await enter(tablet);
    expect((await desktop.drop(ofPhone)).status).toBe(204);
    expect((await desktop.drop(ofPhone)).status).toBe(404);
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
    await enter(phone);
    expect((await desktop.drop(all)).body).toEqual({ ended: 2 });
    const left = await Promise.all([phone, tablet, desktop].map(isIn));
    expect(left).toEqual([false, false, true]);
  });

  test('can be ended only after a new proof once the sign-in is ten minutes old, except the current one', async () => {
    const { desktop, phone, ofPhone, path: all, cookie, sessions, enter, prove, isIn } = await onTwo();
    app.pass(11 * minute);
    for (const each of [all, ofPhone]) expect(await desktop.drop(each)).toMatchObject(needsProof);
    expect(await isIn(phone)).toBe(true);
    await prove(desktop);
    expect((await desktop.drop(ofPhone)).status).toBe(204);
    await enter(phone);
    expect((await desktop.drop(all)).body).toEqual({ ended: 1 });
    expect(await isIn(phone)).toBe(false);
    const [own] = await sessions();
    app.pass(11 * minute);
    expect((await desktop.drop(`${all}/${own.id}`)).status).toBe(204);
    expect(await isIn(desktop)).toBe(false);
    expect(desktop.cookies.has(cookie)).toBe(false);
  });

  test('end by signing out, in the browser and on the server; signing out twice is not an error', async () => {
    const { browser, cookie, out, isIn } = await kinds[kind]();
    const thief = app.visitor(browser);
    for (const _ of ['once', 'twice']) {
      expect((await browser.post(out)).status).toBe(204);
      expect(browser.cookies.has(cookie)).toBe(false);
    }
    expect(await isIn(thief)).toBe(false);
  });

  test('can be neither seen nor ended by another account', async () => {
    const { phone, ofPhone, path: all, isIn } = await onTwo();
    const { browser: mallory } = await kinds[kind]();
    expect((await mallory.get(all)).body.sessions).toHaveLength(1);
    expect((await mallory.drop(ofPhone)).status).toBe(404);
    expect((await mallory.drop(all)).body).toEqual({ ended: 0 });
    expect(await isIn(phone)).toBe(true);
  });

  test('end when their browser signs in again, even if the cookie was planted, and no others end', async () => {
    const { desktop, phone, enter, cookie, isIn } = await onTwo();
    const thief = app.visitor(desktop);
    await enter(desktop);
    expect(await isIn(thief)).toBe(false);
    const { browser: mallory } = await kinds[kind]();
    desktop.cookies.set(cookie, mallory.cookies.get(cookie)!);
    await enter(desktop);
    expect(desktop.cookies.get(cookie)).not.toBe(mallory.cookies.get(cookie));
    expect([await isIn(mallory), await isIn(desktop), await isIn(phone)]).toEqual([false, true, true]);
  });
});

test('a session in use is extended, and its cookie is sent again once a day; one unused for 30 days ends', async () => {
  const ada = await app.person();
  app.pass(23 * hour);
  expect(await renewals(ada)).toEqual([]);
  app.pass(2 * hour);
  expect(await renewals(ada)).toHaveLength(1);
  expect(await renewals(ada)).toEqual([]);
  for (const _ of [1, 2]) {
    app.pass(29 * day);
    expect(await isSignedIn(ada)).toBe(true);
  }
  app.pass(30 * day);
  expect(await isSignedIn(ada)).toBe(false);
});

test('a session ends 180 days after the sign-in, however much it is used', async () => {
  const ada = await app.person();
  for (let passed = 0; passed < 175; passed += 25) {
    app.pass(25 * day);
    expect(await isSignedIn(ada)).toBe(true);
  }
  expect(await renewals(ada)).toEqual([]);
  app.pass(4 * day);
  expect(await renewals(ada)).toEqual([expect.stringContaining(`Max-Age=${(day / 1000).toString()};`)]);
  app.pass(day);
  expect(await isSignedIn(ada)).toBe(false);
});

test.each<[string, (ada: Person) => Promise<{ status: number }>]>([
  [
    'the password is changed',
    (ada) =>
      ada.put('/api/user/password', { current_password: 'correct horse', new_password: 'a new horse' }),
  ],
  [
    'the address is confirmed',
    async (ada) => ada.post('/api/auth/verify-email', { token: await app.token(ada.email) }),
  ],
  [
    'a Google account has set a password',
    (ada) => ada.post('/api/user/set-password', { new_password: 'a new horse' }),
  ],
])('the session token is rotated once %s, and the session continues', async (once, act) => {
  const ada = once.includes('Google') ? await app.googlePerson() : await app.person();
  const [{ id }] = await listedTo(ada);
  const thief = app.visitor(ada);
  expect((await act(ada)).status).toBe(200);
  expect(await isSignedIn(thief)).toBe(false);
  expect((await ada.account()).user.email).toBe(ada.email);
  expect(await listedTo(ada)).toMatchObject([{ id, current: true }]);
});

test('a wrong password does not rotate the token, nor does confirming another account’s address', async () => {
  const [ada, grace] = [await app.person(), await app.person()];
  const before = ada.cookies.get(session)!;
  await ada.put('/api/user/password', { current_password: 'wrong horse', new_password: 'a new horse' });
  await ada.post('/api/auth/verify-email', { token: await app.token(grace.email) });
  expect(ada.cookies.get(session)).toBe(before);
  expect(await isSignedIn(ada)).toBe(true);
});

test('a sign-in on a fifty-first device signs out the one seen least recently', async () => {
  const [first, second] = [await app.person(), app.visitor()];
  app.pass(1);
  await second.login(first.email);
  await env.DB.prepare(
    `WITH RECURSIVE device(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM device WHERE n < 48)
     INSERT INTO sessions (id, user_id, secret_hash, created_at, last_seen_at, expires_at, user_agent)
     SELECT ?1 || n, ?1, '', ?2 + n, ?2 + n, ?2 + 86400000, '' FROM device`,
  )
    .bind(first.id, app.now().getTime())
    .run();
  app.pass(minute);
  await app.visitor().login(first.email);
  expect(await isSignedIn(first)).toBe(false);
  expect(await isSignedIn(second)).toBe(true);
});

test('a signed-in request makes one round trip to D1', async () => {
  const { env: d1, roundTrips } = watched();
  const ada = await openApp({ env: d1 }).person();
  for (const each of ['/api/auth/session', '/api/user/profile', '/api/user/notifications']) {
    const before = roundTrips();
    expect((await ada.get(each)).status).toBe(200);
    expect(roundTrips() - before, each).toBe(1);
  }
});
