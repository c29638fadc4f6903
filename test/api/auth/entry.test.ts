import { expect, test } from 'vitest';
import { openApp, refusal, somebody } from './app.ts';

const app = openApp();

test('signing up creates an account on the free plan and signs in, and its address is case-insensitive', async () => {
  const ada = app.visitor();
  const email = somebody();
  const answer = await ada.register(email.toUpperCase(), { full_name: '  Ada Lovelace ' });
  expect(answer.status).toBe(201);
  const person = { id: answer.body.user.id, email, full_name: 'Ada Lovelace' };
  expect(answer.body).toEqual({
    user: { ...person, email_verified: false, auth_method: 'manual' },
    profile: {
      ...person,
      subscription_plan: 'free',
      subscription_status: 'active',
      billing_cycle: 'monthly',
      words_used: 0,
      words_limit: 500,
      subscription_start: null,
      subscription_end: null,
      updated_at: '2026-11-20T12:00:00.000Z',
      resets_at: '2026-12-20T12:00:00.000Z',
    },
  });
  expect(await ada.account()).toEqual({ ...answer.body, google: true });
  expect((await app.visitor().login(email.toUpperCase())).body).toEqual(answer.body);
  // The session cookie is unusable for scripts, for plain http and for other sites.
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(
      /^__Host-session=[\w-]+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  );
});

test('a taken address is refused, even in one of two concurrent sign-ups, and the password stays', async () => {
  const email = somebody();
  const answers = await Promise.all([app.visitor().register(email), app.visitor().register(email)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const again = await app.visitor().register(email, { password: 'another horse' });
  expect(again).toMatchObject(refusal(409, 'email_taken'));
  expect((await app.visitor().login(email)).status).toBe(200);
  const google = await app.googlePerson();
  expect(await app.visitor().register(google.email)).toMatchObject(refusal(409, 'google_account'));
  expect((await app.visitor().login(google.email)).status).toBe(401);
});
