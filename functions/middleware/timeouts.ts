import type { Bindings } from '#env.ts';

/** How long a request waits for each binding, in ms. */
export type Timeouts = { database: number; kv: number; rate: number };

/** Far longer than any binding normally takes. */
export const defaultTimeouts: Timeouts = { database: 5_000, kv: 3_000, rate: 1_000 };

function inTime<T>(asked: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A binding did not answer in time')), milliseconds);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Maps each proxy to its original: a D1 batch accepts only original statements. */
const originals = new WeakMap<object, object>();

const unwrapped = (given: unknown): unknown =>
  Array.isArray(given) ? given.map((each) => originals.get(each) ?? each) : given;

/** Wraps an object so that the promises of its methods, and of the objects they return, are rejected after the timeout. */
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

/** Returns the bindings with timeouts, so that no request hangs on a binding that does not respond. */
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
