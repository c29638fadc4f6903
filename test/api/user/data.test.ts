import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import { limiter, minute, openApp, refusal, somebody } from '../auth/app.ts';

const app = openApp();
const password = 'correct horse';

/** A signed-in user with a row in every table about users except `mails`. */
async function settled() {
  const ada = await app.person();
  const { id, email } = ada;
  const [at, own] = [app.now().getTime(), crypto.randomUUID()];
  const rows = [
    `runs (user_id, id, text_hash, words, delivered, state, created_at, expires_at) VALUES ('${id}', 'run-1', 'abc', 120, 118, 'settled', ${at}, ${at})`,
    `paid_texts (user_id, fingerprint, run_id, least, most, correctable, uses, known, expires_at) VALUES ('${id}', 'f', 'run-1', 118, 120, 4, 2, 'AAAA', ${at})`,
    `ledger (id, user_id, at, words, reason, run_id) VALUES ('${own}', '${id}', ${at}, 120, 'run', 'run-1')`,
    `payments (id, user_id, plan, billing_cycle, amount, status, provider, created_at, updated_at, expires_at) VALUES ('payment of ${id}', '${id}', 'pro', 'annual', 3000, 'completed', 'stripe', ${at}, ${at}, ${at})`,
    `secret_urls (token_hash, user_id, plan, amount, created_at, expires_at) VALUES ('hash of ${id}', '${id}', 'pro', 1999, ${at}, ${at})`,
    `contact_messages (id, user_id, name, email, subject, message, at) VALUES ('${own}', '${id}', 'Ada', '${email}', 'A question', 'How does it work?', ${at})`,
    `passkeys (id, user_id, name, public_key, counter, transports, synced, created_at) VALUES ('passkey of ${id}', '${id}', 'Laptop', 'bytes of ${id}', 0, '[]', 0, ${at})`,
    `authenticator_apps (id, user_id, secret, last_step, attempts_since, created_at) VALUES ('${own}', '${id}', 'sealed secret of ${id}', 1, ${at}, ${at})`,
    `recovery_codes (code_hash, user_id, created_at) VALUES ('recovery hash of ${id}', '${id}', ${at})`,
    `address_changes (id, user_id, new_email, session_id, new_token_hash, created_at, expires_at) VALUES ('${own}', '${id}', 'ada@new.example', '', 'change hash of ${id}', ${at}, ${at})`,
  ];
  await env.DB.batch(rows.map((row) => env.DB.prepare(`INSERT INTO ${row}`)));
  const without = () => env.DB.prepare('DELETE FROM authenticator_apps WHERE id = ?').bind(own).run();
  return { ...ada, without, remove: (proof: object) => ada.post('/api/user/delete', proof) };
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

const has = (given: object) => [expect.objectContaining(given)];

test('the export contains every row about the user, from every table, and no secret', async () => {
  const { id, email, ...ada } = await settled();
  const named = env.DB.prepare('UPDATE security_events SET admin = ? WHERE user_id = ?');
  await named.bind('boss@longhand.example', id).run();
  const { readable_text, data } = (await ada.get('/api/user/export')).body;
  const text = { fingerprint: 'f', run_id: 'run-1', least: 118, most: 120, correctable: 4, corrected: 0 };
  expect(data).toEqual({
    exported_at: app.now().toISOString(),
    account: expect.objectContaining({ id, email, full_name: 'Ada Lovelace', has_password: true }),
    sessions: has({ user_id: id, user_agent: expect.stringContaining('Chrome/140.0'), country: 'DE' }),
    passkeys: has({ name: 'Laptop', counter: 0 }),
    authenticator_apps: has({ attempts: 0 }),
    recovery_codes: has({ user_id: id }),
    address_changes: has({ new_email: 'ada@new.example' }),
    email_links: has({ purpose: 'verify' }),
    runs: has({ id: 'run-1', words: 120, delivered: 118 }),
    paid_texts: [{ user_id: id, ...text, uses: 2, expires_at: expect.any(String) }],
    ledger: has({ words: 120, reason: 'run', run_id: 'run-1' }),
    payments: has({ plan: 'pro', amount: 3000, status: 'completed' }),
    secret_urls: has({ plan: 'pro', amount: 1999 }),
    mails: [],
    security_events: expect.arrayContaining(has({ kind: 'account_created', device: 'Chrome on Linux' })),
    messages: has({ subject: 'A question', message: 'How does it work?' }),
  });
  const rows = Object.values(data).flat().length - 1;
  // The export itself is recorded as an event, which may or may not be in the exported data.
  const exported = data.security_events.some(({ kind }: { kind: string }) => kind === 'data_exported');
  await expect.poll(() => rowsAbout(id)).toBe(rows + (exported ? 0 : 1));
  for (const said of [
    email,
    'Ada Lovelace',
    'Account created, Chrome on Linux, Germany',
    '120 words, settled',
    'about 120 words, sent again 2 times',
    '$30.00 for pro, annual, completed',
    '$19.99 for pro',
    'How does it work?',
    'email and password',
    'PASSKEYS (1)\n  Laptop: added',
    'AUTHENTICATOR APP (1)\n  set up',
    'RECOVERY CODES NOT USED YET (1)',
  ])
    expect(readable_text).toContain(said);
  expect(JSON.stringify(data) + readable_text).not.toContain('boss@longhand.example');
  const secrets = [
    'SELECT password_hash AS secret FROM users UNION SELECT secret_hash FROM sessions UNION SELECT token_hash FROM email_tokens UNION SELECT token_hash FROM secret_urls',
    'SELECT secret FROM authenticator_apps UNION SELECT code_hash FROM recovery_codes UNION SELECT public_key FROM passkeys UNION SELECT new_token_hash FROM address_changes',
  ];
  const found = await env.DB.batch<{ secret: string | null }>(secrets.map((sql) => env.DB.prepare(sql)));
  // Rows of other tests may have no secret.
  const kept = found.flatMap(({ results }) => results.flatMap(({ secret }) => secret ?? []));
  for (const secret of kept)
    if (secret !== '') expect(JSON.stringify(data) + readable_text).not.toContain(secret);
  expect(kept.length).toBeGreaterThan(3);
});

test('an export contains nothing about another user', async () => {
  const [ada, mallory] = [await settled(), await settled()];
  const { body } = await mallory.get('/api/user/export');
  const asked = await mallory.get(`/api/user/export?user_id=${ada.id}&email=${ada.email}`);
  expect(asked.body.data.account).toEqual(body.data.account);
  for (const text of [body, asked.body].map((each) => JSON.stringify(each)))
    for (const hers of [ada.id, ada.email]) expect(text).not.toContain(hers);
});

test('deleting an account with its password leaves no row that names the user, and reports how many were deleted', async () => {
  const [ada, other, phone] = [await settled(), await settled(), app.visitor()];
  // With an authenticator app, the deletion would need a code.
  await ada.without();
  await phone.login(ada.email);
  expect(await rowsAbout(ada.id)).toBe(15);
  expect(await ada.remove({ password })).toMatchObject({
    status: 200,
    body: {
      message: 'Account deleted successfully. 12 records were removed.',
      details: { total_records_deleted: 12 },
    },
  });
  expect(await rowsAbout(ada.id)).toBe(0);
  // Payments stay on the books, and security events until their retention ends, both without the user's id.
  const kept = env.DB.prepare('SELECT user_id, amount FROM payments WHERE id = ?');
  expect(await kept.bind(`payment of ${ada.id}`).first()).toEqual({ user_id: null, amount: 3000 });
  expect(await rowsAbout(other.id)).toBe(14);
  expect(ada.cookies.size).toBe(0);
  expect((await phone.account()).user).toBeNull();
  expect((await app.visitor().login(ada.email)).status).toBe(401);
  expect((await app.subjects(ada.email))[0]).toBe('Your account was deleted');
  expect((await app.visitor().register(ada.email)).status).toBe(201);
});

const asksForPassword = 'Please enter your password to confirm account deletion';

test.each([
  ['no password', {}, 400, asksForPassword],
  ['an empty password', { password: '' }, 400, asksForPassword],
  ['only its address', { confirm_email: 'ada@mail.example' }, 400, asksForPassword],
  ['a wrong password', { password: 'wrong horse' }, 403, 'Invalid password'],
  ['another user’s id', { password, user_id: 'x' }, 400, 'Unrecognized key: "user_id"'],
])('deletion with %s is rejected for an account that has a password', async (_, proof, status, error) => {
  const ada = await settled();
  expect(await ada.remove(proof)).toMatchObject({ status, body: { error } });
  expect(await rowsAbout(ada.id)).toBeGreaterThanOrEqual(14);
});

test('a Google account can be deleted by entering its address soon after a Google sign-in', async () => {
  const { id, email, ...ada } = await app.googlePerson();
  app.pass(10 * minute);
  const remove = (proof: object) => ada.post('/api/user/delete', proof);
  expect(await remove({ confirm_email: somebody() })).toMatchObject(refusal(400, 'email_mismatch'));
  expect(await remove({ confirm_email: email })).toMatchObject(refusal(403, 'proof_required'));
  expect(await remove({ password })).toMatchObject(refusal(409, 'no_password'));
  expect(await rowsAbout(id)).toBe(5);
  await ada.google({ email }, '?purpose=confirm');
  const { body } = await remove({ confirm_email: email.toUpperCase() });
  expect(body.details).toEqual({ total_records_deleted: 2 });
  expect(await rowsAbout(id)).toBe(0);
});

test('exports are rate-limited for one account without affecting others', async () => {
  const tight = openApp({ env: { EXPORT_RATE: limiter(1) } });
  const [ada, bob] = [await tight.person(), await tight.person()];
  expect((await ada.get('/api/user/export')).status).toBe(200);
  expect((await ada.get('/api/user/export')).status).toBe(429);
  expect((await bob.get('/api/user/export')).status).toBe(200);
});
