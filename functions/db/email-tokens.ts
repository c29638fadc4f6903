import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { addMail, type MailRow } from './mails.ts';
import { emailTokens, sessions, users } from './schema/index.ts';
import { findUser } from './users.ts';

export type EmailToken = typeof emailTokens.$inferSelect;
export type Purpose = EmailToken['purpose'];

/** Stores a link and the mail that contains it, in one transaction. */
export async function addLink(db: Database, token: EmailToken, mail: MailRow): Promise<void> {
  await batch(db, { token: db.insert(emailTokens).values(token), mail: addMail(db, mail) });
}

/** Whether the account was sent a link for this purpose after that moment. */
export async function hasTokenSince(db: Database, userId: string, purpose: Purpose, moment: Date) {
  const [found] = await db
    .select({ createdAt: emailTokens.createdAt })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.userId, userId),
        eq(emailTokens.purpose, purpose),
        gt(emailTokens.createdAt, moment),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export const findEmailToken = (db: Database, tokenHash: string, purpose: Purpose) =>
  db
    .select({ token: emailTokens, user: users })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.purpose, purpose)))
    .get();

export async function dropEmailToken(db: Database, tokenHash: string): Promise<void> {
  await db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash));
}

const ownerOf = (db: Database, tokenHash: string) =>
  db.select({ id: emailTokens.userId }).from(emailTokens).where(eq(emailTokens.tokenHash, tokenHash));

/**
 * Verifies the address and deletes the token in one transaction, so that of two concurrent calls only one uses it. A retry after
 * a lost response finds the address verified and returns the user again.
 */
export async function verifyByToken(db: Database, userId: string, tokenHash: string, now: Date) {
  const owner = ownerOf(db, tokenHash);
  const { found } = await batch(db, {
    verified: db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`, updatedAt: now })
      .where(inArray(users.id, owner)),
    spent: db
      .delete(emailTokens)
      .where(and(inArray(emailTokens.userId, owner), eq(emailTokens.purpose, 'verify'))),
    found: findUser(db, userId),
  });
  const [user] = found;
  return user?.emailVerifiedAt == null ? undefined : user;
}

/** Sets a new password. Opening the link proves access to the mailbox, so it also verifies the address. It can be retried. */
export async function resetPasswordByToken(
  db: Database,
  userId: string,
  tokenHash: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const owner = ownerOf(db, tokenHash);
  const { found } = await batch(db, {
    changed: db
      .update(users)
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`,
        updatedAt: now,
      })
      .where(inArray(users.id, owner)),
    signedOut: db.delete(sessions).where(inArray(sessions.userId, owner)),
    spent: db.delete(emailTokens).where(inArray(emailTokens.userId, owner)),
    found: findUser(db, userId),
  });
  // Each hash has a different salt, so only this call can have set it.
  return found[0]?.passwordHash === passwordHash;
}
