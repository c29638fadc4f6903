import { and, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { batch } from './batch.ts';
import type { Database } from './client.ts';
import { networkDays, runs, users } from './schema/index.ts';

/** A network on one day, identified by a hash, and its limits for that day. */
export type NetworkDay = { id: string; words: number; accounts: number; ends: Date };

const used = (db: Database, { id }: NetworkDay) =>
  sql`coalesce((${db.select({ words: networkDays.words }).from(networkDays).where(eq(networkDays.id, id))}), 0)`;

export const hasWordsFor = (db: Database, network: NetworkDay, price: SQL) =>
  lte(sql`${used(db, network)} + ${price}`, network.words);

/** Counts the words of a run, if `when` holds. */
export const chargeNetwork = (
  db: Database,
  userId: string,
  { id, ends }: NetworkDay,
  price: SQL,
  when: SQL,
) =>
  db
    .insert(networkDays)
    .select(
      db
        .select({
          id: sql<string>`${id}`.as('id'),
          words: sql<number>`${price}`.as('words'),
          accounts: sql<number>`0`.as('accounts'),
          expiresAt: sql<number>`${ends.getTime()}`.as('expires_at'),
        })
        .from(users)
        .where(sql`${users.id} = ${userId} AND ${when}`),
    )
    .onConflictDoUpdate({
      target: networkDays.id,
      set: { words: sql`${networkDays.words} + excluded.words` },
    });

/** Gives the words that runs have not delivered back to their networks. */
export function giveBackToNetworks(
  db: Database,
  which: SQL | undefined,
  delivered: SQL = sql`coalesce(${runs.delivered}, 0)`,
) {
  const undelivered = sql`sum(${runs.words} - ${delivered})`;
  const ofNetwork = sql`${runs.networkDay} = ${networkDays.id}`;
  return db
    .update(networkDays)
    .set({
      words: sql`${networkDays.words} - coalesce((${db
        .select({ words: undelivered })
        .from(runs)
        .where(sql`${ofNetwork} AND ${which ?? sql`1`}`)}), 0)`,
    })
    .where(inArray(networkDays.id, db.select({ id: runs.networkDay }).from(runs).where(which)));
}

/** Counts an account about to be created. Returns false when the network has reached its limit for the day. */
export async function mayMakeAccount(db: Database, { id, accounts, ends }: NetworkDay): Promise<boolean> {
  const { counted } = await batch(db, {
    known: db.insert(networkDays).values({ id, expiresAt: ends }).onConflictDoNothing(),
    counted: db
      .update(networkDays)
      .set({ accounts: sql`${networkDays.accounts} + 1` })
      .where(and(eq(networkDays.id, id), lt(networkDays.accounts, accounts)))
      .returning({ id: networkDays.id }),
  });
  return counted.length === 1;
}
