import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type DeliveryError, overdueBefore } from '#contract/mails.ts';
import { retention } from '#contract/retention.ts';
import { before, day } from '#contract/time.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { isAfter, isInView, type Mark, markColumns, type QueueRequest } from './queue.ts';
import { mails, users } from './schema/index.ts';

export type UndeliveredRow = typeof mails.$inferSelect;

/** The data needed to send a mail. `address`: used to find its account when it is first stored; null once it has been stored. */
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

/** Returns a statement, for use in one batch with the change that the mail reports. */
export const addMail = (db: Database, { address, ...row }: MailRow) =>
  db
    .insert(mails)
    .values({ ...row, userId: ownerOf(db, address) })
    .onConflictDoNothing();

export async function dropMail(db: Database, mailId: string): Promise<void> {
  await db.delete(mails).where(eq(id, mailId));
}

type Failed = MailRow & { deliveryError: DeliveryError };

/** Records a failed attempt, and stores the mail if that failed before. Deletes the content of a mail that is given up. */
export async function recordDeliveryError(db: Database, { address, ...row }: Failed): Promise<void> {
  const { tries, deliveryError } = row;
  const known = {
    tries,
    deliveryError,
    nextTryAt: row.nextTryAt,
    sealed: row.nextTryAt === null ? null : row.sealed,
  };
  // If the account was deleted meanwhile, its mails are gone and must not be stored again.
  if (address === null) await db.update(mails).set(known).where(eq(id, row.id));
  else {
    await db
      .insert(mails)
      .values({ ...row, ...known, userId: ownerOf(db, address) })
      .onConflictDoUpdate({ target: id, set: known });
  }
}

/** Claims mails that are due; no other call takes them before `until`. */
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

/** Matches mails that have been waiting for a day or were given up. */
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

/** Returns undefined when the mail has been sent meanwhile or never existed. */
export const markMail = (db: Database, mailId: string, done: Mark) =>
  db.update(mails).set(markColumns(done)).where(eq(id, mailId)).returning().get();

export async function sweepMails(db: Database, now: Date): Promise<void> {
  await batch(db, {
    over: db
      .update(mails)
      .set({ sealed: null, nextTryAt: null })
      .where(and(isNotNull(sealed), lte(expiresAt, now), lt(createdAt, now))),
    forgotten: db.delete(mails).where(lt(createdAt, before(now, retention.undeliveredDays * day))),
  });
}
