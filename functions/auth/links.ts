import { retention } from '#contract/retention.ts';
import { after, before, hour, minute } from '#contract/time.ts';
import type { Database } from '../db/client.ts';
import { addEmailToken, hasTokenSince, type Purpose } from '../db/email-tokens.ts';
import type { User } from '../db/users.ts';
import { hashSecret, newSecret } from './secrets.ts';

const lifetime = retention.linkHours * hour;

export async function newLinkToken(db: Database, user: User, purpose: Purpose, now: Date): Promise<string> {
  const token = newSecret();
  const expiresAt = after(now, lifetime);
  await addEmailToken(db, {
    tokenHash: hashSecret(token),
    userId: user.id,
    purpose,
    createdAt: now,
    expiresAt,
  });
  return token;
}

/** At most one such mail a minute to each person, whoever asks for it; null when it is too soon for another. */
export async function nextLinkToken(
  db: Database,
  user: User,
  purpose: Purpose,
  now: Date,
): Promise<string | null> {
  const tooSoon = await hasTokenSince(db, user.id, purpose, before(now, minute));
  return tooSoon ? null : newLinkToken(db, user, purpose, now);
}
