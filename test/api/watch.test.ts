import { env } from 'cloudflare:workers';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import type { Alarm } from '#contract/alarms.ts';
import { alarms as known } from '#contract/alarms.ts';
import { brand } from '#contract/brand.ts';
import { retention } from '#contract/retention.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import { linesPerCall } from '../../functions/watch/collector.ts';
import { newAdmin, signIn } from './admin/admin.ts';
import { day, hour, minute, openApp, somebody } from './auth/app.ts';
import { watched } from './auth/watched.ts';
import { night, provider, wholeRound } from './mail/outbox.ts';

/** As it is while no app of a test stands before it. */
let reach = fetch;

// Each failure is one that we cause.
vi.spyOn(console, 'error').mockReturnValue();

/** A time of its own for each test, which no other events reach. */
let start = new Date('2034-01-01T10:10:00Z');

beforeEach(async () => {
  vi.unstubAllGlobals();
  reach = fetch;
  start = new Date(start.getTime() + 200 * day);
  await env.DB.batch([
    env.DB.prepare('UPDATE alarms SET tellings = 2, told_times = times'),
    env.DB.prepare('UPDATE security_events SET sent_times = times'),
    env.DB.prepare("INSERT OR REPLACE INTO security_watch VALUES ('security events', ?)").bind(
      start.getTime(),
    ),
  ]);
});

const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

type Given = { at?: Date; times?: number; about?: string; user?: string; network?: string };

/** As they stand after so many happened, each in a row of its own. */
async function happened(count: number, kind: SecurityEventKind, given: Given = {}) {
  const { at = after(minute), times = 1, about = null, user = null, network = '203.0.113.0/24' } = given;
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const insert = env.DB.prepare(
    `INSERT INTO security_events (id, at, kind, about, user_id, device, country, network, times)
     SELECT value, ?, ?, ?, ?, 'Chrome on Linux', 'DE', ?, ? FROM json_each(?)`,
  );
  await insert.bind(at.getTime(), kind, about, user, network, times, JSON.stringify(ids)).run();
  return ids;
}

/** Two admins, a provider, and the alarms as the first of them sees them. */
async function place(more = {}, line: 'https' | 'any' = 'any') {
  const mails = provider();
  const app = openApp({ at: after(-2 * hour).toISOString(), dependencies: { mailer: mails.mailer } });
  app.network((request) => reach(request));
  const admins = [await newAdmin(), await newAdmin()];
  const browser = app.visitor();
  await signIn(browser, admins[0]!);
  // Which was a new device, and is known by the time at which the test begins.
  app.pass(2 * hour);
  await env.DB.prepare('UPDATE security_events SET sent_times = times').run();
  const own = new Set([...admins, brand.supportEmail]);
  return {
    app,
    admins,
    browser,
    mails,
    later: (milliseconds: number) => {
      app.pass(milliseconds);
      return wholeRound(app.now(), mails.mailer, { ...env, ...more }, line);
    },
    async listed(show = 'open'): Promise<Alarm[]> {
      await signIn(browser, admins[0]!);
      const { body } = await browser.get(`/api/admin/alarms?show=${show}`);
      return body.alarms.filter((each: Alarm) => each.since >= after(-hour).toISOString());
    },
    /** What these admins, and support, have been mailed. */
    told: () => mails.taken.map(({ mail }) => mail).filter(({ to }) => own.has(to)),
  };
}

const subject = `Alarm: ${known.guessing.what}`;

test('what is ordinary raises no alarm; one more does, and each admin is told once', async () => {
  const { later, listed, told, admins } = await place();
  await happened(10, 'sign_in_failed', { times: 9 });
  await happened(10, 'factor_failed');
  await later(5 * minute);
  expect(await listed()).toEqual([]);
  await happened(1, 'wrong_password');
  await later(5 * minute);
  const [alarm, ...others] = await listed();
  expect(others).toEqual([]);
  expect(alarm).toMatchObject({ kind: 'guessing', times: 101, admin: null, place: null, done: null });
  expect(alarm!.since).toBe(new Date(start.getTime() - 10 * minute).toISOString());
  expect(told().map(({ to }) => to)).toEqual(expect.arrayContaining(admins));
  expect(told()).toHaveLength(admins.length);
  expect(told()[0]!.subject).toBe(subject);
  expect(told()[0]!.text).toContain('101 within an hour');
  expect(told()[0]!.text).toContain(`${brand.origin}/admin/alarms`);
});

test('a flood of hours is one alarm with its worst hour, and floods nobody', async () => {
  const { app, later, listed, told, admins } = await place();
  for (let hours = 0; hours < 10; hours++) {
    await happened(40, 'sign_in_failed', { at: app.now(), times: 10 + hours });
    for (const _ of [1, 2, 3]) await later(20 * minute);
  }
  expect(await listed()).toMatchObject([{ kind: 'guessing', times: 760 }]);
  expect(told()).toHaveLength(admins.length);
});

test('one that grows tenfold while it stands open is told again, each time', async () => {
  const { app, later, listed, told, admins } = await place();
  for (const times of [101, 909, 1010, 10_099, 100_000]) {
    await happened(1, 'sign_in_failed', { at: app.now(), times });
    await later(hour);
  }
  expect(await listed()).toMatchObject([{ kind: 'guessing', times: 100_000 }]);
  const subjects = told().map((mail) => mail.subject);
  const grown = `Grown: ${known.guessing.what}`;
  expect(subjects).toEqual([subject, grown, grown].flatMap((each) => admins.map(() => each)));
  expect(told().at(-1)!.text).toContain('100000 within an hour');
});

test('what comes after one was done opens it again, in the same hour too', async () => {
  const { app, browser, later, listed, told, admins } = await place();
  await happened(1, 'sign_in_failed', { times: 150 });
  await later(5 * minute);
  const [alarm] = await listed();
  await browser.put(`/api/admin/alarms/${alarm!.id}`, { done: true });
  await happened(1, 'sign_in_failed', { at: app.now(), times: 100 });
  await later(5 * minute);
  expect(await listed()).toEqual([]);
  await happened(1, 'sign_in_failed', { at: app.now(), times: 1 });
  await later(5 * minute);
  expect(await listed()).toMatchObject([{ id: alarm!.id, times: 251, done: null }]);
  expect(told()).toHaveLength(2 * admins.length);
});

test('one that was done and comes again the same day is told again, and one that goes on is not', async () => {
  const { app, browser, later, listed, told, admins } = await place();
  await happened(11, 'webhook_refused');
  await later(5 * minute);
  const [alarm] = await listed();
  const marked = await browser.put(`/api/admin/alarms/${alarm!.id}`, { done: true });
  expect(marked.body.done).toEqual({ by: admins[0], at: app.now().toISOString() });
  expect(await listed('done')).toMatchObject([{ id: alarm!.id }]);
  await happened(1, 'webhook_refused', { at: app.now() });
  await later(5 * minute);
  expect(await listed()).toEqual([]);
  await later(2 * hour);
  await happened(30, 'webhook_refused', { at: app.now() });
  await later(5 * minute);
  expect(await listed()).toMatchObject([{ id: alarm!.id, times: 30, done: null }]);
  expect(told()).toHaveLength(2 * admins.length);
  expect((await browser.put('/api/admin/alarms/none', { done: true })).status).toBe(404);
  expect((await app.visitor().get('/api/admin/alarms')).status).toBe(401);
});

test('where nobody has done anything for a day, admins and support are told once more', async () => {
  const { later, told, admins } = await place();
  await happened(21, 'account_deleted');
  await later(5 * minute);
  for (let days = 1; days <= 3; days++) await later(day);
  const again = `Still open: ${known.many_deletions.what}`;
  expect(
    told()
      .filter((mail) => mail.subject === again)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([...admins, brand.supportEmail].toSorted());
  expect(told()).toHaveLength(2 * admins.length + 1);
});

test.each([
  ['admin_guessing', 'admin_sign_in_failed', {}],
  ['admin_guessing', 'factor_failed', { about: 'an admin' }],
  ['accounts_changed', 'password_reset', {}],
  ['many_exports', 'data_exported', {}],
] as const)('%s is raised by more than ordinary of %s', async (kind, event, given) => {
  const { later, listed } = await place();
  await happened(known[kind].most, event, given);
  await later(5 * minute);
  expect(await listed()).toEqual([]);
  await happened(1, event, given);
  await later(5 * minute);
  expect(await listed()).toMatchObject([{ kind, times: known[kind].most + 1 }]);
});

test('one account that exports again and again from one place is no alarm', async () => {
  const { later, listed } = await place();
  await happened(1, 'data_exported', { times: 60 });
  await later(5 * minute);
  expect(await listed()).toEqual([]);
});

test('an admin on a new device, or in a new country, is told of each time, and never on a known one', async () => {
  const { app, admins, later, listed, told } = await place();
  await signIn(app.visitor(), admins[0]!);
  await later(5 * minute);
  expect(await listed()).toEqual([]);
  await signIn(app.visitor({ country: 'FR' }), admins[0]!);
  await signIn(app.visitor({ userAgent: 'Firefox/140.0 (Windows)' }), admins[0]!);
  for (const _ of [1, 2]) await later(5 * minute);
  const places = ['Chrome on Linux, France', 'Firefox on Windows, Germany'];
  const found = await listed();
  expect(found.map(({ place: where }) => where).toSorted()).toEqual(places);
  expect(found).toMatchObject(places.map(() => ({ kind: 'admin_new_device', admin: admins[0] })));
  expect(told()).toHaveLength(4);
  for (const { text } of told()) {
    expect(text).toMatch(new RegExp(places.join('|')));
    expect(text).not.toContain(admins[0]);
  }
});

test('a change of an admin’s own ways of signing in is told of each time, and not done by themselves', async () => {
  const { browser, admins, later, listed, told, app } = await place();
  const [mine, other] = await Promise.all(
    admins.map((name) => env.DB.prepare('SELECT id FROM admins WHERE username = ?').bind(name).first('id')),
  );
  await happened(1, 'passkey_added', { about: String(mine) });
  await later(5 * minute);
  await happened(1, 'passkey_added', { about: String(mine), at: app.now() });
  await happened(1, 'authenticator_removed', { about: String(other), at: app.now() });
  for (const _ of [1, 2]) await later(5 * minute);
  const found = await listed();
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
  expect(await mark(admins[0])).toMatchObject({ status: 403, body: { code: 'own_alarm' } });
  expect((await mark(admins[1])).status).toBe(200);
});

test('without mail an alarm waits to be told until there is some', async () => {
  const { app, later, mails, told, admins } = await place();
  await happened(21, 'account_deleted');
  const off = () => ({ ...mails.mailer(), isOff: true });
  app.pass(5 * minute);
  await wholeRound(app.now(), off, env, 'any');
  expect(mails.asked).toEqual([]);
  await later(5 * minute);
  expect(told()).toHaveLength(admins.length);
});

test('the watch comes before the mails, so that a provider who hangs cannot hold it up', async () => {
  const { app, listed, mails } = await place();
  mails.state.status = 503;
  await app.visitor().register(somebody());
  await happened(21, 'account_deleted');
  app.pass(5 * minute);
  const lookedFirst: boolean[] = [];
  const mailer = () => ({
    async send() {
      const row = await env.DB.prepare('SELECT looked_at FROM security_watch').first('looked_at');
      lookedFirst.push(row === app.now().getTime());
    },
  });
  await env.DB.prepare('UPDATE mails SET next_try_at = 0 WHERE sealed IS NOT NULL').run();
  await wholeRound(app.now(), mailer, env, 'any');
  expect(lookedFirst).not.toEqual([]);
  expect(lookedFirst).not.toContain(false);
  expect(await listed()).toMatchObject([{ kind: 'many_deletions' }]);
});

test('after a long rest the last two days are looked at, and no more', async () => {
  const { app, later, listed } = await place();
  await happened(11, 'webhook_refused', { at: app.now() });
  await happened(21, 'account_deleted', { at: after(3 * day) });
  await later(4 * day);
  expect(await listed()).toMatchObject([{ kind: 'many_deletions' }]);
});

test('what happened while the cron stood still is found afterwards', async () => {
  const { later, listed } = await place();
  await happened(11, 'webhook_refused', { at: after(2 * hour) });
  await later(day + hour);
  expect(await listed()).toMatchObject([{ kind: 'webhooks_refused' }]);
});

test('mails of an alarm that the provider does not take are tried again', async () => {
  const { later, mails, told, admins } = await place();
  mails.state.status = 503;
  await happened(21, 'account_deleted');
  await later(5 * minute);
  expect(told()).toEqual([]);
  mails.state.status = 200;
  // Mails of other tests wait too, and each round sends only so many.
  for (let round = 0; round < 5 && told().length < admins.length; round++) await later(10 * minute);
  expect(told()).toHaveLength(admins.length);
});

test('an alarm is forgotten with the events that raised it', async () => {
  const { app, later, listed, mails } = await place();
  await happened(21, 'account_deleted');
  await later(5 * minute);
  app.pass((retention.securityEventDays - 1) * day);
  await night(app.now(), mails.mailer);
  expect(await listed()).toHaveLength(1);
  app.pass(day);
  await night(app.now(), mails.mailer);
  expect(await listed()).toEqual([]);
});

test('every statement about events and alarms runs on an index', async () => {
  const d1 = watched();
  const { later } = await place({ ...d1.env, ...(await collector()).set });
  await happened(21, 'account_deleted');
  await later(5 * minute);
  const ours = d1.statements.filter(({ sql }) => /security_|"alarms"/.test(sql));
  expect(ours.length).toBeGreaterThan(7);
  for (const { sql, values } of ours) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    // What waits to be sent, or stands open, is all that these two indexes hold.
    for (const { detail } of results)
      expect(detail, sql).not.toMatch(
        /\bSCAN (?!CONSTANT ROW|told|\w+ USING INDEX (?:security_events_unsent|alarms_open))/,
      );
  }
});

/** What a collector of this test's own has been told, and how. */
async function collector(answer = 'takes') {
  const address = `${inject('collector')}/${answer}/${crypto.randomUUID()}`;
  return {
    set: { SECURITY_LOG_URL: address, SECURITY_LOG_KEY: 'a key of the collector' },
    async heard(): Promise<{ key: string; lines: Record<string, unknown>[] }[]> {
      return (await reach(address)).json();
    },
  };
}

test('each event reaches the log outside, once, and again when it has happened again', async () => {
  const log = await collector();
  const { later } = await place(log.set);
  const before = (await log.heard()).length;
  const [id] = await happened(1, 'sign_in_failed', { times: 2 });
  await later(5 * minute);
  await later(5 * minute);
  await env.DB.prepare('UPDATE security_events SET times = 3 WHERE id = ?').bind(id!).run();
  await later(5 * minute);
  await later(5 * minute);
  const heard = (await log.heard()).slice(before);
  expect(heard.map(({ lines }) => lines)).toEqual([
    [
      {
        id,
        at: after(minute).toISOString(),
        event: 'sign_in_failed',
        times: 2,
        account: null,
        admin: null,
        about: null,
        device: 'Chrome on Linux',
        country: 'DE',
        network: '203.0.113.0/24',
      },
    ],
    [expect.objectContaining({ id, times: 3 })],
  ]);
  expect(heard[0]!.key).toBe('Bearer a key of the collector');
});

test('many are sent in batches, each once', async () => {
  const log = await collector();
  const { later } = await place(log.set);
  const before = (await log.heard()).length;
  const ids = await happened(2 * linesPerCall + 1, 'account_deleted');
  await later(5 * minute);
  const heard = (await log.heard()).slice(before);
  expect(heard.map(({ lines }) => lines.length)).toEqual([linesPerCall, linesPerCall, 1]);
  expect(heard.flatMap(({ lines }) => lines.map((line) => line.id)).toSorted()).toEqual(ids.toSorted());
});

test('what people and admins really do goes there without an address, a password or a token', async () => {
  const log = await collector();
  const { app, browser, admins, later } = await place(log.set);
  const email = somebody();
  const ada = app.visitor({ ip: '203.0.113.77' });
  await ada.register(email);
  await ada.login(email, { password: 'wrong horse' });
  await app.visitor().post('/api/auth/forgot-password', { email });
  const token = await app.token(email);
  await app.visitor().post('/api/auth/reset-password', { token, password: 'a new horse' });
  await signIn(browser, admins[0]!);
  await later(5 * minute);
  const said = JSON.stringify(await log.heard());
  for (const kind of ['account_created', 'sign_in_failed', 'reset_requested', 'admin_signed_in']) {
    expect(said).toContain(`"${kind}"`);
  }
  expect(said).toMatch(/"admin":"[\w-]{36}"/);
  for (const secret of ['@', 'wrong horse', 'a new horse', 'correct horse', 'Lovelace', '203.0.113.77']) {
    expect(said).not.toContain(secret);
  }
  if (token !== '') expect(said).not.toContain(token);
});

test('lines that a collector never takes hold up no others, and are set aside', async () => {
  const log = await collector('chooses');
  const { app, later } = await place(log.set);
  const good = [
    ...(await happened(30, 'signed_in', { at: after(1) })),
    ...(await happened(200, 'signed_in', { at: after(minute) })),
  ];
  await happened(1, 'signed_in', { at: after(2), about: 'too much' });
  await happened(1, 'signed_in', { at: after(0), about: 'too much' });
  for (let rounds = 0; rounds < 6; rounds++) await later(5 * minute);
  await happened(1, 'signed_in', { at: app.now() });
  await later(5 * minute);
  const heard = (await log.heard()).map(({ lines }) => lines);
  const taken = heard.filter((lines) => lines.every(({ about }) => about !== 'too much')).flat();
  expect(taken.map(({ id }) => id)).toEqual(expect.arrayContaining(good));
  await later(5 * minute);
  expect(await log.heard()).toHaveLength(heard.length);
});

test('one who refuses all there is loses nothing before an alarm has told of it', async () => {
  const log = await collector('chooses');
  const { later, listed } = await place(log.set);
  await happened(1, 'signed_in', { about: 'too much' });
  await later(23 * hour);
  await later(15 * minute);
  await later(hour);
  expect(await log.heard()).toHaveLength(3);
  expect(await listed()).toMatchObject([{ kind: 'log_not_sent' }]);
});

test('a deleted account leaves what happened to it to the log outside, and to the alarms', async () => {
  const log = await collector();
  const { app, later, listed } = await place(log.set);
  const ada = app.visitor();
  const { id } = (await ada.register(somebody())).body.user;
  const [changed] = await happened(1, 'address_changed', { at: app.now(), times: 21, user: id });
  await ada.post('/api/user/delete', { password: 'correct horse' });
  await later(5 * minute);
  const lines = (await log.heard()).flatMap((each) => each.lines);
  expect(lines.find((line) => line.id === changed)).toMatchObject({ account: null, times: 21 });
  expect(await listed()).toMatchObject([{ kind: 'accounts_changed' }]);
});

test('outside of development nothing is sent where others on the way could read it', async () => {
  const log = await collector();
  const { later, listed } = await place(log.set, 'https');
  await happened(1, 'sign_in_failed');
  await later(25 * hour);
  expect(await log.heard()).toEqual([]);
  expect(await listed()).toMatchObject([{ kind: 'log_not_sent' }]);
});

test.each(['refuses', 'redirects'])(
  'a collector that %s loses nothing, and is an alarm after a day',
  async (answer) => {
    const broken = await collector(answer);
    const { later, listed, app, admins, mails, told } = await place(broken.set);
    const [id] = await happened(1, 'sign_in_failed');
    for (let hours = 0; hours < 20; hours++) await later(hour);
    expect(await listed()).toEqual([]);
    for (let hours = 0; hours < 5; hours++) await later(hour);
    expect(await listed()).toMatchObject([{ kind: 'log_not_sent' }]);
    expect(told()).toHaveLength(admins.length);
    const mended = await collector();
    await wholeRound(app.now(), mails.mailer, { ...env, ...mended.set }, 'any');
    expect((await mended.heard())[0]!.lines.map((line) => line.id)).toContain(id);
    await wholeRound(app.now(), mails.mailer, { ...env, ...mended.set }, 'any');
    expect(await mended.heard()).toHaveLength(1);
  },
);
