import { expect, test } from 'vitest';
import { minute, openApp, refusal, slowPasswords, somebody, type Visitor } from '../auth/app.ts';

const app = openApp();
const change = { current_password: 'correct horse', new_password: 'a new horse' };

test('the profile shows the account, and its name can be changed', async () => {
  const ada = await app.person();
  app.pass(minute);
  const answer = await ada.put('/api/user/profile', { full_name: ' Countess Lovelace ' });
  const full_name = 'Countess Lovelace';
  expect(answer).toMatchObject({
    status: 200,
    body: {
      user: { email: ada.email, full_name },
      profile: { full_name, updated_at: app.now().toISOString() },
    },
  });
  expect((await ada.get('/api/user/profile')).body).toEqual(answer.body);
});

test.each([{ email: somebody() }, { subscription_plan: 'ultra' }, { words_limit: -1 }])(
  'only the name in the profile can be changed: %j',
  async (more) => {
    const ada = await app.person();
    const answer = await ada.put('/api/user/profile', { full_name: 'Ada', ...more });
    expect(answer).toMatchObject(refusal(400, 'invalid_input'));
    const kept = { email: ada.email, subscription_plan: 'free', words_limit: 500 };
    expect((await ada.account()).profile).toMatchObject(kept);
  },
);

test('changing the password with the current one signs out other devices and invalidates earlier links', async () => {
  const [ada, phone] = [await app.person(), app.visitor()];
  const { email } = ada;
  await phone.login(email);
  const link = await app.forgot(email);
  expect(await ada.put('/api/user/password', change)).toMatchObject({
    status: 200,
    body: { message: 'Password updated successfully' },
  });
  expect((await ada.account()).user).not.toBeNull();
  expect((await phone.account()).user).toBeNull();
  expect((await phone.login(email)).status).toBe(401);
  expect((await phone.login(email, { password: 'a new horse' })).status).toBe(200);
  expect(await app.subjects(email)).toContain('Your password was changed');
  expect((await app.reset(link)).status).toBe(400);
});

test.each<[string, number, (who: Visitor) => Promise<{ status: number }>]>([
  ['password change', 403, (who) => who.put('/api/user/password', change)],
  ['deletion', 401, (who) => who.post('/api/user/delete', { password: 'correct horse' })],
])('a %s that began before the owner took over the account has no effect', async (_, status, act) => {
  const email = somebody();
  const passwords = slowPasswords(() => owner.google({ email, hd: 'mail.example' }));
  const slow = openApp({ dependencies: { passwords } });
  const [mallory, owner] = [slow.visitor(), slow.visitor()];
  await mallory.register(email);
  expect((await act(mallory)).status).toBe(status);
  expect((await owner.account()).user.email).toBe(email);
});

test.each([
  ['a wrong current password', { current_password: 'wrong' }, 403, 'Your current password is not correct.'],
  ['a short new password', { new_password: 'horse' }, 400, 'New password must be at least 8 characters long'],
  ['an empty current password', { current_password: '' }, 400, 'Please fill in all password fields'],
  ['a common new password', { new_password: 'iloveyou' }, 400, expect.stringContaining('too easy to guess')],
])('a password change with %s is rejected', async (_, wrong, status, error) => {
  const ada = await app.person();
  const answer = await ada.put('/api/user/password', { ...change, ...wrong });
  expect(answer).toMatchObject({ status, body: { error } });
  expect((await app.visitor().login(ada.email)).status).toBe(200);
});

test('a Google account can set a password soon after a Google sign-in, and is then a hybrid account', async () => {
  const ada = await app.googlePerson();
  const { email } = ada;
  const set = (more = {}) => ada.post('/api/user/set-password', { new_password: 'correct horse', ...more });
  expect(await ada.put('/api/user/password', change)).toMatchObject(refusal(409, 'no_password'));
  const without = await (await app.person()).post('/api/user/set-password', { new_password: 'a new horse' });
  expect(without).toMatchObject(refusal(409, 'not_a_google_account'));
  for (const [new_password, error] of [
    ['horse', 'Password must be at least 8 characters long'],
    ['baseball', expect.stringContaining('too easy to guess')],
  ])
    expect(await set({ new_password })).toMatchObject({ status: 400, body: { error } });
  app.pass(10 * minute);
  expect(await set()).toMatchObject(refusal(403, 'proof_required'));
  await ada.google({ email }, '?purpose=confirm');
  expect(await set()).toMatchObject({
    status: 200,
    body: { message: 'Password set successfully. You can now log in with either Google or email/password.' },
  });
  expect((await ada.account()).user.auth_method).toBe('hybrid');
  expect((await app.visitor().login(email)).status).toBe(200);
  expect((await app.visitor().google({ email })).status).toBe(200);

  // A hybrid account needs its current password to set a new one.
  const another = { new_password: 'a new horse' };
  expect(await set(another)).toMatchObject(refusal(403, 'invalid_password'));
  expect((await set({ ...another, current_password: 'wrong horse' })).status).toBe(403);
  expect((await set({ ...another, current_password: 'correct horse' })).status).toBe(200);
  expect((await app.visitor().login(email, { password: 'a new horse' })).status).toBe(200);
});

test('notification settings start with their defaults and keep the saved values', async () => {
  const ada = await app.person();
  const path = '/api/user/notifications';
  const begun = { usage_alerts: true, plan_updates: true, product_updates: false, marketing: false };
  const wanted = { usage_alerts: false, plan_updates: true, product_updates: true, marketing: false };
  expect((await ada.get(path)).body).toEqual(begun);
  expect((await ada.put(path, wanted)).body).toEqual(wanted);
  expect((await ada.get(path)).body).toEqual(wanted);
  expect(await ada.put(path, { marketing: true })).toMatchObject(refusal(400, 'invalid_input'));
});

test('billing shows the plan and no payments', async () => {
  const ada = await app.person();
  const term = { subscription_start: null, subscription_end: null, renewable: false, renewable_from: null };
  expect((await ada.get('/api/user/billing')).body).toEqual({
    plan: 'free',
    billing_cycle: 'monthly',
    status: 'active',
    ...term,
    resets_at: expect.any(String),
    words_carried: 0,
    payments: [],
    next: null,
  });
});
