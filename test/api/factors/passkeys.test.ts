import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { factorLimits } from '#contract/factors.ts';
import { minute } from '../auth/app.ts';
import { newAuthenticator } from './authenticator.ts';
import { addPasskey, newPerson, openSite, setUpApp } from './people.ts';

const app = openSite();
const base = '/api/user/factors';
const failed = { status: 401, body: { code: 'passkey_failed' } };

const subjects = async (email: string) => (await app.mails(email)).map(({ subject }) => subject);

/** Somebody with a passkey, and a browser in which nobody is signed in. */
async function withPasskey() {
  const { email, browser } = await newPerson(app);
  const { authenticator } = await addPasskey(browser);
  const other = app.visitor();
  return {
    email,
    browser,
    authenticator,
    other,
    options: async (who = other) => (await who.post('/api/auth/passkey/options')).body,
    send: (credential: object, who = other) => who.post('/api/auth/passkey', { credential }),
  };
}

test('a passkey signs in alone: no address, no password, no code, and nothing is told beforehand', async () => {
  const { email, browser, authenticator, other, options, send } = await withPasskey();
  await setUpApp(app, browser);
  const asked = await options();
  expect(asked).toMatchObject({ rpId: 'longhand.example', userVerification: 'required' });
  expect(asked.allowCredentials ?? []).toEqual([]);
  expect(await send(await authenticator.answer(asked))).toMatchObject({
    status: 200,
    body: { user: { email } },
  });
  expect((await other.account()).user.email).toBe(email);
  expect((await other.get(base)).body.passkeys).toEqual([
    {
      id: authenticator.id,
      name: 'Laptop',
      added_at: app.now().toISOString(),
      last_used_at: app.now().toISOString(),
      synced: false,
    },
  ]);
});

test('a new passkey is asked for with all that lets it stand alone, and never twice on one device', async () => {
  const { email, browser, authenticator } = await withPasskey();
  const { body } = await browser.post(`${base}/passkeys/options`);
  expect(body).toMatchObject({
    rp: { id: 'longhand.example', name: 'Longhand' },
    user: { name: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [{ id: authenticator.id }],
  });
  expect(await subjects(email)).toContain('A passkey was added');
});

test.each([
  ['of another site', { origin: 'https://longhand.example.evil.example' }],
  ['of the same site without https', { origin: 'http://longhand.example' }],
  ['of another domain', { rpId: 'evil.example' }],
  ['made without finger, face or PIN', { userVerified: false }],
  ['to another question', { challenge: 'bm90IG91cnM' }],
  ['of another kind', { type: 'webauthn.create' }],
  [
    'with the name of another person',
    { handle: Buffer.from(`user:${crypto.randomUUID()}`).toString('base64url') },
  ],
])('an answer %s opens nothing', async (_, lie) => {
  const { authenticator, other, options, send } = await withPasskey();
  expect(await send(await authenticator.answer(await options(), lie))).toMatchObject(failed);
  expect((await other.account()).user).toBeNull();
});

test('a call cannot say which site it is', async () => {
  const { authenticator, other } = await withPasskey();
  const elsewhere = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    Origin: 'https://evil.example',
  };
  const asked = (await other.call('POST', '/api/auth/passkey/options', undefined, elsewhere)).body;
  expect(asked.rpId).toBe('longhand.example');
  const credential = await authenticator.answer(asked, { origin: 'https://evil.example' });
  expect(await other.call('POST', '/api/auth/passkey', { credential }, elsewhere)).toMatchObject(failed);
});

test('where the site stands elsewhere than the brand, a setting says so', async () => {
  const site = openSite({ PASSKEY_ORIGIN: 'https://words.example' });
  expect((await site.visitor().post('/api/auth/passkey/options')).body.rpId).toBe('words.example');
});

test('an answer is good once, in this browser, for this purpose, and for five minutes', async () => {
  const { browser, authenticator, other, options, send } = await withPasskey();
  const credential = await authenticator.answer(await options());
  expect(await send(credential, app.visitor())).toMatchObject(failed);
  const again = await authenticator.answer(await options());
  expect((await send(again)).status).toBe(200);
  expect(await send(again)).toMatchObject(failed);

  const late = await authenticator.answer(await options());
  app.pass(factorLimits.challengeMinutes * minute);
  expect(await send(late)).toMatchObject(failed);

  await other.post('/api/auth/logout');
  const toSignIn = await authenticator.answer(await options(browser));
  expect(await browser.post(`${base}/confirmation/passkey`, { credential: toSignIn })).toMatchObject(failed);
});

test.each([
  ['that counts', {}],
  ['that is synced and never counts', { counter: 0 }],
])('of two calls with one answer of a passkey %s at the same moment only one gets in', async (_, lie) => {
  const { authenticator, options, send } = await withPasskey();
  const credential = await authenticator.answer(await options(), lie);
  const answers = await Promise.all([send(credential), send(credential)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('a signature by another key, under the id of a known passkey, opens nothing', async () => {
  const { authenticator, options, send } = await withPasskey();
  const forger = await newAuthenticator();
  const credential = await forger.answer(await options(), { handle: '' });
  const forged = { ...credential, id: authenticator.id, rawId: authenticator.id };
  expect(await send(forged)).toMatchObject(failed);
});

test('one that counts backwards may be a copy: it is refused, and its owner is told', async () => {
  const { email, authenticator, options, send } = await withPasskey();
  expect((await send(await authenticator.answer(await options(), { counter: 7 }))).status).toBe(200);
  expect(await send(await authenticator.answer(await options(), { counter: 7 }))).toMatchObject(failed);
  expect(await subjects(email)).toContain('A passkey may have been copied');
  expect((await send(await authenticator.answer(await options(), { counter: 8 }))).status).toBe(200);
});

test('one that never counts, as synced ones do, goes on working', async () => {
  const { authenticator, options, send } = await withPasskey();
  for (const _ of [1, 2]) {
    expect((await send(await authenticator.answer(await options(), { counter: 0 }))).status).toBe(200);
  }
});

test('one that nobody here knows is told as such', async () => {
  const { options, send } = await withPasskey();
  const stranger = await newAuthenticator();
  expect(await send(await stranger.answer(await options()))).toMatchObject({
    status: 401,
    body: { code: 'passkey_unknown' },
  });
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another domain', { rpId: 'evil.example' }],
  ['made without finger, face or PIN', { userVerified: false }],
  ['to another question', { challenge: 'bm90IG91cnM' }],
])('a new passkey %s is not added', async (_, lie) => {
  const { browser } = await newPerson(app);
  const authenticator = await newAuthenticator();
  const { body: options } = await browser.post(`${base}/passkeys/options`);
  const credential = authenticator.create(options, lie);
  expect(await browser.post(`${base}/passkeys`, { name: 'Key', credential })).toMatchObject(failed);
  expect((await browser.get(base)).body.passkeys).toEqual([]);
});

/** A binding that nothing may be asked of. */
const untouched = new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`${String(name)} was called`);
    },
  },
) as never;

test('a question is signed and kept nowhere: however many ask, nothing is written', async () => {
  const site = openSite({ KV: untouched, DB: untouched });
  const { status, body } = await site.visitor().post('/api/auth/passkey/options');
  expect(status).toBe(200);
  expect(Buffer.from(body.challenge, 'base64url').length).toBeGreaterThan(64);
});

test('a question of ours cannot be made to last longer', async () => {
  const { authenticator, options, send } = await withPasskey();
  const asked = await options();
  const [random, end, ...signature] = Buffer.from(asked.challenge, 'base64url').toString().split('.');
  const later = [random, Number(end) + minute, ...signature].join('.');
  const challenge = Buffer.from(later).toString('base64url');
  expect(await send(await authenticator.answer(asked, { challenge }))).toMatchObject(failed);
  expect((await send(await authenticator.answer(asked))).status).toBe(200);
});

test('an answer stays used when others have come after it, and is forgotten when its question has run out', async () => {
  const { authenticator, options, send } = await withPasskey();
  const [first, second] = [
    await authenticator.answer(await options(), { counter: 0 }),
    await authenticator.answer(await options(), { counter: 0 }),
  ];
  expect((await send(first)).status).toBe(200);
  expect((await send(second)).status).toBe(200);
  expect(await send(first)).toMatchObject(failed);

  app.pass(factorLimits.challengeMinutes * minute);
  expect((await send(await authenticator.answer(await options(), { counter: 0 }))).status).toBe(200);
  const row = env.DB.prepare('SELECT last_challenge_hash AS answered FROM passkeys WHERE id = ?');
  const { answered } = (await row.bind(authenticator.id).first<{ answered: string }>())!;
  expect(answered.split(' ')).toHaveLength(1);
});

test('the question for a new one is of one session, and good once', async () => {
  const { email, browser } = await newPerson(app);
  const authenticator = await newAuthenticator();
  const { body: options } = await browser.post(`${base}/passkeys/options`);
  const sent = { name: 'Key', credential: authenticator.create(options) };
  const other = app.visitor();
  await other.login(email);
  expect(await other.post(`${base}/passkeys`, sent)).toMatchObject(failed);
  expect((await browser.post(`${base}/passkeys`, sent)).status).toBe(201);
  expect((await browser.post(`${base}/passkeys`, sent)).body.code).toBe('passkey_taken');
});

test('a passkey belongs to one account', async () => {
  const { authenticator } = await withPasskey();
  const { browser } = await newPerson(app);
  const { body: options } = await browser.post(`${base}/passkeys/options`);
  const sent = { name: 'Mine', credential: authenticator.create(options) };
  expect(await browser.post(`${base}/passkeys`, sent)).toMatchObject({
    status: 409,
    body: { code: 'passkey_taken' },
  });
});

test('its owner renames and removes it, and nobody else; removed, it opens nothing', async () => {
  const { email, browser, authenticator, options, send } = await withPasskey();
  const path = `${base}/passkeys/${authenticator.id}`;
  const { browser: mallory } = await newPerson(app);
  expect((await mallory.put(path, { name: 'Mine' })).status).toBe(404);
  expect((await mallory.drop(path)).status).toBe(404);

  expect(await browser.put(path, { name: '  Work\nlaptop ' })).toMatchObject({
    body: { name: 'Work laptop' },
  });
  expect((await browser.put(path, { name: ' ' })).body.error).toBe('Please enter a name');
  const credential = await authenticator.answer(await options());
  expect((await browser.drop(path)).status).toBe(204);
  expect((await send(credential)).body.code).toBe('passkey_unknown');
  expect(await subjects(email)).toContain('A passkey was removed');
});

test('an account has twenty at most', async () => {
  const { browser } = await newPerson(app);
  for (let each = 0; each < factorLimits.passkeys; each++) await addPasskey(browser);
  expect(await browser.post(`${base}/passkeys/options`)).toMatchObject({
    status: 409,
    body: { code: 'too_many_passkeys' },
  });
});

test('a passkey is proof enough for every change, and only that of the account', async () => {
  const [ada, mallory] = [await withPasskey(), await withPasskey()];
  app.pass(11 * minute);
  const confirm = async (authenticator: typeof ada.authenticator) => {
    const { body: options } = await ada.browser.post(`${base}/confirmation/passkey-options`);
    expect(options.allowCredentials).toMatchObject([{ id: ada.authenticator.id }]);
    return ada.browser.post(`${base}/confirmation/passkey`, {
      credential: await authenticator.answer(options),
    });
  };
  expect((await confirm(mallory.authenticator)).body.code).toBe('passkey_unknown');
  expect((await ada.browser.post(`${base}/authenticator-app`)).body.code).toBe('proof_required');
  expect((await confirm(ada.authenticator)).status).toBe(204);
  expect((await ada.browser.post(`${base}/authenticator-app`)).status).toBe(200);
});

test('nobody who is signed out reads or changes any', async () => {
  const visitor = app.visitor();
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/passkeys/options'],
    ['POST', '/passkeys'],
    ['DELETE', '/passkeys/any'],
    ['POST', '/confirmation'],
    ['POST', '/confirmation/passkey'],
    ['DELETE', '/authenticator-app'],
  ] as const) {
    expect((await visitor.call(method, base + path)).status, `${method} ${path}`).toBe(401);
  }
});

test('the export lists them without their keys, and the deletion takes them', async () => {
  const { browser, authenticator, options, send } = await withPasskey();
  const { body } = await browser.get('/api/user/export');
  expect(body.data.passkeys).toMatchObject([{ id: authenticator.id, name: 'Laptop', synced: false }]);
  expect(Object.keys(body.data.passkeys[0])).not.toContain('public_key');
  expect(body.readable_text).toContain('PASSKEYS (1)\n  Laptop: added');
  const credential = await authenticator.answer(await options());
  await browser.post('/api/user/delete', { password: 'correct horse' });
  expect((await send(credential)).body.code).toBe('passkey_unknown');
  expect(
    await env.DB.prepare('SELECT id FROM passkeys WHERE id = ?').bind(authenticator.id).first(),
  ).toBeNull();
});

test('what is no passkey at all is refused before it is looked at', async () => {
  const visitor = app.visitor();
  for (const credential of [
    null,
    {},
    { id: 'x' },
    { ...(await (await newAuthenticator()).answer({ challenge: '' })), id: '!' },
  ]) {
    expect((await visitor.post('/api/auth/passkey', { credential })).status).toBe(400);
  }
});
