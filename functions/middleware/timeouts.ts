import type { Bindings } from '#env.ts';

/** How long a call waits for each binding, in ms. */
export type Timeouts = { database: number; kv: number; rate: number };

/** Far longer than any of them takes. */
export const defaultTimeouts: Timeouts = { database: 5_000, kv: 3_000, rate: 1_000 };

function inTime<T>(asked: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A binding did not answer in time')), milliseconds);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The D1 statements behind the timed ones: a batch takes only those. */
const originals = new WeakMap<object, object>();

const unwrapped = (given: unknown): unknown =>
  Array.isArray(given) ? given.map((each) => originals.get(each) ?? each) : given;

/** The same object, whose promises are rejected after the timeout, as are those of the objects that its methods return. */
function timed<Binding extends object>(binding: Binding, milliseconds: number): Binding {
  const proxy = new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const answer: unknown = value.apply(target, given.map(unwrapped));
        if (answer instanceof Promise) return inTime(answer, milliseconds);
        return typeof answer === 'object' && answer !== null ? timed(answer, milliseconds) : answer;
      };
    },
  });
  originals.set(proxy, binding);
  return proxy;
}

const isRate = (name: string, binding: unknown): binding is RateLimit =>
  name.endsWith('_RATE') && typeof binding === 'object' && binding !== null;

const known = new WeakMap<Bindings, Bindings>();

/** The bindings with timeouts: one that does not answer in time has failed, so that no call hangs. */
export function withTimeouts(env: Bindings, { database, kv, rate }: Timeouts): Bindings {
  const earlier = known.get(env);
  if (earlier !== undefined) return earlier;
  const rates = Object.entries(env)
    .filter((entry): entry is [string, RateLimit] => isRate(...entry))
    .map(([name, binding]) => [name, timed(binding, rate)]);
  const made: Bindings = {
    ...env,
    ...Object.fromEntries(rates),
    DB: timed(env.DB, database),
    KV: timed(env.KV, kv),
  };
  known.set(env, made);
  return made;
}
