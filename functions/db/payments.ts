import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { PlanId } from '#contract/plans.ts';
import { retention } from '#contract/retention.ts';
import { before, day } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import type { Cursor } from './cursor.ts';
import { payments, users } from './schema/index.ts';
import { findUser, type User } from './users.ts';

export type Payment = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

export async function addPayment(db: Database, payment: NewPayment): Promise<void> {
  await db.insert(payments).values(payment);
}

export const findPaymentByToken = (db: Database, tokenHash: string) =>
  db.select().from(payments).where(eq(payments.tokenHash, tokenHash)).get();

/** Returns the account that a payment is for; undefined if it has been deleted. */
export async function findPayer(db: Database, { userId }: Payment): Promise<User | undefined> {
  if (userId === null) return undefined;
  const [user] = await findUser(db, userId);
  return user;
}

/** Matches our id or the provider's session id; neither can be guessed. */
const isCalled = (reference: string) =>
  or(eq(payments.id, reference), eq(payments.providerSessionId, reference));

/** Matches the first segment of our id, as a range that can use the index. */
const beginsWith = (segment: string) => and(gt(payments.id, `${segment}-`), lt(payments.id, `${segment}.`));

export const findPaymentOf = (db: Database, userId: string, reference: string) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), or(isCalled(reference), beginsWith(reference))))
    .get();

/** Uses one query, so that the response time does not reveal whether the address has an account. */
export async function findPaymentByEmail(db: Database, email: string, reference: string) {
  const [found] = await db
    .select({ payment: payments })
    .from(users)
    .innerJoin(payments, eq(payments.userId, users.id))
    .where(and(eq(users.email, email), isCalled(reference)));
  return found?.payment;
}

/** Finds the newest pending or paid payment that has not expired, of this plan if one is given. */
export const findAwaitedPayment = (db: Database, userId: string, plan: PlanId | undefined, now: Date) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        inArray(payments.status, ['pending', 'paid']),
        gt(payments.expiresAt, now),
        plan === undefined ? undefined : sql`${payments.plan} = ${plan}`,
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
    .get();

/** Marks the activation as shown. Returns true for exactly one call, even among concurrent ones. */
export async function tellOnce(db: Database, paymentId: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .update(payments)
    .set({ toldAt: now })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'completed'), isNull(payments.toldAt)));
  return meta.changes === 1;
}

/** Newest first, without checkouts that were not paid in time. */
export function listPayments(db: Database, userId: string, now: Date, cursor: Cursor | null, size: number) {
  const earlier =
    cursor === null ? undefined : sql`(${payments.createdAt}, ${payments.id}) < (${cursor.at}, ${cursor.id})`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        ne(payments.status, 'expired'),
        or(ne(payments.status, 'pending'), gt(payments.expiresAt, now)),
        earlier,
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(size);
}

/**
 * Lists paid payments of existing accounts whose plan has not started, because of a failure or a higher plan: first those after
 * the id `from`, then the others from the lowest id on.
 */
export function listUnstarted(db: Database, from: string, size: number) {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'paid'), isNotNull(payments.userId)))
    .orderBy(desc(gt(payments.id, from)), asc(payments.id))
    .limit(size);
}

/** Expires unpaid checkouts, and deletes them after `retention.unpaidDays`; until then late money can still be matched to them. */
export async function sweepPayments(db: Database, now: Date): Promise<void> {
  await batch(db, {
    expired: db
      .update(payments)
      .set({ status: 'expired', updatedAt: now })
      .where(and(eq(payments.status, 'pending'), lte(payments.expiresAt, now))),
    forgotten: db
      .delete(payments)
      .where(
        and(eq(payments.status, 'expired'), lt(payments.expiresAt, before(now, retention.unpaidDays * day))),
      ),
  });
}
