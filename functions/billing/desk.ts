import type { Context } from 'hono';
import { database } from '../db/client.ts';
import { type Mail, type MailEnv, sendMail } from '../mail/mailer.ts';

/** What those who handle a payment have at hand. `send`: mails of one id are one mail. */
export const deskOf = <E extends MailEnv>(c: Context<E>) => ({
  env: c.env,
  db: database(c.env),
  now: c.get('now')(),
  origin: new URL(c.req.url).origin,
  send: (mail: Mail, id: string) => sendMail(c, mail, id),
});

export type Desk = ReturnType<typeof deskOf>;
