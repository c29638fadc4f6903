import { activatePaid } from './billing/activation.ts';
import { brand } from '#contract/brand.ts';
import { renewalDays } from '#contract/plan-change.ts';
import { after, day } from '#contract/time.ts';
import { type Database, database } from './db/client.ts';
import { listUnstarted, type Payment } from './db/payments.ts';
import { sweepExpired } from './db/sweep.ts';
import { listTermsToEnd, markReminded, type User } from './db/users.ts';
import type { Bindings } from './env.ts';
import { planChangedMail, termEndsMail } from './mail/letters.ts';
import type { Mailer } from './mail/mailer.ts';
import { report } from './report.ts';

/** One run may make only so many calls. The rest is done the next day, which is still well before a term ends. */
const perRun = 200;

/** A failure holds nothing else up, and is tried again the next day. */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report('daily', what, error);
  }
}

async function start(db: Database, payment: Payment, now: Date, mailer: Mailer): Promise<void> {
  const outcome = await activatePaid(db, payment, now);
  if (outcome.state !== 'activated') return;
  await mailer.send(
    planChangedMail(outcome.user, outcome.payment, brand.origin),
    `plan-changed:${outcome.payment.id}`,
  );
}

async function remind(db: Database, user: User, mailer: Mailer): Promise<void> {
  const { id, subscriptionEnd } = user;
  if (subscriptionEnd === null) return;
  const mail = termEndsMail(user, subscriptionEnd, brand.origin);
  await mailer.send(mail, `term-ends:${id}:${subscriptionEnd.getTime()}`);
  await markReminded(db, user);
}

/** What the cron does: it deletes expired rows, starts plans that were paid for, and reminds people that their term ends. */
export async function daily(env: Bindings, now: Date, mailer: Mailer): Promise<void> {
  const db = database(env);
  await attempt('delete expired rows', () => sweepExpired(db, now));
  await attempt('start the plans that were paid for', async () => {
    for (const payment of await listUnstarted(db, perRun)) {
      await attempt('start a plan', () => start(db, payment, now, mailer));
    }
  });
  await attempt('remind of terms that end', async () => {
    for (const user of await listTermsToEnd(db, now, after(now, renewalDays * day), perRun)) {
      await attempt('remind of the end of a term', () => remind(db, user, mailer));
    }
  });
}
