import { env } from 'cloudflare:workers';
import { beforeEach, inject, vi } from 'vitest';
import type { Alarm } from '#contract/alarms.ts';
import { brand } from '#contract/brand.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';
import { newAdmin, signIn } from '../admin/admin.ts';
import { day, fetchForReal, hour, minute, openApp } from '../auth/app.ts';
import { provider, wholeRound } from '../mail/outbox.ts';

let start = new Date(0);

/** The time so many milliseconds after the start of the test. */
export const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

/** Starts each test at 10:10 on a separate day, far from all other events, with nothing left to scan, notify or send. */
export function beginAnew(): void {
  // The failures here are deliberate.
  vi.spyOn(console, 'error').mockReturnValue();

  beforeEach(async () => {
    const last = await env.DB.prepare('SELECT max(at) AS at FROM security_events').first<number>('at');
    const today = Math.floor(Math.max(last ?? 0, Date.UTC(2034, 0, 1)) / day) * day;
    start = new Date(today + 200 * day + 10 * hour + 10 * minute);
    await env.DB.batch([
      env.DB.prepare('UPDATE alarms SET notifications = 2, notified_times = times'),
      env.DB.prepare('UPDATE security_events SET sent_times = times'),
      env.DB.prepare("INSERT OR REPLACE INTO security_watch VALUES ('security events', ?)").bind(
        start.getTime(),
      ),
    ]);
  });
}

type Given = { at?: Date; times?: number; about?: string; user?: string; network?: string };

/** Inserts `count` security events, each in a separate row, and returns their ids. */
export async function happened(count: number, kind: SecurityEventKind, given: Given = {}) {
  const { at = after(minute), times = 1, about = null, user = null, network = '203.0.113.0/24' } = given;
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const insert = env.DB.prepare(
    `INSERT INTO security_events (id, at, kind, about, user_id, device, country, network, times)
     SELECT value, ?, ?, ?, ?, 'Chrome on Linux', 'DE', ?, ? FROM json_each(?)`,
  );
  await insert.bind(at.getTime(), kind, about, user, network, times, JSON.stringify(ids)).run();
  return ids;
}

/** An app with two admins, a mail provider, and the alarms as the first admin sees them. */
export async function place(more = {}, line: TransportPolicy = 'any') {
  const mails = provider();
  const app = openApp({ at: after(-2 * hour).toISOString(), dependencies: { mailer: mails.mailer } });
  app.reach(inject('services'));
  const admins = [await newAdmin(), await newAdmin()];
  const browser = app.visitor();
  await signIn(browser, admins[0]!);
  // That sign-in was on a new device, which is known by the time the test starts.
  app.pass(2 * hour);
  await env.DB.prepare('UPDATE security_events SET sent_times = times').run();
  const own = new Set([...admins, brand.supportEmail]);
  const later = (milliseconds: number) => {
    app.pass(milliseconds);
    return wholeRound(app.now(), mails.mailer, { ...env, ...more }, line);
  };
  async function listed(show = 'open'): Promise<Alarm[]> {
    await signIn(browser, admins[0]!);
    const { body } = await browser.get(`/api/admin/alarms?show=${show}`);
    return body.alarms.filter((each: Alarm) => each.since >= after(-hour).toISOString());
  }
  return {
    app,
    admins,
    browser,
    mails,
    later,
    listed,
    async listedAfter(milliseconds: number) {
      await later(milliseconds);
      return listed();
    },
    mark: (id: string) => browser.put(`/api/admin/alarms/${id}`, { done: true }),
    /** The alarm mails to these admins and to support, for whom mails of other tests wait too. */
    told: () =>
      mails.taken
        .map(({ mail }) => mail)
        .filter(({ to, subject }) => own.has(to) && /^(?:Alarm|Grown|Still open): /.test(subject)),
  };
}

/** A log collector used by one test, which returns the requests that it received, with their keys. */
export async function collector(answer = 'takes') {
  const address = `${inject('services')}/log/${answer}/${crypto.randomUUID()}`;
  return {
    set: { SECURITY_LOG_URL: address, SECURITY_LOG_KEY: 'a key of the collector' },
    async heard(): Promise<{ key: string; lines: Record<string, unknown>[] }[]> {
      return (await fetchForReal(address)).json();
    },
  };
}
