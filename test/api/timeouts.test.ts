import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { newMessage, send } from './contact/contact.ts';
import { openApp, refusal } from './auth/app.ts';
import { intercepted } from './d1.ts';

// The failures here are deliberate, and each is logged at length.
vi.spyOn(console, 'error').mockReturnValue();

const fails = () => Promise.reject(new Error('out of reach'));
const never = () => new Promise<never>(() => {});
const dependencies = { timeouts: { database: 60, kv: 60, rate: 60 } };

/** D1 and KV that never respond once `state.hangs` is set; D1 hangs only for statements that contain `words`. */
function hanging(words = '') {
  const state = { hangs: false };
  const DB = intercepted((work, { asked }) =>
    state.hangs && asked.some(({ sql }) => sql.includes(words)) ? never() : work(),
  );
  const KV = new Proxy(env.KV, {
    get: (target, name) =>
      name === 'get' && state.hangs ? never : Reflect.get(target, name, target).bind(target),
  });
  return { state, DB, KV };
}

test('a request gets a 500 when D1 or KV never responds', async () => {
  const { state, DB, KV } = hanging();
  const ada = await openApp({ env: { DB, KV }, dependencies }).person();
  state.hangs = true;
  for (const path of ['/api/user/profile', '/api/guest/usage'])
    expect(await ada.get(path), path).toMatchObject(refusal(500, 'internal_error'));
  state.hangs = false;
  expect((await ada.get('/api/user/profile')).status).toBe(200);
});

test.each([
  ['fails', fails],
  ['never responds', never],
])('a rate limiter that %s lets requests pass', async (_how, limit) => {
  const limiter = { limit };
  const limiters = {
    API_RATE: limiter,
    SIGN_UP_RATE: limiter,
    SIGN_IN_RATE: limiter,
    PASSWORD_RATE: limiter,
  };
  const app = openApp({ env: limiters, dependencies });
  const { email } = await app.person();
  expect((await app.visitor().login(email)).status).toBe(200);
});

test('a password limiter that fails rejects admin sign-ins, because nothing else counts their attempts', async () => {
  const app = openApp({ env: { PASSWORD_RATE: { limit: fails } }, dependencies });
  const body = { username: 'editor@longhand.example', password: 'a guess' };
  expect((await app.visitor().post('/api/auth/admin/login', body)).status).toBe(429);
});

test('a contact message is accepted even if its rate count and its sender cannot be read', async () => {
  const { state, DB, KV } = hanging('from "sessions"');
  const ada = await openApp({ env: { DB, KV }, dependencies }).person();
  state.hangs = true;
  expect((await send(ada, newMessage())).status).toBe(201);
});
