import { expect, test } from 'vitest';
import { sign } from '#crypto/secrets.ts';
import { limits } from '#contract/limits.ts';
import { day, openApp, somebody } from './app.ts';

const app = openApp();
const guarded = { status: 429, body: { code: 'account_guarded' } };
const subject = 'Too many passwords were tried for your account';

/** As many wrong passwords as an account takes in a day, each from a network of its own. */
async function guess(email: string) {
  for (let tried = 0; tried < limits.passwordsTried.times; tried++) {
    expect((await app.visitor().login(email, { password: `guess ${tried}` })).status).toBe(401);
  }
}

const { DB, SIGNING_KEY } = app.bindings;
const keyOf = (email: string) => sign(SIGNING_KEY, 'passwords-tried', email);

/** The same as after so many guesses. */
const guessed = (email: string) =>
  DB.prepare('INSERT INTO passwords_tried (id, times, expires_at) VALUES (?, ?, ?)')
    .bind(keyOf(email), limits.passwordsTried.times, app.now().getTime() + day)
    .run();

const letters = async (email: string) => (await app.mails(email)).filter((mail) => mail.subject === subject);

test('guesses from many networks end, the owner goes on at home and is let in elsewhere by a mail', async () => {
  const email = somebody();
  const home = app.visitor();
  await home.register(email);
  await home.post('/api/auth/logout');
  await guess(email);

  const before = app.hashes();
  const mallory = app.visitor();
  expect(await mallory.login(email)).toMatchObject(guarded);
  expect(app.hashes()).toBe(before);
  expect(await app.visitor().login(email)).toMatchObject(guarded);
  expect(await letters(email)).toHaveLength(1);
  expect((await home.login(email)).status).toBe(200);

  const library = app.visitor();
  const token = await app.token(email);
  const reset = await library.post('/api/auth/reset-password', { token, password: 'a new horse' });
  expect(reset.status).toBe(200);
  expect((await library.login(email, { password: 'a new horse' })).status).toBe(200);
  expect(await mallory.login(email, { password: 'a new horse' })).toMatchObject(guarded);

  app.pass(day);
  expect((await app.visitor().login(email, { password: 'a new horse' })).status).toBe(200);
});

test('the cookie of a browser counts for the account that was opened in it, and for no other', async () => {
  const email = somebody();
  await app.visitor().register(email);
  await guessed(email);
  const mallory = app.visitor();
  await mallory.register(somebody());
  await mallory.post('/api/auth/logout');
  expect(await mallory.login(email)).toMatchObject(guarded);
});

test('an address without an account is guarded alike, so that nobody learns of it', async () => {
  const email = somebody();
  await guessed(email);
  expect(await app.visitor().login(email)).toMatchObject(guarded);
  expect(await app.mails(email)).toEqual([]);
});

test('a right password is not counted', async () => {
  const email = somebody();
  await app.visitor().register(email);
  for (const password of ['correct horse', 'wrong horse', 'correct horse']) {
    await app.visitor().login(email, { password });
  }
  const row = DB.prepare('SELECT times FROM passwords_tried WHERE id = ?').bind(keyOf(email));
  expect(await row.first('times')).toBe(1);
});
