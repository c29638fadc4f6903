import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';

type Statement = BatchItem<'sqlite'>;

/** True if the previous statement of the batch changed exactly one row. */
export const previousChanged = sql`changes() = 1`;

type ResultOf<Item> = Item extends Statement
  ? Item['_']['result']
  : { -readonly [Index in keyof Item]: ResultOf<Item[Index]> };

/**
 * Runs statements in one transaction and one round trip, in the order in which they are written. Each result has the name of
 * its statement. A name may hold an array of statements, and then holds an array of results.
 */
export async function batch<const Named extends Record<string, Statement | readonly Statement[]>>(
  db: Database,
  named: Named,
): Promise<{ -readonly [Name in keyof Named]: ResultOf<Named[Name]> }> {
  const names = Object.keys(named);
  // JavaScript moves integer keys to the front, regardless of the order they were written in.
  const misplaced = names.find((name) => /^\d+$/.test(name));
  if (misplaced !== undefined) throw new Error(`A statement cannot be named ${misplaced}`);
  const [first, ...others] = Object.values(named).flat();
  if (first === undefined) throw new Error('A batch needs a statement');

  const results: unknown[] = await db.batch([first, ...others]);
  const entries = Object.entries(named).map(([name, item]) => [
    name,
    Array.isArray(item) ? results.splice(0, item.length) : results.shift(),
  ]);
  return Object.fromEntries(entries);
}
