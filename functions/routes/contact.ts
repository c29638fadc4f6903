import { type Context, Hono } from 'hono';
import { mayWrite, tooMany } from '#auth/passwords/attempts.ts';
import { readSession } from '#auth/sessions/sessions.ts';
import { body } from './body.ts';
import { clientAddress } from '#middleware/client.ts';
import { contactBody } from '#contract/schemas.ts';
import { database } from '#db/client.ts';
import { addMessage, findMessage } from '#db/messages.ts';
import { failure } from '#middleware/failure.ts';
import { countMessage, readMessageCount } from '#kv/message-count.ts';
import { contactMail, type Written } from '#mail/templates/account-and-billing.ts';
import { type MailEnv, sendMail } from '#mail/mailer.ts';
import { networkOf } from '#meter/network.ts';
import { report } from '#observability/logs.ts';

export type ContactEnv = MailEnv & {
  Variables: { /** Per network. */ messagesPerDay: number };
};

const arrived = (c: Context) => c.body(null, 201);

const isSame = (one: Written, other: Written) =>
  (['name', 'email', 'subject', 'message'] as const).every((field) => one[field] === other[field]);

export const contact = new Hono<ContactEnv>().post('/', body(contactBody), async (c) => {
  const { id = crypto.randomUUID(), leave_empty, ...written } = c.req.valid('json');
  if (!(await mayWrite(c))) return tooMany(c);
  // Honeypot: scripts fill every field. They get the normal response.
  if (leave_empty !== '') return arrived(c);

  const now = c.get('now')();
  const network = networkOf(clientAddress(c));
  const counted = await readMessageCount(c.env.KV, network, now);
  if (counted.count >= c.get('messagesPerDay')) {
    c.header('Retry-After', String(Math.ceil((counted.resetsAt - now.getTime()) / 1000)));
    return failure(c, 'too_many_messages');
  }

  const db = database(c.env);
  // The account helps support, but the message is accepted without it.
  const signedIn = await readSession(c).catch((error: unknown) => {
    report(c, 'finding the account of a message', error);
    return null;
  });
  const userId = signedIn?.user.id ?? null;
  if (!(await addMessage(db, { ...written, id, userId, at: now }))) {
    const known = await findMessage(db, id);
    return known !== undefined && isSame(known, written) ? arrived(c) : failure(c, 'message_id_taken');
  }
  await countMessage(c.env.KV, network, counted, now);
  sendMail(c, contactMail(written, c.get('mailOrigin')), `contact:${id}`);
  return arrived(c);
});
