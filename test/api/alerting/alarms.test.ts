import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { alarms as known } from '#contract/alarms.ts';
import { brand } from '#contract/brand.ts';
import { day, minute, refusal } from '../auth/app.ts';
import { signIn } from '../admin/admin.ts';
import { expectIndexes, watched } from '../d1.ts';
import { after, beginAnew, collector, happened, place } from './place.ts';

beginAnew();

test('a normal number of events raises no alarm; one more does, and each admin is notified once', async () => {
  const { told, admins, listedAfter } = await place();
  await happened(10, 'sign_in_failed', { times: 9 });
  await happened(10, 'factor_failed');
  // Exports by one account from one place count as one.
  await happened(1, 'data_exported', { times: 60 });
  expect(await listedAfter(5 * minute)).toEqual([]);
  await happened(1, 'wrong_password');
  const [alarm, ...others] = await listedAfter(5 * minute);
  expect(others).toEqual([]);
  expect(alarm).toMatchObject({ kind: 'guessing', times: 101, admin: null, place: null, done: null });
  expect(alarm!.since).toBe(after(-10 * minute).toISOString());
  expect(told().map(({ to }) => to)).toEqual(expect.arrayContaining(admins));
  expect(told()).toHaveLength(admins.length);
  expect(told()[0]!.subject).toBe(`Alarm: ${known.guessing.what}`);
  expect(told()[0]!.text).toContain('101 within an hour');
  expect(told()[0]!.text).toContain(`${brand.origin}/admin/alarms`);
});

test.each([
  ['admin_guessing', 'admin_sign_in_failed', {}],
  ['admin_guessing', 'factor_failed', { about: 'an admin' }],
  ['accounts_changed', 'password_reset', {}],
  ['many_exports', 'data_exported', {}],
] as const)('%s is raised by more than the normal number of %s', async (kind, event, given) => {
  const { listedAfter } = await place();
  await happened(known[kind].most, event, given);
  expect(await listedAfter(5 * minute)).toEqual([]);
  await happened(1, event, given);
  expect(await listedAfter(5 * minute)).toMatchObject([{ kind, times: known[kind].most + 1 }]);
});

test('an admin’s sign-in on a new device or in a new country raises an alarm each time, and on a known one never', async () => {
  const { app, admins, later, told, listedAfter } = await place();
  await signIn(app.visitor(), admins[0]!);
  expect(await listedAfter(5 * minute)).toEqual([]);
  await signIn(app.visitor({ country: 'FR' }), admins[0]!);
  await signIn(app.visitor({ userAgent: 'Firefox/140.0 (Windows)' }), admins[0]!);
  const places = ['Chrome on Linux, France', 'Firefox on Windows, Germany'];
  await later(5 * minute);
  const found = await listedAfter(5 * minute);
  expect(found.map(({ place: where }) => where).toSorted()).toEqual(places);
  expect(found).toMatchObject(places.map(() => ({ kind: 'admin_new_device', admin: admins[0] })));
  expect(told()).toHaveLength(4);
  for (const { text } of told()) {
    expect(text).toMatch(new RegExp(places.join('|')));
    expect(text).not.toContain(admins[0]);
  }
});

test('each change of an admin’s sign-in methods raises an alarm, which that admin cannot mark as done', async () => {
  const { browser, admins, later, told, app, listedAfter } = await place();
  const [mine, other] = await Promise.all(
    admins.map((name) => env.DB.prepare('SELECT id FROM admins WHERE username = ?').bind(name).first('id')),
  );
  await happened(1, 'passkey_added', { about: String(mine) });
  await later(5 * minute);
  await happened(1, 'passkey_added', { about: String(mine), at: app.now() });
  await happened(1, 'authenticator_removed', { about: String(other), at: app.now() });
  await later(5 * minute);
  const found = await listedAfter(5 * minute);
  expect(found.map(({ kind, admin, place: where }) => [kind, admin, where]).toSorted()).toEqual(
    [
      ['admin_factor_changed', admins[0], 'Passkey added, Chrome on Linux, Germany'],
      ['admin_factor_changed', admins[0], 'Passkey added, Chrome on Linux, Germany'],
      ['admin_factor_changed', admins[1], 'Authenticator app removed, Chrome on Linux, Germany'],
    ].toSorted(),
  );
  expect(told()).toHaveLength(6);
  const mark = (who: string | undefined) =>
    browser.put(`/api/admin/alarms/${found.find(({ admin }) => admin === who)!.id}`, { done: true });
  expect(await mark(admins[0])).toMatchObject(refusal(403, 'own_alarm'));
  expect((await mark(admins[1])).status).toBe(200);
});

test('after the cron has been down, events of the last two days still raise alarms', async () => {
  const { app, listedAfter } = await place();
  await happened(11, 'webhook_refused', { at: app.now() });
  await happened(21, 'account_deleted', { at: after(3 * day) });
  expect(await listedAfter(4 * day)).toMatchObject([{ kind: 'many_deletions' }]);
});

test('every SQL statement about security events and alarms uses an index', async () => {
  const d1 = watched();
  const { later } = await place({ ...d1.env, ...(await collector()).set });
  await happened(21, 'account_deleted');
  await later(5 * minute);
  const ours = d1.statements.filter(({ sql }) => /security_|"alarms"/.test(sql));
  expect(ours.length).toBeGreaterThan(7);
  // Scans of these two partial indexes are fine: they contain only unsent events and open alarms.
  const scan = /\bSCAN (?!CONSTANT ROW|reported|\w+ USING INDEX (?:security_events_unsent|alarms_open))/;
  await expectIndexes(ours, scan);
});
