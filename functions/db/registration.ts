import { and, eq, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import type { EmailToken } from './email-tokens.ts';
import { addMail, type MailRow } from './mails.ts';
import { selected } from './selected.ts';
import { emailTokens, mails, users } from './schema/index.ts';
import { findUser, type NewUser, type User } from './users.ts';

/**
 * Adds the account, the link that confirms its address and the mail with the link, in one transaction. Returns undefined when
 * the address already has another account. It can be retried with the same ids after a lost response.
 */
export async function registerUser(
  db: Database,
  user: NewUser,
  token: EmailToken,
  mail: MailRow,
): Promise<User | undefined> {
  const added = db.select(selected(emailTokens, token)).from(users).where(eq(users.id, user.id));
  const { found } = await batch(db, {
    user: db.insert(users).values(user).onConflictDoNothing(),
    token: db.insert(emailTokens).select(added).onConflictDoNothing(),
    mail: addMail(db, mail),
    // If the address has another account, its owner has nothing to confirm.
    unsent: db.delete(mails).where(and(eq(mails.id, mail.id), sql`${mails.userId} IS NOT ${user.id}`)),
    found: findUser(db, user.id),
  });
  return found[0];
}
