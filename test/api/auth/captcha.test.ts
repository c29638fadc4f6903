import { env as bindings } from 'cloudflare:workers';
import { createExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { securityHeaders } from '#middleware/security-headers.ts';
import {
  day,
  fetchForReal,
  limiter,
  openApp,
  refusal,
  shortTimeouts,
  somebody,
  type Visitor,
} from './app.ts';

const services = inject('services');
/** Cloudflare's published test key. */
const passes = '1x0000000000000000000000000000000AA';
const keys = (secret = passes, path = 'siteverify') => ({
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: secret,
  TURNSTILE_ENDPOINT: `${services}/${path}`,
});

let spans: number[];
let notes: string[];

beforeEach(() => {
  notes = [];
  vi.spyOn(console, 'warn').mockImplementation((line: { what: string }) => void notes.push(line.what));
  spans = shortTimeouts();
});
afterEach(() => vi.restoreAllMocks());

function openChecked(env: Record<string, unknown> = keys()) {
  const app = openApp({ env });
  app.reach(services);
  return app;
}

let people = 0;
const person = () => `a person ${++people}`;
const required = refusal(403, 'human_check_required');
const failed = refusal(403, 'human_check_failed');
const notAsked = 'The check of a person could not be asked, and was taken as passed';

const humanize = (browser: Visitor) =>
  browser.post('/api/humanize', { text: 'Furthermore, it is important to note that the river is long.' });
const prove = (browser: Visitor, human_check = person()) =>
  browser.post('/api/guest/human-check', { human_check });

test('an account is created only after a passed check, whose token works once', async () => {
  const app = openChecked();
  const [ada, bob] = [app.visitor({ ip: '192.0.2.77' }), app.visitor()];
  expect(await ada.register(somebody())).toMatchObject(required);
  expect(await ada.register(somebody(), { human_check: 'a machine' })).toMatchObject(failed);
  const token = person();
  expect((await ada.register(somebody(), { human_check: token })).status).toBe(201);
  expect(await (await fetchForReal(`${services}/asked/siteverify`)).json()).toEqual({
    secret: passes,
    response: token,
    remoteip: '192.0.2.77',
  });
  expect(await bob.register(somebody(), { human_check: token })).toMatchObject(failed);
  expect((await bob.account()).user).toBeNull();
  // A signed-in user never gets a check.
  expect((await humanize(ada)).status).toBe(200);
});

test('an input error does not use up a token, and whether an address is taken is revealed only after the check', async () => {
  const app = openChecked();
  const { email } = await app.person({}, { human_check: person() });
  const token = person();
  const weak = { human_check: token, password: 'password' };
  expect((await app.visitor().register(somebody(), weak)).body.code).toBe('weak_password');
  expect(await app.visitor().register(email)).toMatchObject(required);
  expect((await app.visitor().register(email, { human_check: token })).body.code).toBe('email_taken');
});

test('a guest passes the check before the first text, and again only after 30 days or in another browser', async () => {
  const app = openChecked();
  const [ada, bob] = [app.visitor(), app.visitor()];
  expect(await humanize(ada)).toMatchObject(required);
  expect(await prove(ada, 'a machine')).toMatchObject(failed);
  expect(await humanize(ada)).toMatchObject(required);
  expect((await prove(ada)).status).toBe(204);
  for (const _ of ['once', 'twice']) expect((await humanize(ada)).status).toBe(200);

  await humanize(bob);
  const passed = ada.cookies.get('__Host-checked')!;
  bob.cookies.set('__Host-checked', passed);
  expect(await humanize(bob)).toMatchObject(required);
  ada.cookies.set('__Host-checked', `${passed.slice(0, -3)}AAA`);
  expect(await humanize(ada)).toMatchObject(required);
  ada.cookies.set('__Host-checked', passed);
  app.pass(30 * day);
  expect(await humanize(ada)).toMatchObject(required);
});

test.each(['silence', 'drop', 'unavailable', 'html', 'nothing', 'list', 'endless', 'elsewhere', 'internal'])(
  'a failed request to Cloudflare counts as a passed check and is logged: %s',
  async (way) => {
    const ada = openChecked(keys(passes, `broken/${way}`)).visitor();
    // A token is still required.
    expect(await ada.register(somebody())).toMatchObject(required);
    expect((await ada.register(somebody(), { human_check: person() })).status).toBe(201);
    expect(spans).toContain(10_000);
    expect(notes).toEqual([notAsked]);
  },
);

test.each([
  ['no keys', {}],
  ['only the site key', { TURNSTILE_SITE_KEY: 'a' }],
  ['only the secret key', { TURNSTILE_SECRET_KEY: 'b' }],
])('with %s the check is off: nothing requires it, and its document is not served', async (_, env) => {
  const app = openChecked(env);
  expect((await app.visitor().register(somebody())).status).toBe(201);
  expect((await humanize(app.visitor())).status).toBe(200);
  expect((await app.visitor().get('/api/human-check')).status).toBe(404);
});

test('only the document with the check may run Cloudflare’s script and be framed by us, and strips HTML from its inputs', async () => {
  const { status, headers, body } = await openChecked().visitor().get('/api/human-check?theme=dark');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i);
  expect(body).toContain('data-site-key="1x00000000000000000000AA" data-theme="dark"');
  const policy = headers.get('Content-Security-Policy')!;
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(headers.get('Strict-Transport-Security')).not.toBeNull();
  expect(securityHeaders['Content-Security-Policy']).not.toContain('cloudflare');
  const app = openChecked({ ...keys(), TURNSTILE_SITE_KEY: '"><script>' });
  const typed = await app.visitor().get('/api/human-check?theme="><script>');
  expect(typed.body).toContain('data-site-key="script" data-theme="light"');
});

test('outside development, the check is not served if its endpoint lacks https', async () => {
  const address = 'https://longhand.example/api/human-check';
  for (const [endpoint, status] of [
    [{}, 404],
    [{ TURNSTILE_ENDPOINT: undefined }, 200],
  ] as const) {
    const env = { ...bindings, ...keys(), ...endpoint };
    expect((await createApp().request(address, {}, env, createExecutionContext())).status).toBe(status);
  }
});

test('an invalid secret key lets everyone pass and is logged, and checks are rate limited per network', async () => {
  const browser = openChecked({ ...keys('a typing error'), SIGN_IN_RATE: limiter(1) }).visitor();
  expect((await prove(browser)).status).toBe(204);
  expect(notes).toEqual([notAsked]);
  expect((await prove(browser)).status).toBe(429);
});
