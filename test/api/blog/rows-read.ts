import { env } from 'cloudflare:workers';

/** The real D1, and the sum of the rows that it says it has read. */
export function recordingDatabase() {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let rows = 0;
  const note = (result: D1Result) => {
    rows += result.meta.rows_read;
    return result;
  };

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values));
        if (name === 'all' || name === 'run') return async () => note(await target[name]());
        // `raw` tells nothing of what it cost, so the same is asked for as rows.
        if (name === 'raw') return async () => (await target.all().then(note), target.raw());
        return Reflect.get(target, name, target);
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql));
      if (name === 'batch') {
        return async (batch: D1PreparedStatement[]) => {
          const results = await target.batch(batch.map((statement) => originals.get(statement) ?? statement));
          results.forEach(note);
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  return {
    DB,
    rowsRead: () => rows,
    forget: () => {
      rows = 0;
    },
  };
}
