import { lt } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { sweepMessages } from './messages.ts';
import { sweepPayments } from './payments.ts';
import { sweepSecurityEvents } from './security-events.ts';
import { sweepRuns } from './settlements.ts';
import { adminSessions, emailTokens, passwordsTried, secretUrls, sessions } from './schema/index.ts';

/** Rows past their time are refused wherever they are read; the daily sweep keeps them from piling up. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await batch(db, {
    adminSessions: db.delete(adminSessions).where(lt(adminSessions.expiresAt, now)),
    sessions: db.delete(sessions).where(lt(sessions.expiresAt, now)),
    emailTokens: db.delete(emailTokens).where(lt(emailTokens.expiresAt, now)),
    passwordsTried: db.delete(passwordsTried).where(lt(passwordsTried.expiresAt, now)),
    secretUrls: db.delete(secretUrls).where(lt(secretUrls.expiresAt, now)),
  });
  await sweepMessages(db, now);
  await sweepPayments(db, now);
  await sweepRuns(db, now);
  await sweepSecurityEvents(db, now);
}
