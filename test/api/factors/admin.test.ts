import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { configuredRelyingParty } from '#auth/passkeys/relying-party.ts';
import { newAdmin, password, signIn } from '../admin/admin.ts';
import { minute, openApp, refusal } from '../auth/app.ts';
import { addPasskey, provePasskey, setUpApp } from './people.ts';

/** As in production, an admin needs a second factor. */
const app = openApp({ dependencies: { relyingParty: configuredRelyingParty, adminNeedsFactor: true } });
const base = '/api/auth/admin/factors';
const queue = '/api/admin/messages?show=open';
const secondStep = '/api/auth/admin/second-step';
const passed = { state: 'passed' };
const step = 30_000;

/** An admin who has sent the password; `code` returns the error code of an admin page. */
async function withPassword() {
  const username = await newAdmin();
  const browser = app.visitor();
  const again = async () => (await signIn(browser, username)).body.factor;
  const finish = async (proof: object) => (await browser.post(secondStep, proof)).body.factor;
  const factor = await again();
  return { username, browser, factor, again, finish, code: async () => (await browser.get(queue)).body.code };
}

test('the password alone opens no admin page, and the error says what is missing', async () => {
  const { browser, factor } = await withPassword();
  expect(factor).toEqual({ state: 'missing' });
  expect(await browser.get(queue)).toMatchObject(
    refusal(403, 'admin_factor_missing', {
      error: expect.stringContaining('set up a passkey or an authenticator app'),
    }),
  );
  const { posts } = (await browser.get('/api/blog/posts')).body;
  expect(posts.every((post: { published: boolean }) => post.published)).toBe(true);
  const none = { passkeys: [], authenticator_app: null, recovery_codes_left: 0 };
  expect((await browser.get(base)).body).toEqual(none);
});

test('setting up an app lets that session in, and the app is required from then on', async () => {
  const { username, browser, again, finish, code: pageCode } = await withPassword();
  const { code, recoveryCodes } = await setUpApp(app, browser, base);
  expect((await browser.get(queue)).status).toBe(200);
  expect(await app.subjects(username)).toContain('An authenticator app was set up');

  expect(await again()).toEqual({ state: 'due', app: true, passkey: false });
  for (const [method, path] of [
    ['GET', queue],
    ['PUT', '/api/admin/messages/any'],
    ['DELETE', '/api/blog/posts/any'],
    ['GET', base],
    ['DELETE', `${base}/authenticator-app`],
  ] as const)
    expect(await browser.call(method, path, method === 'PUT' ? {} : undefined), path).toMatchObject(
      refusal(403, 'admin_factor_due'),
    );
  app.pass(step);
  const thief = app.visitor(browser);
  expect(await finish({ code: '000000' })).toBeUndefined();
  expect(await finish({ code: code() })).toEqual(passed);
  expect((await thief.get(queue)).status).toBe(401);
  expect(await pageCode()).toBeUndefined();

  await again();
  expect(await finish({ recovery_code: recoveryCodes[3] })).toEqual(passed);
  await again();
  expect((await browser.post(secondStep, { recovery_code: recoveryCodes[3] })).status).toBe(403);
});

test('setting up a passkey does the same, and the passkey cannot sign in as a user', async () => {
  const { browser, again, code } = await withPassword();
  const { authenticator, answer } = await addPasskey(browser, base);
  expect(answer.status).toBe(201);
  expect(await code()).toBeUndefined();
  expect(await again()).toEqual({ state: 'due', app: false, passkey: true });
  expect((await provePasskey(browser, authenticator, `${secondStep}/passkey`)).body.factor).toEqual(passed);

  const visitor = app.visitor();
  const { body: options } = await visitor.post('/api/auth/passkey/options');
  const credential = await authenticator.answer(options);
  expect(await visitor.post('/api/auth/passkey', { credential })).toMatchObject(
    refusal(401, 'passkey_failed', { error: expect.stringContaining('for the admin page') }),
  );
});

test('a passkey of a user or of another admin does not pass this admin’s second step', async () => {
  const { browser, again, code } = await withPassword();
  await addPasskey(browser, base);
  await again();
  for (const { authenticator } of [
    await addPasskey(await app.confirmedPerson()),
    await addPasskey((await withPassword()).browser, base),
  ])
    expect((await provePasskey(browser, authenticator, `${secondStep}/passkey`)).status).toBe(401);
  expect(await code()).toBe('admin_factor_due');
});

test('removing the last factor requires a new proof with it, and another must then be set up', async () => {
  const { browser, code: pageCode } = await withPassword();
  const { code } = await setUpApp(app, browser, base);
  app.pass(11 * minute);
  const turnOff = () => browser.drop(`${base}/authenticator-app`);
  const confirm = (proof: object) => browser.post(`${base}/confirmation`, { password, ...proof });
  expect((await turnOff()).body.code).toBe('proof_required');
  expect((await confirm({})).body.code).toBe('code_required');
  expect((await confirm({ code: code() })).status).toBe(204);
  expect((await turnOff()).status).toBe(204);
  expect(await pageCode()).toBe('admin_factor_missing');
});

test('by default a second factor is required', async () => {
  const { browser } = await withPassword();
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = new Request(`https://longhand.example${queue}`, { headers: { Cookie } });
  const answer = await createApp({ now: app.now }).fetch(request, env, createExecutionContext());
  expect(await answer.json()).toMatchObject({ code: 'admin_factor_missing' });
});

test('wrong codes for two admins from one network are recorded separately for each admin', async () => {
  const ids: string[] = [];
  for (const browser of [1, 2].map(() => app.visitor({ ip: '198.18.77.9' }))) {
    const username = await newAdmin();
    await signIn(browser, username);
    await setUpApp(app, browser, base);
    ids.push((await signIn(browser, username)).body.admin.id);
    await browser.post(secondStep, { code: '000000' });
  }
  const { results } = await env.DB.prepare(
    "SELECT about, times FROM security_events WHERE kind = 'factor_failed' AND network = '198.18.77.0/24'",
  ).all();
  expect(results).toHaveLength(2);
  expect(results).toEqual(expect.arrayContaining(ids.map((about) => ({ about, times: 1 }))));
});
