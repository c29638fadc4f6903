import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';

type Binding = { type: string; name: string; id?: string; namespace_id?: string; text?: string };
/** `migrations`: those that had run before the upload. */
type Upload = { bindings: Binding[]; files: string[]; migrations: string[] };

class Refusal extends Error {
  override name = 'Refusal';
  status: number;
  code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const account = '0123456789abcdef0123456789abcdef';

const describeDatabase = ({ name, uuid }: { name: string; uuid: string }) => ({ name, uuid });

function query(sql: DatabaseSync, statements: string) {
  try {
    if (/^\s*SELECT/i.test(statements)) {
      return [{ success: true, results: sql.prepare(statements).all(), meta: {} }];
    }
    sql.exec(statements);
    return [{ success: true, results: [], meta: {} }];
  } catch (error) {
    throw new Refusal(400, 7500, error instanceof Error ? error.message : String(error));
  }
}

/** A fake of the part of Cloudflare's API that a deploy calls: databases are real, uploads are stored as sent. */
export async function standInCloudflare() {
  const calls: string[] = [];
  const databases: { name: string; uuid: string; sql: DatabaseSync }[] = [];
  const namespaces: { id: string; title: string }[] = [];
  const uploads: Upload[] = [];
  const state = { health: { status: 'ok', checks: { db: 'ok', kv: 'ok', keys: 'ok', watch: 'ok' } } };

  function makeDatabase(name: string): DatabaseSync {
    const sql = new DatabaseSync(':memory:');
    databases.push({ name, uuid: crypto.randomUUID(), sql });
    return sql;
  }

  function makeNamespace(title: string) {
    if (namespaces.some((namespace) => namespace.title === title)) {
      throw new Refusal(400, 10014, 'a namespace with this account ID and title already exists');
    }
    const namespace = { id: crypto.randomUUID().replaceAll('-', ''), title };
    namespaces.push(namespace);
    return namespace;
  }

  const findDatabase = (key: string) => databases.find(({ name, uuid }) => key === name || key === uuid);

  function demandDatabase(key: string) {
    const found = findDatabase(key);
    if (!found) throw new Refusal(404, 7404, 'The database was not found.');
    return found;
  }

  function migrationsNow(): string[] {
    const rows = findDatabase('longhand')?.sql.prepare('SELECT name FROM d1_migrations').all() ?? [];
    return rows.map(({ name }) => String(name));
  }

  async function upload({ body, type }: Call) {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
    const { bindings }: { bindings: Binding[] } = JSON.parse(await new Response(form.get('metadata')).text());
    uploads.push({ bindings, files: [...form.keys()], migrations: migrationsNow() });
    const id = crypto.randomUUID();
    return { id, deployment_id: id, startup_time_ms: 10, resources: { script: { etag: 'etag' } } };
  }

  /** Returns the bindings of all uploads; an inherited binding is from an earlier one. */
  function boundNow(): Binding[] {
    if (uploads.length === 0) throw new Refusal(404, 10007, 'This Worker does not exist on your account.');
    const bound = new Map<string, Binding>();
    for (const binding of uploads.flatMap(({ bindings }) => bindings)) {
      if (binding.type !== 'inherit') bound.set(binding.name, binding);
    }
    return [...bound.values()];
  }

  type Call = { parts: string[]; body: Buffer; type: string };
  const sent = ({ body }: Call) => JSON.parse(body.toString());
  const script = 'workers/scripts/longhand';
  const routes: Record<string, (call: Call) => unknown> = {
    [`GET ${script}/secrets`]: () => boundNow().filter(({ type }) => type === 'secret_text'),
    [`GET ${script}/deployments`]: () => boundNow() && { deployments: [] },
    [`GET ${script}/settings`]: () => ({ bindings: boundNow() }),
    'GET workers/services/longhand': () =>
      boundNow() && { default_environment: { environment: 'production', script: { tag: 'tag', tags: [] } } },
    [`POST ${script}/assets-upload-session`]: () => ({ jwt: 'assets', buckets: [] }),
    [`PUT ${script}`]: upload,
    [`POST ${script}/versions`]: upload,
    [`POST ${script}/deployments`]: () => ({ id: crypto.randomUUID() }),
    [`PATCH ${script}/script-settings`]: () => ({}),
    [`PUT ${script}/schedules`]: () => ({}),
    [`POST ${script}/subdomain`]: () => ({ enabled: true, previews_enabled: true }),
    'GET workers/workers/longhand': () => ({ subdomain: { enabled: true, previews_enabled: true } }),
    'GET workers/subdomain': () => ({ subdomain: 'stand-in' }),
    'POST d1/database': (call) => {
      makeDatabase(sent(call).name);
      return describeDatabase(demandDatabase(sent(call).name));
    },
    'POST d1/database/:key/query': (call) => query(demandDatabase(call.parts[2] ?? '').sql, sent(call).sql),
    'GET d1/database/:key': ({ parts }) => describeDatabase(demandDatabase(parts[2] ?? '')),
    'GET storage/kv/namespaces': () => namespaces,
    'POST storage/kv/namespaces': (call) => makeNamespace(sent(call).title),
  };

  async function answerTo(method: string, path: string, call: Omit<Call, 'parts'>): Promise<unknown> {
    const parts = path.split('/');
    const named = parts[0] === 'd1' && parts[2] ? path.replace(parts[2], ':key') : path;
    const answer = routes[`${method} ${named}`];
    if (!answer) throw new Refusal(404, 7003, `The stand-in knows no ${method} ${path}`);
    return answer({ ...call, parts });
  }

  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const method = request.method ?? '';
    const path = pathname.replace(`/accounts/${account}/`, '');

    async function respond() {
      const body = await buffer(request);
      if (path === '/api/health') return reply(state.health.status === 'ok' ? 200 : 503, state.health);
      calls.push(`${method} ${path}`);
      try {
        const isLaterPage = Number(searchParams.get('page') ?? 1) > 1;
        const result = isLaterPage
          ? []
          : await answerTo(method, path, { body, type: request.headers['content-type'] ?? '' });
        return reply(200, { success: true, errors: [], messages: [], result });
      } catch (error) {
        const { status, code, message } =
          error instanceof Refusal ? error : new Refusal(500, 1000, String(error));
        return reply(status, { success: false, errors: [{ code, message }], messages: [], result: null });
      }
    }
    void respond();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    environment: {
      CLOUDFLARE_API_BASE_URL: origin,
      CLOUDFLARE_API_TOKEN: 'a token',
      CLOUDFLARE_ACCOUNT_ID: account,
    },
    state,
    calls,
    namespaces,
    uploads,
    databaseId: (name: string) => findDatabase(name)?.uuid,
    makeDatabase,
    makeNamespace,
    makeWorker: () => uploads.push({ bindings: [], files: [], migrations: [] }),
    close: () => server.close(),
  };
}
