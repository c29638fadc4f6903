import { env } from 'cloudflare:workers';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { plans } from '#contract/plans.ts';
export { after, day, hour, minute } from '#contract/time.ts';
import { type Database, database } from '#db/client.ts';
import { ledger, runs, users } from '#db/schema/index.ts';
import type { NewUser, User } from '#db/users.ts';
import { accountMeter as meterOfCall } from '#meter/account.ts';
import type { Meter } from '#meter/meter.ts';
import { periodAt } from '#meter/period.ts';
import { random } from '../../../scripts/shared/random.ts';

/** Returns random choices that depend only on the seed. */
export function dice(seed: number) {
  const next = random(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  return { below, one: <Item>(items: readonly Item[]): Item => items[below(items.length)]! };
}

type Call = Parameters<typeof meterOfCall>[2];

export const db = database(env);

/** Returns an account's meter; by default all calls share one attempt and have no network. */
export const accountMeter = (meteredBy: Database, user: User, call: Partial<Call> = {}): Meter =>
  meterOfCall(meteredBy, user, { attempt: 'a call', network: null, ...call });

export async function openAccount(signedUp: Date, given: Partial<NewUser> = {}): Promise<User> {
  const id = crypto.randomUUID();
  const [user] = await db
    .insert(users)
    .values({
      id,
      email: `${id}@example.com`,
      fullName: 'Ada Writer',
      createdAt: signedUp,
      updatedAt: signedUp,
      wordsLimit: plans.free.wordsPerMonth,
      resetsAt: periodAt(signedUp, signedUp).end,
      ...given,
    })
    .returning();
  return user!;
}

export async function accountOf(id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

export const meterOf = async (id: string): Promise<Meter> => accountMeter(db, await accountOf(id));

export const ledgerOf = (userId: string) =>
  db
    .select({ at: ledger.at, words: ledger.words, reason: ledger.reason, runId: ledger.runId })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(asc(sql`rowid`));

export const runsOf = (userId: string) => db.select().from(runs).where(eq(runs.userId, userId));

/** Returns the used words by the account, by its whole ledger and by the current period's ledger, which must all be equal. */
export async function wordsUsed(userId: string) {
  const { wordsUsed: used, periodStart, createdAt } = await accountOf(userId);
  const sum = sql<number>`coalesce(sum(${ledger.words}), 0)`;
  const inPeriod = and(
    gte(ledger.at, periodStart ?? createdAt),
    inArray(ledger.reason, ['run', 'give_back']),
  );
  const [all] = await db.select({ sum }).from(ledger).where(eq(ledger.userId, userId));
  const [period] = await db
    .select({ sum })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), inPeriod));
  return { account: used, ledger: all!.sum, period: period!.sum };
}

export const same = (words: number) => ({ account: words, ledger: words, period: words });

export const aRun = (words: number, id: string = crypto.randomUUID(), textHash = `hash of ${words}`) => ({
  id,
  words,
  textHash,
});

/** When the accounts of these tests were created, and when they are used. */
export const signedUp = new Date('2026-03-05T10:00:00Z');
export const now = new Date('2026-03-10T12:00:00Z');

/** Creates an account with its meter and functions that read their state from the database. */
export async function anAccount(given: Partial<NewUser> = {}, from = signedUp) {
  const user = await openAccount(from, given);
  const { id } = user;
  return {
    id,
    user,
    meter: accountMeter(db, user),
    used: () => wordsUsed(id),
    ledger: async () => (await ledgerOf(id)).map(({ words, reason }) => [words, reason]),
    reasons: async () => (await ledgerOf(id)).map(({ reason }) => reason),
    runs: () => runsOf(id),
    now: () => accountOf(id),
  };
}

/** Reserves and settles a run, and returns the settlement. */
export async function spend(meter: Meter, words: number, delivered = words, at = now) {
  const run = aRun(words);
  const { state } = await meter.reserve(run, at);
  if (state !== 'reserved') throw new Error(`A run of ${words} words was refused`);
  return meter.settle(run.id, delivered, at);
}
