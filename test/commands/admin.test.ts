import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { migratedState } from './migrated-state.ts';

const state = await migratedState();
/** Folder of the SQLite files of the local D1. */
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

/** Starts a list of stolen passwords that contains this one, and records the requested paths. */
async function openList(stolen: string) {
  const hash = createHash('sha1').update(stolen).digest('hex').toUpperCase();
  const paths: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    paths.push(url);
    answer.end(`${hash.slice(5)}:12\r\n${'0'.repeat(35)}:0`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { paths, hash, list: `http://127.0.0.1:${port}/range` };
}

const nowhere = 'http://127.0.0.1:1/range';

test('one command creates an admin, and a new password ends the old sessions, even with --unchecked while the list of stolen passwords is unreachable', async () => {
  const username = "o'hara@longhand.example";
  const { list } = await openList('a stolen admin password');
  const made = await makeAdmin(username, 'a first admin password\n', { list });
  expect(made).toMatchObject({ status: 0 });
  const [first] = ask('SELECT * FROM admins');
  expect(first).toMatchObject({ username, email: username });
  const passwords = createPasswords();
  expect(await passwords.verify('a first admin password', first!.password_hash!)).toBe(true);
  expect(passwords.isCurrent(first!.password_hash!)).toBe(true);

  ask(
    `INSERT INTO admin_sessions (id, admin_id, secret_hash, created_at, expires_at) VALUES ('1', '${first!.id}', 'hash', 1, 9999999999999)`,
  );
  const second = await makeAdmin(` ${username.toUpperCase()} `, 'a second admin password', {
    list: nowhere,
    unchecked: true,
  });
  expect(second.said).not.toContain('a second admin password');
  expect(second).toMatchObject({ status: 0, said: expect.stringContaining('Taken without asking') });
  const [changed, ...more] = ask('SELECT * FROM admins');
  expect(more).toEqual([]);
  expect(changed!.id).toBe(first!.id);
  expect(await passwords.verify('a second admin password', changed!.password_hash!)).toBe(true);
  expect(ask('SELECT * FROM admin_sessions')).toEqual([]);
});

test('no admin is created without an email address or with a short, guessable, stolen or unchecked password; the list gets 5 digits of its hash', async () => {
  const editor = 'editor@longhand.example';
  const stolen = 'a stolen admin password';
  const { list, paths, hash } = await openList(stolen);
  const refused = await Promise.all([
    makeAdmin('editor', 'a long admin password'),
    makeAdmin(editor, 'short'),
    makeAdmin(editor, editor),
    makeAdmin(editor, stolen, { list }),
    makeAdmin(editor, 'another admin password', { list: nowhere }),
  ]);
  const reasons = [
    /Name one email address/,
    /at least 12 characters/,
    /at least 12 characters/,
    /published lists of stolen ones/,
    /could not be reached.*--unchecked/s,
  ];
  expect(refused).toMatchObject(
    reasons.map((reason) => ({ status: 1, said: expect.stringMatching(reason) })),
  );
  expect(paths).toEqual([`/range/${hash.slice(0, 5)}`]);
  expect(ask("SELECT * FROM admins WHERE username LIKE 'editor%'")).toEqual([]);
});
