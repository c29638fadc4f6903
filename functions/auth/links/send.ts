import type { Context } from 'hono';
import { addLink, type Purpose } from '../../db/email-tokens.ts';
import { database } from '../../db/client.ts';
import type { User } from '../../db/users.ts';
import type { Mail } from '../../mail/mail.ts';
import { sendKept } from '../../mail/mailer.ts';
import { outgoing } from '../../mail/outbox.ts';
import type { AuthEnv } from '../env.ts';
import { isTooSoon, newLink } from './link.ts';

/** Sends a link by mail, unless one was sent within the minute. It can be done again when its answer was lost. */
export async function sendLink<E extends AuthEnv>(
  c: Context<E>,
  user: User,
  purpose: Purpose,
  letter: (token: string) => Mail,
): Promise<void> {
  const db = database(c.env);
  const now = c.get('now')();
  if (await isTooSoon(db, user, purpose, now)) return;
  const { token, row } = newLink(user.id, purpose, now);
  const mail = letter(token);
  const kept = await outgoing(c.env, mail, crypto.randomUUID(), now);
  await addLink(db, row, kept);
  sendKept(c, kept, mail);
}
