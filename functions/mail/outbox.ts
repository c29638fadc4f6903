import { pauseAfter } from '#contract/mails.ts';
import { after, hour, minute } from '#contract/time.ts';
import { seal, unseal } from '#crypto/keys.ts';
import type { Database } from '#db/client.ts';
import { addMail, dropMail, type MailRow, recordDeliveryError, takeDueMails } from '#db/mails.ts';
import type { Bindings } from '#env.ts';
import { report } from '#observability/logs.ts';
import { inLog, type Mail, type Mailer } from './mail.ts';
import { deliveryErrorOf } from './delivery-errors.ts';

export type Sending = { db: Database; mailer: Mailer; now: Date };

const purpose = 'mail';

/** Time in ms during which only the current attempt may send the mail. */
const firstTry = 5 * minute;

/** Returns the row that stores a mail, with recipient and content encrypted. */
export async function outgoing(env: Bindings, mail: Mail, id: string, now: Date): Promise<MailRow> {
  return {
    id,
    address: mail.to,
    about: inLog(mail),
    sealed: await seal(env, purpose, JSON.stringify(mail)),
    createdAt: now,
    nextTryAt: after(now, firstTry),
    expiresAt: after(now, mail.keptHours * hour),
    tries: 0,
  };
}

/** Deletes the mail once the provider has taken it; until then the cron retries. */
export async function deliver({ db, mailer, now }: Sending, row: MailRow, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail, row.id);
  } catch (error) {
    const deliveryError = deliveryErrorOf(error);
    const tries = row.tries + 1;
    const isOver = deliveryError === 'refused' || after(now, pauseAfter(tries)) >= row.expiresAt;
    await recordDeliveryError(db, {
      ...row,
      tries,
      deliveryError,
      nextTryAt: isOver ? null : after(now, pauseAfter(tries)),
    });
    throw error;
  }
  await dropMail(db, row.id);
}

/** Sends the mail even if the database cannot store it. */
export async function keepAndDeliver(env: Bindings, mail: Mail, id: string, sending: Sending): Promise<void> {
  const row = await outgoing(env, mail, id, sending.now);
  try {
    await addMail(sending.db, row);
  } catch (error) {
    report('mail', `keeping ${inLog(mail)}`, error);
  }
  await deliver(sending, row, mail);
}

const perRound = 50;

/** Sends the mails that have been due longest; a mail that fails does not stop the others. */
export async function deliverDue(env: Bindings, { db, mailer, now }: Sending): Promise<void> {
  for (const { sealed, ...row } of await takeDueMails(db, now, after(now, firstTry), perRound)) {
    try {
      const text = await unseal(env, purpose, sealed);
      if (text === null)
        await recordDeliveryError(db, { ...row, sealed, deliveryError: 'unreadable', nextTryAt: null });
      else await deliver({ db, mailer, now }, { ...row, sealed }, JSON.parse(text));
    } catch (error) {
      report('mail', `sending ${row.about} again`, error);
    }
  }
}
