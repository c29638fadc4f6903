import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createPasswords, recommendedCost } from '#auth/passwords/hashing.ts';
import { openApp, quickCost, slowPasswords, somebody } from './app.ts';

const app = openApp();
const tooMany = {
  status: 429,
  body: { error: 'Too many attempts. Please wait a minute and try again.', code: 'too_many_attempts' },
};

test(
  'of two hundred guesses at one account, few are looked at; the owner signs in all the same',
  { timeout: 60_000 },
  async () => {
    const email = somebody();
    await app.visitor().register(email);
    const mallory = app.visitor();
    const before = app.hashes();
    let refused = 0;
    for (let guess = 0; guess < 200; guess++) {
      const answer = await mallory.login(email, { password: `guess ${guess}` });
      if (answer.status === 429) refused++;
    }
    // The window is a minute; should one end on the way, a second one begins.
    expect(app.hashes() - before).toBeLessThanOrEqual(40);
    expect(refused).toBeGreaterThanOrEqual(160);
    const last = await mallory.login(email);
    expect(last).toMatchObject(tooMany);
    expect(last.headers.get('Retry-After')).toBe('60');
    expect((await app.visitor().login(email)).status).toBe(200);
  },
);

test(
  'of a hundred guesses at a hundred accounts from one address, most are not looked at',
  { timeout: 60_000 },
  async () => {
    const tight = openApp({ env: { SIGN_IN_RATE: env.PASSWORD_RATE } });
    const mallory = tight.visitor();
    const before = tight.hashes();
    const guesses = Array.from({ length: 100 }, () => mallory.login(somebody()));
    const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(60);
    expect(tight.hashes() - before).toBe(100 - refused.length);
  },
);

test('one address can register only so many accounts, and send for only so many mails', async () => {
  const tight = openApp({ env: { SIGN_UP_RATE: env.PASSWORD_RATE, MAIL_RATE: env.PASSWORD_RATE } });
  const mallory = tight.visitor();
  const statuses = new Map<number, number>();
  for (let account = 0; account < 45; account++) {
    const { status } = await mallory.register(somebody());
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(429)).toBeGreaterThanOrEqual(5);
  expect(await mallory.post('/api/auth/forgot-password', { email: somebody() })).toMatchObject(tooMany);
  expect((await tight.visitor().register(somebody())).status).toBe(201);
});

test('where there are no rate limits, as under Pages, signing in works', async () => {
  const pages = openApp({
    env: { SIGN_IN_RATE: undefined, PASSWORD_RATE: undefined, SIGN_UP_RATE: undefined, MAIL_RATE: undefined },
  });
  const email = somebody();
  expect((await pages.visitor().register(email)).status).toBe(201);
  expect((await pages.visitor().login(email)).status).toBe(200);
});

test('an unknown address, a Google account and a wrong password cost the same work', async () => {
  const [manual, oauth] = [somebody(), somebody()];
  await app.visitor().register(manual);
  await app.visitor().google({ email: oauth });
  for (const email of [manual, oauth, somebody()]) {
    const before = app.hashes();
    expect((await app.visitor().login(email, { password: 'wrong horse' })).status).toBe(401);
    expect(app.hashes() - before, email).toBe(1);
  }
});

test('a hash made with older parameters is renewed at the next sign-in, once', async () => {
  const email = somebody();
  await app.visitor().register(email);
  const stronger = openApp({ cost: { ...quickCost, p: 2 } });
  const kept = () =>
    env.DB.prepare('SELECT password_hash FROM users WHERE email = ?')
      .bind(email)
      .first<string>('password_hash');

  expect(await kept()).toMatch(/^scrypt\$16\$8\$1\$/);
  expect((await stronger.visitor().login(email, { password: 'wrong horse' })).status).toBe(401);
  expect(await kept()).toMatch(/^scrypt\$16\$8\$1\$/);
  const ada = stronger.visitor();
  expect((await ada.login(email)).status).toBe(200);
  expect((await ada.account()).user.email).toBe(email);
  const renewed = await kept();
  expect(renewed).toMatch(/^scrypt\$16\$8\$2\$/);
  expect((await stronger.visitor().login(email)).status).toBe(200);
  expect(await kept()).toBe(renewed);
});

test('passwords are kept as OWASP recommends, each with a salt of its own', async () => {
  expect(recommendedCost).toEqual({ N: 16384, r: 8, p: 5 });
  const passwords = createPasswords();
  const [first, second] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
  expect(first).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(await passwords.verify('correct horse', first)).toBe(true);
  expect(await passwords.verify('correct horsf', first)).toBe(false);
});

test('a password typed with composed or decomposed accents is the same password', async () => {
  const passwords = createPasswords(quickCost);
  expect(await passwords.verify('cafe\u0301 noir', await passwords.hash('caf\u00e9 noir'))).toBe(true);
});

test('a sign-in that began before a reset does not survive it', async () => {
  const email = somebody();
  const reset = async () =>
    slow
      .visitor()
      .post('/api/auth/reset-password', { token: await slow.token(email), password: 'a new horse' });
  const slow = openApp({ dependencies: { passwords: slowPasswords(reset) } });
  await slow.visitor().register(email);
  await slow.visitor().post('/api/auth/forgot-password', { email });
  const mallory = slow.visitor();
  expect((await mallory.login(email)).status).toBe(401);
  expect((await mallory.account()).user).toBeNull();
});
