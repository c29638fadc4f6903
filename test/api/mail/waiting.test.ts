import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { retention } from '#contract/retention.ts';
import { signIn, signInNewAdmin } from '../admin/admin.ts';
import { day, hour, minute, openApp } from '../auth/app.ts';
import type { Bindings } from '#env.ts';
import { brokenWhere } from '../d1.ts';
import { night, provider, round, waiting } from './outbox.ts';

// The failures here are deliberate.
vi.spyOn(console, 'error').mockReturnValue();

const at = new Date('2027-03-10T12:00:00Z');

/** A user who signed up while the provider responds with `status`. */
async function signedUp(status: number, more = {}) {
  const mails = provider();
  mails.state.status = status;
  const app = openApp({ at: at.toISOString(), dependencies: { mailer: mails.mailer }, env: more });
  const ada = await app.person();
  /** Runs the cron so much later, with a provider that accepts mail again. */
  const later = async (milliseconds: number, bindings: Bindings = env) => {
    mails.state.status = 200;
    app.pass(milliseconds);
    await round(app.now(), mails.mailer, bindings);
  };
  return { app, mails, email: ada.email, ada, id: ada.id, later };
}

test.each([0, 503, 401])(
  'after status %s, a mail is retried with growing delays, under the same id, until it is accepted',
  async (status) => {
    const { app, mails, email, id } = await signedUp(status);
    const [row] = await waiting(id);
    const times = () => mails.asked.filter((each) => each === row!.id).length;
    for (const [tried, minutes] of [5, 20, 80, 260].entries()) {
      const before = times();
      // It is not retried one round earlier.
      app.pass(at.getTime() + (minutes - 5) * minute - app.now().getTime());
      await round(app.now(), mails.mailer);
      expect(times()).toBe(before);
      app.pass(5 * minute);
      if (tried === 3) mails.state.status = 200;
      await round(app.now(), mails.mailer);
      expect(times()).toBe(before + 1);
    }
    expect(mails.to(email).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
    expect(await waiting(id)).toEqual([]);
  },
);

test('a mail with an expired link is no longer sent, and its text is deleted', async () => {
  const { app, mails, email, id, later } = await signedUp(503);
  for (let hours = 1; hours <= 25; hours++) {
    app.pass(hour);
    await round(app.now(), mails.mailer);
  }
  await later(0);
  expect(mails.to(email)).toEqual([]);
  expect(await waiting(id)).toMatchObject([{ sealed: null, next_try_at: null, delivery_error: 'busy' }]);
});

test('a mail that the provider rejects permanently is given up at once, and its row is deleted after a month', async () => {
  const { app, mails, id } = await signedUp(422);
  app.pass(hour);
  await round(app.now(), mails.mailer);
  expect(mails.asked).toHaveLength(1);
  expect(await waiting(id)).toMatchObject([{ sealed: null, next_try_at: null, delivery_error: 'refused' }]);
  app.pass(retention.undeliveredDays * day - hour);
  await night(app.now(), mails.mailer);
  expect(await waiting(id)).toHaveLength(1);
  app.pass(minute);
  await night(app.now(), mails.mailer);
  expect(await waiting(id)).toEqual([]);
});

test('a mail that fails does not hold up others', async () => {
  const [bad, good] = [await signedUp(503), await signedUp(503)];
  bad.app.pass(10 * minute);
  await env.DB.prepare("UPDATE mails SET sealed = 'garbage' WHERE user_id = ?").bind(bad.id).run();
  good.mails.state.status = 200;
  await round(bad.app.now(), good.mails.mailer);
  expect(good.mails.to(good.email)).toHaveLength(1);
  expect(await waiting(bad.id)).toMatchObject([
    { delivery_error: 'unreadable', next_try_at: null, sealed: null },
  ]);
});

test('two concurrent rounds deliver a mail once', async () => {
  const { app, mails, email, later } = await signedUp(503);
  app.pass(10 * minute);
  await Promise.all([later(0), later(0)]);
  expect(mails.to(email)).toHaveLength(1);
});

test('a waiting mail survives a change of the signing key, and the link in it works despite the delay', async () => {
  const { app, mails, email, later } = await signedUp(503);
  await later(20 * minute, { ...env, SIGNING_KEY_NEXT: 'the next signing key of these tests' });
  const token = /token=([\w-]+)/.exec(mails.to(email)[0]!.text)![1];
  expect((await app.visitor().post('/api/auth/verify-email', { token })).status).toBe(200);
});

test('waiting mails are encrypted and deleted with the account, but its deletion notice is sent', async () => {
  const { mails, email, ada, id, later } = await signedUp(503);
  const [row] = await waiting(id);
  expect(row).toMatchObject({ about: '"Confirm your email address"', tries: 1, delivery_error: 'busy' });
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|Ada[ ,]|token=`));
  await ada.post('/api/user/delete', { password: 'correct horse' });
  expect(await waiting(id)).toEqual([]);
  await later(10 * minute);
  expect(mails.to(email).map(({ subject }) => subject)).toEqual(['Your account was deleted']);
});

test('after a day a waiting mail is listed for admins, who see its subject and error but not its recipient', async () => {
  const { app, mails, email, id } = await signedUp(401);
  const { browser, username } = await signInNewAdmin(app);
  const [row] = await waiting(id);
  const listed = async (show: string) =>
    (await browser.get(`/api/admin/mails?show=${show}`)).body.mails.find(
      (each: { id: string }) => each.id === row!.id,
    );
  app.pass(day - 2 * hour);
  await round(app.now(), mails.mailer);
  await signIn(browser, username);
  expect(await listed('open')).toBeUndefined();
  app.pass(2 * hour);
  await signIn(browser, username);
  const matter = await listed('open');
  expect(matter).toEqual({
    id: row!.id,
    at: at.toISOString(),
    about: '"Confirm your email address"',
    tries: 2,
    delivery_error: 'key',
    next_try_at: expect.any(String),
    done: null,
  });
  expect(JSON.stringify(matter)).not.toContain(email);
  const marked = await browser.put(`/api/admin/mails/${String(row!.id)}`, { done: true });
  expect(marked.body.done.by).toBe(username);
  expect(await listed('open')).toBeUndefined();
  expect(await listed('done')).toMatchObject({ done: { by: username } });
  expect((await browser.put('/api/admin/mails/none', { done: true })).status).toBe(404);
});

test('a mail is sent even if its row cannot be written', async () => {
  const { mails, email, ada } = await signedUp(200);
  // A mail that the provider accepts leaves no row.
  expect(await waiting(ada.id)).toEqual([]);
  const broken = openApp({
    at: at.toISOString(),
    dependencies: { mailer: mails.mailer },
    env: { DB: brokenWhere('into "mails"') },
  });
  const change = { current_password: 'correct horse', new_password: 'a new horse' };
  await broken.visitor(ada).put('/api/user/password', change);
  expect(mails.to(email).map(({ subject }) => subject)).toContain('Your password was changed');
});
