import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { admin, type Answer, type Asking, type Call, type Target, webhookSecret } from './target.ts';

export const password = 'correct horse';

/** Returns an address in a random network, so that rate limits per network do not interfere. */
const addressFrom = (next: () => number) => {
  const part = () => Math.floor(next() * 65_536).toString(16);
  return `2001:${part()}:${part()}:${part()}::1`;
};

export type Visitor = ReturnType<typeof newVisitor>;

/** Simulates a browser with its own IP address and cookie jar. */
export function newVisitor(target: Target, next: () => number) {
  const cookies = new Map<string, string>();
  const address = addressFrom(next);
  const name = `p${Math.floor(next() * 2 ** 40).toString(36)}`;
  const email = `${name}@mail.example`;

  function keep({ headers }: Answer): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [key = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(key);
      else cookies.set(key, value);
    }
  }

  const visitor = {
    email,
    cookies,
    async call(
      method: string,
      path: string,
      body?: unknown,
      { headers, ...asking }: Asking & Pick<Call, 'headers'> = {},
    ): Promise<Answer> {
      const Cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const call = { method, path, body, headers: { Cookie, ...headers } };
      const answer = await target.call(call, address, asking);
      keep(answer);
      return answer;
    },
    make: ({ method, path, body, headers }: Call, asking: Asking = {}) =>
      visitor.call(method, path, body, { headers, ...asking }),
    post: (path: string, body?: unknown) => visitor.call('POST', path, body),
    get: (path: string) => visitor.call('GET', path),
    async demand(method: string, path: string, body?: unknown): Promise<Answer> {
      const answer = await visitor.call(method, path, body);
      if (answer.status < 400 && answer.status > 0) return answer;
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${answer.text.slice(0, 200)}`);
    },
    /** Signs up and confirms the email address. */
    async register(): Promise<string> {
      const { body } = await visitor.demand('POST', '/api/auth/register', {
        email,
        password,
        full_name: 'Ada Lovelace',
      });
      await target.ask(`UPDATE users SET email_verified_at = ${Date.now()} WHERE id = '${body.user.id}'`);
      return body.user.id;
    },
    login: () => visitor.demand('POST', '/api/auth/login', { email, password }),
    asAdmin: () => visitor.demand('POST', '/api/auth/admin/login', admin),
    /** Returns the token in the last email that contains one. */
    async token(to: string = email): Promise<string> {
      for (let turn = 0; turn < 100; turn += 1) {
        const mails = await target.mailsTo(to);
        const tokens = mails.flatMap(({ text }) => /(?:token|change)=([\w-]+)/.exec(text)?.[1] ?? []);
        const last = tokens.at(-1);
        if (last !== undefined) return last;
        await pause(10);
      }
      throw new Error(`No link was mailed to ${to}`);
    },
    /** Signs in at Google, up to the redirect to /auth/callback, and returns the code and state in its URL. */
    async visitGoogle() {
      const sent = await visitor.get('/api/auth/google');
      const authorize = new URL(String(sent.headers.location), target.origin);
      const form = new URLSearchParams([
        ...authorize.searchParams,
        ...Object.entries({ verified: 'on', name: 'Ada Lovelace', email }),
      ]);
      const approved = await visitor.get(`/api/dev/google/approve?${form}`);
      const back = new URL(String(approved.headers.location), target.origin).searchParams;
      return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
    },
  };
  return visitor;
}

/** Returns the body and headers of a payment event, signed as the provider signs them. */
export function signed(event: object) {
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ created, ...event });
  const signature = createHmac('sha256', webhookSecret).update(`${created}.${body}`).digest('hex');
  return { body, headers: { 'Stripe-Signature': `t=${created},v1=${signature}` } };
}
