import { database } from './db/client.ts';
import { listAlarmsToTell } from './db/alarms.ts';
import type { Bindings } from './env.ts';
import type { Line } from './line.ts';
import type { Mailer } from './mail/mail.ts';
import { deliverDue } from './mail/outbox.ts';
import { takeTurns } from './turns.ts';
import { sendSecurityLog } from './watch/collector.ts';
import { look } from './watch/look.ts';
import { tell } from './watch/telling.ts';

const perRun = 20;

/**
 * What the cron does every five minutes: it watches over the security events, and then sends the mails that wait, since a provider
 * that hangs must not hold the watch up.
 */
export async function often(env: Bindings, now: Date, mailer: Mailer, line: Line): Promise<void> {
  const db = database(env);
  const sending = { db, now, mailer };
  await takeTurns(
    [
      { what: 'look at the security events', list: async () => [() => look(db, now)] },
      { what: 'send the security log', list: async () => [() => sendSecurityLog(env, db, now, line)] },
    ],
    perRun,
  );
  // Only now, since the steps above are what raises alarms. Without mail they wait until there is some.
  await takeTurns(
    [
      {
        what: 'tell admins of an alarm',
        list: async () =>
          mailer.isOff
            ? []
            : (await listAlarmsToTell(db, now, perRun)).map((alarm) => () => tell(env, alarm, sending)),
      },
    ],
    perRun,
  );
  await takeTurns(
    [{ what: 'send the mails that wait', list: async () => [() => deliverDue(env, sending)] }],
    perRun,
  );
}
