import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import { minute, openApp, slowPasswords, somebody } from '../auth/app.ts';

const app = openApp();

/** Somebody with a row in every table there is. */
async function settled() {
  const email = somebody();
  const ada = app.visitor();
  const { body } = await ada.register(email);
  const { id } = body.user;
  const at = app.now().getTime();
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO runs (user_id, id, text_hash, words, delivered, state, created_at, expires_at) VALUES (?, 'run-1', 'abc', 120, 118, 'settled', ?, ?)",
    ).bind(id, at, at),
    env.DB.prepare(
      "INSERT INTO paid_texts (user_id, fingerprint, run_id, least, most, correctable, uses, known, expires_at) VALUES (?, 'f', 'run-1', 118, 120, 4, 2, 'AAAA', ?)",
    ).bind(id, at),
    env.DB.prepare(
      "INSERT INTO ledger (id, user_id, at, words, reason, run_id) VALUES (?, ?, ?, 120, 'run', 'run-1')",
    ).bind(crypto.randomUUID(), id, at),
    env.DB.prepare(
      "INSERT INTO payments (id, user_id, plan, billing_cycle, amount, status, provider, created_at, updated_at, expires_at) VALUES (?, ?, 'pro', 'annual', 3000, 'completed', 'stripe', ?, ?, ?)",
    ).bind(`payment of ${id}`, id, at, at, at),
    env.DB.prepare(
      "INSERT INTO secret_urls (token_hash, user_id, plan, amount, created_at, expires_at) VALUES (?, ?, 'pro', 1999, ?, ?)",
    ).bind(`hash of ${id}`, id, at, at),
    env.DB.prepare(
      "INSERT INTO contact_messages (id, user_id, name, email, subject, message, at) VALUES (?, ?, 'Ada', ?, 'A question', 'How does it work?', ?)",
    ).bind(crypto.randomUUID(), id, email, at),
    env.DB.prepare(
      "INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, synced, created_at) VALUES (?, ?, 'Laptop', ?, 0, '[]', 0, ?)",
    ).bind(`passkey of ${id}`, id, `bytes of ${id}`, at),
    env.DB.prepare('INSERT INTO recovery_codes (code_hash, user_id, created_at) VALUES (?, ?, ?)').bind(
      `recovery hash of ${id}`,
      id,
      at,
    ),
    env.DB.prepare(
      "INSERT INTO address_changes (id, user_id, new_email, session_id, new_token_hash, created_at, expires_at) VALUES (?, ?, 'ada@new.example', '', ?, ?, ?)",
    ).bind(crypto.randomUUID(), id, `change hash of ${id}`, at, at),
  ]);
  return { ada, email, id: String(id) };
}

const tablesOfPeople = Object.values(schema)
  .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => name === 'user_id'))
  .map((table) => getTableName(table));

async function rowsAbout(id: string): Promise<number> {
  const counts = await env.DB.batch<{ rows: number }>([
    env.DB.prepare('SELECT count(*) AS rows FROM users WHERE id = ?').bind(id),
    ...tablesOfPeople.map((table) =>
      env.DB.prepare(`SELECT count(*) AS rows FROM ${table} WHERE user_id = ?`).bind(id),
    ),
  ]);
  return counts.reduce((sum, { results }) => sum + (results[0]?.rows ?? 0), 0);
}

test('the export holds every row about the person, of every table, and no secret', async () => {
  const { ada, email, id } = await settled();
  const at = app.now().getTime();
  await env.DB.prepare(
    'INSERT INTO authenticator_apps (id, user_id, secret, last_step, attempts_since, created_at) VALUES (?, ?, ?, 1, ?, ?)',
  )
    .bind(crypto.randomUUID(), id, `sealed secret of ${id}`, at, at)
    .run();
  const { readable_text, data } = (await ada.get('/api/user/export')).body;
  expect(data).toEqual({
    exported_at: app.now().toISOString(),
    account: expect.objectContaining({
      id,
      email,
      full_name: 'Ada Lovelace',
      has_password: true,
      words_used: 0,
    }),
    sessions: [
      expect.objectContaining({
        user_id: id,
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
        country: 'DE',
      }),
    ],
    passkeys: [expect.objectContaining({ name: 'Laptop', counter: 0 })],
    authenticator_apps: [expect.objectContaining({ attempts: 0 })],
    recovery_codes: [expect.objectContaining({ user_id: id })],
    address_changes: [expect.objectContaining({ new_email: 'ada@new.example' })],
    email_links: [expect.objectContaining({ purpose: 'verify' })],
    runs: [expect.objectContaining({ id: 'run-1', words: 120, delivered: 118 })],
    paid_texts: [
      {
        user_id: id,
        fingerprint: 'f',
        run_id: 'run-1',
        least: 118,
        most: 120,
        correctable: 4,
        corrected: 0,
        uses: 2,
        expires_at: expect.any(String),
      },
    ],
    ledger: [expect.objectContaining({ words: 120, reason: 'run', run_id: 'run-1' })],
    payments: [expect.objectContaining({ plan: 'pro', amount: 3000, status: 'completed' })],
    secret_urls: [expect.objectContaining({ plan: 'pro', amount: 1999 })],
    mails: [],
    security_events: expect.arrayContaining([
      expect.objectContaining({ kind: 'account_created', device: 'Chrome on Linux' }),
    ]),
    messages: [expect.objectContaining({ subject: 'A question', message: 'How does it work?' })],
  });
  const rows = Object.values(data).flat().length - 1;
  // That it was exported is a row too, written meanwhile.
  const exported = data.security_events.some(({ kind }: { kind: string }) => kind === 'data_exported');
  expect(rows + (exported ? 0 : 1)).toBe(await rowsAbout(id));
  for (const said of [
    email,
    'Ada Lovelace',
    'Chrome on Linux, Germany',
    '120 words, settled',
    'about 120 words, again 2 times',
    '$30.00 for pro, annual, completed',
    '$19.99 for pro',
    'How does it work?',
    'email and password',
  ]) {
    expect(readable_text).toContain(said);
  }
  const secrets = [
    'SELECT password_hash AS secret FROM users UNION SELECT secret_hash FROM sessions UNION SELECT token_hash FROM email_tokens UNION SELECT token_hash FROM secret_urls',
    'SELECT secret FROM authenticator_apps UNION SELECT code_hash FROM recovery_codes UNION SELECT public_key FROM passkeys UNION SELECT new_token_hash FROM address_changes',
  ];
  const found = await env.DB.batch<{ secret: string | null }>(secrets.map((sql) => env.DB.prepare(sql)));
  for (const { secret } of found.flatMap(({ results }) => results))
    expect(JSON.stringify(data) + readable_text).not.toContain(secret ?? '\0');
});

test("nobody's export holds anything of another", async () => {
  const [ada, mallory] = [await settled(), await settled()];
  const text = JSON.stringify((await mallory.ada.get('/api/user/export')).body);
  expect(text).not.toContain(ada.id);
  expect(text).not.toContain(ada.email);
  const asked = await mallory.ada.get(`/api/user/export?user_id=${ada.id}&email=${ada.email}`);
  expect(asked.body.data.account).toEqual(JSON.parse(text).data.account);
  for (const secret of [ada.id, ada.email]) expect(JSON.stringify(asked.body)).not.toContain(secret);
});

test('an account is deleted with its password: no row says any longer whose it was, and what went is counted', async () => {
  const { ada, email, id } = await settled();
  const other = await settled();
  const phone = app.visitor();
  await phone.login(email);
  const rows = await rowsAbout(id);
  expect(rows).toBe(15);
  expect(await ada.post('/api/user/delete', { password: 'correct horse' })).toMatchObject({
    status: 200,
    body: {
      message: 'Account deleted successfully. 12 records were removed.',
      details: { total_records_deleted: 12 },
    },
  });
  expect(await rowsAbout(id)).toBe(0);
  // What was paid stays on the books, and what happened to the account until its time; neither says any longer whose it was.
  const kept = env.DB.prepare('SELECT user_id, amount FROM payments WHERE id = ?').bind(`payment of ${id}`);
  expect(await kept.first()).toEqual({ user_id: null, amount: 3000 });
  expect(await rowsAbout(other.id)).toBe(13);
  expect(ada.cookies.size).toBe(0);
  expect((await phone.account()).user).toBeNull();
  expect((await app.visitor().login(email)).status).toBe(401);
  expect((await app.mails(email))[0]!.subject).toBe('Your account was deleted');
  expect((await app.visitor().register(email)).status).toBe(201);
});

test.each([
  ['no password', {}, 400, 'Please enter your password to confirm account deletion'],
  ['an empty password', { password: '' }, 400, 'Please enter your password to confirm account deletion'],
  ['a wrong password', { password: 'wrong horse' }, 403, 'Invalid password'],
])('a deletion with %s is refused', async (_, body, status, error) => {
  const { ada, id } = await settled();
  expect(await ada.post('/api/user/delete', body)).toMatchObject({ status, body: { error } });
  expect(await rowsAbout(id)).toBeGreaterThanOrEqual(10);
});

test('a deletion that began before the owner took the account over deletes nothing', async () => {
  const email = somebody();
  const slow = openApp({
    dependencies: { passwords: slowPasswords(() => owner.google({ email, hd: 'mail.example' })) },
  });
  const [mallory, owner] = [slow.visitor(), slow.visitor()];
  await mallory.register(email);
  expect((await mallory.post('/api/user/delete', { password: 'correct horse' })).status).toBe(401);
  expect((await owner.account()).user.email).toBe(email);
});

test('an account that has a password is not deleted by its address alone', async () => {
  const { ada, email, id } = await settled();
  expect(await ada.post('/api/user/delete', { confirm_email: email })).toMatchObject({
    status: 400,
    body: { error: 'Please enter your password to confirm account deletion' },
  });
  expect(await rowsAbout(id)).toBe(14);
});

test('a Google account is deleted by its address, soon after a Google sign-in', async () => {
  const email = somebody();
  const ada = app.visitor();
  const { id } = (await ada.google({ email })).body.user;
  app.pass(10 * minute);
  const forget = (confirm_email: string) => ada.post('/api/user/delete', { confirm_email });
  expect(await forget(somebody())).toMatchObject({ status: 400, body: { code: 'email_mismatch' } });
  expect(await forget(email)).toMatchObject({ status: 403, body: { code: 'proof_required' } });
  expect(await ada.post('/api/user/delete', { password: 'correct horse' })).toMatchObject({
    status: 409,
    body: { code: 'no_password' },
  });
  expect(await rowsAbout(id)).toBe(5);
  await ada.google({ email }, '?purpose=confirm');
  expect((await forget(email.toUpperCase())).body.details).toEqual({ total_records_deleted: 2 });
  expect(await rowsAbout(id)).toBe(0);
});

test("one person's password does not delete another's account", async () => {
  const [ada, mallory] = [await settled(), await settled()];
  await mallory.ada.put('/api/user/password', {
    current_password: 'correct horse',
    new_password: 'a new horse',
  });
  const wrong = await ada.ada.post('/api/user/delete', { password: 'a new horse' });
  expect(wrong).toMatchObject({ status: 403, body: { code: 'invalid_password' } });
  const named = await mallory.ada.post('/api/user/delete', { password: 'a new horse', user_id: ada.id });
  expect(named.status).toBe(400);
  expect(await rowsAbout(ada.id)).toBe(14);
});

test('one account can export only so often, and nobody else waits for that', async () => {
  const [ada, bob] = [app.visitor(), app.visitor()];
  await ada.register(somebody());
  await bob.register(somebody());
  const statuses: number[] = [];
  // The window is a minute; should one end on the way, a second one begins.
  for (let each = 0; each < 61; each++) statuses.push((await ada.get('/api/user/export')).status);
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
  expect((await bob.get('/api/user/export')).status).toBe(200);
});
