import type { Context } from 'hono';
import { addressChangesPerDay } from '#contract/account.ts';
import { retention } from '#contract/retention.ts';
import { after, before, day, hour } from '#contract/time.ts';
import { addAddressChange, type AddressChange, countAddressChanges } from '#db/address-changes.ts';
import { database } from '#db/client.ts';
import { findUserByEmail, type User } from '#db/users.ts';
import { runInBackground } from '#observability/run-in-background.ts';
import { newAddressMail, oldAddressMail, takenAddressMail } from '#mail/templates/address-change.ts';
import { sendMail } from '#mail/mailer.ts';
import type { AuthEnv } from './env.ts';
import { hashSecret, newSecret } from '#crypto/secrets.ts';

type Asked = { user: User; sessionId: string; newEmail: string };

/**
 * Stores the change and mails both addresses, except an unconfirmed old one. If the new address has an account, its holder is
 * notified, and the caller sees no difference. Returns null after too many changes within a day.
 */
export async function beginAddressChange<E extends AuthEnv>(
  c: Context<E>,
  { user, sessionId, newEmail }: Asked,
): Promise<AddressChange | null> {
  const db = database(c.env);
  const now = c.get('now')();
  if ((await countAddressChanges(db, user.id, before(now, day))) >= addressChangesPerDay) return null;
  const asksOld = user.emailVerifiedAt !== null;
  const [oldToken, newToken] = [newSecret(), newSecret()];
  const change: AddressChange = {
    id: crypto.randomUUID(),
    userId: user.id,
    newEmail,
    sessionId,
    oldTokenHash: asksOld ? hashSecret(oldToken) : null,
    newTokenHash: hashSecret(newToken),
    oldConfirmedAt: asksOld ? null : now,
    newConfirmedAt: null,
    createdAt: now,
    expiresAt: after(now, retention.linkHours * hour),
    closedAt: null,
  };
  await addAddressChange(db, change);
  const origin = c.get('mailOrigin');
  if (asksOld) sendMail(c, oldAddressMail(user, newEmail, origin, oldToken));
  // Not awaited, so that the response time does not reveal whether the address has an account.
  runInBackground(c, 'mailing a new address', askNewAddress(c, newEmail, origin, newToken));
  return change;
}

async function askNewAddress<E extends AuthEnv>(
  c: Context<E>,
  newEmail: string,
  origin: string,
  token: string,
) {
  const holder = await findUserByEmail(database(c.env), newEmail);
  sendMail(c, holder === undefined ? newAddressMail(newEmail, origin, token) : takenAddressMail(holder));
}
