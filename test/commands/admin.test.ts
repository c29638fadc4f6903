import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '#auth/passwords/hashing.ts';
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

/** Not blocking, so that a list in this process can answer. */
async function makeAdminAsking(list: string, password: string, ...more: string[]) {
  const command = ['scripts/run.mjs', 'admin', 'asked@longhand.example', '--local', ...more];
  const child = spawn('node', command, { env: { ...env, BREACHED_PASSWORDS_URL: list } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  child.stdin.end(password);
  const [status] = await once(child, 'close');
  return { status, said };
}

const asked = () => ask("SELECT * FROM admins WHERE username = 'asked@longhand.example'");

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

test('the list of stolen passwords is asked about an admin’s, and hears five digits of its hash', async () => {
  const stolen = 'a stolen admin password';
  const hash = createHash('sha1').update(stolen).digest('hex').toUpperCase();
  const paths: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    paths.push(url);
    answer.end(`${hash.slice(5)}:12\r\n${'0'.repeat(35)}:0`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const list = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;

  const refused = await makeAdminAsking(list, stolen);
  expect(refused).toMatchObject({
    status: 1,
    said: expect.stringContaining('published lists of stolen ones'),
  });
  expect(paths).toEqual([`/range/${hash.slice(0, 5)}`]);
  expect(asked()).toEqual([]);
  expect(await makeAdminAsking(list, 'one that nobody has stolen')).toMatchObject({ status: 0 });
  expect(asked()).toHaveLength(1);
  server.close();
});

test('where that list cannot be reached nothing changes, until it is said to take the password as it is', async () => {
  const [before] = asked();
  const nowhere = 'http://127.0.0.1:1/range';
  const refused = await makeAdminAsking(nowhere, 'another admin password');
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('could not be reached') });
  expect(refused.said).toContain('--unchecked');
  expect(asked()).toEqual([before]);
  const taken = await makeAdminAsking(nowhere, 'another admin password', '--unchecked');
  expect(taken).toMatchObject({ status: 0, said: expect.stringContaining('Taken without asking') });
  expect(asked()[0]!.password_hash).not.toBe(before?.password_hash);
});
