import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { hour, minute, somebody, type Visitor } from '../auth/app.ts';
import { addPasskey, newPerson, openSite, setUpApp } from './people.ts';

const app = openSite();
const step = 30_000;
const asksAgain = { status: 403, body: { code: 'proof_required' } };
const password = 'correct horse';
const base = '/api/user/factors';
const confirm = (browser: Visitor, proof: object) => browser.post(`${base}/confirmation`, proof);
const subjects = async (email: string) => (await app.mails(email)).map(({ subject }) => subject);

/** Somebody with an app, a quarter of an hour after the last proof. */
async function settled() {
  const { email, browser } = await newPerson(app);
  const own = await setUpApp(app, browser);
  app.pass(15 * minute);
  return { email, browser, ...own };
}

const changes: [string, (browser: Visitor) => ReturnType<Visitor['post']>][] = [
  [
    'a new password',
    (browser) =>
      browser.put('/api/user/password', { current_password: password, new_password: 'another horse' }),
  ],
  ['the end of other sessions', (browser) => browser.drop('/api/auth/sessions')],
  ['the deletion of the account', (browser) => browser.post('/api/user/delete', { password })],
];

test.each(changes)('%s takes the code too where there is an app', async (_, change) => {
  const { browser, code } = await settled();
  expect(await change(browser)).toMatchObject(asksAgain);
  expect((await confirm(browser, { password })).body.code).toBe('code_required');
  expect(await change(browser)).toMatchObject(asksAgain);
  expect((await confirm(browser, { password, code: code() })).status).toBe(204);
  expect((await change(browser)).status).toBe(200);
});

test.each(changes)('%s is let through by a passkey', async (_, change) => {
  const { email, browser } = await newPerson(app);
  const { authenticator } = await addPasskey(browser);
  await setUpApp(app, browser);
  app.pass(15 * minute);
  expect(await change(browser), email).toMatchObject(asksAgain);
  const { body: options } = await browser.post(`${base}/confirmation/passkey-options`);
  const credential = await authenticator.answer(options);
  expect((await browser.post(`${base}/confirmation/passkey`, { credential })).status).toBe(204);
  expect((await change(browser)).status).toBe(200);
});

test('a wrong password is told before a code is asked for', async () => {
  const { browser } = await settled();
  expect((await browser.post('/api/user/delete', { password: 'wrong horse' })).body.code).toBe(
    'invalid_password',
  );
});

test('a first password and a deletion by the address take the code beside Google', async () => {
  const email = somebody();
  const browser = app.visitor();
  await browser.google({ email });
  const { code } = await setUpApp(app, browser);
  app.pass(15 * minute);
  const set = () => browser.post('/api/user/set-password', { new_password: 'another horse' });
  const remove = () => browser.post('/api/user/delete', { confirm_email: email });
  for (const change of [set, remove]) expect(await change()).toMatchObject(asksAgain);
  await browser.google({ email }, '?purpose=confirm');
  for (const change of [set, remove]) expect(await change()).toMatchObject(asksAgain);
  expect((await confirm(browser, { code: code() })).status).toBe(204);
  expect((await set()).status).toBe(200);
});

/** Signed out, and on the way in again by a Google account that is not linked yet. */
async function comesByGoogle(hd?: string) {
  const { email, browser, code, recoveryCodes } = await settled();
  await browser.post('/api/auth/logout');
  const elsewhere = app.visitor();
  const answer = await elsewhere.google({ email, ...(hd !== undefined && { hd }) });
  return { email, elsewhere, code, recoveryCodes, answer };
}

const methodOf = async (email: string, finish: (browser: Visitor) => Promise<unknown>) => {
  const browser = app.visitor();
  await browser.login(email);
  await finish(browser);
  return (await browser.account()).user.auth_method;
};

test('Google is linked by the code, and by nothing before it: after the password', async () => {
  const { email, elsewhere, code, recoveryCodes, answer } = await comesByGoogle();
  expect(answer.body.code).toBe('google_password');
  const link = await elsewhere.post('/api/auth/google/link', { password });
  expect(link).toMatchObject({ status: 202, body: { second_step: { passkey: false } } });
  const byRecovery = (browser: Visitor) =>
    browser.post('/api/auth/second-step', { recovery_code: recoveryCodes[0] });
  expect(await methodOf(email, byRecovery)).toBe('manual');

  app.pass(step);
  expect((await elsewhere.post('/api/auth/second-step', { code: code() })).body.user.auth_method).toBe(
    'hybrid',
  );
  const mails = (await app.mails(email)).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject === 'Google was linked to your account')).toHaveLength(1);
});

test('Google is linked by the code, and by nothing before it: where Google runs the mailbox', async () => {
  const { email, elsewhere, code, recoveryCodes, answer } = await comesByGoogle('mail.example');
  expect(answer.status).toBe(202);
  const byRecovery = (browser: Visitor) =>
    browser.post('/api/auth/second-step', { recovery_code: recoveryCodes[0] });
  expect(await methodOf(email, byRecovery)).toBe('manual');
  app.pass(step);
  expect((await elsewhere.post('/api/auth/second-step', { code: '000000' })).status).toBe(403);
  expect((await elsewhere.post('/api/auth/second-step', { code: code() })).body.user.auth_method).toBe(
    'hybrid',
  );
});

test('a passkey as the second step links it too', async () => {
  const { email, browser } = await newPerson(app);
  const { authenticator } = await addPasskey(browser);
  await setUpApp(app, browser);
  const elsewhere = app.visitor();
  await elsewhere.google({ email, hd: 'mail.example' });
  const { body: options } = await elsewhere.post('/api/auth/passkey/options');
  const answer = await elsewhere.post('/api/auth/passkey', {
    credential: await authenticator.answer(options),
  });
  expect(answer.body.user).toMatchObject({ email, auth_method: 'hybrid' });
});

test('a Google account that was linked elsewhere before the code came is refused', async () => {
  const { elsewhere, code, email } = await comesByGoogle('mail.example');
  const other = app.visitor();
  await other.google({ email, hd: 'mail.example', id: `other ${email}` });
  app.pass(step);
  expect((await other.post('/api/auth/second-step', { code: code() })).status).toBe(200);
  app.pass(step);
  expect(await elsewhere.post('/api/auth/second-step', { code: code() })).toMatchObject({
    status: 409,
    body: { code: 'google_conflict' },
  });
  expect((await elsewhere.account()).user).toBeNull();
});

test('what was confirmed more than ten minutes ago has to be confirmed again: password and code', async () => {
  const { email, browser } = await newPerson(app);
  const { code } = await setUpApp(app, browser);
  app.pass(11 * minute);
  const calls = [
    () => browser.drop(`${base}/authenticator-app`),
    () => browser.post(`${base}/recovery-codes`),
    () => browser.post(`${base}/passkeys/options`),
    () => browser.drop(`${base}/passkeys/any`),
  ];
  for (const call of calls)
    expect(await call()).toMatchObject({ status: 403, body: { code: 'proof_required' } });

  expect(await confirm(browser, { password: 'wrong horse' })).toMatchObject({
    status: 403,
    body: { code: 'invalid_password' },
  });
  expect(await confirm(browser, { code: code() })).toMatchObject({ status: 400 });
  expect(await confirm(browser, { password: 'correct horse' })).toMatchObject({
    status: 403,
    body: { code: 'code_required' },
  });
  expect((await browser.post(`${base}/recovery-codes`)).status).toBe(403);
  expect((await confirm(browser, { password: 'correct horse', code: code() })).status).toBe(204);

  const made = await browser.post(`${base}/recovery-codes`);
  expect(made.body.recovery_codes).toHaveLength(10);
  expect((await browser.drop(`${base}/authenticator-app`)).status).toBe(204);
  expect((await browser.get(base)).body).toMatchObject({ authenticator_app: null, recovery_codes_left: 0 });
  expect(await subjects(email)).toEqual(
    expect.arrayContaining(['You have new recovery codes', 'Your authenticator app was turned off']),
  );
  await browser.post('/api/auth/logout');
  expect((await browser.login(email)).status).toBe(200);
});

test('who has no password confirms with Google, and with the code where there is an app', async () => {
  const email = somebody();
  const browser = app.visitor();
  await browser.google({ email });
  app.pass(11 * minute);
  expect((await browser.post(`${base}/authenticator-app`)).body.code).toBe('proof_required');
  expect((await browser.post(`${base}/confirmation`, {})).body.code).toBe('google_required');
  await browser.google({ email }, '?purpose=confirm');
  const { code } = await setUpApp(app, browser);

  app.pass(11 * minute);
  await browser.google({ email }, '?purpose=confirm');
  expect((await browser.post(`${base}/recovery-codes`)).body.code).toBe('proof_required');
  expect((await browser.post(`${base}/confirmation`, {})).body.code).toBe('code_required');
  expect((await browser.post(`${base}/confirmation`, { code: code() })).status).toBe(204);
  expect((await browser.post(`${base}/recovery-codes`)).status).toBe(200);
});

test('a proof gives the session another secret, and a cookie from before it opens nothing', async () => {
  const { browser } = await newPerson(app);
  const [name, before] = [...browser.cookies].find(([each]) => each.endsWith('session'))!;
  app.pass(hour);
  expect((await browser.post(`${base}/confirmation`, { password: 'correct horse' })).status).toBe(204);
  expect(browser.cookies.get(name)).not.toBe(before);
  expect((await browser.account()).user).not.toBeNull();
  const thief = app.visitor();
  thief.cookies.set(name, before);
  expect((await thief.account()).user).toBeNull();
});

test('whoever holds a session cannot guess its password from network after network', async () => {
  const { browser } = await newPerson(app);
  const session = [...browser.cookies].find(([name]) => name.endsWith('session'))!;
  const codes: string[] = [];
  for (let at = 0; at <= limits.passwordsTried.times; at++) {
    const thief = app.visitor();
    thief.cookies.set(...session);
    codes.push((await thief.post(`${base}/confirmation`, { password: `guess ${at}` })).body.code);
  }
  expect(new Set(codes)).toEqual(new Set(['invalid_password', 'account_guarded']));
  expect(codes.at(-1)).toBe('account_guarded');
});
