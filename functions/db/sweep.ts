import { lt } from 'drizzle-orm';
import { sweepAlarms } from './alarms.ts';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { sweepMails } from './mails.ts';
import { sweepMessages } from './messages.ts';
import { sweepPayments } from './payments.ts';
import { sweepSecurityEvents } from './security-events.ts';
import { sweepRuns } from './settlements.ts';
import {
  addressChanges,
  adminSessions,
  emailTokens,
  passwordsTried,
  secretUrls,
  sessions,
} from './schema/index.ts';

/** Daily deletion of expired rows. They are rejected wherever they are read; this keeps them from piling up. */
export const sweeps = {
  alarms: sweepAlarms,
  sessions: (db: Database, now: Date) =>
    batch(db, {
      adminSessions: db.delete(adminSessions).where(lt(adminSessions.expiresAt, now)),
      sessions: db.delete(sessions).where(lt(sessions.expiresAt, now)),
      emailTokens: db.delete(emailTokens).where(lt(emailTokens.expiresAt, now)),
      passwordsTried: db.delete(passwordsTried).where(lt(passwordsTried.expiresAt, now)),
      addressChanges: db.delete(addressChanges).where(lt(addressChanges.expiresAt, now)),
      secretUrls: db.delete(secretUrls).where(lt(secretUrls.expiresAt, now)),
    }),
  mails: sweepMails,
  messages: sweepMessages,
  payments: sweepPayments,
  runs: sweepRuns,
  'security events': sweepSecurityEvents,
};
