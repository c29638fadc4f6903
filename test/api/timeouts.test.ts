import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { openApp, somebody } from './auth/app.ts';

// What fails on purpose is told at length.
vi.spyOn(console, 'error').mockReturnValue();

const never = () => new Promise<never>(() => {});

/** A binding of which one call never answers, from the moment on that it is told to. */
function hanging<Binding extends object>(binding: Binding, method: string) {
  const state = { hangs: false };
  const wrapped = new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === method && state.hangs) return never;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { state, wrapped };
}

const timeouts = { database: 60, kv: 60, rate: 60 };

test('a database that never answers ends in an answer', async () => {
  const prepared = hanging(env.DB.prepare('SELECT 1'), 'raw');
  const database = hanging(env.DB, 'prepare');
  const DB = new Proxy(database.wrapped, {
    get(target, name) {
      if (name !== 'prepare' || !prepared.state.hangs) return Reflect.get(target, name, target);
      return () => ({ bind: () => prepared.wrapped });
    },
  });
  const app = openApp({ env: { DB }, dependencies: { timeouts } });
  const browser = app.visitor();
  await browser.register(somebody());
  prepared.state.hangs = true;
  expect(await browser.get('/api/user/profile')).toMatchObject({
    status: 500,
    body: { code: 'internal_error' },
  });
  prepared.state.hangs = false;
  expect(await browser.get('/api/user/profile')).toMatchObject({ status: 200 });
});

test('a KV that never answers ends in an answer', async () => {
  const kv = hanging(env.KV, 'get');
  const app = openApp({ env: { KV: kv.wrapped }, dependencies: { timeouts } });
  kv.state.hangs = true;
  expect(await app.visitor().get('/api/guest/usage')).toMatchObject({ status: 500 });
});

test.each([
  ['fails', () => Promise.reject(new Error('out of reach'))],
  ['never answers', never],
])('a limiter of the rate that %s lets calls pass', async (_how, limit) => {
  const limiter = { limit };
  const app = openApp({
    env: { API_RATE: limiter, SIGN_UP_RATE: limiter, SIGN_IN_RATE: limiter, PASSWORD_RATE: limiter },
    dependencies: { timeouts },
  });
  const email = somebody();
  expect(await app.visitor().register(email)).toMatchObject({ status: 201 });
  expect(await app.visitor().login(email)).toMatchObject({ status: 200 });
});

test('a message arrives also where its count and its sender cannot be read', async () => {
  const kv = hanging(env.KV, 'get');
  const sessions = hanging(env.DB.prepare('SELECT 1'), 'raw');
  let fails = false;
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'prepare' && fails) {
        return (sql: string) =>
          sql.includes('from "sessions"') ? { bind: () => sessions.wrapped } : target.prepare(sql);
      }
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const app = openApp({ env: { DB, KV: kv.wrapped }, dependencies: { timeouts } });
  const browser = app.visitor();
  await browser.register(somebody());
  kv.state.hangs = sessions.state.hangs = fails = true;
  const message = 'How many words are left to me this month, and when do they come back?';
  const sent = { name: 'Ada', email: somebody(), subject: 'A question about words', message };
  expect(await browser.post('/api/contact', sent)).toMatchObject({ status: 201 });
});

test('but nobody tries an admin’s password, which nothing else counts', async () => {
  const limiter = { limit: () => Promise.reject(new Error('out of reach')) };
  const app = openApp({ env: { PASSWORD_RATE: limiter }, dependencies: { timeouts } });
  const body = { username: 'editor@longhand.example', password: 'a guess' };
  expect(await app.visitor().post('/api/auth/admin/login', body)).toMatchObject({ status: 429 });
});
