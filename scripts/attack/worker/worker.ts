// The built product, with bindings that fail as the request orders. For the attack it also runs SQL, and returns the trace of a
// request and the emails that were sent.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { stripeProvider } from '#billing/stripe.ts';
import { createDevelopmentApp } from '#dev/app.ts';
import { createWorker } from '#app.ts';
import type { Bindings } from '#env.ts';
import { attacked, mailerOf, mailsTo } from './bindings.ts';
import { addressHeader, type Order, orderHeader } from './order.ts';
import { begin, forget, read, type Trace } from './trace.ts';

const traces = new AsyncLocalStorage<Trace>();

const appWith = (passwords: ReturnType<typeof createPasswords>) =>
  createDevelopmentApp({
    passwords,
    payments: stripeProvider,
    mailer: () => mailerOf(traces.getStore()),
    timeouts: { database: 400, kv: 400, rate: 400 },
  });

const cheap = appWith(createPasswords({ N: 2 ** 4, r: 8, p: 1 }));
const dear = appWith(createPasswords());

async function answerAttacker(request: Request, env: Bindings): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const about = searchParams.get('about') ?? '';
  if (pathname === '/attack/call') {
    const traced = read(about);
    if (traced.isOver) forget(about);
    return Response.json(traced);
  }
  if (pathname === '/attack/mails') return Response.json(mailsTo(about));
  const statements: string[] = await request.json();
  const answers = await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  return Response.json(answers.map(({ results }) => results));
}

async function answerCall(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  const order: Order = JSON.parse(request.headers.get(orderHeader) ?? '{"call":""}');
  const trace = begin(order.call, order.fault);
  const headers = new Headers(request.headers);
  headers.set('CF-Connecting-IP', headers.get(addressHeader) ?? 'unknown');
  const call = new Request(request, { headers, signal: request.signal });
  const waitUntil = (work: Promise<unknown>) => {
    trace.open += 1;
    const ended = () => {
      trace.open -= 1;
      trace.movedAt = Date.now();
    };
    context.waitUntil(work.then(ended, ended));
  };
  const watched = new Proxy(context, {
    get: (target, name) => (name === 'waitUntil' ? waitUntil : Reflect.get(target, name, target)),
  });
  try {
    return await traces.run(trace, async () =>
      (order.dear ? dear : cheap).fetch(call, attacked(env, trace), watched),
    );
  } finally {
    trace.isAnswered = true;
    trace.movedAt = Date.now();
  }
}

export default {
  fetch: (request, env, context) =>
    new URL(request.url).pathname.startsWith('/attack/')
      ? answerAttacker(request, env)
      : answerCall(request, env, context),
  scheduled: createWorker(cheap, () => mailerOf(undefined)).scheduled,
} satisfies ExportedHandler<Bindings>;
