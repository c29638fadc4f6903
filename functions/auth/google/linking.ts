import { plans } from '#contract/plans.ts';
import type { Database } from '#db/client.ts';
import { hasAuthenticatorApp } from '#db/factors/authenticator-apps.ts';
import { mayMakeAccount, type NetworkDay } from '#db/network-days.ts';
import { addUser, findUserByEmail, findUserByGoogleId, linkGoogle, type User } from '#db/users.ts';
import { addMonths } from '#meter/period.ts';
import { type GoogleIdentity, runsMailbox } from './identity.ts';

/** `toLink`: the Google id that is linked once the second step is done. */
export type Linked =
  | { ok: true; user: User; added?: boolean; merged?: boolean; passwordDropped?: boolean; toLink?: string }
  | { ok: false; code: 'google_unverified' | 'google_conflict' | 'google_password' | 'too_many_accounts' };

export const hasApp = (db: Database, { id }: User) => hasAuthenticatorApp(db, { kind: 'user', id });

/** Looks the account up again, since a concurrent request of the same person may have added or linked it. */
async function foundByGoogleId(db: Database, googleId: string): Promise<Linked> {
  const user = await findUserByGoogleId(db, googleId);
  return user ? { ok: true, user } : { ok: false, code: 'google_conflict' };
}

/**
 * Finds, links or creates the account by Google's id, else by an address that Google has verified. If Google does not run the
 * mailbox, an account with a password is linked only after its password is entered. If Google does, a password set before the
 * address was verified is removed and its sessions end, since somebody else may have registered the address first. An account
 * with an authenticator app is linked only after its code.
 */
export async function accountOfGoogle(
  db: Database,
  identity: GoogleIdentity,
  network: NetworkDay,
  now: Date,
): Promise<Linked> {
  const known = await findUserByGoogleId(db, identity.id);
  if (known) return { ok: true, user: known };
  if (!identity.emailVerified) return { ok: false, code: 'google_unverified' };

  const { id: googleId, email, name } = identity;
  const holder = await findUserByEmail(db, email);
  if (holder === undefined) {
    if (!(await mayMakeAccount(db, network))) return { ok: false, code: 'too_many_accounts' };
    const user = await addUser(db, {
      id: crypto.randomUUID(),
      email,
      emailVerifiedAt: now,
      fullName: name,
      googleId,
      createdAt: now,
      updatedAt: now,
      wordsLimit: plans.free.wordsPerMonth,
      resetsAt: addMonths(now, 1),
    });
    if (user) return { ok: true, user, added: true };
    return foundByGoogleId(db, googleId);
  }

  if (holder.googleId === null && !runsMailbox(identity)) {
    return { ok: false, code: holder.passwordHash === null ? 'google_conflict' : 'google_password' };
  }
  if (holder.googleId === null && (await hasApp(db, holder)))
    return { ok: true, user: holder, toLink: googleId };
  const user = await linkGoogle(db, holder.id, { googleId, name }, now);
  if (user === undefined) return foundByGoogleId(db, googleId);
  const passwordDropped = holder.passwordHash !== null && user.passwordHash === null;
  return { ok: true, user, merged: true, passwordDropped };
}
