import type { Context } from 'hono';
import type { Bindings, HonoEnv } from '#env.ts';
import { database } from '#db/client.ts';
import type { MailRow } from '#db/mails.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { inLog, type Mail, type Mailer } from './mail.ts';
import { deliver, keepAndDeliver } from './outbox.ts';

/** `mailOrigin`: the origin of links in mails. */
export type MailEnv = HonoEnv & {
  Variables: { mailer: (env: Bindings) => Mailer; mailOrigin: string };
};

const sendingOf = <E extends MailEnv>(c: Context<E>) => ({
  db: database(c.env),
  mailer: c.get('mailer')(c.env),
  now: c.get('now')(),
});

/** Sends a stored mail in the background. */
export function sendKept<E extends MailEnv>(c: Context<E>, row: MailRow, mail: Mail): void {
  runInBackground(c, `sending ${inLog(mail)}`, deliver(sendingOf(c), row, mail));
}

/** Stores a mail and sends it, in the background. */
export function sendMail<E extends MailEnv>(
  c: Context<E>,
  mail: Mail,
  id: string = crypto.randomUUID(),
): void {
  runInBackground(c, `sending ${inLog(mail)}`, keepAndDeliver(c.env, mail, id, sendingOf(c)));
}
