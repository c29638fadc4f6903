import { Hono } from 'hono';
import type { AuthEnv } from '#auth/env.ts';
import type { AdminEnv } from '#auth/guards.ts';
import { record } from '#auth/record.ts';
import { body } from '../body.ts';
import { endSessionsOfBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { endAllSessions } from '#db/sessions.ts';
import { findUserByEmail } from '#db/users.ts';
import { sendMail } from '#mail/mailer.ts';
import { signedOutMail } from '#mail/templates/security.ts';

/** Signs out a user who has lost a device. The admin learns how many sessions ended, and nothing else about the account. */
export const sessions = new Hono<AdminEnv & AuthEnv>().post('/end', body(endSessionsOfBody), async (c) => {
  const db = database(c.env);
  const user = await findUserByEmail(db, c.req.valid('json').email);
  const ended = user === undefined ? 0 : await endAllSessions(db, user.id);
  if (user !== undefined && ended > 0) {
    record(c, { kind: 'sessions_ended_by_admin', userId: user.id, admin: c.get('admin') });
    sendMail(c, signedOutMail(user, c.get('mailOrigin')));
  }
  return c.json({ ended });
});
