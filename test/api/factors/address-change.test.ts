import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { addressChangesPerDay } from '#contract/account.ts';
import { day, minute, refusal, somebody } from '../auth/app.ts';
import { openSite } from './people.ts';

const app = openSite();
const path = '/api/user/email-change';
const invalid = refusal(400, 'invalid_change_token');
const confirm = (token: string) => app.visitor().post('/api/auth/email-change/confirm', { token });

/** Returns the token of the newest mail that has one. */
async function tokenTo(email: string) {
  const texts = (await app.mails(email)).map(({ text }) => /#change=([\w-]+)/.exec(text)?.[1]);
  return texts.find((token) => token !== undefined) ?? '';
}

/** A user who has requested a change, with the tokens sent to both addresses. */
async function asked() {
  const ada = await app.confirmedPerson();
  const newEmail = somebody();
  const answer = await ada.post(path, { new_email: newEmail });
  return { ...ada, newEmail, answer, old: await tokenTo(ada.email), fresh: await tokenTo(newEmail) };
}

test.each([
  ['the old address first', ['old', 'fresh']],
  ['the new address first', ['fresh', 'old']],
] as const)(
  'the address changes only after both confirm, %s, and both are notified',
  async (_, [first, second]) => {
    const ada = await asked();
    const { email, newEmail: new_email } = ada;
    const change = { new_email, old_confirmed: false, new_confirmed: false };
    expect(ada.answer).toMatchObject({ status: 202, body: { change } });
    const confirmed = first === 'old' ? 'old' : 'new';
    expect(await confirm(ada[first])).toMatchObject({
      status: 200,
      body: { state: 'waiting', confirmed, new_email },
    });
    expect((await ada.account()).user.email).toBe(email);
    expect((await ada.get(path)).body.change).toMatchObject({ ...change, [`${confirmed}_confirmed`]: true });
    expect((await confirm(ada[second])).body).toMatchObject({ state: 'changed', new_email });
    expect((await ada.account()).user).toMatchObject({ email: new_email, email_verified: true });
    expect((await ada.get(path)).body.change).toBeNull();
    for (const address of [email, new_email])
      expect(await app.subjects(address)).toContain('Your email address was changed');
    expect((await app.visitor().login(new_email)).status).toBe(200);
    expect((await app.visitor().login(email)).status).toBe(401);
  },
);

test('a change ends the other sessions, and invalidates a reset link sent to the old address before', async () => {
  const ada = await asked();
  const other = app.visitor();
  await other.login(ada.email);
  const reset = await app.forgot(ada.email);
  await confirm(ada.old);
  await confirm(ada.fresh);
  expect((await other.account()).user).toBeNull();
  expect((await ada.account()).user.email).toBe(ada.newEmail);
  expect(await app.reset(reset)).toMatchObject(refusal(400, 'invalid_reset_token'));
});

test('a link works once, for a day; guessed tokens do not, and the database does not contain the tokens', async () => {
  const { id, old, fresh } = await asked();
  const rows = await env.DB.prepare('SELECT * FROM address_changes WHERE user_id = ?').bind(id).all();
  for (const token of [old, fresh]) expect(JSON.stringify(rows.results)).not.toContain(token);
  await confirm(old);
  for (const token of [old, 'A'.repeat(43)]) expect(await confirm(token)).toMatchObject(invalid);
  app.pass(day);
  expect(await confirm(fresh)).toMatchObject(invalid);
});

test.each(['old', 'fresh'] as const)('the owner of the %s address can refuse the change', async (side) => {
  const ada = await asked();
  const refuse = { token: ada[side] };
  expect((await app.visitor().post('/api/auth/email-change/refuse', refuse)).status).toBe(204);
  for (const token of [ada.old, ada.fresh]) expect(await confirm(token)).toMatchObject(invalid);
  expect((await ada.get(path)).body.change).toBeNull();
});

test('a change can be withdrawn, and a later request replaces an earlier one', async () => {
  const ada = await asked();
  const other = somebody();
  app.pass(minute);
  await ada.post(path, { new_email: other });
  for (const token of [ada.old, ada.fresh]) expect(await confirm(token)).toMatchObject(invalid);
  expect((await ada.get(path)).body.change.new_email).toBe(other);
  expect((await ada.drop(path)).status).toBe(204);
  expect(await confirm(await tokenTo(other))).toMatchObject(invalid);
  expect((await ada.drop(path)).status).toBe(404);
});

test('only the owner of the new address learns that it has an account', async () => {
  const [holder, ada, other] = [await app.confirmedPerson(), await app.confirmedPerson(), await asked()];
  const answer = await ada.post(path, { new_email: holder.email });
  expect(answer.status).toBe(other.answer.status);
  const { change } = other.answer.body;
  expect(answer.body.change).toEqual({ ...change, new_email: holder.email, expires_at: expect.any(String) });
  expect(await app.subjects(holder.email)).toContain('Somebody asked for your address');
  expect(await tokenTo(holder.email)).toBe('');
  expect((await confirm(await tokenTo(ada.email))).body.state).toBe('waiting');
  expect((await holder.account()).user.email).toBe(holder.email);
});

test('an account created with the new address in the meantime keeps it', async () => {
  const ada = await asked();
  await app.visitor().register(ada.newEmail);
  await confirm(ada.old);
  expect(await confirm(ada.fresh)).toMatchObject(refusal(409, 'address_taken'));
  expect((await ada.account()).user.email).toBe(ada.email);
});

test('an unconfirmed old address need not confirm, so a mistyped one can be corrected', async () => {
  const [ada, email] = [await app.person(), somebody()];
  await ada.post(path, { new_email: email });
  expect(await app.subjects(ada.email)).toEqual(['Confirm your email address']);
  expect((await confirm(await tokenTo(email))).body.state).toBe('changed');
  expect((await ada.account()).user).toMatchObject({ email, email_verified: true });
});

test('an account that signs in only with Google still does so under the new address', async () => {
  const ada = await app.googlePerson();
  const { email } = ada;
  app.pass(11 * minute);
  const newEmail = somebody();
  expect((await ada.post(path, { new_email: newEmail })).body.code).toBe('proof_required');
  await ada.google({ email }, '?purpose=confirm');
  expect((await ada.post(path, { new_email: newEmail })).status).toBe(202);
  for (const address of [email, newEmail]) await confirm(await tokenTo(address));
  const again = await app.visitor().google({ email });
  expect(again.body.user).toMatchObject({ email: newEmail, auth_method: 'oauth' });
});

test('a change requires a recent proof and a different address, and is limited per day', async () => {
  const ada = await app.confirmedPerson();
  const ask = (new_email = somebody()) => ada.post(path, { new_email });
  app.pass(11 * minute);
  expect((await ask()).body.code).toBe('proof_required');
  await ada.post('/api/user/factors/confirmation', { password: 'correct horse' });
  expect((await ask(ada.email.toUpperCase())).body.code).toBe('same_address');
  expect((await ask('nonsense')).status).toBe(400);
  for (let each = 0; each < addressChangesPerDay; each++) expect((await ask()).status).toBe(202);
  expect((await ask()).body.code).toBe('too_many_address_changes');
});
