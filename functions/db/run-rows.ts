import { and, eq, sql } from 'drizzle-orm';
import { runs } from './schema/index.ts';

/** `attempt`: the call that works on the run. */
export type Attempted = { id: string; attempt: string };

/** A literal instead of a bound parameter, because SQLite uses a partial index only when it sees the value. */
export const isOpen = sql`${runs.state} = 'open'`;

/** The words of a run that were charged and not delivered. */
export const undelivered = sql`${runs.words} - coalesce(${runs.delivered}, 0)`;

export const isRun = (userId: string, id: string) => and(eq(runs.userId, userId), eq(runs.id, id));

export const hasAttempt = (attempt: string) => sql`instr(${runs.attempts}, ${`,${attempt}`}) > 0`;
