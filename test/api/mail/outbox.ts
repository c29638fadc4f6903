import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createApp, createWorker, fiveMinuteCron } from '#app.ts';
import type { Bindings } from '#env.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';
import type { Mail } from '#mail/mail.ts';
import { MailRefused } from '#mail/delivery-errors.ts';
import { nightly } from '../cron.ts';

/** A mail provider that responds with `state.status`: 200 accepts a mail, once per id; 0 is unreachable. */
export function provider() {
  const taken: { mail: Mail; id: string }[] = [];
  const asked: string[] = [];
  const state = { status: 200 };
  const mailer = () => ({
    async send(mail: Mail, id: string) {
      asked.push(id);
      if (state.status === 0) throw new TypeError('out of reach');
      if (state.status !== 200) throw new MailRefused(state.status);
      if (!taken.some((known) => known.id === id)) taken.push({ mail, id });
    },
  });
  return {
    mailer,
    taken,
    asked,
    state,
    to: (address: string) => taken.filter(({ mail }) => mail.to === address).map(({ mail }) => mail),
  };
}

type Mailer = ReturnType<typeof provider>['mailer'];

/** Runs the five-minute cron, which also scans the security events of all tests. */
export const wholeRound = (
  now: Date,
  mailer: Mailer,
  bindings: Bindings = env,
  line: TransportPolicy = 'https',
) =>
  createWorker(createApp(), mailer, line).scheduled(
    createScheduledController({ scheduledTime: now, cron: fiveMinuteCron }),
    bindings,
  );

/** Runs the five-minute cron with the security events already scanned, so that only the mails are left. */
export async function round(now: Date, mailer: Mailer, bindings: Bindings = env): Promise<void> {
  await env.DB.prepare("INSERT OR REPLACE INTO security_watch VALUES ('security events', ?)")
    .bind(now.getTime())
    .run();
  await wholeRound(now, mailer, bindings);
}

export const night = (now: Date, mailer: Mailer) => nightly(now, { mailer });

/** The rows of an account, or the row with this id. */
export async function waiting(userId: string) {
  const { results } = await env.DB.prepare('SELECT * FROM mails WHERE user_id = ?1 OR id = ?1')
    .bind(userId)
    .all();
  return results;
}
