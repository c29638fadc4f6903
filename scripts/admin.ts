// Creates an admin, or sets a new password for one, which ends the sessions of the old password:
//   npm run admin -- editor@your-domain [--without-factors] [--unchecked] [--local]
// Prompts for the password, or reads it from standard input. --local: the database of `npm start`. --without-factors: removes
// the passkeys and the authenticator app of an admin who has lost them. --unchecked: accepts a password even if the list of
// stolen passwords cannot be reached.
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { isBreached } from '#auth/new-password/breached.ts';
import { isWeakPassword } from '#auth/new-password/weak.ts';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { adminPasswordMin } from '#contract/admin.ts';
import { adminLoginBody, registerBody } from '#contract/schemas.ts';
import { localDatabase } from './local/database.ts';

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Reads the password from standard input, without echo at a prompt. */
async function readPassword(): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY;
  if (terminal) process.stdout.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: silence, terminal });
  lines.once('SIGINT', () => process.exit(1));
  for await (const line of lines) {
    lines.close();
    if (terminal) console.log();
    return line;
  }
  return '';
}

/** Reads the URL from the configuration; imported on demand, because wrangler takes a second to load. */
async function listOfProduction(): Promise<unknown> {
  const { configuration } = await import('./local/settings.ts');
  return configuration('').vars.BREACHED_PASSWORDS_URL;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    local: { type: 'boolean', default: false },
    'without-factors': { type: 'boolean', default: false },
    unchecked: { type: 'boolean', default: false },
  },
});

const named = registerBody.shape.email.safeParse(positionals[0]);
if (!named.success || positionals.length > 1)
  refuse('Name one email address: npm run admin -- editor@your-domain');
const username = named.data;

const { data: entered } = adminLoginBody.safeParse({ username, password: await readPassword() });
const password = entered?.password ?? '';
if (password.length < adminPasswordMin || isWeakPassword(password, { email: username, fullName: '' })) {
  refuse(
    `An admin's password has at least ${adminPasswordMin} characters and is none that anybody would try.`,
  );
}

/** The list of stolen passwords that all new passwords are checked against; with --local, only one set in the environment. */
const list = process.env.BREACHED_PASSWORDS_URL ?? (values.local ? undefined : await listOfProduction());
const breached = typeof list === 'string' ? await isBreached(list, password) : false;
if (breached === true)
  refuse(
    'This password stands in published lists of stolen ones, so it would be tried. Nothing was changed: choose another.',
  );
if (breached === null && !values.unchecked) {
  refuse(
    'The list of stolen passwords could not be reached, so nobody knows whether this one stands in it. Nothing was changed: try again, or add --unchecked to take it as it is.',
  );
}
if (breached === null)
  console.warn('Taken without asking the list of stolen passwords, which could not be reached.');

const hash = await createPasswords().hash(password);
const made = [crypto.randomUUID(), username, username, hash].map(quoted);
const statements = [
  `INSERT INTO admins (id, username, email, password_hash, created_at) VALUES (${made.join(', ')}, ${Date.now()}) ON CONFLICT (username) DO UPDATE SET password_hash = excluded.password_hash`,
  `DELETE FROM admin_sessions WHERE admin_id = (SELECT id FROM admins WHERE username = ${quoted(username)})`,
];
if (values['without-factors']) {
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes']) {
    statements.push(
      `DELETE FROM ${table} WHERE admin_id = (SELECT id FROM admins WHERE username = ${quoted(username)})`,
    );
  }
}
const where = values.local ? localDatabase : ['--remote'];
const { status } = spawnSync(
  'wrangler',
  ['d1', 'execute', 'DB', ...where, '--yes', '--command', statements.join('; ')],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (status !== 0) process.exit(status ?? 1);
console.log(`${username} can sign in at /admin.`);
