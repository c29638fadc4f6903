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

/** Performs both steps of a sign-in. */
async function enter(browser: Visitor, email: string, proof: object) {
  await browser.login(email);
  return browser.post('/api/auth/second-step', proof);
}

/** A signed-out user with an authenticator app. */
async function withApp() {
  const ada = await app.confirmedPerson();
  const own = await setUpApp(app, ada);
  await ada.post('/api/auth/logout');
  app.pass(step);
  const signIn = (proof: object, browser: Visitor = ada) => enter(browser, ada.email, proof);
  return { ...ada, ...own, signIn, finish: (proof: object) => ada.post('/api/auth/second-step', proof) };
}

test('the first code sets up an app and returns ten recovery codes once; an unconfirmed address cannot set up factors', async () => {
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

test('the password alone gives no session cookie and no access to the API', async () => {
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

test('a code works once, even in two concurrent calls, earlier codes no longer work, and another user’s never do', async () => {
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
])('a code from a phone whose clock is off by %i steps gets %i', async (steps, status) => {
  const { secret, signIn } = await withApp();
  app.pass(2 * step);
  const code = codeAt(secret, new Date(app.now().getTime() + steps * step));
  expect((await signIn({ code })).status).toBe(status);
});

test('a recovery code works once, however it is typed, and an email reports it; new ones replace it; D1 stores none in plain text', async () => {
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

test('a recovery code in the older format of three groups still works', async () => {
  const { id, signIn } = await withApp();
  const hash = hashRecoveryCode(app.bindings, { kind: 'user', id }, 'abcd-efgh-jkmn');
  const insert = 'INSERT INTO recovery_codes (code_hash, user_id, created_at) VALUES (?, ?, 1)';
  await env.DB.prepare(insert).bind(hash, id).run();
  expect((await signIn({ recovery_code: 'ABCD EFGH JKMN' })).status).toBe(200);
});

test('after ten wrong codes from any network, even the right one is refused for an hour and an email is sent; recovery codes still work', async () => {
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

test('the tries of one network are rate limited', async () => {
  const { signIn, finish, code } = await withApp();
  let answer = await signIn({ recovery_code: 'wrong' });
  // The window is a minute; if it ends during the loop, a second one begins.
  for (let attempt = 0; attempt < 40 && answer.status !== 429; attempt++)
    answer = await finish({ recovery_code: 'wrong' });
  expect(answer).toMatchObject(refusal(429, 'too_many_attempts'));
  expect((await finish({ code: code() })).status).toBe(429);
});

test('the second step fails if no sign-in has begun, ten minutes have passed or the password was reset in the meantime', async () => {
  const ada = await withApp();
  const over = refusal(401, 'second_step_over');
  expect(await ada.finish({ code: ada.code() })).toMatchObject(over);
  await ada.login(ada.email);
  app.pass(10 * minute);
  expect(await ada.finish({ code: ada.code() })).toMatchObject(over);
  await ada.login(ada.email);
  await app.reset(await app.forgot(ada.email));
  expect(await ada.finish({ code: ada.code() })).toMatchObject(over);
  // A password reset by mail does not remove the second step.
  expect(await ada.login(ada.email, { password: 'a new horse' })).toMatchObject(due);
  expect((await ada.finish({ code: ada.code() })).status).toBe(200);
});

test('a sign-in with Google requires the code too', async () => {
  const ada = await app.googlePerson();
  const { code } = await setUpApp(app, ada);
  await ada.post('/api/auth/logout');
  app.pass(step);
  const answer = await ada.google({ email: ada.email }, '?return_to=/pricing');
  expect(answer).toMatchObject({ status: 202, body: { ...due.body, return_to: '/pricing' } });
  expect((await ada.account()).user).toBeNull();
  expect((await ada.post('/api/auth/second-step', { code: code() })).status).toBe(200);
  // Minutes after the Google sign-in, the code also suffices for changes that only Google can confirm.
  expect((await ada.post('/api/user/set-password', { new_password: 'another horse' })).status).toBe(200);
});

test('a setup is valid in one session for half an hour; an account has one app, whose setup signs out other devices', async () => {
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

test('the next correct code moves the app to a new signing key; recovery codes of the old key work in the meantime', async () => {
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
