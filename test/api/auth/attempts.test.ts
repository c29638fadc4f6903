import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createPasswords, recommendedCost } from '#auth/passwords/hashing.ts';
import { sign } from '#crypto/secrets.ts';
import { day, limiter, openApp, quickCost, refusal, slowPasswords, somebody, tryPasswords } from './app.ts';

const app = openApp();
const wrong = { password: 'wrong horse' };
const tooMany = refusal(429, 'too_many_attempts', {
  error: 'Too many attempts. Please wait a minute and try again.',
});

test('of sixty guesses at one account, at most forty are checked, and the owner can still sign in', async () => {
  const { email } = await app.person();
  const mallory = app.visitor();
  const before = app.hashes();
  for (let tried = 0; tried < 60; tried++) await mallory.login(email, { password: `guess ${tried}` });
  // The window is a minute; if it ends during the loop, a second one begins.
  expect(app.hashes() - before).toBeLessThanOrEqual(40);
  const last = await mallory.login(email);
  expect(last).toMatchObject(tooMany);
  expect(last.headers.get('Retry-After')).toBe('60');
  expect((await app.visitor().login(email)).status).toBe(200);
});

test('of guesses at many accounts from one IP address, those over the rate limit are not checked', async () => {
  const tight = openApp({ env: { SIGN_IN_RATE: limiter(4) } });
  const mallory = tight.visitor();
  const before = tight.hashes();
  const guesses = await Promise.all(Array.from({ length: 10 }, () => mallory.login(somebody())));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(6);
  expect(tight.hashes() - before).toBe(4);
});

test('the accounts registered and emails requested from one IP address are rate limited', async () => {
  const tight = openApp({ env: { SIGN_UP_RATE: limiter(1), MAIL_RATE: limiter(1) } });
  const mallory = tight.visitor();
  expect((await mallory.register(somebody())).status).toBe(201);
  expect(await mallory.register(somebody())).toMatchObject(tooMany);
  await mallory.post('/api/auth/forgot-password', { email: somebody() });
  expect(await mallory.post('/api/auth/forgot-password', { email: somebody() })).toMatchObject(tooMany);
  expect((await tight.visitor().register(somebody())).status).toBe(201);
  // Under Pages there are no rate limits.
  const none = { SIGN_IN_RATE: undefined, PASSWORD_RATE: undefined, SIGN_UP_RATE: undefined };
  const pages = openApp({ env: { ...none, MAIL_RATE: undefined } });
  expect((await pages.visitor().login((await pages.person()).email)).status).toBe(200);
});

test('an unknown address, a Google account and a wrong password get the same response for the same work', async () => {
  const refused = refusal(401, 'invalid_credentials', { error: 'Invalid email or password' });
  for (const { email } of [await app.person(), await app.googlePerson(), { email: somebody() }]) {
    const before = app.hashes();
    expect(await app.visitor().login(email, wrong)).toMatchObject(refused);
    expect(app.hashes() - before, email).toBe(1);
  }
});

test('a password hash with older parameters is renewed once, at the next sign-in', async () => {
  const { id, email } = await app.person();
  const stronger = openApp({ cost: { ...quickCost, p: 2 } });
  const kept = () =>
    env.DB.prepare('SELECT password_hash AS hash FROM users WHERE id = ?').bind(id).first<string>('hash');
  expect((await stronger.visitor().login(email, wrong)).status).toBe(401);
  expect(await kept()).toMatch(/^scrypt\$16\$8\$1\$/);
  expect((await stronger.visitor().login(email)).status).toBe(200);
  const renewed = await kept();
  expect(renewed).toMatch(/^scrypt\$16\$8\$2\$/);
  expect((await stronger.visitor().login(email)).status).toBe(200);
  expect(await kept()).toBe(renewed);
});

test('passwords are hashed as OWASP recommends, each with its own salt, and after Unicode normalisation', async () => {
  expect(recommendedCost).toEqual({ N: 16384, r: 8, p: 5 });
  const hash = await createPasswords().hash('correct horse');
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  const passwords = createPasswords(quickCost);
  const [first, second] = [await passwords.hash('caf\u00e9 noir'), await passwords.hash('caf\u00e9 noir')];
  expect(second).not.toBe(first);
  expect(await passwords.verify('cafe\u0301 noir', first)).toBe(true);
  expect(await passwords.verify('caf\u00e9 noirs', first)).toBe(false);
});

test('a sign-in that starts before a password reset fails if the reset finishes first', async () => {
  const reset = async () => slow.reset(await slow.token(email));
  const slow = openApp({ dependencies: { passwords: slowPasswords(reset) } });
  const { email } = await slow.person();
  await slow.forgot(email);
  const mallory = slow.visitor();
  expect((await mallory.login(email)).status).toBe(401);
  expect((await mallory.account()).user).toBeNull();
});

const guarded = refusal(429, 'account_guarded');

/** Uses up the wrong passwords that are allowed for an address in a day. */
async function guess(email: string) {
  await tryPasswords(email, app.now());
  expect((await app.visitor().login(email, wrong)).status).toBe(401);
}

test('guesses from many networks are blocked; the owner signs in from a known browser, or elsewhere after a reset by email', async () => {
  const home = await app.person();
  const { email } = home;
  await home.post('/api/auth/logout');
  await guess(email);

  const before = app.hashes();
  // The cookie of a known browser counts only for the accounts that signed in there.
  const mallory = await app.person();
  await mallory.post('/api/auth/logout');
  expect(await mallory.login(email)).toMatchObject(guarded);
  expect(app.hashes() - before).toBe(1);
  expect(await app.visitor().login(email)).toMatchObject(guarded);
  const told = (await app.subjects(email)).filter((subject) => subject.startsWith('Too many passwords'));
  expect(told).toHaveLength(1);
  expect((await home.login(email)).status).toBe(200);

  const library = app.visitor();
  const fresh = { password: 'a new horse' };
  const reset = { token: await app.token(email), ...fresh };
  expect((await library.post('/api/auth/reset-password', reset)).status).toBe(200);
  expect((await library.login(email, fresh)).status).toBe(200);
  expect(await mallory.login(email, fresh)).toMatchObject(guarded);
  app.pass(day);
  expect((await app.visitor().login(email, fresh)).status).toBe(200);

  // An address without an account is blocked too, so that the response does not reveal it.
  const nobody = somebody();
  await guess(nobody);
  expect(await app.visitor().login(nobody)).toMatchObject(guarded);
  expect(await app.mails(nobody)).toEqual([]);
});

test('a correct password does not count as an attempt', async () => {
  const { email } = await app.person();
  for (const given of [{}, wrong, {}]) await app.visitor().login(email, given);
  const row = env.DB.prepare('SELECT times FROM passwords_tried WHERE id = ?');
  expect(await row.bind(sign(env.SIGNING_KEY, 'passwords-tried', email)).first('times')).toBe(1);
});
