import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type DeliveryError, overdueBefore } from '#contract/mails.ts';
import { retention } from '#contract/retention.ts';
import { before, day } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { isAfter, isInView, type Mark, markColumns, type QueueRequest } from './queue.ts';
import { mails, users } from './schema/index.ts';

export type UndeliveredRow = typeof mails.$inferSelect;

/** What sending a mail needs. `address`: by which its account is found; null once it has been. */
export type MailRow = Omit<UndeliveredRow, 'userId' | 'sealed' | 'deliveryError' | 'doneAt' | 'doneBy'> & {
  sealed: string;
  address: string | null;
};

const { id, createdAt, nextTryAt, expiresAt, sealed, doneAt } = mails;

const ownerOf = (db: Database, address: string | null) =>
  sql`(${db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.email} = ${address}`)})`;

/** Returns a statement, for use in the batch that the mail reports. */
export const addMail = (db: Database, { address, ...row }: MailRow) =>
  db
    .insert(mails)
    .values({ ...row, userId: ownerOf(db, address) })
    .onConflictDoNothing();

export async function dropMail(db: Database, mailId: string): Promise<void> {
  await db.delete(mails).where(eq(id, mailId));
}

type Failed = MailRow & { deliveryError: DeliveryError };

/** Stores a mail again that could not be stored before. A mail that is given up loses its text. */
export async function recordDeliveryError(db: Database, { address, ...row }: Failed): Promise<void> {
  const { tries, deliveryError } = row;
  const known = {
    tries,
    deliveryError,
    nextTryAt: row.nextTryAt,
    sealed: row.nextTryAt === null ? null : row.sealed,
  };
  // The mails of an account that was deleted meanwhile are gone, and are not stored again.
  if (address === null) await db.update(mails).set(known).where(eq(id, row.id));
  else {
    await db
      .insert(mails)
      .values({ ...row, ...known, userId: ownerOf(db, address) })
      .onConflictDoUpdate({ target: id, set: known });
  }
}

/** Nobody else takes them until `until`. */
export async function takeDueMails(db: Database, now: Date, until: Date, size: number): Promise<MailRow[]> {
  const due = db.select({ id }).from(mails).where(lte(nextTryAt, now)).orderBy(asc(nextTryAt)).limit(size);
  const taken = await db
    .update(mails)
    .set({ nextTryAt: until })
    .where(and(inArray(id, due), lte(nextTryAt, now)))
    .returning();
  return taken.flatMap(({ sealed: text, ...row }) =>
    text === null ? [] : [{ ...row, sealed: text, address: null }],
  );
}

/** Not gone out for a day, or given up. */
const isMatter = (now: Date) => or(isNull(nextTryAt), lte(createdAt, overdueBefore(now)));

/** Newest first. */
export function listMails(db: Database, { show, now, cursor, size }: QueueRequest) {
  return db
    .select()
    .from(mails)
    .where(and(isMatter(now), isInView(doneAt, show), isAfter(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(size);
}

/** Undefined where it has gone out meanwhile, or never was. */
export async function markMail(db: Database, mailId: string, done: Mark) {
  const [marked] = await db.update(mails).set(markColumns(done)).where(eq(id, mailId)).returning();
  return marked;
}

export async function sweepMails(db: Database, now: Date): Promise<void> {
  await batch(db, {
    over: db
      .update(mails)
      .set({ sealed: null, nextTryAt: null })
      .where(and(isNotNull(sealed), lte(expiresAt, now), lt(createdAt, now))),
    forgotten: db.delete(mails).where(lt(createdAt, before(now, retention.undeliveredDays * day))),
  });
}
