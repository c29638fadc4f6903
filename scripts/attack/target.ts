import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestHarness } from 'wrangler';
import { addAdmin } from '#db/admins.ts';
import { createPasswords } from '#auth/passwords/hashing.ts';
import { database } from '#db/client.ts';
import { paymentLinks } from '../local/settings.ts';
import { demand } from '../shared/command.ts';
import { addressHeader, type Fault, type Order, orderHeader, type Traced } from './worker/order.ts';

const entry = 'scripts/attack/worker/worker.ts';
const folder = '.cache/attack-worker';
export const webhookSecret = 'whsec_of_the_attack_alone';
export const admin = { username: 'admin@mail.example', password: 'a password for the attack alone' };

export type Call = {
  method: string;
  path: string;
  headers?: Record<string, string> | undefined;
  /** A string is sent unchanged, everything else as JSON. */
  body?: unknown;
};

export type Asking = Pick<Order, 'dear'> & {
  fault?: Fault | undefined;
  /** Time in ms after which the caller disconnects. */
  cutAfter?: number | undefined;
};

export type Answer = {
  id: string;
  /** 0 if the caller disconnected before the response. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  // The caller knows its shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  milliseconds: number;
  isCut: boolean;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

let calls = 0;

function send(agent: Agent, port: number, call: Call, address: string, asking: Asking): Promise<Answer> {
  const { method, path, headers = {}, body } = call;
  const { dear, fault, cutAfter } = asking;
  const id = `${++calls}`;
  const order: Order = { call: id, fault, ...(dear !== undefined && { dear }) };
  const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const begun = performance.now();
  return new Promise((resolve) => {
    const asked = request({
      agent,
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: {
        ...(sent === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
        ...headers,
        [addressHeader]: address,
        [orderHeader]: JSON.stringify(order),
      },
    });
    let status = 0;
    let answered: Answer['headers'] = {};
    let text = '';
    let isCut = false;
    const end = () => {
      clearTimeout(timer);
      const milliseconds = performance.now() - begun;
      resolve({ id, status, headers: answered, text, body: parsed(text), milliseconds, isCut });
    };
    const hangUp = () => {
      isCut = true;
      asked.destroy();
    };
    const timer = setTimeout(hangUp, cutAfter ?? 60_000);
    asked.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answered = answer.headers;
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('error', () => (isCut = true));
      answer.on('close', end);
    });
    asked.on('error', end);
    asked.end(sent);
  });
}

/** Time in ms without progress after which a request counts as dropped together with its caller. */
const dropped = 300;

export type Target = Awaited<ReturnType<typeof openTarget>>;

/** Starts the built Worker in Miniflare with its own database and KV. */
export async function openTarget() {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  await demand('wrangler', ['deploy', entry, '--dry-run', '--env', 'development', '--outdir', folder]);
  const links = paymentLinks.map((name) => [name, `https://buy.stripe.example/${name.toLowerCase()}`]);
  const server = createTestHarness({
    workers: [
      {
        configPath: 'wrangler.toml',
        env: 'development',
        prebuiltWorkerDir: folder,
        secrets: {
          SIGNING_KEY: 'a signing key for the attack alone',
          STRIPE_WEBHOOK_SECRET: webhookSecret,
        },
        vars: Object.fromEntries(links),
      },
    ],
  });
  const { url } = await server.listen();
  const port = Number(url.port);
  const worker = server.getWorker<Env>();
  await worker.applyD1Migrations('DB');
  await addAdmin(database(await worker.getEnv()), {
    id: crypto.randomUUID(),
    username: admin.username,
    email: admin.username,
    passwordHash: await createPasswords({ N: 2 ** 4, r: 8, p: 1 }).hash(admin.password),
    createdAt: new Date(),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const ofAttack = (path: string, method = 'GET', body?: unknown) =>
    send(agent, port, { method, path, body }, '127.0.0.1', {});

  return {
    origin: `http://localhost:${port}`,
    call: (call: Call, address: string, asking: Asking = {}) => send(agent, port, call, address, asking),
    /** Resolves with the trace of a request once it has ended, or the runtime has dropped it together with its caller. */
    async traceOf({ id }: Pick<Answer, 'id'>, timeoutMs = 30_000): Promise<Traced> {
      const until = Date.now() + timeoutMs;
      for (let wait = 8; ; wait = Math.min(2 * wait, 150)) {
        const { body } = await ofAttack(`/attack/call?about=${id}`);
        const traced: Traced = body;
        if (traced.isOver || traced.quietFor > dropped || Date.now() > until) return traced;
        await pause(wait);
      }
    },
    async ask(...statements: string[]): Promise<Record<string, unknown>[][]> {
      const { status, body, text } = await ofAttack('/attack/ask', 'POST', statements);
      if (status !== 200) throw new Error(`The database did not answer: ${text}`);
      return body;
    },
    async mailsTo(address: string): Promise<{ text: string }[]> {
      return (await ofAttack(`/attack/mails?about=${encodeURIComponent(address)}`)).body;
    },
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}
