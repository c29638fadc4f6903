import { and, count, desc, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { addressChanges, emailTokens, sessions, users } from './schema/index.ts';

export type AddressChange = typeof addressChanges.$inferSelect;
/** Which of the two addresses a link was mailed to. */
export type Side = 'old' | 'new';

const isOpen = (now: Date) => and(isNull(addressChanges.closedAt), gt(addressChanges.expiresAt, now));

/** Adds a change and closes the account's previous one. */
export async function addAddressChange(db: Database, change: AddressChange): Promise<void> {
  await batch(db, {
    closed: db
      .update(addressChanges)
      .set({ closedAt: change.createdAt })
      .where(and(eq(addressChanges.userId, change.userId), isNull(addressChanges.closedAt))),
    added: db.insert(addressChanges).values(change),
  });
}

export const findAddressChange = (db: Database, userId: string, now: Date) =>
  db
    .select()
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), isOpen(now)))
    .orderBy(desc(addressChanges.createdAt))
    .limit(1)
    .get();

export async function countAddressChanges(db: Database, userId: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ rows: count() })
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), gt(addressChanges.createdAt, since)));
  return found?.rows ?? 0;
}

export async function findAddressChangeByToken(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({ change: addressChanges, user: users })
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(
      and(
        or(eq(addressChanges.oldTokenHash, tokenHash), eq(addressChanges.newTokenHash, tokenHash)),
        isOpen(now),
      ),
    );
  if (found === undefined) return undefined;
  const side: Side = found.change.oldTokenHash === tokenHash ? 'old' : 'new';
  return { ...found, side };
}

export async function closeAddressChange(db: Database, userId: string, now: Date): Promise<boolean> {
  const { meta } = await db
    .update(addressChanges)
    .set({ closedAt: now })
    .where(and(eq(addressChanges.userId, userId), isOpen(now)));
  return meta.changes > 0;
}

/**
 * Uses up the link of one side. When both sides have confirmed, changes the address, ends the other sessions and voids the links
 * mailed to the old address. Returns null when the link was used or withdrawn meanwhile.
 */
export async function confirmAddressChange(
  db: Database,
  { id, userId, newEmail, sessionId }: AddressChange,
  side: Side,
  now: Date,
): Promise<'changed' | 'waiting' | 'taken' | null> {
  const [tokenHash, confirmedAt] =
    side === 'old'
      ? ([addressChanges.oldTokenHash, 'oldConfirmedAt'] as const)
      : ([addressChanges.newTokenHash, 'newConfirmedAt'] as const);
  const confirmedByBoth = db
    .select({ id: addressChanges.userId })
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.id, id),
        isNotNull(addressChanges.oldConfirmedAt),
        isNotNull(addressChanges.newConfirmedAt),
        isOpen(now),
      ),
    );
  const holder = sql`(SELECT count(*) FROM users AS holder WHERE holder.email = ${newEmail})`;
  const isChanged = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.email, newEmail))),
  );
  const { marked, changed } = await batch(db, {
    marked: db
      .update(addressChanges)
      .set({ [confirmedAt]: now, [side === 'old' ? 'oldTokenHash' : 'newTokenHash']: null })
      .where(and(eq(addressChanges.id, id), isNotNull(tokenHash), isOpen(now)))
      .returning(),
    changed: db
      .update(users)
      .set({ email: newEmail, emailVerifiedAt: now, updatedAt: now })
      .where(and(inArray(users.id, confirmedByBoth), sql`${holder} = 0`))
      .returning({ id: users.id }),
    signedOut: db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isChanged)),
    withdrawn: db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), isChanged)),
    closed: db
      .update(addressChanges)
      .set({ closedAt: now })
      .where(and(eq(addressChanges.id, id), inArray(addressChanges.userId, confirmedByBoth))),
  });
  const [row] = marked;
  if (row === undefined) return null;
  if (changed.length === 1) return 'changed';
  return row.oldConfirmedAt !== null && row.newConfirmedAt !== null ? 'taken' : 'waiting';
}
