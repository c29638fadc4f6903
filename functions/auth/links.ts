import type { User } from '../db/users.ts';
import { addEmailToken, hasTokenSince, type Purpose } from '../db/email-tokens.ts';
import type { Database } from '../db/client.ts';
import { hashSecret, newSecret } from './secrets.ts';

const minute = 60 * 1000;
const lifetime = 24 * 60 * minute;

export async function newLinkToken(db: Database, user: User, purpose: Purpose, now: Date): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetime);
  await addEmailToken(db, {
    tokenHash: hashSecret(token),
    userId: user.id,
    purpose,
    createdAt: now,
    expiresAt,
  });
  return token;
}

/** One such mail a minute to each person, whoever asks for it; nothing when it is too soon for another. */
export async function nextLinkToken(
  db: Database,
  user: User,
  purpose: Purpose,
  now: Date,
): Promise<string | null> {
  const tooSoon = await hasTokenSince(db, user.id, purpose, new Date(now.getTime() - minute));
  return tooSoon ? null : newLinkToken(db, user, purpose, now);
}
