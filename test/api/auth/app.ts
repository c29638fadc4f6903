import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Dependencies } from '#app.ts';
import { type Cost, createPasswords, deriveKey, type Passwords } from '#auth/passwords/hashing.ts';
import { createDevelopmentApp } from '#dev/app.ts';
import type { Bindings } from '#env.ts';
import type { Mail } from '#mail/mail.ts';

export const origin = 'https://longhand.example';
export const quickCost: Cost = { N: 2 ** 4, r: 8, p: 1 };
export { day, hour, minute } from '#contract/time.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
type Setting = { at?: string; cost?: Cost; dependencies?: Dependencies; env?: Partial<Bindings> };
// Tests read answers of every shape, so what they hold is said by the assertions.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: any; headers: Headers };

// The outbox prints its links.
vi.spyOn(console, 'log').mockReturnValue();

/** Passwords whose first check takes so long that something else happens before its answer. */
export function slowPasswords(meanwhile: () => Promise<unknown>): Passwords {
  const passwords = createPasswords(quickCost);
  let checks = 0;
  return {
    ...passwords,
    async verify(password, hash) {
      const right = await passwords.verify(password, hash);
      if (checks++ === 0) await meanwhile();
      return right;
    },
  };
}

let people = 0;

/** An address that nobody in this file has used yet. */
export const somebody = () => `person${++people}@mail.example`;

/** The app on a clock of its own, with password hashes that are quick and counted, and nothing on the network but itself. */
export function openApp({
  at = '2026-11-20T12:00:00Z',
  cost = quickCost,
  dependencies,
  ...setting
}: Setting = {}) {
  let time = new Date(at).getTime();
  let hashes = 0;
  let intercept: Fetch | undefined;
  // What all calls share stands aside, so that the limits of sign-in itself show.
  const bindings: Bindings = { ...env, API_RATE: undefined, ...setting.env };
  const passwords = createPasswords(cost, (...work) => {
    hashes++;
    return deriveKey(...work);
  });
  const hono = createDevelopmentApp({ now: () => new Date(time), passwords, ...dependencies });

  async function fetchOutside(input: RequestInfo, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    if (intercept !== undefined) return intercept(request);
    if (new URL(request.url).origin === origin) return fetchApp(request);
    throw new TypeError('The network is out of reach');
  }

  async function fetchApp(request: Request): Promise<Response> {
    vi.stubGlobal('fetch', fetchOutside);
    const context = createExecutionContext();
    const answer = await hono.fetch(request, bindings, context);
    await waitOnExecutionContext(context);
    return answer;
  }

  /** A browser of its own: one address, one jar of cookies. */
  function visitor({
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    country = 'DE',
    ip = '',
  } = {}) {
    const cookies = new Map<string, string>();
    const from = ip || `10.0.${Math.floor(++people / 250)}.${people % 250}`;

    async function call(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const request = new Request(new URL(path, origin), {
        method,
        redirect: 'manual',
        body: body === undefined ? null : JSON.stringify(body),
        headers: {
          'CF-Connecting-IP': from,
          'User-Agent': userAgent,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(method === 'GET' ? {} : { 'Sec-Fetch-Site': 'same-origin' }),
          ...headers,
        },
        cf: { country },
      });
      const answer = await fetchApp(request);
      for (const line of answer.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (attributes.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await answer.text();
      const json = answer.headers.get('Content-Type')?.includes('json') && text !== '';
      return { status: answer.status, body: json ? JSON.parse(text) : text, headers: answer.headers };
    }

    const password = 'correct horse';
    return {
      cookies,
      call,
      get: (path: string) => call('GET', path),
      post: (path: string, body?: unknown) => call('POST', path, body),
      put: (path: string, body?: unknown) => call('PUT', path, body),
      drop: (path: string) => call('DELETE', path),
      register: (email: string, more = {}) =>
        call('POST', '/api/auth/register', { email, password, full_name: 'Ada Lovelace', ...more }),
      login: (email: string, more = {}) => call('POST', '/api/auth/login', { email, password, ...more }),
      async account() {
        return (await call('GET', '/api/auth/session')).body;
      },

      /** As far as the page /auth/callback, with what Google put in its address. */
      async visitGoogle(
        person: Record<string, string>,
        query = '',
      ): Promise<{ code: string; state: string }> {
        const sent = await call('GET', `/api/auth/google${query}`);
        const authorize = new URL(sent.headers.get('Location') ?? '');
        const form = new URLSearchParams([
          ...authorize.searchParams,
          ...Object.entries({ verified: 'on', name: 'Ada Lovelace', ...person }),
        ]);
        const approved = await call('GET', `/api/dev/google/approve?${form}`);
        const back = new URL(approved.headers.get('Location') ?? '').searchParams;
        return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
      },
      async google(person: Record<string, string>, query = '') {
        return call('POST', '/api/auth/google/callback', await this.visitGoogle(person, query));
      },
    };
  }

  return {
    hono,
    bindings,
    visitor,
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    hash: passwords.hash,
    hashes: () => hashes,
    /** What the world outside answers from now on; without it, only the app itself can be reached. */
    network: (answers?: Fetch) => {
      intercept = answers;
    },
    fetchApp,
    async mails(to: string): Promise<Mail[]> {
      const answer = await fetchApp(new Request(`${origin}/api/dev/outbox?to=${encodeURIComponent(to)}`));
      return (await answer.json<{ messages: Mail[] }>()).messages;
    },
    /** The token in the newest mail to somebody. */
    async token(to: string): Promise<string> {
      const [newest] = await this.mails(to);
      return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
    },
  };
}

export type Visitor = ReturnType<ReturnType<typeof openApp>['visitor']>;
