import { lt } from 'drizzle-orm';
import type { Database } from './client.ts';
import { sweepPayments } from './payments.ts';
import { sweepRuns } from './runs.ts';
import { adminSessions, emailTokens, secretUrls, sessions } from './schema.ts';

/** Rows past their time are refused wherever they are read; the daily sweep keeps them from piling up. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await db.batch([
    db.delete(adminSessions).where(lt(adminSessions.expiresAt, now)),
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(emailTokens).where(lt(emailTokens.expiresAt, now)),
    db.delete(secretUrls).where(lt(secretUrls.expiresAt, now)),
  ]);
  await sweepPayments(db, now);
  await sweepRuns(db, now);
}
