import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { newAdmin, password as adminPassword, signIn } from '../admin/admin.ts';
import { addPasskey, codeAt, newPerson, openSite, setUpApp } from '../factors/people.ts';
import { hour, minute, openApp, somebody, type Visitor } from './app.ts';

const app = openSite();
const step = 30_000;

type Row = {
  kind: string;
  times: number;
  user_id: string | null;
  admin: string | null;
  about: string | null;
};

/** What stands of a network, which each test has for itself. */
async function recorded(network: string, kind?: string) {
  const { results } = await env.DB.prepare(
    'SELECT * FROM security_events WHERE network = ? ORDER BY at, kind',
  )
    .bind(network)
    .all<Row>();
  return results.filter((row) => kind === undefined || row.kind === kind);
}

const ownKinds = async (browser: Visitor): Promise<string[]> =>
  (await browser.get('/api/user/activity')).body.events.map(({ kind }: Row) => kind);

let networks = 0;

function newNetwork() {
  networks += 1;
  return { ip: `172.20.${networks}.9`, network: `172.20.${networks}.0/24` };
}

test('a password that is right with the code still due is recorded, and then the factor that was right', async () => {
  const { email, browser } = await newPerson(app);
  const { code, recoveryCodes } = await setUpApp(app, browser);
  app.pass(step);
  await browser.login(email);
  await browser.post('/api/auth/second-step', { code: '000000' });
  await browser.post('/api/auth/second-step', { code: code() });
  await browser.login(email);
  await browser.post('/api/auth/second-step', { recovery_code: recoveryCodes[0] });
  expect((await ownKinds(browser)).toSorted()).toEqual([
    'account_created',
    'address_confirmed',
    'authenticator_added',
    'code_accepted',
    'factor_failed',
    'recovery_code_used',
    'second_step_due',
    'signed_in',
    'signed_in',
  ]);
});

test('a proof that was right is recorded by what it was made with, and so is a change that waited for it', async () => {
  const { browser } = await newPerson(app);
  const { authenticator } = await addPasskey(browser);
  const { code } = await setUpApp(app, browser);
  app.pass(15 * minute);
  const base = '/api/user/factors';
  await browser.post(`${base}/recovery-codes`);
  await browser.post(`${base}/confirmation`, { password: 'correct horse', code: code() });
  const { body: options } = await browser.post(`${base}/confirmation/passkey-options`);
  await browser.post(`${base}/confirmation/passkey`, { credential: await authenticator.answer(options) });
  const kinds = await ownKinds(browser);
  for (const kind of ['proof_due', 'password_confirmed', 'code_accepted', 'passkey_accepted'])
    expect(kinds).toContain(kind);
});

test('a wrong code while an app is set up is recorded', async () => {
  const { browser } = await newPerson(app);
  const base = '/api/user/factors/authenticator-app';
  const { body } = await browser.post(base);
  await browser.put(base, { setup: body.setup, code: '000000' });
  expect(await ownKinds(browser)).toContain('factor_failed');
  expect((await browser.put(base, { setup: body.setup, code: codeAt(body.secret, app.now()) })).status).toBe(
    200,
  );
});

test('tries that a rate limit stops are recorded, with the account where it is known', async () => {
  const { ip, network } = newNetwork();
  const { email, browser } = await newPerson(app);
  const thief = app.visitor({ ip });
  for (let guess = 0; guess < 25; guess++) await thief.login(email, { password: `guess ${guess}` });
  const [stopped] = await recorded(network, 'tries_stopped');
  expect(stopped).toMatchObject({ times: 5, user_id: (await browser.account()).user.id });
  expect(await ownKinds(browser)).toContain('tries_stopped');
});

test('a Google account that is refused is recorded', async () => {
  const email = somebody();
  await app.visitor().google({ email, id: 'refusals 1' });
  const { ip, network } = newNetwork();
  await app.visitor({ ip }).google({ email, id: 'refusals 2' });
  const unlinked = somebody();
  await app.visitor().register(unlinked);
  await app.visitor({ ip }).google({ email: unlinked });
  expect(await recorded(network, 'google_refused')).toMatchObject([{ times: 2 }]);
  const other = app.visitor();
  await other.google({ email: somebody() });
  await other.google({ email: somebody() }, '?purpose=confirm');
  expect(await ownKinds(other)).toContain('google_refused');
});

test('links that are none are recorded in one row, and no token of them', async () => {
  const { ip, network } = newNetwork();
  const thief = app.visitor({ ip });
  const token = 'a-guessed-token';
  for (const path of ['reset-password', 'verify-email', 'email-change/confirm'])
    await thief.post(`/api/auth/${path}`, {
      token,
      ...(path === 'reset-password' && { password: 'a new horse' }),
    });
  const rows = await recorded(network);
  expect(rows).toMatchObject([{ kind: 'link_refused', times: 3, user_id: null }]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a right that was refused is recorded: of nobody, of a person, of an admin who is not all the way in', async () => {
  const { ip, network } = newNetwork();
  const strict = openApp({ dependencies: { adminNeedsFactor: true } });
  await strict.visitor({ ip }).get('/api/user/profile');
  const ada = strict.visitor({ ip });
  const { id } = (await ada.register(somebody())).body.user;
  await ada.post('/api/user/factors/passkeys/options');
  await ada.get('/api/admin/messages?show=open');
  const username = await newAdmin();
  const boss = strict.visitor({ ip });
  await signIn(boss, username);
  await boss.get('/api/admin/messages?show=open');
  expect(await recorded(network, 'rights_refused')).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ user_id: null, admin: null, times: 2 }),
      expect.objectContaining({ user_id: id, times: 1 }),
      expect.objectContaining({ admin: username, times: 1 }),
    ]),
  );
});

test('a row of another is answered and recorded as one that is not there', async () => {
  const [ada, mallory] = [app.visitor(), app.visitor()];
  await ada.register(somebody());
  await mallory.register(somebody());
  const [own] = (await ada.get('/api/auth/sessions')).body.sessions;
  expect((await mallory.drop(`/api/auth/sessions/${own.id}`)).status).toBe(404);
  expect(await ownKinds(mallory)).toContain('input_refused');
  expect(await ownKinds(ada)).not.toContain('input_refused');
});

test('calls of other sites, refused input, too many calls and broken rules are recorded, without what was sent', async () => {
  const { ip, network } = newNetwork();
  const limited = openApp({ env: { API_RATE: { limit: async () => ({ success: calls++ < 5 }) } } });
  let calls = 0;
  const caller = limited.visitor({ ip });
  await caller.call('POST', '/api/auth/login', {}, { 'Sec-Fetch-Site': 'cross-site' });
  await caller.post('/api/auth/login', { email: 'a secret', password: 7 });
  await caller.post('/api/auth/login', { email: somebody(), password: 'correct horse', role: 'admin' });
  await caller.call('POST', '/api/contact', undefined, { 'Content-Type': 'text/xml' });
  await caller.register(somebody());
  await caller.post('/api/auth/resend-verification');
  await caller.get('/api/health');
  await caller.get('/api/health');
  const rows = await recorded(network);
  expect(rows.map(({ kind, times }) => [kind, times])).toEqual(
    expect.arrayContaining([
      ['cross_site_refused', 1],
      ['input_refused', 3],
      ['calls_refused', 2],
    ]),
  );
  expect(JSON.stringify(rows)).not.toMatch(/a secret|person/);

  const own = openApp();
  const { email, browser } = await newPerson(own);
  await browser.post('/api/user/email-change', { new_email: somebody() });
  for (let turn = 0; turn < 5; turn++)
    await browser.post('/api/user/email-change', { new_email: somebody() });
  await expect.poll(() => ownKinds(browser), { message: email }).toContain('rule_refused');
});

test('what is refused fills no table: a row an hour for each kind and place, whatever the caller calls itself', async () => {
  const { ip, network } = newNetwork();
  const own = openApp({ at: '2026-10-02T10:05:00Z' });
  for (const userAgent of ['Firefox/140.0 (Windows)', 'Chrome/140.0 (Linux)', 'curl'])
    await own.visitor({ ip, userAgent }).get('/api/user/profile');
  own.pass(hour);
  await own.visitor({ ip }).get('/api/user/profile');
  expect((await recorded(network)).map(({ times }) => times)).toEqual([3, 1]);
});

test('a few of a kind and neighbourhood are recorded a minute, and the rest cost nothing', async () => {
  const { ip, network } = newNetwork();
  const keys: string[] = [];
  const REFUSAL_RATE: RateLimit = {
    limit: async ({ key }) => ({ success: keys.push(key) <= 2 }),
  };
  const own = openApp({ env: { REFUSAL_RATE } });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  log.mockClear();
  for (let turn = 0; turn < 5; turn++) await own.visitor({ ip }).get('/api/user/profile');
  expect(new Set(keys)).toEqual(new Set([`rights_refused ${network}`]));
  expect(await recorded(network)).toMatchObject([{ times: 2 }]);
  expect(log.mock.calls.flat().filter((line) => typeof line === 'object')).toHaveLength(2);
});

test('what an admin proves and is refused is recorded', async () => {
  const { ip, network } = newNetwork();
  const username = await newAdmin();
  const boss = app.visitor({ ip });
  await signIn(boss, username);
  const base = '/api/auth/admin/factors';
  const { code } = await setUpApp(app, boss, base);
  app.pass(15 * minute);
  await signIn(boss, username);
  await boss.post('/api/auth/admin/second-step', { code: code() });
  app.pass(15 * minute);
  await boss.post(`${base}/recovery-codes`);
  await boss.post(`${base}/confirmation`, { password: adminPassword, code: code() });
  const kinds = (await recorded(network)).map(({ kind }) => kind);
  for (const kind of [
    'second_step_due',
    'code_accepted',
    'admin_signed_in',
    'proof_due',
    'password_confirmed',
  ])
    expect(kinds, kind).toContain(kind);
});
