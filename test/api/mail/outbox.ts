import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createApp, createWorker, fiveMinuteCron } from '#app.ts';
import type { Bindings } from '#env.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';
import type { Mail } from '#mail/mail.ts';
import { MailRefused } from '#mail/delivery-errors.ts';
import { nightly } from '../cron.ts';

/** A provider that answers as it is told: 200 takes the mail, an id once; 0 is out of reach. */
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

/** The cron of every five minutes, which also looks at what all tests have caused. */
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

/** The same, when all but the mails has been looked at already. */
export async function round(now: Date, mailer: Mailer, bindings: Bindings = env): Promise<void> {
  await env.DB.prepare("INSERT OR REPLACE INTO security_watch VALUES ('security events', ?)")
    .bind(now.getTime())
    .run();
  await wholeRound(now, mailer, bindings);
}

export const night = (now: Date, mailer: Mailer) => nightly(now, { mailer });

/** The rows of one account, or with an id. */
export async function waiting(userId: string) {
  const { results } = await env.DB.prepare('SELECT * FROM mails WHERE user_id = ?1 OR id = ?1')
    .bind(userId)
    .all();
  return results;
}
