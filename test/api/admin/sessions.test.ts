import { expect, test } from 'vitest';
import { openApp, somebody } from '../auth/app.ts';
import { signInNewAdmin } from './admin.ts';

const app = openApp();
const end = '/api/admin/sessions/end';

test('an admin ends a person’s sessions, sees nothing else of theirs, and the person is told', async () => {
  const email = somebody();
  const [desk, phone, other] = [app.visitor(), app.visitor(), app.visitor()];
  await desk.register(email);
  await phone.login(email);
  await other.register(somebody());
  const { browser } = await signInNewAdmin(app);
  expect(await browser.post(end, { email: email.toUpperCase() })).toMatchObject({
    status: 200,
    body: { ended: 2 },
  });
  expect((await browser.post(end, { email })).body).toEqual({ ended: 0 });
  for (const device of [desk, phone]) expect((await device.account()).user).toBeNull();
  expect((await other.account()).user).not.toBeNull();
  const subjects = (await app.mails(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'You were signed out everywhere')).toHaveLength(1);
  expect((await app.visitor().login(email)).status).toBe(200);
});

test('an address without an account has no sessions', async () => {
  const { browser } = await signInNewAdmin(app);
  expect((await browser.post(end, { email: somebody() })).body).toEqual({ ended: 0 });
});
