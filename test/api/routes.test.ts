import { expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { newAdmin, signIn } from './admin/admin.ts';
import { openApp, origin, type Visitor } from './auth/app.ts';

/** The API's routes in Hono, without duplicates: Hono lists a route once for each of its handlers. */
const calls = [
  ...new Set(
    createApp()
      .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, 'any')}`),
  ),
];

/** Calls that need neither a session nor an admin. */
const open = new Set([
  'GET /api/health',
  'POST /api/faults',
  'POST /api/contact',
  'GET /api/human-check',
  'GET /api/engine',
  'GET /api/guest/usage',
  'POST /api/guest/human-check',
  'POST /api/humanize',
  'POST /api/check-rewrite',
  'POST /api/reword',
  'GET /api/blog/posts',
  'GET /api/blog/posts/any',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'GET /api/auth/session',
  'POST /api/auth/forgot-password',
  'POST /api/auth/check-link',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email',
  'POST /api/auth/email-change/confirm',
  'POST /api/auth/email-change/refuse',
  'GET /api/auth/google',
  'POST /api/auth/google/callback',
  'POST /api/auth/google/link',
  'POST /api/auth/passkey/options',
  'POST /api/auth/passkey',
  'POST /api/auth/second-step',
  'POST /api/auth/admin/login',
  'GET /api/auth/admin/session',
  'POST /api/auth/admin/logout',
  'POST /api/payments/activate-by-email',
  'POST /api/payments/webhook',
]);

const isOfAdmin = (call: string) =>
  /^\w+ \/api\/(?:admin|auth\/admin)\//.test(call) || /^(?:POST|PUT|DELETE) \/api\/blog\//.test(call);
const isSecondStep = (call: string) => call.includes('/admin/second-step');
const guarded = calls.filter((call) => !open.has(call) && !isSecondStep(call));

async function codeOf(browser: Visitor, call: string, headers = {}): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  const { status, body } = await browser.call(method, path, method === 'GET' ? undefined : {}, headers);
  return `${status} ${body.code}`;
}

async function codesOf(browser: Visitor, asked: readonly string[], headers = {}) {
  const codes: Record<string, string> = {};
  for (const call of asked) codes[call] = await codeOf(browser, call, headers);
  return codes;
}

const all = (asked: readonly string[], code: string) => Object.fromEntries(asked.map((call) => [call, code]));

test('account endpoints reject requests without a session, and admin endpoints reject everyone but admins', async () => {
  expect(calls).toEqual(expect.arrayContaining([...open]));
  expect(guarded.length).toBeGreaterThan(40);
  const app = openApp();
  const ofAdmins = guarded.filter(isOfAdmin);
  const ofUsers = guarded.filter((call) => !isOfAdmin(call));
  const nobody = app.visitor();
  expect(await codesOf(nobody, ofUsers)).toEqual(all(ofUsers, '401 not_signed_in'));
  expect(await codesOf(nobody, ofAdmins)).toEqual(all(ofAdmins, '401 admin_required'));
  expect(await codesOf(nobody, calls.filter(isSecondStep))).toEqual(
    all(calls.filter(isSecondStep), '401 second_step_over'),
  );
  const ada = await app.person();
  expect(await codesOf(ada, ofAdmins)).toEqual(all(ofAdmins, '401 admin_required'));
});

test('an admin without a second factor can do nothing but set one up', async () => {
  const browser = openApp({ dependencies: { adminNeedsFactor: true } }).visitor();
  await signIn(browser, await newAdmin());
  const others = guarded.filter((call) => isOfAdmin(call) && !call.includes('/factors'));
  expect(await codesOf(browser, others)).toEqual(all(others, '403 admin_factor_missing'));
});

test.each<Record<string, string>>([
  // Sent by another site, with an Origin that claims to be ours.
  { 'Sec-Fetch-Site': 'cross-site', Origin: origin },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.longhand.example' },
  { 'Sec-Fetch-Site': 'none' },
])('every write except the webhook rejects a cross-site request: %o', async (headers) => {
  const app = openApp({ env: { HUMANIZE_RATE: undefined, FAULT_RATE: undefined } });
  const writes = calls
    .filter((call) => !call.startsWith('GET') && !call.endsWith('/webhook'))
    .concat('POST /api/payments/webhook/', 'POST /pricing');
  const ada = await app.person();
  await signIn(ada, await newAdmin());
  expect(await codesOf(ada, writes, headers)).toEqual(all(writes, '403 cross_site'));
  expect((await ada.account()).user).not.toBeNull();
});

test('the debug endpoints of development return the identity of one account, and never a credential', async () => {
  const ada = await openApp().person();
  await newAdmin();
  for (const [name, columns] of [
    ['users', ['id', 'email', 'created_at']],
    ['admin_credentials', ['id', 'username', 'email', 'created_at']],
  ] as const)
    expect((await ada.get(`/api/dev/tables/${name}`)).body.rows.map(Object.keys)).toEqual([columns]);
  for (const name of ['sessions', 'admins', 'toString', 'users;'])
    expect((await ada.get(`/api/dev/tables/${name}`)).status, name).toBe(404);
});
