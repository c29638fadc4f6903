import { vi } from 'vitest';
import { type ErrorCode, failures } from '#contract/errors.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** The response to each call, by method and path: `POST /api/auth/login`. */
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

/** Holds a response back until `letGo` is called. */
export function held(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: (request: Request) => promise.then(() => answer(request)), letGo: resolve };
}

/** Replaces `fetch` with these answers. Calls without an answer fail as unreachable. */
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
    /** The bodies of all requests to a call so far. */
    asked: (call: string) => calls.filter((each) => each.call === call).map(({ body }) => body),
    answer: (more: Answers) => void Object.assign(answers, more),
  };
}
