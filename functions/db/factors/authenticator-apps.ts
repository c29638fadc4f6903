import { and, asc, eq, exists, lt, lte, or, sql } from 'drizzle-orm';
import { before, hour } from '#contract/time.ts';
import { batch } from '../batch.ts';
import type { Database } from '../client.ts';
import { type Owner, ownedBy, ownerColumns } from './owner.ts';
import { authenticatorApps, recoveryCodes, sessions } from '#db/schema/index.ts';

/** Returns a statement, for use in a batch. */
export const selectAuthenticatorApp = (db: Database, owner: Owner) =>
  db.select().from(authenticatorApps).where(ownedBy(authenticatorApps, owner));

export const hasAuthenticatorApp = async (db: Database, owner: Owner): Promise<boolean> =>
  (await selectAuthenticatorApp(db, owner)).length > 0;

export const listRecoveryCodes = (db: Database, owner: Owner) =>
  db.select().from(recoveryCodes).where(ownedBy(recoveryCodes, owner)).orderBy(asc(recoveryCodes.codeHash));

const newCodes = (owner: Owner, codeHashes: readonly string[], createdAt: Date) =>
  codeHashes.map((codeHash) => ({ codeHash, ...ownerColumns(owner), createdAt }));

type NewApp = { owner: Owner; secret: string; lastStep: number; codeHashes: readonly string[] };

/**
 * Adds an app with its recovery codes, and ends all other sessions of a user, since they have not passed the second step that is
 * required from now on. Returns false when there is an app already.
 */
export async function addAuthenticatorApp(
  db: Database,
  { owner, secret, lastStep, codeHashes }: NewApp,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const id = crypto.randomUUID();
  const row = { id, ...ownerColumns(owner), secret, lastStep, attemptsSince: now, createdAt: now };
  const isNew = db
    .select({ id: authenticatorApps.id })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.id, id));
  const { added } = await batch(db, {
    added: db
      .insert(authenticatorApps)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: authenticatorApps.id }),
    forgotten: db.delete(recoveryCodes).where(and(ownedBy(recoveryCodes, owner), exists(isNew))),
    codes: newCodes(owner, codeHashes, now).map(({ codeHash, userId, adminId }) =>
      db.insert(recoveryCodes).select(
        db
          .select({
            codeHash: sql<string>`${codeHash}`.as('code_hash'),
            userId: sql<string | null>`${userId}`.as('user_id'),
            adminId: sql<string | null>`${adminId}`.as('admin_id'),
            createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
          })
          .from(authenticatorApps)
          .where(eq(authenticatorApps.id, id)),
      ),
    ),
    signedOut: db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, owner.kind === 'user' ? owner.id : ''),
          sql`${sessions.id} <> ${sessionId}`,
          exists(isNew),
        ),
      ),
  });
  return added.length === 1;
}

/** Removes the app and its recovery codes. Returns false when there is no app. */
export async function removeAuthenticatorApp(db: Database, owner: Owner): Promise<boolean> {
  const { removed } = await batch(db, {
    removed: db
      .delete(authenticatorApps)
      .where(ownedBy(authenticatorApps, owner))
      .returning({ id: authenticatorApps.id }),
    codes: db.delete(recoveryCodes).where(ownedBy(recoveryCodes, owner)),
  });
  return removed.length === 1;
}

export async function replaceRecoveryCodes(
  db: Database,
  owner: Owner,
  codeHashes: readonly string[],
  now: Date,
) {
  await batch(db, {
    forgotten: db.delete(recoveryCodes).where(ownedBy(recoveryCodes, owner)),
    made: db.insert(recoveryCodes).values(newCodes(owner, codeHashes, now)),
  });
}

/** Uses up a recovery code. Returns false when it is not one of the owner's, or was used before. */
export async function spendRecoveryCode(db: Database, owner: Owner, codeHash: string): Promise<boolean> {
  const { meta } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, codeHash), ownedBy(recoveryCodes, owner)));
  return meta.changes === 1;
}

/** Counts an attempt before the code is checked. Returns undefined once the hour's attempts are used up. */
export async function countCodeAttempt(db: Database, owner: Owner, most: number, now: Date) {
  const over = lte(authenticatorApps.attemptsSince, before(now, hour));
  return db
    .update(authenticatorApps)
    .set({
      attempts: sql`iif(${over}, 1, ${authenticatorApps.attempts} + 1)`,
      attemptsSince: sql`iif(${over}, ${now.getTime()}, ${authenticatorApps.attemptsSince})`,
    })
    .where(and(ownedBy(authenticatorApps, owner), or(lt(authenticatorApps.attempts, most), over)))
    .returning()
    .get();
}

/** Marks a time step as used. Returns false when this or a later one was used before. `secret`: encrypted with the current key. */
export async function spendStep(db: Database, owner: Owner, step: number, secret: string): Promise<boolean> {
  const { meta } = await db
    .update(authenticatorApps)
    .set({ lastStep: step, secret, attempts: 0 })
    .where(and(ownedBy(authenticatorApps, owner), lt(authenticatorApps.lastStep, step)));
  return meta.changes === 1;
}
