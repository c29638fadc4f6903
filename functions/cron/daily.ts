import { activatePaid } from '#billing/activation.ts';
import { brand } from '#contract/brand.ts';
import { renewalDays } from '#contract/plan-change.ts';
import { after, day } from '#contract/time.ts';
import { batch } from '#db/batch.ts';
import { database } from '#db/client.ts';
import { addMail } from '#db/mails.ts';
import { listUnstarted, type Payment } from '#db/payments.ts';
import { keepDisagreements, reconcile } from '#db/reconciliation/disagreements.ts';
import { sweeps } from '#db/sweep.ts';
import { listTermsToEnd, markReminded, type User } from '#db/users.ts';
import type { Bindings } from '#env.ts';
import { planChangedMail, termEndsMail } from '#mail/templates/account-and-billing.ts';
import type { Mailer } from '#mail/mail.ts';
import { deliver, keepAndDeliver, outgoing, type Sending } from '#mail/outbox.ts';
import { note } from '#observability/logs.ts';
import { roundRobin } from './round-robin.ts';

/** Maximum work items per run and per step, since calls per run are limited. The next day does the rest, well before a term ends. */
const perRun = 400;
const perStep = 200;

async function start(env: Bindings, payment: Payment, sending: Sending): Promise<void> {
  const outcome = await activatePaid(sending.db, payment, sending.now);
  if (outcome.state !== 'activated') return;
  const mail = planChangedMail(outcome.user, outcome.payment, brand.origin);
  await keepAndDeliver(env, mail, `plan-changed:${outcome.payment.id}`, sending);
}

async function remind(env: Bindings, user: User, sending: Sending): Promise<void> {
  const { id, subscriptionEnd } = user;
  if (subscriptionEnd === null) return;
  const mail = termEndsMail(user, subscriptionEnd, brand.origin);
  const row = await outgoing(env, mail, `term-ends:${id}:${subscriptionEnd.getTime()}`, sending.now);
  const { db } = sending;
  await batch(db, { kept: addMail(db, row), marked: markReminded(db, user) });
  await deliver(sending, row, mail);
}

async function holdBooks({ db, now }: Sending): Promise<void> {
  const found = await reconcile(db, now);
  await keepDisagreements(db, found, now);
  if (found.length > 0) note('daily', 'The books do not agree: see the payments to review.');
}

/** Runs the daily cron: deletes expired rows, starts paid plans, sends reminders of ending terms and reconciles the books. */
export async function daily(env: Bindings, now: Date, mailer: Mailer): Promise<void> {
  const db = database(env);
  const sending = { db, now, mailer };
  await roundRobin(
    [
      ...Object.entries(sweeps).map(([what, sweep]) => ({
        what: `delete expired ${what}`,
        list: async () => [() => sweep(db, now)],
      })),
      {
        what: 'start the plans that were paid for',
        // Starts at a random id each time, so that payments that keep failing do not block the others.
        list: async () =>
          (await listUnstarted(db, crypto.randomUUID(), perStep)).map(
            (payment) => () => start(env, payment, sending),
          ),
      },
      {
        what: 'remind of terms that end',
        list: async () =>
          (await listTermsToEnd(db, now, after(now, renewalDays * day), perStep)).map(
            (user) => () => remind(env, user, sending),
          ),
      },
      { what: 'hold the books against each other', list: async () => [() => holdBooks(sending)] },
    ],
    perRun,
  );
}
