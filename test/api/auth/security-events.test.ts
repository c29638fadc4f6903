import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { retention } from '#contract/retention.ts';
import { securityEventsPerPage } from '#contract/security-events.ts';
import { signIn, signInNewAdmin } from '../admin/admin.ts';
import { openAppWithStripe } from '../billing/stripe.ts';
import { day, hour, minute, openApp, somebody, type Visitor } from './app.ts';
import { nightly } from '../cron.ts';

const app = openApp();
type Shown = { kind: string; times: number; device: string; country: string | null; network: string | null };

const activityOf = async (browser: Visitor): Promise<Shown[]> =>
  (await browser.get('/api/user/activity')).body.events;

const kindsOf = async (browser: Visitor) => (await activityOf(browser)).map(({ kind }) => kind);

const rowsOf = async (where: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(`SELECT * FROM security_events WHERE ${where} ORDER BY at, kind`)
      .bind(...values)
      .all()
  ).results;

test('who owns an account sees what happened to it, newest first, and roughly where from', async () => {
  const email = somebody();
  const ada = app.visitor({ ip: '203.0.113.77' });
  await ada.register(email);
  app.pass(minute);
  await ada.post('/api/auth/verify-email', { token: await app.token(email) });
  app.pass(minute);
  const stranger = app.visitor({
    ip: '2001:db8:1:2::9',
    country: 'FR',
    userAgent: 'Firefox/140.0 (Windows)',
  });
  for (const _ of [1, 2, 3]) await stranger.login(email, { password: 'wrong horse' });
  app.pass(minute);
  await ada.put('/api/user/password', { current_password: 'correct horse', new_password: 'a new horse' });
  const events = await activityOf(ada);
  expect(
    events
      .slice(0, 2)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['password_changed', 'password_confirmed']);
  expect(events.slice(2).map(({ kind, times }) => [kind, times])).toEqual([
    ['sign_in_failed', 3],
    ['address_confirmed', 1],
    ['account_created', 1],
  ]);
  expect(events[1]).toMatchObject({
    device: 'Chrome on Linux',
    country: 'Germany',
    network: '203.0.113.0/24',
  });
  expect(events[2]).toMatchObject({
    device: 'Firefox on Windows',
    country: 'France',
    network: '2001:db8:1::/48',
  });
  expect(JSON.stringify(events)).not.toMatch(/203\.0\.113\.77|wrong horse|a new horse/);
});

test('each way in, out and of keeping others out is recorded', async () => {
  const email = somebody();
  const ada = app.visitor();
  await ada.register(email);
  const phone = app.visitor();
  await phone.login(email);
  await phone.post('/api/auth/logout');
  await app.visitor().login(email);
  const { body } = await ada.get('/api/auth/sessions');
  await ada.drop(
    `/api/auth/sessions/${body.sessions.find((each: { current: boolean }) => !each.current).id}`,
  );
  await app.visitor().login(email);
  await ada.drop('/api/auth/sessions');
  await ada.put('/api/user/password', { current_password: 'wrong', new_password: 'a new horse' });
  await ada.get('/api/user/export');
  await app.visitor().google({ email, hd: 'mail.example' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  await app
    .visitor()
    .post('/api/auth/reset-password', { token: await app.token(email), password: 'one more horse' });
  const back = app.visitor();
  await back.google({ email, hd: 'mail.example' });
  await back.google({ email }, '?purpose=confirm');
  expect((await kindsOf(back)).toSorted()).toEqual([
    'account_created',
    'data_exported',
    'google_confirmed',
    'google_linked',
    'other_sessions_ended',
    'password_dropped',
    'password_reset',
    'reset_requested',
    'session_ended',
    'signed_in',
    'signed_in',
    'signed_in',
    'signed_in_by_google',
    'signed_in_by_google',
    'signed_out',
    'wrong_password',
  ]);
});

test('nobody sees what happened to another, and who is signed out sees nothing', async () => {
  const [ada, grace] = [app.visitor(), app.visitor()];
  await ada.register(somebody());
  await grace.register(somebody());
  await grace.get('/api/user/export');
  expect(await kindsOf(ada)).toEqual(['account_created']);
  expect((await app.visitor().get('/api/user/activity')).status).toBe(401);
  expect((await ada.get('/api/user/activity?before=none')).status).toBe(400);
});

test('a long list comes in pages', async () => {
  const ada = app.visitor();
  await ada.register(somebody());
  for (let turn = 0; turn < securityEventsPerPage; turn++) {
    app.pass(hour);
    await ada.get('/api/user/export');
  }
  const first = (await ada.get('/api/user/activity')).body;
  expect(first.events).toHaveLength(securityEventsPerPage);
  const rest = (await ada.get(`/api/user/activity?before=${first.next}`)).body;
  expect(rest).toMatchObject({ events: [{ kind: 'account_created' }], next: null });
});

test('what anybody can repeat fills no table: one row an hour for each place', async () => {
  const own = openApp({ at: '2026-10-01T10:05:00Z' });
  const email = somebody();
  await own.visitor().register(email);
  const guess = (ip: string) => own.visitor({ ip }).login(email, { password: 'wrong' });
  for (const _ of [1, 2, 3, 4]) await guess('198.51.100.7');
  await guess('198.51.101.7');
  own.pass(hour);
  await guess('198.51.100.8');
  const rows = await rowsOf(
    "kind = 'sign_in_failed' AND at BETWEEN ? AND ?",
    own.now().getTime() - hour,
    own.now().getTime(),
  );
  expect(rows.map(({ network, times }) => [network, times])).toEqual(
    expect.arrayContaining([
      ['198.51.100.0/24', 4],
      ['198.51.101.0/24', 1],
      ['198.51.100.0/24', 1],
    ]),
  );
  expect(rows).toHaveLength(3);
});

test('the events of a deleted account stay until their time, and name it no longer', async () => {
  const own = openApp({ at: '2026-09-01T10:05:00Z' });
  const ada = own.visitor();
  const { id } = (await ada.register(somebody())).body.user;
  const [created, ...others] = await rowsOf('user_id = ?', id);
  expect(others).toEqual([]);
  own.pass(minute);
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await rowsOf('user_id = ?', id)).toEqual([]);
  expect(await rowsOf('id = ?', created!.id)).toEqual([{ ...created, user_id: null }]);
  const last = await rowsOf('at = ?', own.now().getTime());
  expect(last.map(({ kind }) => kind).toSorted()).toEqual(['account_deleted', 'password_confirmed']);
  for (const row of last) expect(row).toMatchObject({ user_id: null, about: null });
});

test('the export tells them too, and not which admin did what', async () => {
  const ada = app.visitor();
  const { id } = (await ada.register(somebody())).body.user;
  await env.DB.prepare('UPDATE security_events SET admin = ? WHERE user_id = ?')
    .bind('boss@longhand.example', id)
    .run();
  const { body } = await ada.get('/api/user/export');
  expect(body.data.security_events).toContainEqual(
    expect.objectContaining({ kind: 'account_created', device: 'Chrome on Linux' }),
  );
  expect(body.readable_text).toContain('Account created, Chrome on Linux, Germany');
  expect(JSON.stringify(body)).not.toContain('boss@longhand.example');
});

test('an admin reads all of them, by kind and page after page, with what admins did', async () => {
  // Later than what any other test has recorded, which stands in the same table.
  const own = openAppWithStripe({ at: '2099-05-01T10:00:00Z' });
  const { browser, username } = await signInNewAdmin(own);
  const email = somebody();
  const ada = own.visitor();
  await ada.register(email);
  own.pass(minute);
  await signIn(own.visitor(), username, { password: 'not the password' });
  await own
    .visitor()
    .call('POST', '/api/payments/webhook', { id: 'evt_1' }, { 'Stripe-Signature': 't=1,v1=00' });
  const read = async (query: string) => (await browser.get(`/api/admin/security${query}`)).body;
  expect(
    (await read('')).events
      .slice(0, 2)
      .map(({ kind }: Shown) => kind)
      .toSorted(),
  ).toEqual(['admin_sign_in_failed', 'webhook_refused']);
  expect((await read('?show=admin')).events.slice(0, 2)).toMatchObject([
    { kind: 'admin_sign_in_failed', admin: username, account: null },
    { kind: 'admin_signed_in', admin: username },
  ]);
  expect((await read('?show=signing-in')).events[0]).toMatchObject({
    kind: 'account_created',
    account: email,
    admin: null,
  });
  expect((await read('?show=webhooks')).events[0]).toMatchObject({ kind: 'webhook_refused', account: null });
  expect((await browser.get('/api/admin/security?show=everything')).status).toBe(400);
  expect((await ada.get('/api/admin/security')).status).toBe(401);
});

test('each leaves one line in the log, with the account by its number and nobody by name', async () => {
  const email = somebody();
  const ada = app.visitor({ ip: '192.0.2.44' });
  const log = vi.spyOn(console, 'log').mockReturnValue();
  log.mockClear();
  const { body } = await ada.register(email);
  const lines = log.mock.calls.flat().filter((line) => typeof line === 'object');
  expect(lines).toEqual([
    {
      requestId: expect.any(String),
      route: 'POST /api/auth/register',
      event: 'account_created',
      account: body.user.id,
      admin: null,
      about: null,
      device: 'Chrome on Linux',
      country: 'DE',
      network: '192.0.2.0/24',
    },
  ]);
});

const put = (id: string, at: number) =>
  env.DB.prepare(
    "INSERT INTO security_events (id, at, kind, device, network) VALUES (?, ?, 'webhook_refused', '', '')",
  )
    .bind(id, at)
    .run();

test('they are kept for 90 days', async () => {
  const now = new Date('2026-03-01T03:17:00Z');
  const { securityEventDays } = retention;
  expect(securityEventDays).toBe(90);
  await put('one that is past', now.getTime() - securityEventDays * day - 1);
  await put('one that stays', now.getTime() - securityEventDays * day);
  await nightly(now);
  expect((await rowsOf("id LIKE 'one that %'")).map(({ id }) => id)).toEqual(['one that stays']);
});

test('where the row cannot be written the call goes on, and the log has both', async () => {
  const failing = {
    prepare(sql: string) {
      if (sql.includes('"security_events"')) throw new Error('out of order');
      return env.DB.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
  };
  const broken = openApp({ env: { DB: failing as unknown as D1Database } });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await broken.visitor().register(somebody())).status).toBe(201);
  expect(log.mock.calls.flat()).toEqual([expect.objectContaining({ what: 'recording a security event' })]);
  log.mockRestore();
});
