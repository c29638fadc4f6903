import type { Endpoints } from '#contract/endpoints.ts';
import type { ErrorCode, Failure } from '#contract/errors.ts';

type Endpoint = keyof Endpoints;
type AnswerOf<E extends Endpoint> = Endpoints[E]['answer'];
type Sent<E extends Endpoint> = Omit<Endpoints[E], 'answer'> & { signal?: AbortSignal };
type Loose = {
  body?: unknown;
  params?: Record<string, string>;
  query?: Record<string, string>;
  signal?: AbortSignal;
};

/** `unreachable`: there was no response. `unreadable`: the response was not in our format. */
export type ClientCode = ErrorCode | 'unreachable' | 'unreadable';
export type Failed = { ok: false; status: number; code: ClientCode; error: string; retryAfter?: number };
export type Answer<T> = { ok: true; data: T } | Failed;

const retryable = new Set([502, 503, 504]);
const retries = 3;
const firstPause = 200;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function isFailure(body: unknown): body is Failure {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    'code' in body
  );
}

export async function readFailure(response: Response): Promise<Failed> {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return {
    ok: false,
    status: response.status,
    ...(isFailure(body)
      ? { code: body.code, error: body.error }
      : { code: 'unreadable', error: `HTTP error! status: ${response.status}` }),
    ...(Number.isNaN(retryAfter) ? {} : { retryAfter }),
  };
}

type Options = {
  origin?: string;
  pause?: (milliseconds: number) => Promise<void>;
  onAnswer?: (answer: Answer<unknown>) => void;
};

/** Creates the API client. GET requests are retried when the network or a gateway fails; other methods never are. */
export function createApi({ origin = '', pause = sleep, onAnswer }: Options = {}) {
  async function ask(
    method: string,
    address: string,
    body: unknown,
    signal?: AbortSignal,
  ): Promise<Answer<unknown>> {
    try {
      const response = await fetch(origin + address, {
        method,
        signal: signal ?? null,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      if (!response.ok) return await readFailure(response);
      const text = await response.text();
      return { ok: true, data: text === '' ? undefined : JSON.parse(text) };
    } catch (error) {
      const code = error instanceof SyntaxError ? 'unreadable' : 'unreachable';
      return { ok: false, status: 0, code, error: 'Network error' };
    }
  }

  function call<E extends Endpoint>(
    endpoint: E,
    ...sent: object extends Sent<E> ? [sent?: Sent<E>] : [sent: Sent<E>]
  ): Promise<Answer<AnswerOf<E>>>;
  async function call(
    endpoint: string,
    { body, params = {}, query, signal }: Loose = {},
  ): Promise<Answer<unknown>> {
    const [method = '', pattern = ''] = endpoint.split(' ');
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    const address = search === '' ? path : `${path}?${search}`;

    let answer = await ask(method, address, body, signal);
    const repeats = method === 'GET' ? retries : 0;
    for (let attempt = 0; attempt < repeats; attempt++) {
      if (answer.ok || signal?.aborted) break;
      if (answer.code !== 'unreachable' && !retryable.has(answer.status)) break;
      await pause(firstPause * 2 ** attempt);
      answer = await ask(method, address, body, signal);
    }
    onAnswer?.(answer);
    return answer;
  }

  return call;
}

export const call = createApi();
