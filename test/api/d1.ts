import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

export type Asked = { sql: string; values: unknown[] };

/** One round trip to D1; `statement` is missing for a batch. */
type Trip = { asked: readonly Asked[]; statement?: D1PreparedStatement };
type Travel = <Result>(work: () => Promise<Result>, trip: Trip) => Promise<Result>;

/** Wraps the real D1 so that every round trip goes through `travel`. */
export function intercepted(travel: Travel): D1Database {
  const originals = new WeakMap<object, { statement: D1PreparedStatement; asked: Asked }>();

  function wrap(statement: D1PreparedStatement, asked: Asked): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') {
          return (...values: unknown[]) => wrap(target.bind(...values), { ...asked, values });
        }
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) =>
          travel(() => value.apply(target, given), { asked: [asked], statement: target });
      },
    });
    originals.set(wrapped, { statement, asked });
    return wrapped;
  }

  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql), { sql, values: [] });
      if (name === 'batch') {
        return (batch: D1PreparedStatement[]) => {
          const known = batch.map((each) => originals.get(each)!);
          const asked = known.map((each) => each.asked);
          return travel(() => target.batch(known.map(({ statement }) => statement)), { asked });
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Records every statement and counts the round trips; those that match `hold` wait for its promise. */
export function watched(hold?: { statements: RegExp; until: Promise<void> }) {
  const statements: Asked[] = [];
  let trips = 0;
  const DB = intercepted(async (work, { asked }) => {
    trips++;
    statements.push(...asked);
    if (asked.some(({ sql }) => hold?.statements.test(sql))) await hold?.until;
    return work();
  });
  return { env: { DB }, statements, roundTrips: () => trips };
}

/** Sums the `rows_read` that D1 reports. */
export function countedRows() {
  let rows = 0;
  const DB = intercepted(async (work, { statement }) => {
    const result = await work();
    const results = [result].flat() as D1Result[];
    // `raw` returns no `meta`, so the statement is run again with `all` to get it.
    const told = results[0]?.meta === undefined && statement ? [await statement.all()] : results;
    for (const { meta } of told) rows += meta.rows_read;
    return result;
  });
  return { DB, rowsRead: () => rows, forget: () => void (rows = 0) };
}

/** `before`: the call never reaches the database. `after`: the database executes it, but the response is lost. */
type Moment = 'before' | 'after';
type Failing = { trip: number; moment: Moment } | undefined;

/** A D1 on which one chosen round trip fails. */
export function unreliable() {
  let trips = 0;
  let failing: Failing;
  const DB = intercepted(async (work) => {
    trips++;
    const fails = failing?.trip === trips ? failing.moment : undefined;
    if (fails === 'before') throw new Error('D1_ERROR: the database is out of reach');
    const result = await work();
    if (fails === 'after') throw new Error('D1_ERROR: the answer was lost');
    return result;
  });

  /** Runs `work`, which may make concurrent calls, while the trip in `fail` fails, if given. */
  async function during<Result>(fail: Failing, work: () => Promise<Result>): Promise<Result> {
    trips = 0;
    failing = fail;
    try {
      return await work();
    } finally {
      failing = undefined;
    }
  }
  return {
    DB,
    during,
    /** Returns how many trips `work` makes while the trip in `fail` fails, if given. */
    trips: async (work: () => Promise<unknown>, fail?: Failing) => {
      await during(fail, work);
      return trips;
    },
  };
}

/** Matches a table scan in a query plan, but not a scan of a VALUES list or of an upsert's rows. */
const scan = /\bSCAN (?!CONSTANT ROW|\d+-ROW VALUES)/;

/** Asserts that no statement's query plan matches `unwanted` (by default, a table scan). */
export async function expectIndexes(statements: Iterable<Asked>, unwanted = scan): Promise<void> {
  const known = new Map([...statements].map(({ sql, values }) => [sql, values]));
  for (const [sql, values] of known) {
    const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
    const { results } = await plan.all<{ detail: string }>();
    for (const { detail } of results) expect(detail, sql).not.toMatch(unwanted);
  }
}

/** Runs a story once to count its round trips, then once for each trip and moment at which it can fail. */
export async function atEveryFailure(
  d1: ReturnType<typeof unreliable>,
  begin: () => Promise<{ story: () => Promise<unknown>; check: () => Promise<void> }>,
): Promise<number> {
  async function tell(fail?: Failing) {
    const { story, check } = await begin();
    const trips = await d1.trips(story, fail);
    await check();
    return trips;
  }
  const trips = await tell();
  for (let trip = 1; trip <= trips; trip++)
    for (const moment of ['before', 'after'] as const) await tell({ trip, moment });
  return trips;
}

/** A database on which every call with a statement that contains `name` fails. */
export const brokenWhere = (name: string) =>
  intercepted(async (work, { asked }) => {
    if (asked.some(({ sql }) => sql.includes(name))) throw new Error('out of order');
    return work();
  });
