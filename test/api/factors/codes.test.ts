import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { factorLimits } from '#contract/factors.ts';
import { hashRecoveryCode } from '#auth/codes/recovery-codes.ts';
import { hour, minute, somebody } from '../auth/app.ts';
import { codeAt, newPerson, openSite, setUpApp } from './people.ts';

const app = openSite();
const step = factorLimits.codeSeconds * 1000;
const due = { status: 202, body: { second_step: { passkey: false } } };
const base = '/api/user/factors';

const subjects = async (email: string) => (await app.mails(email)).map(({ subject }) => subject);

/** Somebody with an app, who has signed out; `enter` goes as far as the second step. */
async function withApp() {
  const { email, browser } = await newPerson(app);
  const own = await setUpApp(app, browser);
  await browser.post('/api/auth/logout');
  app.pass(step);
  return {
    email,
    browser,
    ...own,
    enter: () => browser.login(email),
    finish: (proof: object) => browser.post('/api/auth/second-step', proof),
  };
}

test('an app is set up by its first code, and ten recovery codes come once', async () => {
  const { email, browser } = await newPerson(app);
  const { body } = await browser.post(`${base}/authenticator-app`);
  expect(body.uri).toBe(
    `otpauth://totp/Longhand:${encodeURIComponent(email)}?issuer=Longhand&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  const wrong = await browser.put(`${base}/authenticator-app`, { setup: body.setup, code: '000000' });
  expect(wrong).toMatchObject({ status: 403, body: { code: 'invalid_code' } });
  expect((await browser.get(base)).body).toEqual({
    passkeys: [],
    authenticator_app: null,
    recovery_codes_left: 0,
  });

  const code = codeAt(body.secret, app.now());
  const answer = await browser.put(`${base}/authenticator-app`, { setup: body.setup, code });
  expect(answer.status).toBe(200);
  const codes: string[] = answer.body.recovery_codes;
  expect(new Set(codes).size).toBe(10);
  for (const each of codes) expect(each).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
  expect((await browser.get(base)).body).toEqual({
    passkeys: [],
    authenticator_app: { added_at: app.now().toISOString() },
    recovery_codes_left: 10,
  });
  expect(await subjects(email)).toContain('An authenticator app was set up');
});

test('neither the secret nor a recovery code can be read out of the database', async () => {
  const { email, secret, recoveryCodes } = await withApp();
  const rows = await env.DB.prepare(
    'SELECT a.secret, c.code_hash FROM users u JOIN authenticator_apps a ON a.user_id = u.id JOIN recovery_codes c ON c.user_id = u.id WHERE u.email = ?',
  )
    .bind(email)
    .all();
  expect(rows.results).toHaveLength(10);
  const kept = JSON.stringify(rows.results);
  for (const hidden of [secret, ...recoveryCodes]) expect(kept).not.toContain(hidden);
});

test('the password alone opens nothing: no cookie of a session, no call', async () => {
  const { browser, enter, finish, code } = await withApp();
  expect(await enter()).toMatchObject(due);
  expect(browser.cookies.has('__Host-session')).toBe(false);
  for (const path of ['/api/user/profile', base, '/api/user/export', '/api/auth/sessions']) {
    expect((await browser.get(path)).status, path).toBe(401);
  }
  expect((await browser.account()).user).toBeNull();

  expect(await finish({ code: code() })).toMatchObject({
    status: 200,
    body: { user: { full_name: 'Ada Lovelace' } },
  });
  expect(browser.cookies.has('__Host-session')).toBe(true);
  expect(browser.cookies.has('__Host-second_step')).toBe(false);
});

test('a code is good once, and so is every one before it', async () => {
  const { secret, enter, finish } = await withApp();
  const before = codeAt(secret, app.now());
  app.pass(step);
  const code = codeAt(secret, app.now());
  await enter();
  expect((await finish({ code })).status).toBe(200);
  await enter();
  expect(await finish({ code })).toMatchObject({ status: 403, body: { code: 'used_code' } });
  expect(await finish({ code: before })).toMatchObject({ status: 403, body: { code: 'used_code' } });
});

test('of two calls with one code at the same moment only one gets in', async () => {
  const { enter, finish, code } = await withApp();
  await enter();
  const answers = await Promise.all([finish({ code: code() }), finish({ code: code() })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test.each([
  [-2, 403],
  [-1, 200],
  [1, 200],
  [2, 403],
])('a phone whose clock is %i steps away: %i', async (steps, status) => {
  const { secret, enter, finish } = await withApp();
  app.pass(2 * step);
  await enter();
  const code = codeAt(secret, new Date(app.now().getTime() + steps * step));
  expect((await finish({ code })).status).toBe(status);
});

test('each recovery code lets in once, however it is typed, and a mail tells of it', async () => {
  const { email, browser, recoveryCodes, enter, finish } = await withApp();
  const [first = ''] = recoveryCodes;
  await enter();
  const typed = { recovery_code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` };
  expect((await finish(typed)).status).toBe(200);
  expect((await browser.get(base)).body.recovery_codes_left).toBe(9);
  expect(await subjects(email)).toContain('A recovery code was used');
  await enter();
  expect(await finish(typed)).toMatchObject({ status: 403, body: { code: 'invalid_code' } });
});

test('a recovery code of three groups, as they were given out before, goes on working', async () => {
  const { email, enter, finish } = await withApp();
  const owner = (await env.DB.prepare('SELECT id FROM users WHERE email = ?')
    .bind(email)
    .first('id')) as string;
  const hash = hashRecoveryCode(app.bindings, { kind: 'user', id: owner }, 'abcd-efgh-jkmn');
  await env.DB.prepare('INSERT INTO recovery_codes (code_hash, user_id, created_at) VALUES (?, ?, 1)')
    .bind(hash, owner)
    .run();
  await enter();
  expect((await finish({ recovery_code: 'ABCD EFGH JKMN' })).status).toBe(200);
});

test('codes of another person are worth nothing', async () => {
  const [ada, mallory] = [await withApp(), await withApp()];
  await ada.enter();
  expect((await ada.finish({ code: mallory.code() })).status).toBe(403);
  expect((await ada.finish({ recovery_code: mallory.recoveryCodes[0] })).status).toBe(403);
});

test('after ten wrong codes from any networks even the right one is refused for an hour, and a mail tells; recovery codes go on', async () => {
  const { email, code, recoveryCodes } = await withApp();
  const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
  for (let attempt = 0; attempt < factorLimits.wrongCodesPerHour; attempt++) {
    const thief = app.visitor();
    await thief.login(email);
    expect((await thief.post('/api/auth/second-step', { code: wrong })).body.code).toBe('invalid_code');
  }
  expect(await subjects(email)).toContain('Somebody is guessing your codes');
  const owner = app.visitor();
  await owner.login(email);
  const refused = await owner.post('/api/auth/second-step', { code: code() });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect((await owner.post('/api/auth/second-step', { recovery_code: recoveryCodes[0] })).status).toBe(200);
  await owner.post('/api/auth/logout');
  app.pass(hour);
  await owner.login(email);
  expect((await owner.post('/api/auth/second-step', { code: code() })).status).toBe(200);
});

test('one network has few tries a minute', async () => {
  const { enter, finish, code } = await withApp();
  await enter();
  let answer = await finish({ recovery_code: 'wrong' });
  // The window is a minute; should one end on the way, a second one begins.
  for (let attempt = 0; attempt < 40 && answer.status !== 429; attempt++)
    answer = await finish({ recovery_code: 'wrong' });
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect((await finish({ code: code() })).status).toBe(429);
});

test.each([
  ['nobody has begun', async () => undefined],
  [
    'ten minutes have passed',
    async ({ enter }) => {
      await enter();
      app.pass(10 * minute);
    },
  ],
  [
    'the password was reset meanwhile',
    async ({ email, enter }) => {
      await enter();
      await app.visitor().post('/api/auth/forgot-password', { email });
      const token = await app.token(email);
      await app.visitor().post('/api/auth/reset-password', { token, password: 'another horse' });
    },
  ],
] as [string, (person: Awaited<ReturnType<typeof withApp>>) => Promise<void>][])(
  'there is no second step where %s',
  async (_, meanwhile) => {
    const person = await withApp();
    await meanwhile(person);
    expect(await person.finish({ code: person.code() })).toMatchObject({
      status: 401,
      body: { code: 'second_step_over' },
    });
  },
);

test('a new password by mail does not take the second step off', async () => {
  const { email, browser, code } = await withApp();
  await browser.post('/api/auth/forgot-password', { email });
  await browser.post('/api/auth/reset-password', {
    token: await app.token(email),
    password: 'another horse',
  });
  expect(await browser.login(email, { password: 'another horse' })).toMatchObject(due);
  expect((await browser.post('/api/auth/second-step', { code: code() })).status).toBe(200);
});

test('Google does not spare the code either', async () => {
  const email = somebody();
  const browser = app.visitor();
  await browser.google({ email });
  const { code } = await setUpApp(app, browser);
  await browser.post('/api/auth/logout');
  app.pass(step);
  const answer = await browser.google({ email }, '?return_to=/pricing');
  expect(answer).toMatchObject({
    status: 202,
    body: { second_step: { passkey: false }, return_to: '/pricing' },
  });
  expect((await browser.account()).user).toBeNull();
  expect((await browser.post('/api/auth/second-step', { code: code() })).status).toBe(200);
  // Within minutes of Google this is proof enough for what only Google can confirm.
  expect((await browser.post('/api/user/set-password', { new_password: 'another horse' })).status).toBe(200);
});

test('an app signs out the other devices, which have never shown a code', async () => {
  const { email, browser } = await newPerson(app);
  const other = app.visitor();
  await other.login(email);
  await setUpApp(app, browser);
  expect((await other.account()).user).toBeNull();
  expect((await browser.account()).user).not.toBeNull();
});

test('nobody sets one up with an address that is not confirmed', async () => {
  const mallory = app.visitor();
  await mallory.register(somebody());
  for (const path of ['authenticator-app', 'passkeys/options']) {
    expect(await mallory.post(`${base}/${path}`)).toMatchObject({
      status: 403,
      body: { code: 'address_not_confirmed' },
    });
  }
});

test('a set-up is of one session and one half hour, and there is one app', async () => {
  const { email, browser } = await newPerson(app);
  const { body } = await browser.post(`${base}/authenticator-app`);
  const send = (who: typeof browser) =>
    who.put(`${base}/authenticator-app`, { setup: body.setup, code: codeAt(body.secret, app.now()) });
  const other = app.visitor();
  await other.login(email);
  expect(await send(other)).toMatchObject({ status: 400, body: { code: 'setup_over' } });
  app.pass(factorLimits.setupMinutes * minute);
  expect(await send(browser)).toMatchObject({ status: 400, body: { code: 'setup_over' } });

  await other.login(email);
  await setUpApp(app, other);
  expect(await other.post(`${base}/authenticator-app`)).toMatchObject({
    status: 409,
    body: { code: 'authenticator_exists' },
  });
});

test('new recovery codes take the place of those before', async () => {
  const { email, browser } = await newPerson(app);
  const { recoveryCodes } = await setUpApp(app, browser);
  await browser.post(`${base}/recovery-codes`);
  await browser.login(email);
  expect((await browser.post('/api/auth/second-step', { recovery_code: recoveryCodes[0] })).status).toBe(403);
});

test('the export lists the app without its secret, and the deletion takes all of it', async () => {
  const { browser } = await newPerson(app);
  const { secret } = await setUpApp(app, browser);
  const { body } = await browser.get('/api/user/export');
  expect(body.data.authenticator_apps).toEqual([
    {
      id: expect.any(String),
      user_id: expect.any(String),
      attempts: 0,
      attempts_since: expect.any(String),
      created_at: app.now().toISOString(),
    },
  ]);
  expect(body.data.recovery_codes).toHaveLength(10);
  expect(body.readable_text).toMatch(
    /AUTHENTICATOR APP \(1\)\n {2}set up .*\n\nRECOVERY CODES NOT USED YET \(10\)/,
  );
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${secret}|code_hash|last_step|k1\\.`));

  const left = () =>
    env.DB.prepare(
      'SELECT count(*) AS rows FROM authenticator_apps a JOIN recovery_codes c ON c.user_id = a.user_id WHERE a.user_id = ?',
    )
      .bind(body.data.account.id)
      .first('rows');
  expect(await left()).toBe(10);
  expect((await browser.post('/api/user/delete', { password: 'correct horse' })).status).toBe(200);
  expect(await left()).toBe(0);
});

test('a new signing key takes over the app with its next right code; recovery codes of the old one go on meanwhile', async () => {
  const { email, code, recoveryCodes } = await withApp();
  const next = 'another signing key for the tests alone';
  const during = openSite({ SIGNING_KEY_NEXT: next });
  const enter = async (site: typeof app, proof: object) => {
    const visitor = site.visitor();
    await visitor.login(email);
    return (await visitor.post('/api/auth/second-step', proof)).status;
  };
  during.pass(app.now().getTime() - during.now().getTime());
  expect(await enter(during, { recovery_code: recoveryCodes[0] })).toBe(200);
  expect(await enter(during, { code: code() })).toBe(200);

  app.pass(step);
  const afterwards = openSite({ SIGNING_KEY: next });
  afterwards.pass(app.now().getTime() - afterwards.now().getTime());
  expect(await enter(afterwards, { code: code() })).toBe(200);
});
