import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../../functions/auth/passwords/hashing.ts';
import { migratedState } from './migrated-state.ts';

const state = await migratedState();
const env = { ...process.env, CI: 'true', LONGHAND_STATE: state };
const username = "o'hara@longhand.example";

/** The file in which the local D1 keeps its rows: asked here, where the command leaves it. */
let database: DatabaseSync;

const ask = (sql: string) => database.prepare(sql).all() as Record<string, string>[];

beforeAll(() => {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  database = new DatabaseSync(join(folder, file ?? ''));
});
afterAll(() => database.close());

const makeAdmin = (name: string, password: string) => {
  const command = ['scripts/run.mjs', 'admin', name, '--local'];
  const { status, stdout, stderr } = spawnSync('node', command, { env, input: password, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

test('an admin is made by one command, and a new password ends the sessions of the old one', async () => {
  expect(makeAdmin(username, 'a first admin password\n')).toMatchObject({ status: 0 });
  const [first] = ask('SELECT * FROM admins');
  expect(first).toMatchObject({ username, email: username });
  const passwords = createPasswords();
  expect(await passwords.verify('a first admin password', first!.password_hash!)).toBe(true);
  expect(passwords.isCurrent(first!.password_hash!)).toBe(true);

  ask(
    `INSERT INTO admin_sessions (id, admin_id, secret_hash, created_at, expires_at) VALUES ('1', '${first!.id}', 'hash', 1, 9999999999999)`,
  );
  const second = makeAdmin(` ${username.toUpperCase()} `, 'a second admin password');
  expect(second.said).not.toContain('a second admin password');
  const [changed, ...more] = ask('SELECT * FROM admins');
  expect(more).toEqual([]);
  expect(changed!.id).toBe(first!.id);
  expect(await passwords.verify('a second admin password', changed!.password_hash!)).toBe(true);
  expect(ask('SELECT * FROM admin_sessions')).toEqual([]);
});

test.each([
  ['no name', '', 'a long admin password'],
  ['a name that is no address', 'editor', 'a long admin password'],
  ['a short password', 'editor@longhand.example', 'short'],
  ['one that anybody would try', 'editor@longhand.example', 'editor@longhand.example'],
  ['no password', 'editor@longhand.example', ''],
])('with %s none is made', (_, name, password) => {
  const { status, said } = makeAdmin(name, password);
  expect(status).toBe(1);
  expect(said).toMatch(/Name one email address|at least 12 characters/);
  expect(ask("SELECT * FROM admins WHERE username LIKE 'editor%'")).toEqual([]);
});
