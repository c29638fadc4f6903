import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { type Owner, ownedBy } from './owner.ts';
import { passkeys } from '#db/schema/index.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Returns false when a passkey with this id exists already. */
export async function addPasskey(db: Database, passkey: Passkey): Promise<boolean> {
  const { meta } = await db.insert(passkeys).values(passkey).onConflictDoNothing();
  return meta.changes === 1;
}

/** Returns a statement, for use in a batch. */
export const listPasskeys = (db: Database, owner: Owner) =>
  db.select().from(passkeys).where(ownedBy(passkeys, owner)).orderBy(asc(passkeys.createdAt));

export const findPasskey = (db: Database, id: string) =>
  db.select().from(passkeys).where(eq(passkeys.id, id)).get();

type Answered = { hash: string; expiresAt: Date };

type Use = { counter: number; synced: boolean; answered: Answered; at: Date };

/** Returns the answered challenges that have not expired, each as a hash and its expiry. */
const stillOpen = ({ answered }: Passkey, at: Date) =>
  (answered ?? '').split(' ').filter((each) => Number(each.split(':')[1]) > at.getTime());

/**
 * Records a use. Returns false when the same challenge has been answered before, or the passkey was used since it was read, so
 * that of two calls with the same answer only one succeeds.
 */
export async function markPasskeyUsed(db: Database, passkey: Passkey, use: Use): Promise<boolean> {
  const { counter, synced, at } = use;
  const open = stillOpen(passkey, at);
  const answered = `${use.answered.hash}:${use.answered.expiresAt.getTime()}`;
  if (open.includes(answered)) return false;
  const { meta } = await db
    .update(passkeys)
    .set({ counter, synced, answered: [...open, answered].join(' '), lastUsedAt: at })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        eq(passkeys.counter, passkey.counter),
        passkey.answered === null ? isNull(passkeys.answered) : eq(passkeys.answered, passkey.answered),
      ),
    );
  return meta.changes === 1;
}

export const renamePasskey = (db: Database, owner: Owner, id: string, name: string) =>
  db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), ownedBy(passkeys, owner)))
    .returning()
    .get();

export const removePasskey = (db: Database, owner: Owner, id: string) =>
  db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), ownedBy(passkeys, owner)))
    .returning()
    .get();
