import { and, asc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import type { Session } from './sessions.ts';
import { emailTokens, sessions, users } from './schema/index.ts';

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
export type NotificationPreferences = Pick<
  User,
  'usageAlerts' | 'planUpdates' | 'productUpdates' | 'marketing'
>;

/** Returns a statement, for use in a batch. */
export const findUser = (db: Database, id: string) => db.select().from(users).where(eq(users.id, id));

export const findUserByEmail = (db: Database, email: string) =>
  db.select().from(users).where(eq(users.email, email)).get();

export const findUserByGoogleId = (db: Database, googleId: string) =>
  db.select().from(users).where(eq(users.googleId, googleId)).get();

/** Returns undefined when the address or the Google id already has an account. */
export const addUser = (db: Database, user: NewUser) =>
  db.insert(users).values(user).onConflictDoNothing().returning().get();

type Google = { googleId: string; name: string };

/** Returns undefined when another Google account is already linked. */
export async function linkGoogle(db: Database, userId: string, { googleId, name }: Google, now: Date) {
  const linkable = and(eq(users.id, userId), isNull(users.googleId));
  const unverified = db
    .select({ id: users.id })
    .from(users)
    .where(and(linkable, isNull(users.emailVerifiedAt)));
  const { linked } = await batch(db, {
    signedOut: db.delete(sessions).where(inArray(sessions.userId, unverified)),
    withdrawn: db.delete(emailTokens).where(inArray(emailTokens.userId, unverified)),
    linked: db
      .update(users)
      .set({
        googleId,
        fullName: sql`iif(${users.emailVerifiedAt} is null, ${name}, ${users.fullName})`,
        passwordHash: sql`iif(${users.emailVerifiedAt} is null, null, ${users.passwordHash})`,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})`,
        updatedAt: now,
      })
      .where(linkable)
      .returning(),
  });
  return linked[0];
}

/** Links a Google account after the password was entered. Returns undefined if that has changed, or either account is linked already. */
export const linkGoogleByPassword = (db: Database, user: User, googleId: string, now: Date) =>
  db
    .update(users)
    .set({ googleId, updatedAt: now })
    .where(
      and(
        eq(users.id, user.id),
        isNull(users.googleId),
        sql`${users.passwordHash} IS ${user.passwordHash}`,
        sql`NOT EXISTS (SELECT 1 FROM users AS linked WHERE linked.google_id = ${googleId})`,
      ),
    )
    .returning()
    .get();

export const renameUser = (db: Database, userId: string, fullName: string, now: Date) =>
  db.update(users).set({ fullName, updatedAt: now }).where(eq(users.id, userId)).returning().get();

/** Returns undefined when the password has changed since it was read. */
export const replacePasswordHash = (db: Database, user: User, passwordHash: string) =>
  db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), sql`${users.passwordHash} IS ${user.passwordHash}`))
    .returning()
    .get();

/**
 * Changes the password, ends the person's other sessions and pending reset links, and saves the renewed session. Returns false
 * when the password has changed since it was read.
 */
export async function changePassword(
  db: Database,
  { user, session }: { user: User; session: Session },
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const changedUser = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.passwordHash, passwordHash)));
  const { changed } = await batch(db, {
    changed: db
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.id, user.id), sql`${users.passwordHash} IS ${user.passwordHash}`))
      .returning({ id: users.id }),
    signedOut: db
      .delete(sessions)
      .where(and(inArray(sessions.userId, changedUser), ne(sessions.id, session.id))),
    renewed: db
      .update(sessions)
      .set({ secretHash: session.secretHash })
      .where(and(eq(sessions.id, session.id), inArray(sessions.userId, changedUser))),
    withdrawn: db
      .delete(emailTokens)
      .where(and(inArray(emailTokens.userId, changedUser), eq(emailTokens.purpose, 'reset'))),
  });
  return changed.length === 1;
}

export async function setNotifications(db: Database, userId: string, preferences: NotificationPreferences) {
  await db.update(users).set(preferences).where(eq(users.id, userId));
}

/** Lists users whose term ends by `until`, and who want a reminder and have not had it. */
export function listTermsToEnd(db: Database, now: Date, until: Date, size: number): Promise<User[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        gt(users.subscriptionEnd, now),
        lte(users.subscriptionEnd, until),
        ne(users.plan, 'free'),
        eq(users.planUpdates, true),
        sql`${users.remindedOf} IS NOT ${users.subscriptionEnd}`,
      ),
    )
    .orderBy(asc(users.subscriptionEnd))
    .limit(size);
}

/** Returns a statement, for use in one batch with the reminder. */
export const markReminded = (db: Database, { id, subscriptionEnd }: User) =>
  db.update(users).set({ remindedOf: subscriptionEnd }).where(eq(users.id, id));
