import { and, eq, gt, isNull } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { secretUrls } from './schema/index.ts';

export type NewSecretUrl = typeof secretUrls.$inferInsert;

type Taken = { state: 'taken'; paymentId: string | null } | { state: 'invalid' | 'used' | 'expired' };

export async function addSecretUrl(db: Database, url: NewSecretUrl): Promise<void> {
  await db.insert(secretUrls).values(url);
}

/** Uses up a secret URL. Of several concurrent calls only one gets it; for the others it counts as used. */
export async function takeSecretUrl(
  db: Database,
  userId: string,
  tokenHash: string,
  now: Date,
): Promise<Taken> {
  const isUrl = and(eq(secretUrls.tokenHash, tokenHash), eq(secretUrls.userId, userId));
  const rows = await batch(db, {
    taken: db
      .update(secretUrls)
      .set({ usedAt: now })
      .where(and(isUrl, isNull(secretUrls.usedAt), gt(secretUrls.expiresAt, now)))
      .returning({ paymentId: secretUrls.paymentId }),
    found: db.select().from(secretUrls).where(isUrl),
  });
  const [taken] = rows.taken;
  const [found] = rows.found;
  if (taken !== undefined) return { state: 'taken', ...taken };
  if (found === undefined) return { state: 'invalid' };
  return { state: found.usedAt === null ? 'expired' : 'used' };
}
