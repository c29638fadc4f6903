import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { migratedState } from './migrated-state.ts';

const state = await migratedState();
/** The file in which the local D1 keeps its rows. */
const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
const database = new DatabaseSync(join(folder, file ?? ''));
afterAll(() => database.close());

const ask = (sql: string) => database.prepare(sql).all() as Record<string, string>[];

async function makeAdmin(
  name: string,
  password: string,
  { list, ...more }: { list?: string; unchecked?: true } = {},
) {
  const flags = Object.keys(more).map((flag) => `--${flag}`);
  const child = spawn('node', ['scripts/run.mjs', 'admin', name, '--local', ...flags], {
    env: { ...process.env, CI: 'true', LONGHAND_STATE: state, ...(list && { BREACHED_PASSWORDS_URL: list }) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
  child.stdin.end(password);
  const [status] = await once(child, 'close');
  return { status, said };
}

test('an admin is made by one command, and a new password ends the sessions of the old one', async () => {
  const username = "o'hara@longhand.example";
  expect(await makeAdmin(username, 'a first admin password\n')).toMatchObject({ status: 0 });
  const [first] = ask('SELECT * FROM admins');
  expect(first).toMatchObject({ username, email: username });
  const passwords = createPasswords();
  expect(await passwords.verify('a first admin password', first!.password_hash!)).toBe(true);
  expect(passwords.isCurrent(first!.password_hash!)).toBe(true);

  ask(
    `INSERT INTO admin_sessions (id, admin_id, secret_hash, created_at, expires_at) VALUES ('1', '${first!.id}', 'hash', 1, 9999999999999)`,
  );
  const second = await makeAdmin(` ${username.toUpperCase()} `, 'a second admin password');
  expect(second.said).not.toContain('a second admin password');
  const [changed, ...more] = ask('SELECT * FROM admins');
  expect(more).toEqual([]);
  expect(changed!.id).toBe(first!.id);
  expect(await passwords.verify('a second admin password', changed!.password_hash!)).toBe(true);
  expect(ask('SELECT * FROM admin_sessions')).toEqual([]);
});

test('without an address, or with a password that is short or easy to guess, none is made', async () => {
  const editor = 'editor@longhand.example';
  const refused = await Promise.all([
    makeAdmin('editor', 'a long admin password'),
    makeAdmin(editor, 'short'),
    makeAdmin(editor, editor),
  ]);
  for (const { status, said } of refused) {
    expect(status).toBe(1);
    expect(said).toMatch(/Name one email address|at least 12 characters/);
  }
  expect(ask("SELECT * FROM admins WHERE username LIKE 'editor%'")).toEqual([]);
});

test('the list of stolen passwords is asked about an admin’s with five digits of its hash, unless it is unreachable and that is accepted', async () => {
  const stolen = 'a stolen admin password';
  const hash = createHash('sha1').update(stolen).digest('hex').toUpperCase();
  const paths: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    paths.push(url);
    answer.end(`${hash.slice(5)}:12\r\n${'0'.repeat(35)}:0`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const list = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  const nowhere = 'http://127.0.0.1:1/range';
  const username = 'asked@longhand.example';
  const made = () => ask(`SELECT * FROM admins WHERE username = '${username}'`);

  const refused = await Promise.all([
    makeAdmin(username, stolen, { list }),
    makeAdmin(username, 'another admin password', { list: nowhere }),
  ]);
  expect(refused).toMatchObject([
    { status: 1, said: expect.stringContaining('published lists of stolen ones') },
    { status: 1, said: expect.stringMatching(/could not be reached.*--unchecked/s) },
  ]);
  expect(paths).toEqual([`/range/${hash.slice(0, 5)}`]);
  expect(made()).toEqual([]);
  expect(await makeAdmin(username, 'one that nobody has stolen', { list })).toMatchObject({ status: 0 });
  const [before] = made();
  const taken = await makeAdmin(username, 'another admin password', { list: nowhere, unchecked: true });
  expect(taken).toMatchObject({ status: 0, said: expect.stringContaining('Taken without asking') });
  expect(made()[0]!.password_hash).not.toBe(before!.password_hash);
  server.close();
});
