import type { Context } from 'hono';
import { database } from '#db/client.ts';
import type { Mail } from '#mail/mail.ts';
import { type MailEnv, sendMail } from '#mail/mailer.ts';

/** Dependencies for handling a payment, taken from the request. `send` sends mails with the same id only once. */
export const paymentContext = <E extends MailEnv>(c: Context<E>) => ({
  env: c.env,
  db: database(c.env),
  now: c.get('now')(),
  origin: new URL(c.req.url).origin,
  mailOrigin: c.get('mailOrigin'),
  send: (mail: Mail, id: string) => sendMail(c, mail, id),
});

export type PaymentContext = ReturnType<typeof paymentContext>;
