import { env } from 'cloudflare:workers';

type Asked = { sql: string; values: unknown[] };

type Hold = { statements: RegExp; until: Promise<void> };

/** The real D1, with a note of every statement and of every trip to it; some statements can be held up. */
export function watched(hold?: Hold) {
  const statements: Asked[] = [];
  let trips = 0;
  const originals = new WeakMap<object, D1PreparedStatement>();

  function note(statement: D1PreparedStatement, asked: Asked): D1PreparedStatement {
    const noted = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') {
          return (...values: unknown[]) => {
            asked.values = values;
            return note(target.bind(...values), asked);
          };
        }
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          trips++;
          if (hold?.statements.test(asked.sql)) await hold.until;
          return value.apply(target, given);
        };
      },
    });
    originals.set(noted, statement);
    return noted;
  }

  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          const asked: Asked = { sql, values: [] };
          statements.push(asked);
          return note(target.prepare(sql), asked);
        };
      }
      if (name === 'batch') {
        return (batch: D1PreparedStatement[]) => {
          trips++;
          return target.batch(batch.map((statement) => originals.get(statement) ?? statement));
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  return { env: { DB }, statements, roundTrips: () => trips };
}
