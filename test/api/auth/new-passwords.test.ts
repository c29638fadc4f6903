import { createHash } from 'node:crypto';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { fetchForReal, openApp, refusal, shortTimeouts, somebody } from './app.ts';

const services = inject('services');
const app = openApp();

afterEach(() => vi.restoreAllMocks());

function openWith(list: string) {
  const checked = openApp({ env: { BREACHED_PASSWORDS_URL: `${services}/${list}` } });
  checked.reach(services);
  return checked;
}

test('a breached password is refused wherever it is chosen, and the service gets only five digits of its hash', async () => {
  const checked = openWith('range');
  const stolen = { password: 'a stolen horse' };
  const refused = refusal(400, 'breached_password');
  expect(await checked.visitor().register(somebody(), stolen)).toMatchObject(refused);
  const hash = createHash('sha1').update(stolen.password).digest('hex').toUpperCase();
  expect(await (await fetchForReal(`${services}/asked/range`)).json()).toEqual({
    path: `/range/${hash.slice(0, 5)}`,
    padding: 'true',
  });
  const ada = await checked.person();
  const change = { current_password: 'correct horse', new_password: stolen.password };
  expect(await ada.put('/api/user/password', change)).toMatchObject(refused);
  const token = await checked.forgot(ada.email);
  expect(await checked.reset(token, stolen.password)).toMatchObject(refused);
  expect((await checked.reset(token, ada.email)).body.code).toBe('weak_password');
  // The link still works, and entries that only pad the response do not count as breached.
  expect((await checked.reset(token, 'a horse for padding')).status).toBe(200);
});

test.each(['silence', 'stops', 'drop', 'unavailable', 'endless', 'elsewhere'])(
  'an unreadable list of breached passwords blocks no sign-up and is logged: %s',
  async (way) => {
    const spans = shortTimeouts();
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const answer = await openWith(`broken/${way}`)
      .visitor()
      .register(somebody(), { password: 'a stolen horse' });
    expect(answer.status).toBe(201);
    expect(spans).toEqual([1_500]);
    const lines = JSON.stringify(warned.mock.calls);
    expect(lines).toContain('could not be read');
    expect(lines).not.toMatch(/horse|mail\.example/);
  },
);

test('a password set before these rules still works', async () => {
  const { email } = await app.person();
  const old = await app.hash('secret');
  await app.bindings.DB.prepare('UPDATE users SET password_hash = ? WHERE email = ?').bind(old, email).run();
  expect((await app.visitor().login(email, { password: 'secret' })).status).toBe(200);
});
