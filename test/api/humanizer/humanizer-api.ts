import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { hashSecret, newSecret } from '#crypto/secrets.ts';
import type { Dependencies } from '#app.ts';
import type { HumanizeEvent, HumanizeRequest } from '#contract/humanize.ts';
import { plans } from '#contract/plans.ts';
import { sessions } from '#db/schema/index.ts';
import type { NewUser, User } from '#db/users.ts';
import { createDevelopmentApp } from '#dev/app.ts';
import type { Bindings } from '#env.ts';
import type { Wait } from '#outgoing/retry.ts';
import { origin } from '../auth/app.ts';
import { day, db, openAccount } from '../meter/account.ts';

const now = new Date('2026-11-20T12:00:00Z');

type Setting = { env?: Partial<Bindings>; wait?: Wait; parts?: Dependencies };
// Responses have many shapes, which the assertions of the tests check.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = { status: number; body: any; headers: Headers };
type Sent = { path?: string; signal?: AbortSignal; accept?: string; headers?: Record<string, string> };

let addresses = 0;

/** Opens the app for callers of the humanizer; waits take no time, and the network is the real one. */
export function openHumanizer({ env: given, wait = async () => {}, parts }: Setting = {}) {
  const bindings: Bindings = { ...env, API_RATE: undefined, HUMANIZE_RATE: undefined, ...given };
  let time = now.getTime();
  const app = createDevelopmentApp({ now: () => new Date(time), wait, ...parts });
  const contexts: ExecutionContext[] = [];

  function caller(cookie = '', address = `10.9.${Math.floor(++addresses / 250)}.${addresses % 250}`) {
    let cookies = cookie;

    async function send(
      body: unknown,
      { path = '/api/humanize', signal, accept = '*/*', headers = {} }: Sent = {},
    ): Promise<Response> {
      const context = createExecutionContext();
      contexts.push(context);
      const request = new Request(`${origin}${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          'Content-Type': 'application/json',
          Accept: accept,
          Cookie: cookies,
          'CF-Connecting-IP': address,
          ...headers,
        },
        signal: signal ?? null,
      });
      const answer = await app.fetch(request, bindings, context);
      cookies = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookies;
      return answer;
    }

    return {
      send,
      cookies: () => cookies,
      async ask(body: unknown, sent: Sent = {}): Promise<Answer> {
        const answer = await send(body, sent);
        return { status: answer.status, body: await answer.json(), headers: answer.headers };
      },
      /** Returns the events of a streamed response, up to the one that `isEnough` accepts; the caller then disconnects. */
      async stream(
        body: HumanizeRequest,
        { isEnough = () => false, signal }: { isEnough?: (event: HumanizeEvent) => boolean } & Sent = {},
      ): Promise<HumanizeEvent[]> {
        const answer = await send(body, { accept: 'application/x-ndjson', ...(signal ? { signal } : {}) });
        if (!answer.headers.get('Content-Type')?.startsWith('application/x-ndjson')) {
          throw new Error(`${answer.status} ${await answer.text()}`);
        }
        const events: HumanizeEvent[] = [];
        let rest = '';
        const decoder = new TextDecoder();
        try {
          for await (const bytes of answer.body!) {
            const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
            rest = lines.pop()!;
            for (const line of lines) {
              events.push(JSON.parse(line));
              if (isEnough(events.at(-1)!)) return events;
            }
          }
        } catch (error) {
          if (!signal?.aborted) throw error;
        }
        return events;
      },
      async usage(): Promise<Answer> {
        const request = new Request(`${origin}/api/guest/usage`, {
          headers: { Cookie: cookies, 'CF-Connecting-IP': address },
        });
        const answer = await app.fetch(request, bindings, createExecutionContext());
        cookies = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookies;
        return { status: answer.status, body: await answer.json(), headers: answer.headers };
      },
    };
  }

  return {
    bindings,
    caller,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Returns a signed-in caller with a new account on this plan. */
    async member(plan: keyof typeof plans, more: Partial<NewUser> = {}) {
      const term =
        plan === 'free' ? {} : { subscriptionStart: now, subscriptionEnd: new Date(+now + 30 * day) };
      const user: User = await openAccount(now, {
        plan,
        wordsLimit: plans[plan].wordsPerMonth,
        ...term,
        ...more,
      });
      const [id, secret] = [crypto.randomUUID(), newSecret()];
      const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(+now + 30 * day) };
      const session = { id, userId: user.id, secretHash: hashSecret(secret), userAgent: '', ...times };
      await db.insert(sessions).values(session);
      return { id: user.id, ...caller(`__Host-session=${id}.${secret}`) };
    },
    /** Resolves when all work that continues after the responses has finished. */
    async settled(): Promise<void> {
      for (const context of contexts.splice(0)) await waitOnExecutionContext(context);
    },
  };
}

export const machineText = [
  'In today’s fast-paced world, technology plays a crucial role in shaping the way people work. Furthermore, numerous companies utilize software to enhance efficiency, leading to substantial savings across the organization.',
  'It is important to note that regular exercise offers a wide range of benefits, including better sleep. Additionally, it fosters a sense of community, as people often train together.',
].join('\n\n');

/** Returns this many words of machine-like text, in paragraphs. */
export function wordsOf(count: number): string {
  const once = `${machineText}\n\n`;
  const tokens = once.repeat(Math.ceil(count / 40)).match(/\S+\s*/g)!;
  return tokens.slice(0, count).join('').trimEnd();
}

const subjects = ['regular exercise', 'good sleep', 'a short walk', 'fresh bread', 'quiet music'];
const places = ['in the city', 'at home', 'by the sea', 'in the office', 'at school', 'abroad'];

/** Returns this many words, many of which get rewritten; by default about a random subject, so that each text is different. */
export function ownWords(words: number, about = crypto.randomUUID().slice(0, 4)): string {
  const said: string[] = [];
  for (let at = 0; said.length < words; at++) {
    const who = `${subjects[at % subjects.length]} ${about}${at}`;
    const where = `${places[at % places.length]} ${about}`;
    const sentence = `Furthermore, it is important to note that ${who} plays a crucial role ${where}.`;
    said.push(...sentence.split(' '));
  }
  return `${said.slice(0, words - 1).join(' ')} end.`;
}
