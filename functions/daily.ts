import { activatePaid } from './billing/activation.ts';
import { brand } from '#contract/brand.ts';
import { renewalDays } from '#contract/plan-change.ts';
import { type Database, database } from './db/client.ts';
import { listUnstarted, type Payment } from './db/payments.ts';
import { sweepExpired } from './db/sweep.ts';
import { listTermsToEnd, markReminded, type User } from './db/users.ts';
import type { Bindings } from './env.ts';
import { planChangedMail, termEndsMail } from './mail/letters.ts';
import type { Mailer } from './mail/mailer.ts';

const day = 24 * 60 * 60 * 1000;
/** A Worker may make so many calls and no more; what is left comes the next day, well before the term ends. */
const atATime = 200;

/** One that fails stands in nobody else's way, and is tried again the next day. */
async function attempt(what: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.error({ daily: what, failed: error instanceof Error ? error.name : 'unknown' });
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

/** What the cron does: rows past their time go, what was paid for begins, and people hear that their term ends. */
export async function daily(env: Bindings, now: Date, mailer: Mailer): Promise<void> {
  const db = database(env);
  await attempt('forget what is past its time', sweepExpired(db, now));
  for (const payment of await listUnstarted(db, atATime)) {
    await attempt('start what was paid for', start(db, payment, now, mailer));
  }
  const until = new Date(now.getTime() + renewalDays * day);
  for (const user of await listTermsToEnd(db, now, until, atATime)) {
    await attempt('remind of the end of a term', remind(db, user, mailer));
  }
}
