import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { factorLimits } from '#contract/factors.ts';
import { hashRecoveryCode } from '#auth/codes/recovery-codes.ts';
import { hour, minute, refusal, type Visitor } from '../auth/app.ts';
import { base, codeAt, openSite, setUpApp } from './people.ts';

const app = openSite();
const step = factorLimits.codeSeconds * 1000;
const due = { status: 202, body: { second_step: { passkey: false } } };
const usedCode = refusal(403, 'used_code');
const wrongCode = refusal(403, 'invalid_code');

/** Goes through both steps of a sign-in. */
async function enter(browser: Visitor, email: string, proof: object) {
  await browser.login(email);
  return browser.post('/api/auth/second-step', proof);
}

/** Somebody with an app, who has signed out. */
async function withApp() {
  const ada = await app.confirmedPerson();
  const own = await setUpApp(app, ada);
  await ada.post('/api/auth/logout');
  app.pass(step);
  const signIn = (proof: object, browser: Visitor = ada) => enter(browser, ada.email, proof);
  return { ...ada, ...own, signIn, finish: (proof: object) => ada.post('/api/auth/second-step', proof) };
}

test('an app is set up by its first code, ten recovery codes come once, and who has confirmed no address gets none', async () => {
  const ada = await app.confirmedPerson();
  const { body } = await ada.post(`${base}/authenticator-app`);
  expect(body.uri).toBe(
    `otpauth://totp/Longhand:${encodeURIComponent(ada.email)}?issuer=Longhand&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  const send = (code: string) => ada.put(`${base}/authenticator-app`, { setup: body.setup, code });
  expect(await send('000000')).toMatchObject(wrongCode);
  const none = { passkeys: [], authenticator_app: null, recovery_codes_left: 0 };
  expect((await ada.get(base)).body).toEqual(none);

  const { status, body: made } = await send(codeAt(body.secret, app.now()));
  expect(status).toBe(200);
  expect(new Set(made.recovery_codes).size).toBe(10);
  for (const each of made.recovery_codes)
    expect(each).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
  expect((await ada.get(base)).body).toEqual({
    passkeys: [],
    authenticator_app: { added_at: app.now().toISOString() },
    recovery_codes_left: 10,
  });
  expect(await app.subjects(ada.email)).toContain('An authenticator app was set up');
  const mallory = await app.person();
  for (const path of ['authenticator-app', 'passkeys/options'])
    expect(await mallory.post(`${base}/${path}`)).toMatchObject(refusal(403, 'address_not_confirmed'));
});

test('the password alone opens nothing: no cookie of a session, no call', async () => {
  const ada = await withApp();
  expect(await ada.login(ada.email)).toMatchObject(due);
  expect(ada.cookies.has('__Host-session')).toBe(false);
  for (const path of ['/api/user/profile', base, '/api/user/export', '/api/auth/sessions'])
    expect((await ada.get(path)).status, path).toBe(401);
  expect((await ada.account()).user).toBeNull();
  const answer = await ada.finish({ code: ada.code() });
  expect(answer).toMatchObject({ status: 200, body: { user: { full_name: 'Ada Lovelace' } } });
  expect(ada.cookies.has('__Host-session')).toBe(true);
  expect(ada.cookies.has('__Host-second_step')).toBe(false);
});

test('a code is good once, also of two calls at the same moment, and so is every one before it; one of another never', async () => {
  const { secret, code, signIn, finish, ...ada } = await withApp();
  const before = codeAt(secret, app.now());
  app.pass(step);
  await ada.login(ada.email);
  const answers = await Promise.all([finish({ code: code() }), finish({ code: code() })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  for (const used of [code(), before]) expect(await signIn({ code: used })).toMatchObject(usedCode);
  const mallory = await withApp();
  expect(await signIn({ code: mallory.code() })).toMatchObject(wrongCode);
  expect(await signIn({ recovery_code: mallory.recoveryCodes[0] })).toMatchObject(wrongCode);
});

test.each([
  [-2, 403],
  [-1, 200],
  [1, 200],
  [2, 403],
])('a phone whose clock is %i steps away: %i', async (steps, status) => {
  const { secret, signIn } = await withApp();
  app.pass(2 * step);
  const code = codeAt(secret, new Date(app.now().getTime() + steps * step));
  expect((await signIn({ code })).status).toBe(status);
});

test('a recovery code lets in once, however it is typed, a mail tells of it, and new ones take its place; D1 keeps none', async () => {
  const { id, secret, recoveryCodes, signIn, ...ada } = await withApp();
  const rows = env.DB.prepare(
    'SELECT secret, code_hash FROM authenticator_apps a JOIN recovery_codes c ON c.user_id = a.user_id WHERE a.user_id = ?',
  );
  const kept = (await rows.bind(id).all()).results;
  expect(kept).toHaveLength(10);
  for (const hidden of [secret, ...recoveryCodes]) expect(JSON.stringify(kept)).not.toContain(hidden);
  const typed = { recovery_code: ` ${recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')} ` };
  expect((await signIn(typed)).status).toBe(200);
  expect((await ada.get(base)).body.recovery_codes_left).toBe(9);
  expect(await app.subjects(ada.email)).toContain('A recovery code was used');
  expect((await ada.post(`${base}/recovery-codes`)).status).toBe(200);
  for (const past of [typed, { recovery_code: recoveryCodes[1] }])
    expect(await signIn(past)).toMatchObject(wrongCode);
});

test('a recovery code of three groups, as they were given out before, goes on working', async () => {
  const { id, signIn } = await withApp();
  const hash = hashRecoveryCode(app.bindings, { kind: 'user', id }, 'abcd-efgh-jkmn');
  const insert = 'INSERT INTO recovery_codes (code_hash, user_id, created_at) VALUES (?, ?, 1)';
  await env.DB.prepare(insert).bind(hash, id).run();
  expect((await signIn({ recovery_code: 'ABCD EFGH JKMN' })).status).toBe(200);
});

test('after ten wrong codes from any networks even the right one is refused for an hour, and a mail tells; recovery codes go on', async () => {
  const { email, code, recoveryCodes, signIn } = await withApp();
  const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
  for (let attempt = 0; attempt < factorLimits.wrongCodesPerHour; attempt++)
    expect(await signIn({ code: wrong }, app.visitor())).toMatchObject(wrongCode);
  expect(await app.subjects(email)).toContain('Somebody is guessing your codes');
  const owner = app.visitor();
  const refused = await signIn({ code: code() }, owner);
  expect(refused).toMatchObject(refusal(429, 'too_many_codes'));
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await signIn({ recovery_code: recoveryCodes[0] }, owner)).status).toBe(200);
  await owner.post('/api/auth/logout');
  app.pass(hour);
  expect((await signIn({ code: code() }, owner)).status).toBe(200);
});

test('one network has few tries a minute', async () => {
  const { signIn, finish, code } = await withApp();
  let answer = await signIn({ recovery_code: 'wrong' });
  // The window is a minute; should one end on the way, a second one begins.
  for (let attempt = 0; attempt < 40 && answer.status !== 429; attempt++)
    answer = await finish({ recovery_code: 'wrong' });
  expect(answer).toMatchObject(refusal(429, 'too_many_attempts'));
  expect((await finish({ code: code() })).status).toBe(429);
});

test('there is no second step where nobody has begun, ten minutes have passed or the password was reset meanwhile', async () => {
  const ada = await withApp();
  const over = refusal(401, 'second_step_over');
  expect(await ada.finish({ code: ada.code() })).toMatchObject(over);
  await ada.login(ada.email);
  app.pass(10 * minute);
  expect(await ada.finish({ code: ada.code() })).toMatchObject(over);
  await ada.login(ada.email);
  await app.reset(await app.forgot(ada.email));
  expect(await ada.finish({ code: ada.code() })).toMatchObject(over);
  // A new password by mail does not take the second step off.
  expect(await ada.login(ada.email, { password: 'a new horse' })).toMatchObject(due);
  expect((await ada.finish({ code: ada.code() })).status).toBe(200);
});

test('Google does not spare the code either', async () => {
  const ada = await app.googlePerson();
  const { code } = await setUpApp(app, ada);
  await ada.post('/api/auth/logout');
  app.pass(step);
  const answer = await ada.google({ email: ada.email }, '?return_to=/pricing');
  expect(answer).toMatchObject({ status: 202, body: { ...due.body, return_to: '/pricing' } });
  expect((await ada.account()).user).toBeNull();
  expect((await ada.post('/api/auth/second-step', { code: code() })).status).toBe(200);
  // Within minutes of Google this is proof enough for what only Google can confirm.
  expect((await ada.post('/api/user/set-password', { new_password: 'another horse' })).status).toBe(200);
});

test('a set-up is of one session and one half hour; there is one app, and it signs out the other devices', async () => {
  const ada = await app.confirmedPerson();
  const other = app.visitor();
  await other.login(ada.email);
  const { body } = await ada.post(`${base}/authenticator-app`);
  const send = (who: Visitor) =>
    who.put(`${base}/authenticator-app`, { setup: body.setup, code: codeAt(body.secret, app.now()) });
  expect(await send(other)).toMatchObject(refusal(400, 'setup_over'));
  app.pass(factorLimits.setupMinutes * minute);
  expect(await send(ada)).toMatchObject(refusal(400, 'setup_over'));

  await other.login(ada.email);
  await setUpApp(app, other);
  expect((await ada.account()).user).toBeNull();
  expect((await other.account()).user).not.toBeNull();
  expect(await other.post(`${base}/authenticator-app`)).toMatchObject(refusal(409, 'authenticator_exists'));
});

test('a new signing key takes over the app with its next right code; recovery codes of the old one go on meanwhile', async () => {
  const { email, code, recoveryCodes } = await withApp();
  const next = 'another signing key for the tests alone';
  const under = async (keys: object, proof: object) => {
    const site = openSite(keys);
    site.pass(app.now().getTime() - site.now().getTime());
    return (await enter(site.visitor(), email, proof)).status;
  };
  expect(await under({ SIGNING_KEY_NEXT: next }, { recovery_code: recoveryCodes[0] })).toBe(200);
  expect(await under({ SIGNING_KEY_NEXT: next }, { code: code() })).toBe(200);
  app.pass(step);
  expect(await under({ SIGNING_KEY: next }, { code: code() })).toBe(200);
});
