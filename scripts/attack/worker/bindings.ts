import type { Bindings } from '#env.ts';
import type { Mailer } from '#mail/mail.ts';
import { type Trace, travel } from './trace.ts';

/** Returns the first table that a statement names. */
const tableOf = (sql: string): string => /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(sql)?.[1] ?? sql;

/** Returns the kind of a KV key: the key without its last part, which says whose it is. */
const kindOf = (key: unknown) => String(key).replace(/:[^:]*$/, '');

function database(trace: Trace, DB: D1Database): D1Database {
  const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

  function wrap(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), sql);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) =>
          travel(trace, 'database', [tableOf(sql)], async () => value.apply(target, given));
      },
    });
    originals.set(wrapped, { statement, sql });
    return wrapped;
  }

  return new Proxy(DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql), sql);
      if (name === 'batch') {
        return (batch: D1PreparedStatement[]) => {
          const known = batch.flatMap((statement) => originals.get(statement) ?? []);
          const tables = [...new Set(known.map(({ sql }) => tableOf(sql)))];
          return travel(trace, 'database', tables, () =>
            target.batch(known.map(({ statement }) => statement)),
          );
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const asynchronous = <Binding extends object>(
  trace: Trace,
  kind: 'kv' | 'rate',
  binding: Binding,
  about: (given: unknown[]) => string[],
): Binding =>
  new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) =>
        travel(trace, kind, about(given), async () => value.apply(target, given));
    },
  });

/** Wraps the bindings of one request, so that each call to them is recorded and can be made to fail. */
export function attacked(env: Bindings, trace: Trace): Bindings {
  const rates = Object.entries(env)
    .filter(([name, value]) => name.endsWith('_RATE') && typeof value === 'object')
    .map(([name, value]) => [name, asynchronous(trace, 'rate', Object(value), () => [name])]);
  return {
    ...env,
    ...Object.fromEntries(rates),
    DB: database(trace, env.DB),
    KV: asynchronous(trace, 'kv', env.KV, ([key]) => [kindOf(key)]),
  };
}

type Sent = { to: string; text: string };
const sent: Sent[] = [];

export const mailsTo = (address: string): Sent[] => sent.filter(({ to }) => to === address);

/** Keeps sent emails in memory, where the attack looks for links. */
export const mailerOf = (trace: Trace | undefined): Mailer => ({
  send: async ({ to, text }) => {
    const keep = async () => void (sent.push({ to, text }) > 5_000 && sent.shift());
    await (trace === undefined ? keep() : travel(trace, 'mail', ['mail'], keep));
  },
});
