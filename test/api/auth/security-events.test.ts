import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { securityEventsPerPage } from '#contract/security-events.ts';
import { newAdmin, password as adminPassword, signIn, signInNewAdmin } from '../admin/admin.ts';
import { happened } from '../alerting/place.ts';
import { openAppWithStripe } from '../billing/stripe.ts';
import { brokenWhere } from '../d1.ts';
import { addPasskey, base as factors, openSite, provePasskey, setUpApp } from '../factors/people.ts';
import { after, hour, limiter, minute, openApp, somebody, type Visitor } from './app.ts';

const app = openSite();

type Shown = { kind: string; times: number };

const activityOf = async (browser: Visitor): Promise<Shown[]> =>
  (await browser.get('/api/user/activity')).body.events;
const kindsOf = async (browser: Visitor) => (await activityOf(browser)).map(({ kind }) => kind);

async function rowsOf(where: string, ...values: unknown[]) {
  const found = env.DB.prepare(`SELECT * FROM security_events WHERE ${where} ORDER BY at, kind`);
  return (await found.bind(...values).all()).results;
}

const kinds = (listed: string) => listed.trim().split(/\s+/);

let networks = 0;

/** Returns a network that no other test uses; `recorded` returns its events. */
function newNetwork() {
  networks += 1;
  const network = `172.20.${networks}.0/24`;
  return {
    ip: `172.20.${networks}.9`,
    network,
    recorded: async (kind?: string) =>
      (await rowsOf('network = ?', network)).filter((row) => kind === undefined || row.kind === kind),
  };
}

test('the owner of an account sees its events, newest first, with an approximate location; the log names no person', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  log.mockClear();
  const ada = await app.person({ ip: '203.0.113.77' });
  const { email } = ada;
  const line = { event: 'account_created', account: ada.id, admin: null, about: null };
  const at = { device: 'Chrome on Linux', country: 'DE', network: '203.0.113.0/24' };
  expect(log.mock.calls.flat().filter((each) => typeof each === 'object')).toEqual([
    { requestId: expect.any(String), route: 'POST /api/auth/register', ...line, ...at },
  ]);
  app.pass(minute);
  await ada.post('/api/auth/verify-email', { token: await app.token(email) });
  app.pass(minute);
  const userAgent = 'Firefox/140.0 (Windows)';
  const stranger = app.visitor({ ip: '2001:db8:1:2::9', country: 'FR', userAgent });
  for (const _ of [1, 2, 3]) await stranger.login(email, { password: 'wrong horse' });
  app.pass(minute);
  await ada.put('/api/user/password', { current_password: 'correct horse', new_password: 'a new horse' });
  const events = await activityOf(ada);
  const [newest, before] = [events.slice(0, 2), events.slice(2)];
  expect(newest.map(({ kind }) => kind).toSorted()).toEqual(['password_changed', 'password_confirmed']);
  expect(before.map(({ kind, times }) => [kind, times])).toEqual([
    ['sign_in_failed', 3],
    ['address_confirmed', 1],
    ['account_created', 1],
  ]);
  const there = { device: 'Firefox on Windows', country: 'France', network: '2001:db8:1::/48' };
  expect(events.slice(1, 3)).toMatchObject([{ ...at, country: 'Germany' }, there]);
  expect(JSON.stringify(events)).not.toMatch(/203\.0\.113\.77|wrong horse|a new horse/);
});

test('sign-ins, sign-outs, ended sessions and changes of password or Google link are recorded', async () => {
  const ada = await app.person();
  const { email } = ada;
  const phone = app.visitor();
  await phone.login(email);
  await phone.post('/api/auth/logout');
  await app.visitor().login(email);
  const { sessions } = (await ada.get('/api/auth/sessions')).body;
  const { id } = sessions.find(({ current }: { current: boolean }) => !current);
  await ada.drop(`/api/auth/sessions/${id}`);
  await app.visitor().login(email);
  await ada.drop('/api/auth/sessions');
  await ada.put('/api/user/password', { current_password: 'wrong', new_password: 'a new horse' });
  await ada.get('/api/user/export');
  await app.visitor().google({ email, hd: 'mail.example' });
  await app.reset(await app.forgot(email), 'one more horse');
  const back = app.visitor();
  await back.google({ email, hd: 'mail.example' });
  await back.google({ email }, '?purpose=confirm');
  expect((await kindsOf(back)).toSorted()).toEqual(
    kinds(`
      account_created data_exported google_confirmed google_linked other_sessions_ended
      password_dropped password_reset reset_requested session_ended signed_in signed_in
      signed_in signed_in_by_google signed_in_by_google signed_out wrong_password`),
  );
});

test('second factors and proofs are recorded by method, as are wrong and pending ones', async () => {
  const ada = await app.confirmedPerson();
  const { authenticator } = await addPasskey(ada);
  const { code, recoveryCodes } = await setUpApp(app, ada);
  app.pass(minute);
  const finish = (proof: object) => ada.post('/api/auth/second-step', proof);
  await ada.login(ada.email);
  await finish({ code: '000000' });
  await finish({ code: code() });
  await ada.login(ada.email);
  await finish({ recovery_code: recoveryCodes[0] });
  app.pass(15 * minute);
  await ada.post(`${factors}/recovery-codes`);
  await ada.post(`${factors}/confirmation`, { password: 'correct horse', code: code() });
  await provePasskey(ada, authenticator, `${factors}/confirmation/passkey`);
  expect(new Set(await kindsOf(ada))).toEqual(
    new Set(
      kinds(`
      account_created address_confirmed authenticator_added code_accepted factor_failed passkey_accepted
      passkey_added password_confirmed proof_due recovery_code_used second_step_due signed_in`),
    ),
  );

  const other = await app.confirmedPerson();
  const { body } = await other.post(`${factors}/authenticator-app`);
  await other.put(`${factors}/authenticator-app`, { setup: body.setup, code: '000000' });
  expect(await kindsOf(other)).toContain('factor_failed');
});

test('an admin’s proofs, and refusals for lack of one, are recorded', async () => {
  const { ip, recorded } = newNetwork();
  const username = await newAdmin();
  const boss = app.visitor({ ip });
  const base = '/api/auth/admin/factors';
  await signIn(boss, username);
  const { code } = await setUpApp(app, boss, base);
  app.pass(15 * minute);
  await signIn(boss, username);
  await boss.post('/api/auth/admin/second-step', { code: code() });
  app.pass(15 * minute);
  await boss.post(`${base}/recovery-codes`);
  await boss.post(`${base}/confirmation`, { password: adminPassword, code: code() });
  const proved = ['second_step_due', 'code_accepted', 'admin_signed_in', 'proof_due', 'password_confirmed'];
  expect((await recorded()).map(({ kind }) => kind)).toEqual(expect.arrayContaining(proved));
});

test('a long list is paginated, and other accounts do not see it', async () => {
  const ada = await app.person();
  await happened(securityEventsPerPage, 'data_exported', { at: after(app.now(), hour), user: ada.id });
  const first = (await ada.get('/api/user/activity')).body;
  expect(first.events).toHaveLength(securityEventsPerPage);
  const rest = (await ada.get(`/api/user/activity?before=${first.next}`)).body;
  expect(rest).toMatchObject({ events: [{ kind: 'account_created' }], next: null });
  expect((await ada.get('/api/user/activity?before=none')).status).toBe(400);
  // Ending a session of another account is refused like a missing one, and only the caller sees the event.
  const mallory = await app.person();
  const [own] = (await ada.get('/api/auth/sessions')).body.sessions;
  expect((await mallory.drop(`/api/auth/sessions/${own.id}`)).status).toBe(404);
  expect((await kindsOf(mallory)).toSorted()).toEqual(['account_created', 'input_refused']);
  expect(await kindsOf(ada)).not.toContain('input_refused');
});

test('rate-limited tries, refused Google accounts and refused links are recorded in one row each, without the token', async () => {
  const { ip, recorded } = newNetwork();
  const thief = app.visitor({ ip });
  const [ada, { email }] = [await app.person(), await app.googlePerson({ id: 'refusals 1' })];
  for (let guess = 0; guess < 25; guess++) await thief.login(ada.email, { password: `guess ${guess}` });
  await thief.google({ email, id: 'refusals 2' });
  await thief.google({ email: ada.email });
  const token = 'a-guessed-token';
  await thief.post('/api/auth/reset-password', { token, password: 'a new horse' });
  for (const path of ['verify-email', 'email-change/confirm'])
    await thief.post(`/api/auth/${path}`, { token });
  expect(await recorded('tries_stopped')).toMatchObject([{ times: 5, user_id: ada.id }]);
  expect(await kindsOf(ada)).toContain('tries_stopped');
  expect(await recorded('google_refused')).toMatchObject([{ times: 2 }]);
  expect(await recorded('link_refused')).toMatchObject([{ times: 3, user_id: null }]);
  expect(JSON.stringify(await recorded())).not.toContain(token);
  const other = await app.googlePerson();
  await other.google({ email: somebody() }, '?purpose=confirm');
  expect(await kindsOf(other)).toContain('google_refused');
});

test('refused rights are recorded for a visitor, a user, and an admin without a second factor', async () => {
  const { ip, recorded } = newNetwork();
  const strict = openApp({ dependencies: { adminNeedsFactor: true } });
  await strict.visitor({ ip }).get('/api/user/profile');
  const ada = await strict.person({ ip });
  await ada.post(`${factors}/passkeys/options`);
  await ada.get('/api/admin/messages?show=open');
  const admin = await newAdmin();
  const boss = strict.visitor({ ip });
  await signIn(boss, admin);
  await boss.get('/api/admin/messages?show=open');
  const rows = await recorded('rights_refused');
  const refused = rows.map((row) => [row.user_id, row.admin, row.times].join());
  expect(refused).toEqual(expect.arrayContaining([',,2', `${ada.id},,1`, `,${admin},1`]));
});

test('cross-site calls, refused input, rate-limited calls and broken rules are recorded, without the input', async () => {
  const { ip, recorded } = newNetwork();
  const limited = openApp({ env: { API_RATE: limiter(5) } });
  const caller = limited.visitor({ ip });
  await caller.call('POST', '/api/auth/login', {}, { 'Sec-Fetch-Site': 'cross-site' });
  await caller.post('/api/auth/login', { email: 'a secret', password: 7 });
  await caller.post('/api/auth/login', { email: somebody(), password: 'correct horse', role: 'admin' });
  await caller.call('POST', '/api/contact', undefined, { 'Content-Type': 'text/xml' });
  await caller.register(somebody());
  await caller.post('/api/auth/resend-verification');
  for (const _ of ['once', 'twice']) await caller.get('/api/health');
  const rows = await recorded();
  const times = Object.fromEntries(rows.map((row) => [row.kind, row.times]));
  expect(times).toMatchObject({ cross_site_refused: 1, input_refused: 3, calls_refused: 2 });
  expect(JSON.stringify(rows)).not.toMatch(/a secret|person/);

  const ada = await app.confirmedPerson();
  for (let turn = 0; turn < 6; turn++) await ada.post('/api/user/email-change', { new_email: somebody() });
  await expect.poll(() => kindsOf(ada)).toContain('rule_refused');
});

test('repeated events do not fill the table: one row an hour for each kind and network, whatever the user agent', async () => {
  const { ip, network, recorded } = newNetwork();
  const other = newNetwork();
  const own = openApp({ at: '2026-10-01T10:05:00Z' });
  const { email } = await own.person();
  const guess = (from: string) => own.visitor({ ip: from }).login(email, { password: 'wrong' });
  for (const userAgent of ['Firefox/140.0 (Windows)', 'Chrome/140.0 (Linux)', 'curl']) {
    await guess(ip);
    await own.visitor({ ip, userAgent }).get('/api/user/profile');
  }
  await guess(other.ip);
  own.pass(hour);
  await guess(ip);
  const rows = [...(await recorded()), ...(await other.recorded())];
  expect(rows.map((row) => [row.kind, row.network, row.times])).toEqual([
    ['rights_refused', network, 3],
    ['sign_in_failed', network, 3],
    ['sign_in_failed', network, 1],
    ['sign_in_failed', other.network, 1],
  ]);
});

test('refusals of one kind and network are recorded and logged only within their rate limit', async () => {
  const { ip, network, recorded } = newNetwork();
  const keys: string[] = [];
  const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) <= 2 });
  const own = openApp({ env: { REFUSAL_RATE: { limit } } });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  log.mockClear();
  for (let turn = 0; turn < 5; turn++) await own.visitor({ ip }).get('/api/user/profile');
  expect(new Set(keys)).toEqual(new Set([`rights_refused ${network}`]));
  expect(await recorded()).toMatchObject([{ times: 2 }]);
  expect(log.mock.calls.flat().filter((line) => typeof line === 'object')).toHaveLength(2);
});

test('the events of a deleted account stay, and no longer refer to it', async () => {
  const own = openApp({ at: '2026-09-01T10:05:00Z' });
  const ada = await own.person();
  const [created, ...others] = await rowsOf('user_id = ?', ada.id);
  expect(others).toEqual([]);
  own.pass(minute);
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await rowsOf('user_id = ?', ada.id)).toEqual([]);
  expect(await rowsOf('id = ?', created!.id)).toEqual([{ ...created, user_id: null }]);
  const deleted = (await rowsOf('at = ?', own.now().getTime())).map((row) => [row.kind, row.about]);
  expect(deleted).toEqual([
    ['account_deleted', null],
    ['password_confirmed', null],
  ]);
});

test('an admin reads all events, filtered by kind, including those of admins', async () => {
  // Later than the events of all other tests, which are in the same table.
  const own = openAppWithStripe({ at: '2099-05-01T10:00:00Z' });
  const { browser, username } = await signInNewAdmin(own);
  const ada = await own.person();
  own.pass(minute);
  await signIn(own.visitor(), username, { password: 'not the password' });
  const signature = { 'Stripe-Signature': 't=1,v1=00' };
  await own.visitor().call('POST', '/api/payments/webhook', { id: 'evt_1' }, signature);
  const read = async (query = '') => (await browser.get(`/api/admin/security${query}`)).body.events;
  const newest: Shown[] = (await read()).slice(0, 2);
  expect(newest.map(({ kind }) => kind).toSorted()).toEqual(['admin_sign_in_failed', 'webhook_refused']);
  const [failed, entered] = await read('?show=admin');
  expect(failed).toMatchObject({ kind: 'admin_sign_in_failed', admin: username, account: null });
  expect(entered).toMatchObject({ kind: 'admin_signed_in', admin: username });
  const [created] = await read('?show=signing-in');
  expect(created).toMatchObject({ kind: 'account_created', account: ada.email, admin: null });
  expect((await read('?show=webhooks'))[0]).toMatchObject({ kind: 'webhook_refused', account: null });
  expect((await browser.get('/api/admin/security?show=everything')).status).toBe(400);
});

test('if the row cannot be written, the call succeeds and the error is logged', async () => {
  const broken = openApp({ env: { DB: brokenWhere('"security_events"') } });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await broken.visitor().register(somebody())).status).toBe(201);
  expect(log.mock.calls.flat()).toEqual([expect.objectContaining({ what: 'recording a security event' })]);
  log.mockRestore();
});
