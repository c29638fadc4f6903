import { retention } from '#contract/retention.ts';
import { after, before, hour, minute } from '#contract/time.ts';
import { type Database, database } from '#db/client.ts';
import { hasTokenSince, type Purpose, addLink } from '#db/email-tokens.ts';
import type { User } from '#db/users.ts';
import { hashSecret, newSecret } from '#crypto/secrets.ts';
import type { Context } from 'hono';
import type { Mail } from '#mail/mail.ts';
import { sendKept } from '#mail/mailer.ts';
import { outgoing } from '#mail/outbox.ts';
import type { AuthEnv } from './env.ts';

const lifetime = retention.linkHours * hour;

/** Creates a link: the row for the database, and the token, which only the mail contains. */
export function newLink(userId: string, purpose: Purpose, now: Date) {
  const token = newSecret();
  const row = {
    tokenHash: hashSecret(token),
    userId,
    purpose,
    createdAt: now,
    expiresAt: after(now, lifetime),
  };
  return { token, row };
}

/** Whether the account was sent such a link within the last minute. */
export const isTooSoon = (db: Database, user: User, purpose: Purpose, now: Date) =>
  hasTokenSince(db, user.id, purpose, before(now, minute));

/** Sends a link by mail, unless one was sent within the last minute. It can be retried after a lost response. */
export async function sendLink<E extends AuthEnv>(
  c: Context<E>,
  user: User,
  purpose: Purpose,
  template: (token: string) => Mail,
): Promise<void> {
  const db = database(c.env);
  const now = c.get('now')();
  if (await isTooSoon(db, user, purpose, now)) return;
  const { token, row } = newLink(user.id, purpose, now);
  const mail = template(token);
  const kept = await outgoing(c.env, mail, crypto.randomUUID(), now);
  await addLink(db, row, kept);
  sendKept(c, kept, mail);
}
