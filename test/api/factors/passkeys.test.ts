import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { factorLimits } from '#contract/factors.ts';
import { minute, refusal, type Visitor } from '../auth/app.ts';
import { type Lie, newAuthenticator } from './authenticator.ts';
import { addPasskey, base, openSite, provePasskey, setUpApp } from './people.ts';

const app = openSite();
const failed = refusal(401, 'passkey_failed');
const unknown = refusal(401, 'passkey_unknown');
const taken = refusal(409, 'passkey_taken');
const confirmation = `${base}/confirmation/passkey`;

/** A user with a passkey, and another browser without a session. */
async function withPasskey() {
  const ada = await app.confirmedPerson();
  const { authenticator } = await addPasskey(ada);
  const other = app.visitor();
  const options = async (who: Visitor = other) => (await who.post('/api/auth/passkey/options')).body;
  const send = (credential: object, who: Visitor = other) => who.post('/api/auth/passkey', { credential });
  const answer = async (lie?: Lie) => authenticator.answer(await options(), lie);
  const signIn = async (lie?: Lie) => send(await answer(lie));
  return { ada, authenticator, other, options, send, answer, signIn };
}

/** Requests the options for a new passkey; `send` sends a credential that a device creates from them. */
async function askForNew(browser: Visitor) {
  const { body: options } = await browser.post(`${base}/passkeys/options`);
  const authenticator = await newAuthenticator();
  const send = (credential: object, who = browser) =>
    who.post(`${base}/passkeys`, { name: 'Key', credential });
  return { options, authenticator, send };
}

test('a passkey alone signs in without address, password or code, and the options reveal no account', async () => {
  const { ada, authenticator, other, options, send } = await withPasskey();
  await setUpApp(app, ada);
  const asked = await options();
  expect(asked).toMatchObject({ rpId: 'longhand.example', userVerification: 'required' });
  expect(asked.allowCredentials ?? []).toEqual([]);
  expect((await send(await authenticator.answer(asked))).body.user.email).toBe(ada.email);
  expect((await other.account()).user.email).toBe(ada.email);
  const at = app.now().toISOString();
  expect((await other.get(base)).body.passkeys).toEqual([
    { id: authenticator.id, name: 'Laptop', added_at: at, last_used_at: at, synced: false },
  ]);
});

test('the options for a new passkey require what a sign-in with it alone needs, and exclude existing passkeys', async () => {
  const { ada, authenticator } = await withPasskey();
  expect((await ada.post(`${base}/passkeys/options`)).body).toMatchObject({
    rp: { id: 'longhand.example', name: 'Longhand' },
    user: { name: ada.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [{ id: authenticator.id }],
  });
  expect(await app.subjects(ada.email)).toContain('A passkey was added');
});

const lies: [string, Lie][] = [
  ['from another site', { origin: 'https://longhand.example.evil.example' }],
  ['from the same site without https', { origin: 'http://longhand.example' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['without user verification', { userVerified: false }],
  ['for another challenge', { challenge: 'bm90IG91cnM' }],
];
const handle = Buffer.from(`user:${crypto.randomUUID()}`).toString('base64url');

test.each([
  ...lies,
  ['of another type', { type: 'webauthn.create' }],
  ['with another user handle', { handle }],
])('a response %s does not sign in', async (_, lie) => {
  const { other, signIn } = await withPasskey();
  expect(await signIn(lie)).toMatchObject(failed);
  expect((await other.account()).user).toBeNull();
});

test.each(lies)('a new passkey %s is not added', async (_, lie) => {
  const ada = await app.confirmedPerson();
  const { options, authenticator, send } = await askForNew(ada);
  expect(await send(authenticator.create(options, lie))).toMatchObject(failed);
  expect((await ada.get(base)).body.passkeys).toEqual([]);
});

test('a request cannot choose the relying party, only a setting can', async () => {
  const { authenticator, other } = await withPasskey();
  const evil = 'evil.example';
  const elsewhere = { Host: evil, 'X-Forwarded-Host': evil, Origin: `https://${evil}` };
  const asked = (await other.call('POST', '/api/auth/passkey/options', undefined, elsewhere)).body;
  expect(asked.rpId).toBe('longhand.example');
  const credential = await authenticator.answer(asked, { origin: `https://${evil}` });
  expect(await other.call('POST', '/api/auth/passkey', { credential }, elsewhere)).toMatchObject(failed);
  const site = openSite({ PASSKEY_ORIGIN: 'https://words.example' });
  expect((await site.visitor().post('/api/auth/passkey/options')).body.rpId).toBe('words.example');
});

test('a response works once, in one browser, for one purpose and for five minutes', async () => {
  const { ada, authenticator, other, options, send, answer } = await withPasskey();
  expect(await send(await answer(), app.visitor())).toMatchObject(failed);
  const again = await answer();
  expect((await send(again)).status).toBe(200);
  expect(await send(again)).toMatchObject(failed);
  const late = await answer();
  app.pass(factorLimits.challengeMinutes * minute);
  expect(await send(late)).toMatchObject(failed);
  await other.post('/api/auth/logout');
  const toSignIn = await authenticator.answer(await options(ada));
  expect(await ada.post(confirmation, { credential: toSignIn })).toMatchObject(failed);
});

test.each([
  ['with a counter', {}],
  ['that is synced and has no counter', { counter: 0 }],
])('only one of two concurrent calls with one response of a passkey %s signs in', async (_, lie) => {
  const { send, answer, signIn } = await withPasskey();
  const credential = await answer(lie);
  const answers = await Promise.all([send(credential), send(credential)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  // The next response still signs in.
  expect((await signIn(lie)).status).toBe(200);
});

test('a signature by another key under the id of a known passkey does not sign in', async () => {
  const { authenticator, options, send } = await withPasskey();
  const credential = await (await newAuthenticator()).answer(await options(), { handle: '' });
  const forged = { ...credential, id: authenticator.id, rawId: authenticator.id };
  expect(await send(forged)).toMatchObject(failed);
  // A passkey that was never added is unknown.
  const stranger = await newAuthenticator();
  expect(await send(await stranger.answer(await options()))).toMatchObject(unknown);
});

test('a passkey whose counter does not increase may be a copy: it is refused, and its owner gets an email', async () => {
  const { ada, signIn } = await withPasskey();
  expect((await signIn({ counter: 7 })).status).toBe(200);
  expect(await signIn({ counter: 7 })).toMatchObject(failed);
  expect(await app.subjects(ada.email)).toContain('A passkey may have been copied');
  expect((await signIn({ counter: 8 })).status).toBe(200);
});

/** A binding that throws on any access. */
const untouched = new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`${String(name)} was called`);
    },
  },
) as never;

test('a challenge is signed and not stored: requesting one does not access D1 or KV', async () => {
  const site = openSite({ KV: untouched, DB: untouched });
  const { status, body } = await site.visitor().post('/api/auth/passkey/options');
  expect(status).toBe(200);
  expect(Buffer.from(body.challenge, 'base64url').length).toBeGreaterThan(64);
});

test('the expiry of a challenge cannot be extended', async () => {
  const { authenticator, options, send } = await withPasskey();
  const asked = await options();
  const [random, end, ...signature] = Buffer.from(asked.challenge, 'base64url').toString().split('.');
  const later = [random, Number(end) + minute, ...signature].join('.');
  const challenge = Buffer.from(later).toString('base64url');
  expect(await send(await authenticator.answer(asked, { challenge }))).toMatchObject(failed);
  expect((await send(await authenticator.answer(asked))).status).toBe(200);
});

test('a used response stays invalid after later ones, and is forgotten after its challenge has expired', async () => {
  const { authenticator, send, answer, signIn } = await withPasskey();
  const [first, second] = [await answer({ counter: 0 }), await answer({ counter: 0 })];
  expect((await send(first)).status).toBe(200);
  expect((await send(second)).status).toBe(200);
  expect(await send(first)).toMatchObject(failed);
  app.pass(factorLimits.challengeMinutes * minute);
  expect((await signIn({ counter: 0 })).status).toBe(200);
  const row = env.DB.prepare('SELECT last_challenge_hash AS answered FROM passkeys WHERE id = ?');
  const { answered } = (await row.bind(authenticator.id).first<{ answered: string }>())!;
  expect(answered.split(' ')).toHaveLength(1);
});

test('the challenge for a new passkey is valid in one session; a passkey is added once, to one account', async () => {
  const [ada, other, grace] = [await app.confirmedPerson(), app.visitor(), await app.confirmedPerson()];
  await other.login(ada.email);
  const { options, authenticator, send } = await askForNew(ada);
  const credential = authenticator.create(options);
  expect(await send(credential, other)).toMatchObject(failed);
  expect((await send(credential)).status).toBe(201);
  expect(await send(credential)).toMatchObject(taken);
  const hers = await askForNew(grace);
  expect(await hers.send(authenticator.create(hers.options))).toMatchObject(taken);
});

test('only its owner can rename and remove a passkey, and a removed one does not sign in', async () => {
  const { ada, authenticator, send, answer } = await withPasskey();
  const path = `${base}/passkeys/${authenticator.id}`;
  const mallory = await app.confirmedPerson();
  expect((await mallory.put(path, { name: 'Mine' })).status).toBe(404);
  expect((await mallory.drop(path)).status).toBe(404);
  expect((await ada.put(path, { name: '  Work\nlaptop ' })).body.name).toBe('Work laptop');
  expect((await ada.put(path, { name: ' ' })).body.error).toBe('Please enter a name');
  const credential = await answer();
  expect((await ada.drop(path)).status).toBe(204);
  expect(await send(credential)).toMatchObject(unknown);
  expect(await app.subjects(ada.email)).toContain('A passkey was removed');
});

test('an account has at most twenty passkeys', async () => {
  const ada = await app.confirmedPerson();
  for (let each = 0; each < factorLimits.passkeys; each++) await addPasskey(ada);
  expect(await ada.post(`${base}/passkeys/options`)).toMatchObject(refusal(409, 'too_many_passkeys'));
});

test('a passkey of the account is sufficient proof for a change, and one of another account is not', async () => {
  const [{ ada, authenticator }, mallory] = [await withPasskey(), await withPasskey()];
  app.pass(11 * minute);
  const { body: options } = await ada.post(`${confirmation}-options`);
  expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }]);
  expect(await provePasskey(ada, mallory.authenticator, confirmation)).toMatchObject(unknown);
  expect((await ada.post(`${base}/authenticator-app`)).body.code).toBe('proof_required');
  expect((await provePasskey(ada, authenticator, confirmation)).status).toBe(204);
  expect((await ada.post(`${base}/authenticator-app`)).status).toBe(200);
});
