import { vi } from 'vitest';
import { type ErrorCode, failures } from '#contract/errors.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** What each call is answered with, by method and path: `POST /api/auth/login`. */
export type Answers = Record<string, Answer>;

export const json =
  (body: unknown, init: ResponseInit = {}): Answer =>
  () =>
    Response.json(body, init);

export const failure = (code: ErrorCode, headers: Record<string, string> = {}): Answer =>
  json({ error: failures[code].sentence, code }, { status: failures[code].status, headers });

export const noContent: Answer = () => new Response(null, { status: 204 });

export const broken = failure('internal_error');

export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that is held back until it is let go. */
export function held(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: (request: Request) => promise.then(() => answer(request)), letGo: resolve };
}

/** Stands at the network's end of `fetch`. What is not among the answers is unreachable. */
export function serve(answers: Answers) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    calls.push({
      call,
      body: await request
        .clone()
        .json()
        .catch(() => undefined),
    });
    return (answers[call] ?? unreachable)(request);
  });
  return {
    /** The bodies of the calls that came. */
    asked: (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body),
    answer: (more: Answers) => void Object.assign(answers, more),
  };
}
