import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import type { Line } from '../line.ts';
import type { Mailer } from '../mail/mail.ts';
import { deliverDue } from '../mail/outbox.ts';
import { attempt } from '../turns.ts';
import { sendSecurityLog } from '../watch/collector.ts';
import { look } from '../watch/look.ts';
import { tellDue } from '../watch/telling.ts';

/**
 * What the cron does every five minutes: it watches over the security events, and then sends the mails that wait, since a provider
 * that hangs must not hold the watch up.
 */
export async function often(env: Bindings, now: Date, mailer: Mailer, line: Line): Promise<void> {
  const db = database(env);
  const sending = { db, now, mailer };
  await attempt('look at the security events', () => look(db, now));
  await attempt('send the security log', () => sendSecurityLog(env, db, now, line));
  // Without mail they wait until there is some.
  if (mailer.isOff !== true) await attempt('tell admins of alarms', () => tellDue(env, sending));
  await attempt('send the mails that wait', () => deliverDue(env, sending));
}
