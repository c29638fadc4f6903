import { env } from 'cloudflare:workers';

/** `before`: the database never heard of it. `after`: it did what it was told, and its answer was lost. */
export type Moment = 'before' | 'after';

/** The real D1, of which one trip fails. */
export function unreliable() {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let trips = 0;
  let failing: { trip: number; moment: Moment } | undefined;

  async function travel<Result>(work: () => Promise<Result>): Promise<Result> {
    trips++;
    const fails = failing?.trip === trips ? failing.moment : undefined;
    if (fails === 'before') throw new Error('D1_ERROR: the database is out of reach');
    const result = await work();
    if (fails === 'after') throw new Error('D1_ERROR: the answer was lost');
    return result;
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values));
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => travel(() => value.apply(target, given));
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql));
      if (name === 'batch') {
        return (batch: D1PreparedStatement[]) =>
          travel(() => target.batch(batch.map((statement) => originals.get(statement) ?? statement)));
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  return {
    DB,
    /** Calls at once, while the trip that is named fails, or none does. */
    async during<Result>(fail: typeof failing, work: () => Promise<Result>): Promise<Result> {
      trips = 0;
      failing = fail;
      try {
        return await work();
      } finally {
        failing = undefined;
      }
    },
    /** The trips that some work takes, of which the one that is named fails. */
    async trips(work: () => Promise<unknown>, fail?: { trip: number; moment: Moment }): Promise<number> {
      trips = 0;
      failing = fail;
      await work();
      failing = undefined;
      return trips;
    },
  };
}
