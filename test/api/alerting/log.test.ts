import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { linesPerCall } from '#alerting/security-log.ts';
import { signIn } from '../admin/admin.ts';
import { hour, minute } from '../auth/app.ts';
import { wholeRound } from '../mail/outbox.ts';
import { after, beginAnew, collector, happened, place } from './place.ts';

beginAnew();

test('each event reaches the external log once, and again when it has recurred', async () => {
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

test('many events are sent in batches, each event once', async () => {
  const log = await collector();
  const { later } = await place(log.set);
  const before = (await log.heard()).length;
  const ids = await happened(2 * linesPerCall + 1, 'account_deleted');
  await later(5 * minute);
  const heard = (await log.heard()).slice(before);
  expect(heard.map(({ lines }) => lines.length)).toEqual([linesPerCall, linesPerCall, 1]);
  expect(heard.flatMap(({ lines }) => lines.map((line) => line.id)).toSorted()).toEqual(ids.toSorted());
});

test('the events that users and admins cause are sent without an address, a password or a token', async () => {
  const log = await collector();
  const { app, browser, admins, later } = await place(log.set);
  const ada = await app.person({ ip: '203.0.113.77' });
  await ada.login(ada.email, { password: 'wrong horse' });
  const token = await app.forgot(ada.email);
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

test('lines that a collector never accepts do not hold up others, and are set aside', async () => {
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

test('if a collector rejects everything, nothing is lost before an alarm is raised', async () => {
  const log = await collector('chooses');
  const { later, listed } = await place(log.set);
  await happened(1, 'signed_in', { about: 'too much' });
  await later(23 * hour);
  await later(15 * minute);
  await later(hour);
  expect(await log.heard()).toHaveLength(3);
  expect(await listed()).toMatchObject([{ kind: 'log_not_sent' }]);
});

test('the events of a deleted account still reach the external log and the alarms', async () => {
  const log = await collector();
  const { app, later, listed } = await place(log.set);
  const ada = await app.person();
  const { id } = ada;
  const [changed] = await happened(1, 'address_changed', { at: app.now(), times: 21, user: id });
  await ada.post('/api/user/delete', { password: 'correct horse' });
  await later(5 * minute);
  const lines = (await log.heard()).flatMap((each) => each.lines);
  expect(lines.find((line) => line.id === changed)).toMatchObject({ account: null, times: 21 });
  expect(await listed()).toMatchObject([{ kind: 'accounts_changed' }]);
});

test.each([
  ['refuses', 'any'],
  ['redirects', 'any'],
  // Outside development, nothing is sent over a connection that others could read.
  ['takes', 'https'],
] as const)(
  'with a collector that %s (transport policy: %s), no event is lost, and an alarm is raised after a day',
  async (answer, policy) => {
    const broken = await collector(answer);
    const { app, admins, mails, told, later, listed } = await place(broken.set, policy);
    const [id] = await happened(1, 'sign_in_failed');
    for (let turn = 0; turn < 2; turn++) await later(10 * hour);
    expect(await listed()).toEqual([]);
    await later(5 * hour);
    expect(await listed()).toMatchObject([{ kind: 'log_not_sent' }]);
    expect(told()).toHaveLength(admins.length);
    if (policy === 'https') expect(await broken.heard()).toEqual([]);
    const mended = await collector();
    for (const _ of ['once', 'twice'])
      await wholeRound(app.now(), mails.mailer, { ...env, ...mended.set }, 'any');
    const heard = await mended.heard();
    expect(heard).toHaveLength(1);
    expect(heard[0]!.lines.map((line) => line.id)).toContain(id);
  },
);
