import { and, eq, inArray, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import {
  addressChanges,
  authenticatorApps,
  disagreements,
  emailTokens,
  ledger,
  mails,
  messages,
  paidTexts,
  passkeys,
  paymentEvents,
  payments,
  recoveryCodes,
  runs,
  secretUrls,
  securityEvents,
  sessions,
  users,
} from './schema/index.ts';
import type { User } from './users.ts';

/**
 * Deletes a person's rows in one transaction and returns their number; deletes none when the password has changed since the
 * account was read. Payments and security events stay, without a link to the person.
 */
export async function deletePerson(db: Database, user: User): Promise<number> {
  const unchanged = and(eq(users.id, user.id), sql`${users.passwordHash} IS ${user.passwordHash}`);
  const person = db.select({ id: users.id }).from(users).where(unchanged);
  const unstarted = db
    .select({ id: payments.providerPaymentId })
    .from(payments)
    .where(and(inArray(payments.userId, person), eq(payments.status, 'paid')));
  const { deleted } = await batch(db, {
    // A paid plan whose review an admin marked as done can no longer start, so it is listed for review again.
    reopened: db
      .update(paymentEvents)
      .set({ doneAt: null, doneBy: null })
      .where(inArray(paymentEvents.providerPaymentId, unstarted)),
    parted: db.update(payments).set({ userId: null }).where(inArray(payments.userId, person)),
    // Otherwise an attacker who takes over an account could delete the traces with it.
    unnamed: db
      .update(securityEvents)
      .set({ userId: null, about: null })
      .where(inArray(securityEvents.userId, person)),
    deleted: [
      db.delete(mails).where(inArray(mails.userId, person)),
      db.delete(disagreements).where(inArray(disagreements.subject, person)),
      db.delete(messages).where(inArray(messages.userId, person)),
      db.delete(secretUrls).where(inArray(secretUrls.userId, person)),
      db.delete(ledger).where(inArray(ledger.userId, person)),
      db.delete(paidTexts).where(inArray(paidTexts.userId, person)),
      db.delete(runs).where(inArray(runs.userId, person)),
      db.delete(passkeys).where(inArray(passkeys.userId, person)),
      db.delete(authenticatorApps).where(inArray(authenticatorApps.userId, person)),
      db.delete(recoveryCodes).where(inArray(recoveryCodes.userId, person)),
      db.delete(addressChanges).where(inArray(addressChanges.userId, person)),
      db.delete(emailTokens).where(inArray(emailTokens.userId, person)),
      db.delete(sessions).where(inArray(sessions.userId, person)),
      db.delete(users).where(unchanged),
    ],
  });
  return deleted.reduce((rows, { meta }) => rows + meta.changes, 0);
}
