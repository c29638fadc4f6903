import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Dependencies } from '#app.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { after, day } from '#contract/time.ts';
import { type Cost, createPasswords, deriveKey, type Passwords } from '#auth/passwords/hashing.ts';
import { createDevelopmentApp } from '#dev/app.ts';
import { sign } from '#crypto/secrets.ts';
import type { Bindings } from '#env.ts';
import type { Mail } from '#mail/mail.ts';

export const origin = 'https://longhand.example';
export const quickCost: Cost = { N: 2 ** 4, r: 8, p: 1 };
export { after, day, hour, minute } from '#contract/time.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
type Setting = { at?: string; cost?: Cost; dependencies?: Dependencies; env?: Partial<Bindings> };
type Place = { userAgent?: string; country?: string; ip?: string; cookies?: Map<string, string> };
// Responses have many shapes, which the assertions of the tests check.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: any; headers: Headers };

// The real fetch, before an app of a test stubs it.
export const fetchForReal = fetch;

// Silences the outbox, which prints its links.
vi.spyOn(console, 'log').mockReturnValue();

/** The expected response to a refused call. */
export const refusal = (status: number, code: ErrorCode, more: object = {}) => ({
  status,
  body: { code, ...more },
});

/** Passwords whose first check waits until `meanwhile` has finished. */
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

/** Records the timeouts of requests to services in ms, and shortens them. */
export function shortTimeouts(): number[] {
  const spans: number[] = [];
  const forReal = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    spans.push(milliseconds);
    return forReal(100);
  });
  return spans;
}

/** Returns a rate limit that lets this many calls of each key pass. */
export function limiter(most: number): RateLimit {
  const calls: Record<string, number> = {};
  return { limit: async ({ key }) => ({ success: (calls[key] = (calls[key] ?? 0) + 1) <= most }) };
}

/** Records all but one of the wrong passwords that are allowed for an address in a day. */
export const tryPasswords = (email: string, now: Date) =>
  env.DB.prepare('INSERT INTO passwords_tried (id, times, expires_at) VALUES (?, ?, ?)')
    .bind(sign(env.SIGNING_KEY, 'passwords-tried', email), limits.passwordsTried.times - 1, +after(now, day))
    .run();

let people = 0;

/** Returns an email address that is still unused in this file. */
export const somebody = () => `person${++people}@mail.example`;

/** Opens the app with its own clock and cheap, counted password hashes; on the network only the app itself can be reached. */
export function openApp({
  at = '2026-11-20T12:00:00Z',
  cost = quickCost,
  dependencies,
  ...setting
}: Setting = {}) {
  let time = new Date(at).getTime();
  let hashes = 0;
  let intercept: Fetch | undefined;
  // Without the rate limit of all calls, tests reach the limits of sign-in.
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

  /** Opens a browser with one IP address and one cookie jar, which may start as a copy of another's. */
  function visitor({
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    country = 'DE',
    ip = '',
    ...given
  }: Place = {}) {
    const cookies = new Map(given.cookies);
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

      /** Starts a sign-in with Google; the returned function approves it and returns the parameters of Google's redirect. */
      async askGoogle(person: Record<string, string>, query = '') {
        const sent = await call('GET', `/api/auth/google${query}`);
        const authorize = new URL(sent.headers.get('Location') ?? '');
        const typed = { verified: 'on', name: 'Ada Lovelace', ...person };
        const form = new URLSearchParams([
          ...authorize.searchParams,
          ...Object.entries(typed).filter(([, value]) => value !== ''),
        ]);
        return async () => {
          const approved = await call('GET', `/api/dev/google/approve?${form}`);
          const back = new URL(approved.headers.get('Location') ?? '').searchParams;
          return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
        };
      },
      async visitGoogle(person: Record<string, string>, query = '') {
        return (await this.askGoogle(person, query))();
      },
      async google(person: Record<string, string>, query = '') {
        return call('POST', '/api/auth/google/callback', await this.visitGoogle(person, query));
      },
    };
  }

  const post = (path: string, body: object) => visitor().post(path, body);

  return {
    hono,
    bindings,
    visitor,
    /** Registers an account, signed in in a new browser. */
    async person(place: Place = {}, more = {}) {
      const email = somebody();
      const browser = visitor(place);
      const { body } = await browser.register(email, more);
      return { ...browser, email, id: String(body.user.id) };
    },
    /** Registers an account and confirms its address. */
    async confirmedPerson() {
      const person = await this.person();
      await person.post('/api/auth/verify-email', { token: await this.token(person.email) });
      return person;
    },
    /** Creates an account that signs in only with Google. */
    async googlePerson(given = {}) {
      const email = somebody();
      const browser = visitor();
      const { body } = await browser.google({ email, ...given });
      return { ...browser, email, id: String(body.user.id) };
    },
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    hash: passwords.hash,
    hashes: () => hashes,
    /** Sets the response to all outgoing requests; without it, only the app itself can be reached. */
    network: (answers?: Fetch) => {
      intercept = answers;
    },
    /** Makes a service of these tests reachable too. */
    reach: (service: string) => {
      intercept = (request) => (request.url.startsWith(service) ? fetchForReal(request) : fetchApp(request));
    },
    fetchApp,
    async mails(to: string): Promise<Mail[]> {
      const answer = await fetchApp(new Request(`${origin}/api/dev/outbox?to=${encodeURIComponent(to)}`));
      return (await answer.json<{ messages: Mail[] }>()).messages;
    },
    async subjects(to: string): Promise<string[]> {
      return (await this.mails(to)).map(({ subject }) => subject);
    },
    /** Returns the token in the newest mail to this address. */
    async token(to: string): Promise<string> {
      const [newest] = await this.mails(to);
      return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
    },
    /** Requests a password reset and returns its token. */
    async forgot(email: string): Promise<string> {
      await post('/api/auth/forgot-password', { email });
      return this.token(email);
    },
    reset: (token: string, password = 'a new horse') => post('/api/auth/reset-password', { token, password }),
  };
}

export type Person = Awaited<ReturnType<ReturnType<typeof openApp>['person']>>;

export type Visitor = ReturnType<ReturnType<typeof openApp>['visitor']>;
