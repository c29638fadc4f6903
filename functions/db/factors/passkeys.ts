import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { type Owner, ownedBy } from './owner.ts';
import { passkeys } from '../schema/index.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** False when there is one with this id already. */
export async function addPasskey(db: Database, passkey: Passkey): Promise<boolean> {
  const { meta } = await db.insert(passkeys).values(passkey).onConflictDoNothing();
  return meta.changes === 1;
}

/** A statement by itself, so that it can stand in a batch. */
export const listPasskeys = (db: Database, owner: Owner) =>
  db.select().from(passkeys).where(ownedBy(passkeys, owner)).orderBy(asc(passkeys.createdAt));

export async function findPasskey(db: Database, id: string): Promise<Passkey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return found;
}

type Use = { counter: number; synced: boolean; challengeHash: string; at: Date };

/**
 * False when another call has used the same answer, or a later one, since the passkey was read: of two calls with one
 * answer only one succeeds.
 */
export async function markPasskeyUsed(db: Database, passkey: Passkey, use: Use): Promise<boolean> {
  const { counter, synced, challengeHash, at } = use;
  const { meta } = await db
    .update(passkeys)
    .set({ counter, synced, lastChallengeHash: challengeHash, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.id, passkey.id),
        eq(passkeys.counter, passkey.counter),
        or(isNull(passkeys.lastChallengeHash), ne(passkeys.lastChallengeHash, challengeHash)),
      ),
    );
  return meta.changes === 1;
}

export async function renamePasskey(db: Database, owner: Owner, id: string, name: string) {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), ownedBy(passkeys, owner)))
    .returning();
  return renamed;
}

export async function removePasskey(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), ownedBy(passkeys, owner)))
    .returning();
  return removed;
}
