import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { configuredRelyingParty } from '#auth/passkeys/relying-party.ts';
import { newAdmin, password, signIn } from '../admin/admin.ts';
import { minute, openApp } from '../auth/app.ts';
import { addPasskey, newPerson, setUpApp } from './people.ts';

/** As in production: whoever runs the place needs a second factor. */
const app = openApp({ dependencies: { relyingParty: configuredRelyingParty, adminNeedsFactor: true } });
const base = '/api/auth/admin/factors';
const step = 30_000;

const calls = [
  ['GET', '/api/admin/messages?show=open'],
  ['GET', '/api/admin/payments?show=open'],
  ['PUT', '/api/admin/messages/any'],
  ['POST', '/api/blog/posts'],
  ['DELETE', '/api/blog/posts/any'],
] as const;

async function withPassword() {
  const username = await newAdmin();
  const browser = app.visitor();
  const answer = await signIn(browser, username);
  return { username, browser, answer, again: () => signIn(browser, username) };
}

test('the password alone opens no page of an admin, and each says what is missing', async () => {
  const { browser, answer } = await withPassword();
  expect(answer).toMatchObject({ status: 200, body: { factor: { state: 'missing' } } });
  for (const [method, path] of calls) {
    expect(await browser.call(method, path, method === 'GET' ? undefined : {}), path).toMatchObject({
      status: 403,
      body: {
        code: 'admin_factor_missing',
        error: expect.stringContaining('set up a passkey or an authenticator app'),
      },
    });
  }
  expect(
    (await browser.get('/api/blog/posts')).body.posts.every((post: { published: boolean }) => post.published),
  ).toBe(true);
  expect((await browser.get(base)).body).toEqual({
    passkeys: [],
    authenticator_app: null,
    recovery_codes_left: 0,
  });
});

test('an app lets the session in that set it up, and is asked for from then on', async () => {
  const { username, browser, again } = await withPassword();
  const { code, recoveryCodes } = await setUpApp(app, browser, base);
  expect((await browser.get('/api/admin/messages?show=open')).status).toBe(200);
  expect((await app.mails(username)).map(({ subject }) => subject)).toContain(
    'An authenticator app was set up',
  );

  expect((await again()).body.factor).toEqual({ state: 'due', app: true, passkey: false });
  for (const [method, path] of [...calls, ['GET', base], ['DELETE', `${base}/authenticator-app`]] as const) {
    expect(
      await browser.call(method, path, method === 'PUT' || method === 'POST' ? {} : undefined),
      path,
    ).toMatchObject({
      status: 403,
      body: { code: 'admin_factor_due' },
    });
  }
  app.pass(step);
  const before = browser.cookies.get('__Host-admin_session');
  const send = (proof: object) => browser.post('/api/auth/admin/second-step', proof);
  expect((await send({ code: '000000' })).status).toBe(403);
  expect((await send({ code: code() })).body.factor).toEqual({ state: 'passed' });
  expect(browser.cookies.get('__Host-admin_session')).not.toBe(before);
  expect((await browser.get('/api/admin/messages?show=open')).status).toBe(200);

  await again();
  expect((await send({ recovery_code: recoveryCodes[3] })).body.factor).toEqual({ state: 'passed' });
  await again();
  expect((await send({ recovery_code: recoveryCodes[3] })).status).toBe(403);
});

test('a passkey does too, and opens the account of no user', async () => {
  const { browser, again } = await withPassword();
  const { authenticator, answer } = await addPasskey(browser, 'Key', base);
  expect(answer.status).toBe(201);
  expect((await browser.get('/api/admin/payments?show=open')).status).toBe(200);

  expect((await again()).body.factor).toEqual({ state: 'due', app: false, passkey: true });
  const ask = async () => (await browser.post('/api/auth/admin/second-step/passkey-options')).body;
  const credential = await authenticator.answer(await ask());
  expect((await browser.post('/api/auth/admin/second-step/passkey', { credential })).body.factor).toEqual({
    state: 'passed',
  });

  const visitor = app.visitor();
  const { body: options } = await visitor.post('/api/auth/passkey/options');
  expect(
    await visitor.post('/api/auth/passkey', { credential: await authenticator.answer(options) }),
  ).toMatchObject({
    status: 401,
    body: { code: 'passkey_failed', error: expect.stringContaining('for the admin page') },
  });
});

test('a passkey of a user, or of another admin, is no second step of this one', async () => {
  const { browser, again } = await withPassword();
  await addPasskey(browser, 'Key', base);
  await again();
  const [user, other] = [await newPerson(app), await withPassword()];
  for (const { authenticator } of [
    await addPasskey(user.browser),
    await addPasskey(other.browser, 'Key', base),
  ]) {
    const { body: options } = await browser.post('/api/auth/admin/second-step/passkey-options');
    const credential = await authenticator.answer(options);
    expect((await browser.post('/api/auth/admin/second-step/passkey', { credential })).status).toBe(401);
  }
  expect((await browser.get('/api/admin/payments?show=open')).status).toBe(403);
});

test('whoever takes the last factor off, after proving it once more, stands before the door again', async () => {
  const { browser } = await withPassword();
  const { code } = await setUpApp(app, browser, base);
  app.pass(11 * minute);
  expect((await browser.drop(`${base}/authenticator-app`)).body.code).toBe('proof_required');
  expect((await browser.post(`${base}/confirmation`, { password })).body.code).toBe('code_required');
  expect((await browser.post(`${base}/confirmation`, { password, code: code() })).status).toBe(204);
  expect((await browser.drop(`${base}/authenticator-app`)).status).toBe(204);
  expect((await browser.get('/api/admin/messages?show=open')).body.code).toBe('admin_factor_missing');
});

test('development asks nobody who has set up none', async () => {
  const relaxed = openApp();
  const browser = relaxed.visitor();
  expect((await signIn(browser, await newAdmin())).body.factor).toEqual({ state: 'passed' });
  expect((await browser.get('/api/admin/messages?show=open')).status).toBe(200);
});

test('what was not said otherwise asks everybody', async () => {
  const browser = app.visitor();
  await signIn(browser, await newAdmin());
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await createApp({ now: app.now }).request(
    'https://longhand.example/api/admin/messages?show=open',
    { headers: { Cookie: cookies } },
    env,
    createExecutionContext(),
  );
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'admin_factor_missing' });
});

test('wrong codes for two admins from one place are kept apart, by whose they were', async () => {
  const ids: string[] = [];
  for (const browser of [1, 2].map(() => app.visitor({ ip: '198.18.77.9' }))) {
    const username = await newAdmin();
    await signIn(browser, username);
    await setUpApp(app, browser, base);
    const { body } = await signIn(browser, username);
    ids.push(body.admin.id);
    await browser.post('/api/auth/admin/second-step', { code: '000000' });
  }
  const { results } = await env.DB.prepare(
    "SELECT about, times FROM security_events WHERE kind = 'factor_failed' AND network = '198.18.77.0/24'",
  ).all();
  expect(results).toHaveLength(2);
  expect(results).toEqual(expect.arrayContaining(ids.map((about) => ({ about, times: 1 }))));
});
