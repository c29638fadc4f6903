import { and, eq, exists, gt, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Attention } from '#contract/payments-to-review.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { type NewPayment, type Payment } from './payments.ts';
import { paymentEvents, payments, users } from './schema/index.ts';

export type NewEvent = typeof paymentEvents.$inferInsert;

/** Statuses that can still become paid: money that arrives late, or after a failed attempt, counts. */
const waiting = ['pending', 'expired', 'failed'] as const;

const isPaidBy = (providerPaymentId: string) => eq(payments.providerPaymentId, providerPaymentId);

/** Stores the event before it is handled. Returns whether it was handled earlier, and the payment that it names. */
export async function keepEvent(db: Database, event: NewEvent) {
  const { kept, named } = await batch(db, {
    added: db.insert(paymentEvents).values(event).onConflictDoNothing(),
    kept: db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id)),
    named: db
      .select()
      .from(payments)
      .where(sql`${payments.id} = ${event.reference ?? null}`),
  });
  return { handled: kept[0]?.handledAt != null, payment: named[0] };
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

/** Records the money once. Returns the payment that it paid for; undefined if that had been paid by other money. */
export async function markPaid(db: Database, paymentId: string, money: Money, now: Date) {
  const { eventId, providerSessionId, providerPaymentId } = money;
  const known = db.select({ id: payments.id }).from(payments).where(isPaidBy(providerPaymentId));
  const { paid } = await batch(db, {
    marked: db
      .update(payments)
      .set({
        // A refund can arrive before the event of the payment itself.
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
  return paid[0];
}

/** Returns false if its money had been refunded before this event arrived. */
export async function addDuplicate(
  db: Database,
  duplicate: NewPayment & { providerPaymentId: string },
): Promise<boolean> {
  const status = sql`iif(${exists(refundOf(db, duplicate.providerPaymentId))}, 'refunded', 'duplicate')`;
  const { kept } = await batch(db, {
    added: db
      .insert(payments)
      .values({ ...duplicate, status })
      .onConflictDoNothing({ target: payments.providerPaymentId }),
    kept: db.select().from(payments).where(isPaidBy(duplicate.providerPaymentId)),
  });
  return kept[0]?.status === 'duplicate';
}

/** `money`: what arrived, if it was not the right amount. */
export async function markFailed(
  db: Database,
  paymentId: string,
  money: Partial<Omit<Money, 'eventId'>>,
  now: Date,
) {
  const { providerPaymentId = null, providerSessionId = null } = money;
  // A second session can name the same money, which then stays with the first.
  const ofAnother = db
    .select({ id: payments.id })
    .from(payments)
    .where(isPaidBy(providerPaymentId ?? ''));
  const paidBy = sql`iif(${exists(ofAnother)}, NULL, ${providerPaymentId})`;
  // A refund can arrive before the event of the payment itself.
  const hasGoneBack = and(exists(refundOf(db, providerPaymentId ?? '')), notExists(ofAnother));
  const status = sql`iif(${hasGoneBack}, 'refunded', 'failed')`;
  await db
    .update(payments)
    .set({ status, providerPaymentId: paidBy, providerSessionId, updatedAt: now })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, ['pending', 'expired'])));
}

/** Keeps the payment open, so that its page keeps waiting and nobody is asked to pay again. */
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

/** Whether the refund ended a plan that had replaced an earlier one, also paid for, that would still be running. */
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

export const findByProviderPayment = (db: Database, providerPaymentId: string) =>
  db.select().from(payments).where(isPaidBy(providerPaymentId)).get();
