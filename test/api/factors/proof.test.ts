import { expect, test } from 'vitest';
import { minute, refusal, tryPasswords, type Visitor } from '../auth/app.ts';
import { addPasskey, base, openSite, setUpApp } from './people.ts';

const app = openSite();
const step = 30_000;
const asksAgain = refusal(403, 'proof_required');
const needsCode = refusal(403, 'code_required');
const password = 'correct horse';
const confirm = (browser: Visitor, proof: object) => browser.post(`${base}/confirmation`, proof);
const finish = (browser: Visitor, proof: object) => browser.post('/api/auth/second-step', proof);

/** A user with an authenticator app, 15 minutes after the last proof. */
async function settled() {
  const ada = await app.confirmedPerson();
  const own = await setUpApp(app, ada);
  app.pass(15 * minute);
  return { ada, ...own };
}

test.each<[string, (browser: Visitor) => ReturnType<Visitor['post']>]>([
  [
    'changing the password',
    (browser) =>
      browser.put('/api/user/password', { current_password: password, new_password: 'another horse' }),
  ],
  ['ending other sessions', (browser) => browser.drop('/api/auth/sessions')],
  ['deleting the account', (browser) => browser.post('/api/user/delete', { password })],
])('%s also requires the code if there is an app', async (_, change) => {
  const { ada, code } = await settled();
  expect(await change(ada)).toMatchObject(asksAgain);
  expect(await confirm(ada, { password })).toMatchObject(needsCode);
  expect(await change(ada)).toMatchObject(asksAgain);
  expect((await confirm(ada, { password, code: code() })).status).toBe(204);
  expect((await change(ada)).status).toBe(200);
});

test('setting a first password, or deleting by the address, requires the code besides Google', async () => {
  const ada = await app.googlePerson();
  const { email } = ada;
  const { code } = await setUpApp(app, ada);
  app.pass(15 * minute);
  const set = () => ada.post('/api/user/set-password', { new_password: 'another horse' });
  const remove = () => ada.post('/api/user/delete', { confirm_email: email });
  for (const change of [set, remove]) expect(await change()).toMatchObject(asksAgain);
  await ada.google({ email }, '?purpose=confirm');
  for (const change of [set, remove]) expect(await change()).toMatchObject(asksAgain);
  expect((await confirm(ada, { code: code() })).status).toBe(204);
  expect((await set()).status).toBe(200);
});

/** A user who is signing in with a Google account that is not linked yet. */
async function comesByGoogle(hd?: string) {
  const { ada, code, recoveryCodes } = await settled();
  const { email } = ada;
  const elsewhere = app.visitor();
  const answer = await elsewhere.google({ email, ...(hd !== undefined && { hd }) });
  return {
    email,
    elsewhere,
    code,
    answer,
    /** Returns the sign-in method that the account shows in another browser. */
    async method() {
      const browser = app.visitor();
      await browser.login(email);
      await finish(browser, { recovery_code: recoveryCodes[0] });
      return (await browser.account()).user.auth_method;
    },
  };
}

test('Google is linked only by the code: not by the password before it', async () => {
  const { email, elsewhere, code, answer, method } = await comesByGoogle();
  expect(answer.body.code).toBe('google_password');
  const link = await elsewhere.post('/api/auth/google/link', { password });
  expect(link).toMatchObject({ status: 202, body: { second_step: { passkey: false } } });
  expect(await method()).toBe('manual');
  app.pass(step);
  expect((await finish(elsewhere, { code: code() })).body.user.auth_method).toBe('hybrid');
  const subjects = await app.subjects(email);
  expect(subjects.filter((subject) => subject === 'Google was linked to your account')).toHaveLength(1);
});

test('Google is linked only by the code: not by the Google sign-in before it, even if Google hosts the mailbox', async () => {
  const { elsewhere, code, answer, method } = await comesByGoogle('mail.example');
  expect(answer.status).toBe(202);
  expect(await method()).toBe('manual');
  app.pass(step);
  expect((await finish(elsewhere, { code: '000000' })).status).toBe(403);
  expect((await finish(elsewhere, { code: code() })).body.user.auth_method).toBe('hybrid');
});

test('a passkey as the second step links Google too', async () => {
  const ada = await app.confirmedPerson();
  const { email } = ada;
  const { authenticator } = await addPasskey(ada);
  await setUpApp(app, ada);
  const elsewhere = app.visitor();
  await elsewhere.google({ email, hd: 'mail.example' });
  const { body: options } = await elsewhere.post('/api/auth/passkey/options');
  const credential = await authenticator.answer(options);
  const answer = await elsewhere.post('/api/auth/passkey', { credential });
  expect(answer.body.user).toMatchObject({ email, auth_method: 'hybrid' });
});

test('a Google account is refused if another one was linked before the code was sent', async () => {
  const { elsewhere, code, email } = await comesByGoogle('mail.example');
  const other = app.visitor();
  await other.google({ email, hd: 'mail.example', id: `other ${email}` });
  app.pass(step);
  expect((await finish(other, { code: code() })).status).toBe(200);
  app.pass(step);
  expect(await finish(elsewhere, { code: code() })).toMatchObject(refusal(409, 'google_conflict'));
  expect((await elsewhere.account()).user).toBeNull();
});

test('a proof older than ten minutes must be given again, with password and code', async () => {
  const { ada, code } = await settled();
  const renew = () => ada.post(`${base}/recovery-codes`);
  const turnOff = () => ada.drop(`${base}/authenticator-app`);
  for (const answer of [
    await turnOff(),
    await renew(),
    await ada.post(`${base}/passkeys/options`),
    await ada.drop(`${base}/passkeys/any`),
  ])
    expect(answer).toMatchObject(asksAgain);

  // A wrong password is refused before a code is requested.
  const wrong = { password: 'wrong horse' };
  for (const answer of [await confirm(ada, wrong), await ada.post('/api/user/delete', wrong)])
    expect(answer).toMatchObject(refusal(403, 'invalid_password'));
  expect(await confirm(ada, { code: code() })).toMatchObject({ status: 400 });
  expect((await renew()).status).toBe(403);
  const thief = app.visitor(ada);
  expect((await confirm(ada, { password, code: code() })).status).toBe(204);
  // The session token has been rotated.
  expect((await thief.account()).user).toBeNull();
  expect((await renew()).body.recovery_codes).toHaveLength(10);
  expect((await turnOff()).status).toBe(204);
  expect((await ada.get(base)).body).toMatchObject({ authenticator_app: null, recovery_codes_left: 0 });
  const told = ['You have new recovery codes', 'Your authenticator app was turned off'];
  expect(await app.subjects(ada.email)).toEqual(expect.arrayContaining(told));
  await ada.post('/api/auth/logout');
  expect((await ada.login(ada.email)).status).toBe(200);
});

test('an account without a password confirms with Google, and also with the code if there is an app', async () => {
  const ada = await app.googlePerson();
  const { email } = ada;
  app.pass(11 * minute);
  expect(await ada.post(`${base}/authenticator-app`)).toMatchObject(asksAgain);
  expect((await confirm(ada, {})).body.code).toBe('google_required');
  await ada.google({ email }, '?purpose=confirm');
  const { code } = await setUpApp(app, ada);

  app.pass(11 * minute);
  await ada.google({ email }, '?purpose=confirm');
  expect(await ada.post(`${base}/recovery-codes`)).toMatchObject(asksAgain);
  expect(await confirm(ada, {})).toMatchObject(needsCode);
  expect((await confirm(ada, { code: code() })).status).toBe(204);
  expect((await ada.post(`${base}/recovery-codes`)).status).toBe(200);
});

test('a session cannot be used to guess its password from many networks', async () => {
  const ada = await app.confirmedPerson();
  await tryPasswords(ada.email, app.now());
  const cookies = new Map([['__Host-session', ada.cookies.get('__Host-session')!]]);
  const guess = async () => (await confirm(app.visitor({ cookies }), { password: 'a guess' })).body.code;
  expect([await guess(), await guess()]).toEqual(['invalid_password', 'account_guarded']);
});
