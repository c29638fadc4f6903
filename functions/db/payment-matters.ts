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
  or,
  sql,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/sqlite-core';
import { attentions, type MatterView, startedBy } from '#contract/payment-matters.ts';
import type { Database } from './client.ts';
import type { Cursor } from './cursor.ts';
import { paymentEvents, payments, users } from './schema.ts';

/** The payment that the money of an event is, and the one that the event names. */
const own = alias(payments, 'own');
const named = alias(payments, 'named');
const other = alias(paymentEvents, 'other');

const { id, at, attention, doneAt, providerPaymentId } = paymentEvents;

/** Everything that needed a hand: what a provider told, and what was paid for and has not begun. */
function allMatters(db: Database, now: Date) {
  const told = db.select({ id }).from(paymentEvents).where(inArray(attention, attentions));
  const tellsOfIt = and(eq(other.providerPaymentId, payments.providerPaymentId), isNotNull(other.attention));
  const stuck = db
    .select({ id: sql<string>`${payments.paidBy}`.as('id') })
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['paid', 'duplicate']),
        or(eq(payments.status, 'duplicate'), isNull(payments.userId), lte(payments.paidAt, startedBy(now))),
        notExists(db.select({ id: other.id }).from(other).where(tellsOfIt)),
      ),
    );
  return inArray(id, unionAll(told, stuck));
}

/** Given back after what the event tells of. */
const refunded = (db: Database) =>
  exists(
    db
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          eq(other.providerPaymentId, providerPaymentId),
          eq(other.kind, 'refunded'),
          isNotNull(other.handledAt),
          gte(other.at, at),
        ),
      ),
  );

/** Of several events about the same money, open or marked together, the last one stands for all. */
const isLast = (db: Database) =>
  notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          eq(other.providerPaymentId, providerPaymentId),
          isNotNull(other.attention),
          // An earlier term that is left over is a matter beside whatever comes of the money itself.
          sql`(${attention} IS 'earlier_term') = (${other.attention} IS 'earlier_term')`,
          sql`${other.doneAt} IS ${doneAt}`,
          sql`(${other.at}, ${other.id}) > (${at}, ${id})`,
        ),
      ),
  );

const begunSince = sql`(${attention} IS 'lower_plan' AND ${own.status} IS 'completed')`;

/** That the money was given back is what the last of these tells of, and not what ends it. */
const endedByItself = (db: Database) =>
  sql`(${begunSince} OR (${refunded(db)} AND ${attention} IS NOT 'earlier_term'))`;

const isOpen = (db: Database) => sql<number>`(${isNull(doneAt)} AND NOT ${endedByItself(db)})`;

const selectMatters = (db: Database) =>
  db
    .select({
      event: paymentEvents,
      own: { plan: own.plan, billingCycle: own.billingCycle, status: own.status, userId: own.userId },
      named: { plan: named.plan, billingCycle: named.billingCycle },
      user: { email: users.email, plan: users.plan, subscriptionEnd: users.subscriptionEnd },
      refunded: sql`${refunded(db)}`.mapWith(Boolean),
      open: isOpen(db).mapWith(Boolean),
    })
    .from(paymentEvents)
    .leftJoin(own, eq(own.providerPaymentId, providerPaymentId))
    .leftJoin(named, eq(named.id, paymentEvents.reference))
    .leftJoin(users, eq(users.id, sql`coalesce(${own.userId}, ${named.userId})`));

/** Newest first. */
export function listMatters(db: Database, show: MatterView, now: Date, cursor: Cursor | null, size: number) {
  const open = isOpen(db);
  const earlier = cursor === null ? undefined : sql`(${at}, ${id}) < (${cursor.at}, ${cursor.id})`;
  return selectMatters(db)
    .where(and(allMatters(db, now), show === 'open' ? open : not(open), isLast(db), earlier))
    .orderBy(desc(at), desc(id))
    .limit(size);
}

export async function findMatter(db: Database, eventId: string, now: Date) {
  const [found] = await selectMatters(db).where(and(eq(id, eventId), allMatters(db, now)));
  return found;
}

export type FoundMatter = NonNullable<Awaited<ReturnType<typeof findMatter>>>;

/** With it, the earlier events that it stands for; one that has come since stays open. */
export async function markMatter(
  db: Database,
  { event }: FoundMatter,
  done: { at: Date; by: string } | null,
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
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
