import { database } from '#db/client.ts';
import type { Bindings } from '#env.ts';
import type { TransportPolicy } from '#outgoing/transport-policy.ts';
import type { Mailer } from '#mail/mail.ts';
import { deliverDue } from '#mail/outbox.ts';
import { attempt } from '#observability/logs.ts';
import { sendSecurityLog } from '#alerting/security-log.ts';
import { raiseAlarms } from '#alerting/raise-alarms.ts';
import { notifyDue } from '#alerting/notify-admins.ts';

/** Alerting goes first, so that a mail provider that hangs cannot delay it. */
export async function everyFiveMinutes(
  env: Bindings,
  now: Date,
  mailer: Mailer,
  policy: TransportPolicy,
): Promise<void> {
  const db = database(env);
  const sending = { db, now, mailer };
  await attempt('raise alarms', () => raiseAlarms(db, now));
  await attempt('send the security log', () => sendSecurityLog(env, db, now, policy));
  // Without a mail provider, alarms stay unsent until there is one.
  if (mailer.isOff !== true) await attempt('notify admins of alarms', () => notifyDue(env, sending));
  await attempt('send waiting mails', () => deliverDue(env, sending));
}
