import type { Context } from 'hono';
import type { Bindings, HonoEnv } from '../env.ts';
import { later } from '../later.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** What the log calls it, where the subject quotes somebody. */
  about?: string;
};

export const inLog = ({ about, subject }: Mail) => about ?? `"${subject}"`;

/** A mail whose id was sent before is not sent again. */
export type Mailer = { send(mail: Mail, id: string): Promise<void> };

/** `mailOrigin`: where the links in a mail lead. */
export type MailEnv = HonoEnv & {
  Variables: { mailer: (env: Bindings) => Mailer; mailOrigin: string };
};

export function sendMail<E extends MailEnv>(
  c: Context<E>,
  mail: Mail,
  id: string = crypto.randomUUID(),
): void {
  later(c, `sending ${inLog(mail)}`, c.get('mailer')(c.env).send(mail, id));
}
