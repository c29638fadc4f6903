import type { QueueView } from '#contract/admin.ts';
import {
  and,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/sqlite-core';
import {
  type Attention,
  attentions,
  moneyDoneBefore,
  overdueBefore,
  startDoneBefore,
  unhandledBefore,
} from '#contract/payments-to-review.ts';
import type { Database } from './client.ts';
import { isAfter, type Mark, markColumns } from './queue.ts';
import type { Cursor } from './cursor.ts';
import { paymentEvents, payments, users } from './schema/index.ts';

/** `own`: our payment that the event's money paid for. `named`: the payment that the event refers to. */
const own = alias(payments, 'own');
const named = alias(payments, 'named');
const other = alias(paymentEvents, 'other');

const { id, at, attention, doneAt, handledAt, receivedAt, providerPaymentId } = paymentEvents;

/** Reasons that do not show whether the plan paid for has started. */
const apart: Attention[] = ['disputed', 'earlier_term'];

/**
 * Matches events marked for attention, events that were stored but not handled, and the events of paid payments whose plan has
 * not started and that no event marked for attention is about.
 */
function needsReview(db: Database, now: Date) {
  const marked = db.select({ id }).from(paymentEvents).where(inArray(attention, attentions));
  // The daily cron may have started the plan of an unhandled event.
  const hasStartedBy = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.providerPaymentId, providerPaymentId),
        eq(payments.paidBy, id),
        eq(payments.status, 'completed'),
      ),
    );
  const unhandled = db
    .select({ id })
    .from(paymentEvents)
    .where(and(isNull(handledAt), lte(receivedAt, unhandledBefore(now)), notExists(hasStartedBy)));
  const isAboutIt = and(
    eq(other.providerPaymentId, payments.providerPaymentId),
    isNotNull(other.attention),
    notInArray(other.attention, apart),
  );
  const stuck = db
    .select({ id: sql<string>`${payments.paidBy}`.as('id') })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['paid', 'duplicate']),
        or(
          eq(payments.status, 'duplicate'),
          isNull(payments.userId),
          lte(payments.paidAt, overdueBefore(now)),
        ),
        notExists(db.select({ id: other.id }).from(other).where(isAboutIt)),
      ),
    );
  return inArray(id, unionAll(marked, unhandled, stuck));
}

const othersThat = (db: Database, ...conditions: (SQL | undefined)[]) =>
  db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.providerPaymentId, providerPaymentId), ...conditions));

/** Whether a refund came after the event. */
const refunded = (db: Database) =>
  exists(othersThat(db, eq(other.kind, 'refunded'), isNotNull(other.handledAt), gte(other.at, at)));

/** Of several events about the same money, all open or marked at the same moment, only the last one is listed. */
const isLast = (db: Database) =>
  notExists(
    othersThat(
      db,
      isNotNull(other.attention),
      // An `earlier_term` needs a separate decision, so it is listed in addition to other events about the money.
      sql`(${attention} IS 'earlier_term') = (${other.attention} IS 'earlier_term')`,
      sql`${other.doneAt} IS ${doneAt}`,
      sql`(${other.at}, ${other.id}) > (${at}, ${id})`,
    ),
  );

const hasStarted = sql`(${attention} IS 'lower_plan' AND ${own.status} IS 'completed')`;

/** Nothing is left to do once the plan has started or the money is refunded, except for an `earlier_term`, which a refund causes. */
const isSettled = (db: Database) =>
  sql`(${hasStarted} OR (${refunded(db)} AND ${attention} IS NOT 'earlier_term'))`;

const higherPlanRuns = (now: Date) =>
  sql`(${own.plan} = 'pro' AND ${users.plan} = 'ultra' AND ${users.subscriptionEnd} > ${overdueBefore(now).getTime()})`;

/** Marked as done some time ago, but the plan has still not started, or the money has not been refunded. */
const goesOn = (now: Date) =>
  or(
    and(
      lte(doneAt, startDoneBefore(now)),
      or(
        isNull(handledAt),
        and(
          eq(own.status, 'paid'),
          isNotNull(own.userId),
          lte(own.paidAt, overdueBefore(now)),
          sql`(${attention} IS NULL OR ${attention} NOT IN ${apart})`,
          sql`NOT ${higherPlanRuns(now)}`,
        ),
      ),
    ),
    and(
      lte(doneAt, moneyDoneBefore(now)),
      or(
        inArray(attention, ['unknown_session', 'amount_mismatch', 'no_account', 'duplicate']),
        eq(own.status, 'duplicate'),
        and(eq(own.status, 'paid'), isNull(own.userId)),
      ),
    ),
  );

const isOpen = (db: Database, now: Date) =>
  sql<number>`((${isNull(doneAt)} OR coalesce(${goesOn(now)}, 0)) AND NOT ${isSettled(db)})`;

const selectPayments = (db: Database, now: Date) =>
  db
    .select({
      event: paymentEvents,
      own: {
        plan: own.plan,
        billingCycle: own.billingCycle,
        status: own.status,
        userId: own.userId,
        paidAt: own.paidAt,
      },
      named: { plan: named.plan, billingCycle: named.billingCycle, amount: named.amount },
      user: { email: users.email, plan: users.plan, subscriptionEnd: users.subscriptionEnd },
      refunded: sql`${refunded(db)}`.mapWith(Boolean),
      open: isOpen(db, now).mapWith(Boolean),
    })
    .from(paymentEvents)
    .leftJoin(own, eq(own.providerPaymentId, providerPaymentId))
    .leftJoin(named, eq(named.id, paymentEvents.reference))
    .leftJoin(users, eq(users.id, sql`coalesce(${own.userId}, ${named.userId})`));

/** Newest first. */
export function listPaymentsToReview(
  db: Database,
  show: QueueView,
  now: Date,
  cursor: Cursor | null,
  size: number,
) {
  const open = isOpen(db, now);
  return selectPayments(db, now)
    .where(and(needsReview(db, now), show === 'open' ? open : not(open), isLast(db), isAfter(cursor, at, id)))
    .orderBy(desc(at), desc(id))
    .limit(size);
}

export async function findPaymentToReview(db: Database, eventId: string, now: Date) {
  const [found] = await selectPayments(db, now).where(and(eq(id, eventId), needsReview(db, now)));
  return found;
}

export type FoundPayment = NonNullable<Awaited<ReturnType<typeof findPaymentToReview>>>;

/** Also marks the earlier events about the same money. An event that has arrived since stays open. */
export async function markReviewed(db: Database, { event }: FoundPayment, done: Mark): Promise<void> {
  await db
    .update(paymentEvents)
    .set(markColumns(done))
    .where(
      and(
        sql`${doneAt} IS ${event.doneAt?.getTime() ?? null}`,
        or(
          eq(id, event.id),
          and(
            sql`${providerPaymentId} = ${event.providerPaymentId}`,
            isNotNull(attention),
            sql`(${at}, ${id}) < (${event.at.getTime()}, ${event.id})`,
          ),
        ),
      ),
    );
}
