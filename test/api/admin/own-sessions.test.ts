import { expect, test } from 'vitest';
import { minute, openApp } from '../auth/app.ts';
import { newAdmin, password, signIn, signInNewAdmin } from './admin.ts';

const app = openApp();
const path = '/api/auth/admin/sessions';

/** An admin at a desk and on a phone. */
async function onTwo() {
  const username = await newAdmin();
  const desk = app.visitor({ country: 'FR' });
  const phone = app.visitor({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) CriOS/140.0' });
  await signIn(desk, username);
  app.pass(minute);
  await signIn(phone, username);
  return { username, desk, phone };
}

test('an admin sees where they are signed in', async () => {
  const { desk, phone } = await onTwo();
  expect((await desk.get(path)).body.sessions).toHaveLength(2);
  app.pass(minute);
  const at = app.now();
  const listed = (await phone.get(path)).body.sessions;
  expect(listed).toEqual([
    {
      id: expect.any(String),
      device: 'Chrome on iPhone',
      country: 'Germany',
      created_at: new Date(at.getTime() - minute).toISOString(),
      last_seen_at: at.toISOString(),
      current: true,
    },
    expect.objectContaining({ device: 'Chrome on Linux', country: 'France', current: false }),
  ]);
});

test('an admin ends another session, and all others at once', async () => {
  const { username, desk, phone } = await onTwo();
  const { sessions } = (await desk.get(path)).body;
  const { id } = sessions.find(({ current }: { current: boolean }) => !current);
  expect((await desk.drop(`${path}/${id}`)).status).toBe(204);
  expect((await phone.get('/api/auth/admin/session')).status).toBe(401);
  expect((await desk.drop(`${path}/${id}`)).status).toBe(404);
  await signIn(phone, username);
  expect((await desk.drop(path)).body).toEqual({ ended: 1 });
  expect((await phone.get('/api/auth/admin/session')).status).toBe(401);
  expect((await desk.get('/api/auth/admin/session')).status).toBe(200);
});

test('ten minutes after the sign-in it takes the password again; one’s own session ends in any case', async () => {
  const { desk, phone } = await onTwo();
  app.pass(11 * minute);
  const { sessions } = (await desk.get(path)).body;
  for (const { id, current } of sessions) {
    if (!current) expect((await desk.drop(`${path}/${id}`)).body.code).toBe('proof_required');
  }
  expect((await desk.drop(path)).body.code).toBe('proof_required');
  await desk.post('/api/auth/admin/factors/confirmation', { password });
  expect((await desk.drop(path)).body).toEqual({ ended: 1 });
  expect((await phone.get('/api/auth/admin/session')).status).toBe(401);
  const [own] = (await desk.get(path)).body.sessions;
  app.pass(11 * minute);
  expect((await desk.drop(`${path}/${own.id}`)).status).toBe(204);
  expect((await desk.get('/api/auth/admin/session')).status).toBe(401);
});

test('nobody sees or ends the sessions of another admin', async () => {
  const { desk } = await onTwo();
  const { browser } = await signInNewAdmin(app);
  const [deskOwn] = (await desk.get(path)).body.sessions;
  expect((await browser.get(path)).body.sessions).toHaveLength(1);
  expect((await browser.drop(`${path}/${deskOwn.id}`)).status).toBe(404);
  expect((await browser.drop(path)).body).toEqual({ ended: 0 });
  expect((await desk.get('/api/auth/admin/session')).status).toBe(200);
});
