import { retention } from '#contract/retention.ts';
import { after, before, hour, minute } from '#contract/time.ts';
import type { Database } from '../../db/client.ts';
import { hasTokenSince, type Purpose } from '../../db/email-tokens.ts';
import type { User } from '../../db/users.ts';
import { hashSecret, newSecret } from '../../keys/secrets.ts';

const lifetime = retention.linkHours * hour;

/** A link, as the database keeps it, and the secret that only the mail has. */
export function newLink(userId: string, purpose: Purpose, now: Date) {
  const token = newSecret();
  const row = {
    tokenHash: hashSecret(token),
    userId,
    purpose,
    createdAt: now,
    expiresAt: after(now, lifetime),
  };
  return { token, row };
}

/** At most one such mail a minute to each person, whoever asks for it. */
export const isTooSoon = (db: Database, user: User, purpose: Purpose, now: Date) =>
  hasTokenSince(db, user.id, purpose, before(now, minute));
