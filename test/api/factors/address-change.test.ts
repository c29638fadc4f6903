import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addressChangesPerDay } from '#contract/account.ts';
import { day, minute, somebody } from '../auth/app.ts';
import { newPerson, openSite } from './people.ts';

const app = openSite();
const path = '/api/user/email-change';
const waiting = (confirmed: 'old' | 'new', new_email: string) => ({
  status: 200,
  body: { state: 'waiting', confirmed, new_email },
});
const invalid = { status: 400, body: { code: 'invalid_change_token' } };

const subjects = async (email: string) => (await app.mails(email)).map(({ subject }) => subject);

/** The link of the newest mail that has one. */
async function tokenTo(email: string) {
  const texts = (await app.mails(email)).map(({ text }) => /#change=([\w-]+)/.exec(text)?.[1]);
  return texts.find((token) => token !== undefined) ?? '';
}

/** Somebody who has asked for a change, with both links. */
async function asked() {
  const { email, browser } = await newPerson(app);
  const newEmail = somebody();
  const answer = await browser.post(path, { new_email: newEmail });
  const [old, fresh] = [await tokenTo(email), await tokenTo(newEmail)];
  const send = (call: 'confirm' | 'refuse', token: string) =>
    app.visitor().post(`/api/auth/email-change/${call}`, { token });
  return { email, newEmail, browser, answer, old, fresh, send };
}

test.each([
  ['the old one first', ['old', 'fresh']],
  ['the new one first', ['fresh', 'old']],
] as const)('both addresses confirm, %s; only then it changes, and both are told', async (_, order) => {
  const person = await asked();
  const { email, newEmail, browser, answer, send } = person;
  expect(answer).toMatchObject({
    status: 202,
    body: { change: { new_email: newEmail, old_confirmed: false, new_confirmed: false } },
  });
  const [first, second] = order;
  expect(await send('confirm', person[first])).toMatchObject(
    waiting(first === 'old' ? 'old' : 'new', newEmail),
  );
  expect((await browser.account()).user.email).toBe(email);
  expect((await browser.get(path)).body.change).toMatchObject({
    old_confirmed: first === 'old',
    new_confirmed: first === 'fresh',
  });
  expect((await send('confirm', person[second])).body).toMatchObject({
    state: 'changed',
    new_email: newEmail,
  });
  expect((await browser.account()).user).toMatchObject({ email: newEmail, email_verified: true });
  expect((await browser.get(path)).body.change).toBeNull();
  for (const address of [email, newEmail])
    expect(await subjects(address)).toContain('Your email address was changed');
  expect((await app.visitor().login(newEmail)).status).toBe(200);
  expect((await app.visitor().login(email)).status).toBe(401);
});

test('the other sessions end, and what was mailed to the old address before is void', async () => {
  const { email, newEmail, browser, old, fresh, send } = await asked();
  const other = app.visitor();
  await other.login(email);
  await app.visitor().post('/api/auth/forgot-password', { email });
  const reset = await app.token(email);
  await send('confirm', old);
  await send('confirm', fresh);
  expect((await other.account()).user).toBeNull();
  expect((await browser.account()).user.email).toBe(newEmail);
  const answer = await app
    .visitor()
    .post('/api/auth/reset-password', { token: reset, password: 'another horse' });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_reset_token' } });
});

test('a link works once, for a day, and no guess does', async () => {
  const { old, fresh, send } = await asked();
  await send('confirm', old);
  expect(await send('confirm', old)).toMatchObject(invalid);
  expect(await send('confirm', 'A'.repeat(43))).toMatchObject(invalid);
  app.pass(day);
  expect(await send('confirm', fresh)).toMatchObject(invalid);
});

test.each(['old', 'fresh'] as const)('whoever reads the mail of the %s address can refuse', async (side) => {
  const person = await asked();
  expect((await person.send('refuse', person[side])).status).toBe(204);
  for (const token of [person.old, person.fresh])
    expect(await person.send('confirm', token)).toMatchObject(invalid);
  expect((await person.browser.get(path)).body.change).toBeNull();
});

test('it can be withdrawn, and a later one takes the place of an earlier one', async () => {
  const { browser, old, fresh, send } = await asked();
  const other = somebody();
  app.pass(minute);
  await browser.post(path, { new_email: other });
  for (const token of [old, fresh]) expect(await send('confirm', token)).toMatchObject(invalid);
  expect((await browser.get(path)).body.change.new_email).toBe(other);
  expect((await browser.drop(path)).status).toBe(204);
  expect(await send('confirm', await tokenTo(other))).toMatchObject(invalid);
  expect((await browser.drop(path)).status).toBe(404);
});

test('whether the new address has an account is told to its owner alone', async () => {
  const { browser: holder, email: taken } = await newPerson(app);
  const { email, browser } = await newPerson(app);
  const [answer, other] = [
    await browser.post(path, { new_email: taken }),
    await (await newPerson(app)).browser.post(path, { new_email: somebody() }),
  ];
  expect(answer.status).toBe(other.status);
  expect({ ...answer.body.change, new_email: '', expires_at: '' }).toEqual({
    ...other.body.change,
    new_email: '',
    expires_at: '',
  });
  expect(await subjects(taken)).toContain('Your address was asked for');
  expect(await tokenTo(taken)).toBe('');
  const old = await tokenTo(email);
  expect(await browser.post('/api/auth/email-change/confirm', { token: old })).toMatchObject(
    waiting('old', taken),
  );
  expect((await holder.account()).user.email).toBe(taken);
});

test('an account that was made with the new address meanwhile keeps it', async () => {
  const { email, newEmail, browser, old, fresh, send } = await asked();
  await app.visitor().register(newEmail);
  await send('confirm', old);
  expect(await send('confirm', fresh)).toMatchObject({ status: 409, body: { code: 'address_taken' } });
  expect((await browser.account()).user.email).toBe(email);
});

test('an address that was never confirmed is not asked: a mistyped one can be put right', async () => {
  const mistyped = somebody();
  const browser = app.visitor();
  await browser.register(mistyped);
  const newEmail = somebody();
  await browser.post(path, { new_email: newEmail });
  expect(await subjects(mistyped)).toEqual(['Confirm your email address']);
  const { body } = await browser.post('/api/auth/email-change/confirm', { token: await tokenTo(newEmail) });
  expect(body.state).toBe('changed');
  expect((await browser.account()).user).toMatchObject({ email: newEmail, email_verified: true });
});

test('whoever signs in with Google alone keeps doing so under the new address', async () => {
  const email = somebody();
  const browser = app.visitor();
  await browser.google({ email });
  app.pass(11 * minute);
  const newEmail = somebody();
  expect((await browser.post(path, { new_email: newEmail })).body.code).toBe('proof_required');
  await browser.google({ email }, '?purpose=confirm');
  expect((await browser.post(path, { new_email: newEmail })).status).toBe(202);
  for (const address of [email, newEmail]) {
    await browser.post('/api/auth/email-change/confirm', { token: await tokenTo(address) });
  }
  const again = app.visitor();
  expect((await again.google({ email })).body.user).toMatchObject({ email: newEmail, auth_method: 'oauth' });
});

test('it wants a fresh proof, another address, and few tries a day', async () => {
  const { email, browser } = await newPerson(app);
  app.pass(11 * minute);
  expect((await browser.post(path, { new_email: somebody() })).body.code).toBe('proof_required');
  await browser.post('/api/user/factors/confirmation', { password: 'correct horse' });
  expect((await browser.post(path, { new_email: email.toUpperCase() })).body.code).toBe('same_address');
  expect((await browser.post(path, { new_email: 'nonsense' })).status).toBe(400);
  for (let each = 0; each < addressChangesPerDay; each++) {
    expect((await browser.post(path, { new_email: somebody() })).status).toBe(202);
  }
  expect((await browser.post(path, { new_email: somebody() })).body.code).toBe('too_many_address_changes');
});

test('neither link can be read out of the database, and the deletion takes the change along', async () => {
  const { browser, old, fresh } = await asked();
  const { id } = (await browser.account()).user;
  const rows = () => env.DB.prepare('SELECT * FROM address_changes WHERE user_id = ?').bind(id).all();
  const kept = JSON.stringify((await rows()).results);
  for (const token of [old, fresh]) expect(kept).not.toContain(token);
  const { body } = await browser.get('/api/user/export');
  expect(body.data.address_changes).toHaveLength(1);
  expect(JSON.stringify(body.data.address_changes)).not.toContain('hash');
  await browser.post('/api/user/delete', { password: 'correct horse' });
  expect((await rows()).results).toEqual([]);
});
