import { expect, test } from 'vitest';
import { day, hour, minute, openApp, somebody, type Visitor } from './app.ts';
import { watched } from '../d1.ts';

const app = openApp();
const signedOut = { error: 'User not authenticated', code: 'not_signed_in' };

test('a session that is used lasts; one left alone for 30 days ends', async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  for (const _ of [1, 2, 3]) {
    app.pass(29 * day);
    expect((await ada.account()).user).not.toBeNull();
  }
  app.pass(30 * day);
  expect((await ada.account()).user).toBeNull();
});

test('however much it is used, it ends 180 days after the sign-in', async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  for (let passed = 0; passed < 175; passed += 25) {
    app.pass(25 * day);
    expect((await ada.account()).user).not.toBeNull();
  }
  const { headers } = await ada.get('/api/auth/session');
  expect(headers.getSetCookie()).toEqual([]);
  app.pass(4 * day);
  const last = (await ada.get('/api/auth/session')).headers.getSetCookie();
  expect(last).toEqual([expect.stringContaining(`Max-Age=${(day / 1000).toString()};`)]);
  app.pass(day);
  expect((await ada.account()).user).toBeNull();
});

/** What a stolen cookie still opens. */
async function stolen(cookie: string) {
  const thief = app.visitor();
  thief.cookies.set('__Host-session', cookie);
  return (await thief.account()).user;
}

test.each<[string, (ada: Visitor, email: string) => Promise<{ status: number }>]>([
  [
    'the password is changed',
    (ada) =>
      ada.put('/api/user/password', { current_password: 'correct horse', new_password: 'a new horse' }),
  ],
  [
    'the address is confirmed',
    async (ada, email) => ada.post('/api/auth/verify-email', { token: await app.token(email) }),
  ],
])('the token is another once %s, and the session goes on', async (_, act) => {
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
  const [{ id }] = (await ada.get('/api/auth/sessions')).body.sessions;
  const before = ada.cookies.get('__Host-session')!;
  expect((await act(ada, email)).status).toBe(200);
  expect(await stolen(before)).toBeNull();
  expect((await ada.account()).user.email).toBe(email);
  expect((await ada.get('/api/auth/sessions')).body.sessions).toMatchObject([{ id, current: true }]);
});

test('and once a Google account has set a password', async () => {
  const ada = app.visitor();
  await ada.google({ email: somebody() });
  const before = ada.cookies.get('__Host-session')!;
  expect((await ada.post('/api/user/set-password', { new_password: 'a new horse' })).status).toBe(200);
  expect(await stolen(before)).toBeNull();
  expect((await ada.account()).user.auth_method).toBe('hybrid');
});

test('a password that was not right leaves the token as it is', async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  const before = ada.cookies.get('__Host-session')!;
  await ada.put('/api/user/password', { current_password: 'wrong horse', new_password: 'a new horse' });
  expect(ada.cookies.get('__Host-session')).toBe(before);
  expect(await stolen(before)).not.toBeNull();
});

test('confirming an address in a browser of somebody else leaves their session alone', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const grace = app.visitor();
  await grace.register(somebody());
  const before = grace.cookies.get('__Host-session');
  await grace.post('/api/auth/verify-email', { token: await app.token(email) });
  expect(grace.cookies.get('__Host-session')).toBe(before);
});

test('its end moves on, and its cookie is sent again, at most once a day', async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  app.pass(23 * hour);
  expect((await ada.get('/api/auth/session')).headers.getSetCookie()).toEqual([]);
  app.pass(2 * hour);
  expect((await ada.get('/api/auth/session')).headers.getSetCookie()).toHaveLength(1);
  expect((await ada.get('/api/auth/session')).headers.getSetCookie()).toEqual([]);
});

test.each([
  ['no dot', () => 'nonsense'],
  ['another secret', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}`],
  ['another id', (value: string) => `${crypto.randomUUID()}.${value.split('.')[1]}`],
  ['a secret that goes on', (value: string) => `${value}x`],
  ['nothing', () => ''],
])('a cookie with %s opens nothing', async (_, forge) => {
  const ada = app.visitor();
  await ada.register(somebody());
  ada.cookies.set('__Host-session', forge(ada.cookies.get('__Host-session')!));
  expect((await ada.account()).user).toBeNull();
  expect(await ada.get('/api/user/profile')).toMatchObject({ status: 401, body: signedOut });
});

test('a session planted before the sign-in is not the one after it, and is ended', async () => {
  const [email, mallorysEmail] = [somebody(), somebody()];
  const mallory = app.visitor();
  await mallory.register(mallorysEmail);
  const planted = mallory.cookies.get('__Host-session')!;

  const ada = app.visitor();
  await ada.register(email);
  await ada.post('/api/auth/logout');
  ada.cookies.set('__Host-session', planted);
  await ada.login(email);
  expect(ada.cookies.get('__Host-session')).not.toBe(planted);
  expect((await ada.account()).user.email).toBe(email);
  expect((await mallory.account()).user).toBeNull();
});

test('the list names each device, its country and when it was last seen', async () => {
  const email = somebody();
  const desk = app.visitor({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0',
  });
  const phone = app.visitor({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) CriOS/140.0',
    country: 'T1',
  });
  await desk.register(email);
  app.pass(hour);
  await phone.login(email);
  const { body } = await desk.get('/api/auth/sessions');
  const at = app.now();
  expect(body.sessions).toEqual([
    {
      id: expect.any(String),
      device: 'Chrome on iPhone',
      country: 'Tor network',
      created_at: at.toISOString(),
      last_seen_at: at.toISOString(),
      current: false,
    },
    {
      id: expect.any(String),
      device: 'Edge on Windows',
      country: 'Germany',
      created_at: new Date(at.getTime() - hour).toISOString(),
      last_seen_at: new Date(at.getTime() - hour).toISOString(),
      current: true,
    },
  ]);
});

test('one device can be signed out, or all others at once', async () => {
  const email = somebody();
  const desk = app.visitor();
  const [phone, tablet, library] = [app.visitor(), app.visitor(), app.visitor()];
  await desk.register(email);
  for (const device of [phone, tablet, library]) {
    app.pass(1);
    await device.login(email);
  }
  const [newest] = (await desk.get('/api/auth/sessions')).body.sessions;
  expect((await desk.drop(`/api/auth/sessions/${newest.id}`)).status).toBe(204);
  expect((await library.account()).user).toBeNull();
  expect((await desk.drop(`/api/auth/sessions/${newest.id}`)).status).toBe(404);

  expect((await desk.drop('/api/auth/sessions')).body).toEqual({ ended: 2 });
  expect((await phone.account()).user).toBeNull();
  expect((await tablet.account()).user).toBeNull();
  expect((await desk.account()).user.email).toBe(email);
});

test('ten minutes after the sign-in, other devices are signed out only after a proof', async () => {
  const email = somebody();
  const [desk, phone] = [app.visitor(), app.visitor()];
  await phone.register(email);
  await desk.login(email);
  const { sessions } = (await phone.get('/api/auth/sessions')).body;
  const { id } = sessions.find(({ current }: { current: boolean }) => !current);
  app.pass(11 * minute);
  for (const path of ['/api/auth/sessions', `/api/auth/sessions/${id}`]) {
    expect(await phone.drop(path)).toMatchObject({ status: 403, body: { code: 'proof_required' } });
  }
  expect((await desk.account()).user).not.toBeNull();
  await phone.post('/api/user/factors/confirmation', { password: 'correct horse' });
  expect((await phone.drop(`/api/auth/sessions/${id}`)).status).toBe(204);
  expect((await desk.account()).user).toBeNull();
  await desk.login(email);
  expect((await phone.drop('/api/auth/sessions')).body).toEqual({ ended: 1 });
});

test('without a password it takes Google, and one’s own session ends in any case', async () => {
  const email = somebody();
  const [desk, phone] = [app.visitor(), app.visitor()];
  await desk.google({ email });
  await phone.google({ email });
  app.pass(11 * minute);
  expect(await phone.drop('/api/auth/sessions')).toMatchObject({
    status: 403,
    body: { code: 'proof_required' },
  });
  await phone.google({ email }, '?purpose=confirm');
  expect((await phone.drop('/api/auth/sessions')).body).toEqual({ ended: 1 });
  app.pass(11 * minute);
  const [own] = (await phone.get('/api/auth/sessions')).body.sessions;
  expect((await phone.drop(`/api/auth/sessions/${own.id}`)).status).toBe(204);
});

test('a device that ends its own session is signed out', async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  const [own] = (await ada.get('/api/auth/sessions')).body.sessions;
  await ada.drop(`/api/auth/sessions/${own.id}`);
  expect(ada.cookies.has('__Host-session')).toBe(false);
});

test("nobody sees or ends another person's sessions", async () => {
  const [ada, mallory] = [app.visitor(), app.visitor()];
  await ada.register(somebody());
  await mallory.register(somebody());
  const [adas] = (await ada.get('/api/auth/sessions')).body.sessions;
  const [mallorys, ...more] = (await mallory.get('/api/auth/sessions')).body.sessions;
  expect(more).toEqual([]);
  expect(mallorys.id).not.toBe(adas.id);
  expect((await mallory.drop(`/api/auth/sessions/${adas.id}`)).status).toBe(404);
  expect((await mallory.drop('/api/auth/sessions')).body).toEqual({ ended: 0 });
  expect((await ada.account()).user).not.toBeNull();
});

test('the fifty-first device signs out the one seen least recently', async () => {
  const email = somebody();
  const first = app.visitor();
  await first.register(email);
  const second = app.visitor();
  for (let device = 2; device <= 51; device++) {
    app.pass(1000);
    await (device === 2 ? second : app.visitor()).login(email);
  }
  expect((await first.account()).user).toBeNull();
  expect((await second.account()).user).not.toBeNull();
});

test('a signed-in request asks D1 once', async () => {
  const { env, roundTrips } = watched();
  const quiet = openApp({ env });
  const ada = quiet.visitor();
  await ada.register(somebody());
  for (const path of ['/api/auth/session', '/api/user/profile', '/api/user/notifications']) {
    const before = roundTrips();
    expect((await ada.get(path)).status).toBe(200);
    expect(roundTrips() - before, path).toBe(1);
  }
});
