import { env } from 'cloudflare:workers';
import { expect } from 'vitest';

export type Asked = { sql: string; values: unknown[] };

/** One round trip to D1; a batch has no single statement. */
type Trip = { asked: readonly Asked[]; statement?: D1PreparedStatement };
type Travel = <Result>(work: () => Promise<Result>, trip: Trip) => Promise<Result>;

/** The real D1, each trip to which goes through `travel`. */
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

/** Notes every statement and counts the trips; some statements can be held up. */
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

/** Sums up the rows that D1 says it has read. */
export function countedRows() {
  let rows = 0;
  const DB = intercepted(async (work, { statement }) => {
    const result = await work();
    const results = [result].flat() as D1Result[];
    // `raw` tells nothing of what it cost, so the same is asked for as rows.
    const told = results[0]?.meta === undefined && statement ? [await statement.all()] : results;
    for (const { meta } of told) rows += meta.rows_read;
    return result;
  });
  return { DB, rowsRead: () => rows, forget: () => void (rows = 0) };
}

/** `before`: the database never heard of it. `after`: it did what it was told, and its answer was lost. */
type Moment = 'before' | 'after';
type Failing = { trip: number; moment: Moment } | undefined;

/** One trip to it fails. */
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

  /** Calls at once, while the trip that is named fails, or none does. */
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
    /** The trips that some work takes, of which the one that is named fails. */
    trips: async (work: () => Promise<unknown>, fail?: Failing) => {
      await during(fail, work);
      return trips;
    },
  };
}

/** A list of values and the rows of an upsert are no tables. */
const scan = /\bSCAN (?!CONSTANT ROW|\d+-ROW VALUES)/;

/** Each of the statements finds its rows by an index. */
export async function expectIndexes(statements: Iterable<Asked>, unwanted = scan): Promise<void> {
  const known = new Map([...statements].map(({ sql, values }) => [sql, values]));
  for (const [sql, values] of known) {
    const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
    const { results } = await plan.all<{ detail: string }>();
    for (const { detail } of results) expect(detail, sql).not.toMatch(unwanted);
  }
}

/** Tells a story once to count its trips to the database, then once for each trip and moment at which it can fail. */
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

/** A database that is out of order for the statements that name something. */
export const brokenWhere = (name: string) =>
  intercepted(async (work, { asked }) => {
    if (asked.some(({ sql }) => sql.includes(name))) throw new Error('out of order');
    return work();
  });
