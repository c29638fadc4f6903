import { and, eq, exists, gt, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Attention } from '#contract/payments-to-review.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { type NewPayment, type Payment } from './payments.ts';
import { paymentEvents, payments, users } from './schema.ts';

export type NewEvent = typeof paymentEvents.$inferInsert;

/** What can still become paid: money that comes late, or after a failed try, counts all the same. */
const waiting = ['pending', 'expired', 'failed'] as const;

const isPaidBy = (providerPaymentId: string) => eq(payments.providerPaymentId, providerPaymentId);

/** Kept before anything is done about it. Says what is known of it and of the payment that it names. */
export async function keepEvent(db: Database, event: NewEvent) {
  const {
    kept: [kept],
    named: [payment],
  } = await batch(db, {
    added: db.insert(paymentEvents).values(event).onConflictDoNothing(),
    kept: db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id)),
    named: db
      .select()
      .from(payments)
      .where(sql`${payments.id} = ${event.reference ?? null}`),
  });
  return { handled: kept?.handledAt != null, payment };
}

export async function markHandled(db: Database, id: string, attention: Attention | null, now: Date) {
  await db.update(paymentEvents).set({ handledAt: now, attention }).where(eq(paymentEvents.id, id));
}

const refundOf = (db: Database, providerPaymentId: string) =>
  db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.providerPaymentId, providerPaymentId), eq(paymentEvents.kind, 'refunded')));

type Money = { eventId: string; providerSessionId: string | null; providerPaymentId: string };

/** Writes the money down once; answers with the payment that this money was for, or nothing if another came first. */
export async function markPaid(db: Database, paymentId: string, money: Money, now: Date) {
  const { eventId, providerSessionId, providerPaymentId } = money;
  const known = db.select({ id: payments.id }).from(payments).where(isPaidBy(providerPaymentId));
  const {
    paid: [payment],
  } = await batch(db, {
    marked: db
      .update(payments)
      .set({
        // A refund can arrive before the news of what it refunds.
        status: sql`iif(${exists(refundOf(db, providerPaymentId))}, 'refunded', 'paid')`,
        providerSessionId,
        providerPaymentId,
        paidBy: eventId,
        paidAt: now,
        updatedAt: now,
      })
      .where(
        and(
          eq(payments.id, paymentId),
          inArray(payments.status, waiting),
          notExists(sql`(SELECT 1 FROM (${known}) AS known WHERE known.id <> ${paymentId})`),
        ),
      ),
    paid: db.select().from(payments).where(isPaidBy(providerPaymentId)),
  });
  return payment;
}

/** False where its money has gone back before the news of it came. */
export async function addDuplicate(
  db: Database,
  duplicate: NewPayment & { providerPaymentId: string },
): Promise<boolean> {
  const status = sql`iif(${exists(refundOf(db, duplicate.providerPaymentId))}, 'refunded', 'duplicate')`;
  const {
    kept: [kept],
  } = await batch(db, {
    added: db
      .insert(payments)
      .values({ ...duplicate, status })
      .onConflictDoNothing({ target: payments.providerPaymentId }),
    kept: db.select().from(payments).where(isPaidBy(duplicate.providerPaymentId)),
  });
  return kept?.status === 'duplicate';
}

/** `money`: what did arrive, where it was not what was asked for. */
export async function markFailed(
  db: Database,
  paymentId: string,
  money: Partial<Omit<Money, 'eventId'>>,
  now: Date,
) {
  const { providerPaymentId = null, providerSessionId = null } = money;
  await db
    .update(payments)
    .set({ status: 'failed', providerPaymentId, providerSessionId, updatedAt: now })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, ['pending', 'expired'])));
}

/** It is kept open, so that its page goes on waiting and nobody is asked to pay again. */
export async function markAwaited(
  db: Database,
  paymentId: string,
  providerSessionId: string,
  until: Date,
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'pending', providerSessionId, expiresAt: until, updatedAt: now })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, ['pending', 'expired'])));
}

/** Whether giving this payment back ended a plan that had replaced a term which was paid for and would still run. */
export async function hasEarlierTerm(db: Database, { id, userId, subscriptionStart }: Payment, now: Date) {
  if (userId === null) return false;
  const started = subscriptionStart?.getTime() ?? null;
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        eq(payments.userId, userId),
        ne(payments.id, id),
        eq(payments.status, 'completed'),
        gt(payments.termEnd, now),
        sql`${payments.subscriptionStart} IS NOT ${started}`,
        sql`${users.subscriptionStart} IS ${started}`,
        lte(users.subscriptionEnd, now),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function markExpired(db: Database, paymentId: string, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'expired', updatedAt: now })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'pending')));
}

export async function findByProviderPayment(db: Database, providerPaymentId: string) {
  const [found] = await db.select().from(payments).where(isPaidBy(providerPaymentId));
  return found;
}

/**
 * Takes what is left of the term that the payment bought off the subscription, if that runs; nothing where the payment is no
 * longer what was read.
 */
export async function markRefunded(db: Database, { id, plan, status, ...bought }: Payment, now: Date) {
  const { userId, subscriptionStart, termStart, termEnd } = bought;
  const left = termStart && termEnd ? termEnd.getTime() - Math.max(termStart.getTime(), now.getTime()) : 0;
  const asRead = and(eq(payments.id, id), eq(payments.status, status));
  // What is left is annual as soon as one of the terms is.
  const cycleLeft = db
    .select({ cycle: sql`min(${payments.billingCycle})` })
    .from(payments)
    .where(
      and(
        sql`${payments.userId} = ${userId}`,
        eq(payments.status, 'completed'),
        ne(payments.id, id),
        sql`${payments.subscriptionStart} IS ${subscriptionStart?.getTime() ?? null}`,
      ),
    );
  const { ended, refunded } = await batch(db, {
    ended: db
      .update(users)
      .set({
        // Of two terms the later one may be given back first; the end is never before this moment.
        subscriptionEnd: sql`max(${users.subscriptionEnd} - ${left}, ${now.getTime()})`,
        billingCycle: sql`coalesce((${cycleLeft}), ${users.billingCycle})`,
        updatedAt: now,
      })
      .where(
        and(
          sql`${users.id} = ${userId}`,
          eq(users.plan, plan),
          sql`${users.subscriptionStart} IS ${subscriptionStart?.getTime() ?? null}`,
          sql`${left} > 0`,
          exists(db.select({ id: payments.id }).from(payments).where(asRead)),
        ),
      )
      .returning(),
    refunded: db
      .update(payments)
      .set({ status: 'refunded', updatedAt: now })
      .where(asRead)
      .returning({ id: payments.id }),
  });
  return { user: ended[0], refunded: refunded.length === 1 };
}
