import { eq, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { passwordsTried } from './schema/index.ts';

/** Counts an attempt before the password is checked, so that parallel attempts all count. Returns the count. */
export async function countTry(db: Database, id: string, now: Date, ends: Date): Promise<number> {
  const isOver = sql`${passwordsTried.expiresAt} <= ${now.getTime()}`;
  const [counted] = await db
    .insert(passwordsTried)
    .values({ id, times: 1, expiresAt: ends })
    .onConflictDoUpdate({
      target: passwordsTried.id,
      set: {
        times: sql`iif(${isOver}, 1, ${passwordsTried.times} + 1)`,
        expiresAt: sql`iif(${isOver}, excluded.expires_at, ${passwordsTried.expiresAt})`,
      },
    })
    .returning({ times: passwordsTried.times });
  return counted?.times ?? 0;
}

/** Takes back the count of an attempt with the right password. */
export async function forgiveTry(db: Database, id: string): Promise<void> {
  await db
    .update(passwordsTried)
    .set({ times: sql`max(${passwordsTried.times} - 1, 0)` })
    .where(eq(passwordsTried.id, id));
}
