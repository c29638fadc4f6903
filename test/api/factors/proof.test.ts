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

/** Somebody with an app, a quarter of an hour after the last proof. */
async function settled() {
  const ada = await app.confirmedPerson();
  const own = await setUpApp(app, ada);
  app.pass(15 * minute);
  return { ada, ...own };
}

test.each<[string, (browser: Visitor) => ReturnType<Visitor['post']>]>([
  [
    'a new password',
    (browser) =>
      browser.put('/api/user/password', { current_password: password, new_password: 'another horse' }),
  ],
  ['the end of other sessions', (browser) => browser.drop('/api/auth/sessions')],
  ['the deletion of the account', (browser) => browser.post('/api/user/delete', { password })],
])('%s takes the code too where there is an app', async (_, change) => {
  const { ada, code } = await settled();
  expect(await change(ada)).toMatchObject(asksAgain);
  expect(await confirm(ada, { password })).toMatchObject(needsCode);
  expect(await change(ada)).toMatchObject(asksAgain);
  expect((await confirm(ada, { password, code: code() })).status).toBe(204);
  expect((await change(ada)).status).toBe(200);
});

test('a first password and a deletion by the address take the code beside Google', async () => {
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

/** Somebody on the way in by a Google account that is not linked yet. */
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
    /** As it is told to the same person, in another browser. */
    async method() {
      const browser = app.visitor();
      await browser.login(email);
      await finish(browser, { recovery_code: recoveryCodes[0] });
      return (await browser.account()).user.auth_method;
    },
  };
}

test('Google is linked by the code, and by nothing before it: after the password', async () => {
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

test('Google is linked by the code, and by nothing before it: where Google runs the mailbox', async () => {
  const { elsewhere, code, answer, method } = await comesByGoogle('mail.example');
  expect(answer.status).toBe(202);
  expect(await method()).toBe('manual');
  app.pass(step);
  expect((await finish(elsewhere, { code: '000000' })).status).toBe(403);
  expect((await finish(elsewhere, { code: code() })).body.user.auth_method).toBe('hybrid');
});

test('a passkey as the second step links it too', async () => {
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

test('a Google account that was linked elsewhere before the code came is refused', async () => {
  const { elsewhere, code, email } = await comesByGoogle('mail.example');
  const other = app.visitor();
  await other.google({ email, hd: 'mail.example', id: `other ${email}` });
  app.pass(step);
  expect((await finish(other, { code: code() })).status).toBe(200);
  app.pass(step);
  expect(await finish(elsewhere, { code: code() })).toMatchObject(refusal(409, 'google_conflict'));
  expect((await elsewhere.account()).user).toBeNull();
});

test('what was confirmed more than ten minutes ago has to be confirmed again: password and code', async () => {
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

  // Before a code is asked for.
  const wrong = { password: 'wrong horse' };
  for (const answer of [await confirm(ada, wrong), await ada.post('/api/user/delete', wrong)])
    expect(answer).toMatchObject(refusal(403, 'invalid_password'));
  expect(await confirm(ada, { code: code() })).toMatchObject({ status: 400 });
  expect((await renew()).status).toBe(403);
  const thief = app.visitor(ada);
  expect((await confirm(ada, { password, code: code() })).status).toBe(204);
  // The session has another secret now.
  expect((await thief.account()).user).toBeNull();
  expect((await renew()).body.recovery_codes).toHaveLength(10);
  expect((await turnOff()).status).toBe(204);
  expect((await ada.get(base)).body).toMatchObject({ authenticator_app: null, recovery_codes_left: 0 });
  const told = ['You have new recovery codes', 'Your authenticator app was turned off'];
  expect(await app.subjects(ada.email)).toEqual(expect.arrayContaining(told));
  await ada.post('/api/auth/logout');
  expect((await ada.login(ada.email)).status).toBe(200);
});

test('who has no password confirms with Google, and with the code where there is an app', async () => {
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

test('whoever holds a session cannot guess its password from network after network', async () => {
  const ada = await app.confirmedPerson();
  await tryPasswords(ada.email, app.now());
  const cookies = new Map([['__Host-session', ada.cookies.get('__Host-session')!]]);
  const guess = async () => (await confirm(app.visitor({ cookies }), { password: 'a guess' })).body.code;
  expect([await guess(), await guess()]).toEqual(['invalid_password', 'account_guarded']);
});
