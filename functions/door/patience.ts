import type { Bindings } from '../env.ts';

/** How long a call waits for what it asks of each, in milliseconds. */
export type Patience = { database: number; kv: number; rate: number };

/** Far longer than any of them takes. People do not wait longer than that for nothing. */
export const usualPatience: Patience = { database: 5_000, kv: 3_000, rate: 1_000 };

function inTime<T>(asked: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A binding did not answer in time')), milliseconds);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The same object, whose calls that answer later answer in time. */
function patient<Binding extends object>(binding: Binding, milliseconds: number): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const asked: unknown = value.apply(target, given);
        return asked instanceof Promise ? inTime(asked, milliseconds) : asked;
      };
    },
  });
}

function patientDatabase(database: D1Database, milliseconds: number): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();

  function keep(statement: D1PreparedStatement): D1PreparedStatement {
    const kept = patient(
      new Proxy(statement, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (name === 'bind') return (...values: unknown[]) => keep(target.bind(...values));
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
      milliseconds,
    );
    originals.set(kept, statement);
    return kept;
  }

  return new Proxy(patient(database, milliseconds), {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => keep(database.prepare(sql));
      if (name === 'batch') {
        return (batch: D1PreparedStatement[]) =>
          target.batch(batch.map((statement) => originals.get(statement) ?? statement));
      }
      return Reflect.get(target, name, target);
    },
  });
}

const isRate = (name: string, binding: unknown): binding is RateLimit =>
  name.endsWith('_RATE') && typeof binding === 'object' && binding !== null;

const known = new WeakMap<Bindings, Bindings>();

/** The bindings, of which none leaves a call hanging: one that does not answer has failed, and the call says so. */
export function inPatience(env: Bindings, { database, kv, rate }: Patience): Bindings {
  const earlier = known.get(env);
  if (earlier !== undefined) return earlier;
  const rates = Object.entries(env)
    .filter((entry): entry is [string, RateLimit] => isRate(...entry))
    .map(([name, binding]) => [name, patient(binding, rate)]);
  const made: Bindings = {
    ...env,
    ...Object.fromEntries(rates),
    DB: patientDatabase(env.DB, database),
    KV: patient(env.KV, kv),
  };
  known.set(env, made);
  return made;
}
