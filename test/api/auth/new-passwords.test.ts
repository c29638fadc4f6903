import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { isCommon } from '#auth/new-password/weak.ts';
import { openApp, somebody } from './app.ts';

const service = inject('issuer');
let fetchForReal: typeof fetch;
const timeoutForReal = AbortSignal.timeout.bind(AbortSignal);
const weak = { status: 400, body: { code: 'weak_password' } };

// Files share one runtime, where another one's stand-in may still be there when this one is read.
beforeEach(() => {
  fetchForReal = fetch;
});
afterEach(() => vi.restoreAllMocks());

function openWith(way: string) {
  const app = openApp({ env: { BREACHED_PASSWORDS_URL: `${service}/${way}` } });
  app.network((request) => fetchForReal(request));
  return app;
}

test('the commonest passwords are known, whatever their case', async () => {
  const app = openApp();
  for (const password of [
    'password1',
    'Baseball',
    'QWERTYUIOP',
    'iloveyou',
    'trustno1',
    '１２３４５６７８',
  ]) {
    expect(await app.visitor().register(somebody(), { password }), password).toMatchObject(weak);
  }
  expect(isCommon('correct horse')).toBe(false);
});

test.each([
  'Longhand1!',
  'humanizer2026',
  'longhand.example',
  'AdaLovelace',
  'lovelace1815',
  'Lovelace, Ada',
  'ada.l.1815@mail.example',
  'mail.example.1',
])('words of the product, the name and the address make no password: %s', async (password) => {
  const email = 'ada.l.1815@mail.example';
  expect(await openApp().visitor().register(email, { password })).toMatchObject(weak);
});

test.each(['Lovelace sings by night', 'humanize my grey cats', 'canada has ten of them', '84736251'])(
  'one that holds such a word beside enough of its own is fine: %s',
  async (password) => {
    expect((await openApp().visitor().register(somebody(), { password })).status).toBe(201);
  },
);

test('one that was stolen somewhere is refused wherever it is chosen, and the service learns five digits', async () => {
  const app = openWith('range');
  const stolen = { password: 'a stolen horse' };
  const refused = { status: 400, body: { code: 'breached_password' } };
  const email = somebody();
  expect(await app.visitor().register(email, stolen)).toMatchObject(refused);
  const hash = createHash('sha1').update(stolen.password).digest('hex').toUpperCase();
  expect(await (await fetchForReal(`${service}/asked`)).json()).toEqual({
    path: `/range/${hash.slice(0, 5)}`,
    padding: 'true',
  });

  const ada = app.visitor();
  expect((await ada.register(email)).status).toBe(201);
  const change = { current_password: 'correct horse', new_password: stolen.password };
  expect(await ada.put('/api/user/password', change)).toMatchObject(refused);
  await app.visitor().post('/api/auth/forgot-password', { email });
  const token = await app.token(email);
  expect(await ada.post('/api/auth/reset-password', { token, ...stolen })).toMatchObject(refused);
  // The link is still good, and signing in looks nothing up.
  expect((await ada.post('/api/auth/reset-password', { token, password: 'a new horse' })).status).toBe(200);
});

test('what only pads the answer was never stolen', async () => {
  const password = 'a horse for padding';
  expect((await openWith('range').visitor().register(somebody(), { password })).status).toBe(201);
});

test.each(['silence', 'stops', 'drop', 'unavailable', 'endless', 'elsewhere'])(
  'a list that cannot be read holds nobody up, and the log says so: %s',
  async (way) => {
    const spans: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      spans.push(milliseconds);
      return timeoutForReal(200);
    });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const email = somebody();
    const answer = await openWith(way).visitor().register(email, { password: 'a stolen horse' });
    expect(answer.status).toBe(201);
    expect(spans).toEqual([1_500]);
    const lines = JSON.stringify(warned.mock.calls);
    expect(lines).toContain('could not be read');
    expect(lines).not.toMatch(/horse|mail\.example/);
  },
);

test('a password from before there were these rules goes on working', async () => {
  const app = openApp();
  const email = somebody();
  await app.visitor().register(email);
  const old = await openApp().hash('secret');
  await app.bindings.DB.prepare('UPDATE users SET password_hash = ? WHERE email = ?').bind(old, email).run();
  expect((await app.visitor().login(email, { password: 'secret' })).status).toBe(200);
});
