import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { alarms as known } from '#contract/alarms.ts';
import { brand } from '#contract/brand.ts';
import { retention } from '#contract/retention.ts';
import { day, hour, minute, somebody } from '../auth/app.ts';
import { night, wholeRound } from '../mail/outbox.ts';
import { beginAnew, happened, place } from './place.ts';

beginAnew();

test('a flood over several hours is one alarm with its worst hour, and each admin gets one mail', async () => {
  const { app, later, listed, told, admins } = await place();
  for (let hours = 0; hours < 4; hours++) {
    await happened(40, 'sign_in_failed', { at: app.now(), times: 10 + hours });
    for (const _ of [1, 2, 3]) await later(20 * minute);
  }
  expect(await listed()).toMatchObject([{ kind: 'guessing', times: 520 }]);
  expect(told()).toHaveLength(admins.length);
});

test('an open alarm that grows tenfold is mailed again, each time', async () => {
  const { app, later, listed, told, admins } = await place();
  for (const times of [101, 909, 1010, 10_099, 100_000]) {
    await happened(1, 'sign_in_failed', { at: app.now(), times });
    await later(hour);
  }
  expect(await listed()).toMatchObject([{ kind: 'guessing', times: 100_000 }]);
  const subjects = told().map((mail) => mail.subject);
  const subject = `Alarm: ${known.guessing.what}`;
  const grown = `Grown: ${known.guessing.what}`;
  expect(subjects).toEqual([subject, grown, grown].flatMap((each) => admins.map(() => each)));
  expect(told().at(-1)!.text).toContain('100000 within an hour');
});

test('an alarm that was marked done is mailed again when it returns, and one that continues is not', async () => {
  const { app, mark, later, listed, told, admins, listedAfter } = await place();
  await happened(11, 'webhook_refused');
  const [alarm] = await listedAfter(5 * minute);
  const marked = await mark(alarm!.id);
  expect(marked.body.done).toEqual({ by: admins[0], at: app.now().toISOString() });
  expect(await listed('done')).toMatchObject([{ id: alarm!.id }]);
  await happened(10, 'webhook_refused', { at: app.now() });
  expect(await listedAfter(5 * minute)).toEqual([]);
  await happened(1, 'webhook_refused', { at: app.now() });
  expect(await listedAfter(5 * minute)).toMatchObject([{ id: alarm!.id, times: 22, done: null }]);
  expect(told()).toHaveLength(2 * admins.length);
  await mark(alarm!.id);
  await later(2 * hour);
  await happened(30, 'webhook_refused', { at: app.now() });
  expect(await listedAfter(5 * minute)).toMatchObject([{ id: alarm!.id, times: 30, done: null }]);
  expect(told()).toHaveLength(3 * admins.length);
  expect((await mark('none')).status).toBe(404);
});

test('an alarm that stays open for a day is mailed once more, to the admins and support', async () => {
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

test('while mail is off, an alarm waits, and it is mailed once mail is on', async () => {
  const { app, later, mails, told, admins } = await place();
  await happened(21, 'account_deleted');
  const off = () => ({ ...mails.mailer(), isOff: true });
  app.pass(5 * minute);
  await wholeRound(app.now(), off, env, 'any');
  expect(mails.asked).toEqual([]);
  await later(5 * minute);
  expect(told()).toHaveLength(admins.length);
});

test('the security scan runs before the mails are sent, so that a mail provider that hangs cannot delay it', async () => {
  const { app, listed, mails } = await place();
  mails.state.status = 503;
  await app.visitor().register(somebody());
  await happened(21, 'account_deleted');
  app.pass(5 * minute);
  const lookedFirst: boolean[] = [];
  const mailer = () => ({
    async send() {
      const row = await env.DB.prepare('SELECT scanned_until FROM security_watch').first('scanned_until');
      lookedFirst.push(row === app.now().getTime());
    },
  });
  await env.DB.prepare('UPDATE mails SET next_try_at = 0 WHERE sealed IS NOT NULL').run();
  await wholeRound(app.now(), mailer, env, 'any');
  expect(lookedFirst).not.toEqual([]);
  expect(lookedFirst).not.toContain(false);
  expect(await listed()).toMatchObject([{ kind: 'many_deletions' }]);
});

test('mails about an alarm that the provider does not accept are retried', async () => {
  const { later, mails, told, admins } = await place();
  mails.state.status = 503;
  await happened(21, 'account_deleted');
  await later(5 * minute);
  expect(told()).toEqual([]);
  mails.state.status = 200;
  // Mails of other tests wait too, and each round sends a limited number.
  for (let round = 0; round < 5 && told().length < admins.length; round++) await later(10 * minute);
  expect(told()).toHaveLength(admins.length);
});

test('an alarm is deleted with the events that raised it', async () => {
  const { app, later, listed, mails } = await place();
  const [id] = await happened(21, 'account_deleted');
  await later(5 * minute);
  const kept = async () => {
    await night(app.now(), mails.mailer);
    const event = await env.DB.prepare('SELECT id FROM security_events WHERE id = ?').bind(id!).first('id');
    return [event, (await listed()).length];
  };
  app.pass((retention.securityEventDays - 1) * day);
  expect(await kept()).toEqual([id, 1]);
  app.pass(day);
  expect(await kept()).toEqual([null, 0]);
});
