import { asc, lt, sql } from 'drizzle-orm';
import type { Disagreement, KnownDisagreement } from '#contract/reconciliation.ts';
import type { Database } from '../client.ts';
import { disagreements } from '#db/schema/index.ts';
import { type CheckRow, disagreementOf, checks } from './checks.ts';

/** Checks that ledger, balances, payments and terms agree. */
export async function reconcile(db: Database, now: Date): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (const [kind, statement] of checks(now)) {
    const rows = await db.all<CheckRow>(sql.raw(statement));
    found.push(...rows.map((row) => disagreementOf(kind, row)));
  }
  return found;
}

/** Rows per INSERT, since the number of bound parameters per statement is limited. */
const perStatement = 10;

/** An open disagreement keeps the day on which it was found; a resolved one is deleted. */
export async function keepDisagreements(db: Database, found: Disagreement[], now: Date): Promise<void> {
  for (let from = 0; from < found.length; from += perStatement) {
    const rows = found.slice(from, from + perStatement);
    await db
      .insert(disagreements)
      .values(
        rows.map(({ kind, subject, expected, found: is }) => ({
          id: `${kind}:${subject}`,
          kind,
          subject,
          expected,
          found: is,
          firstSeenAt: now,
          lastSeenAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: disagreements.id,
        set: {
          expected: sql`excluded.expected`,
          found: sql`excluded.found`,
          lastSeenAt: sql`excluded.last_seen_at`,
        },
      });
  }
  await db.delete(disagreements).where(lt(disagreements.lastSeenAt, now));
}

/** Lists the disagreements of the last reconciliation, oldest first. */
export async function listDisagreements(db: Database, size: number): Promise<KnownDisagreement[]> {
  const rows = await db.select().from(disagreements).orderBy(asc(disagreements.firstSeenAt)).limit(size);
  return rows.map(({ kind, subject, expected, found, firstSeenAt }) => ({
    kind,
    subject,
    expected,
    found,
    since: firstSeenAt.toISOString(),
  }));
}
