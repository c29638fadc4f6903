import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import type { Bindings } from '#env.ts';
import { unreliable } from '../d1.ts';
import { listenToLog } from '../log.ts';
import { machineText, openHumanizer, wordsOf } from './humanizer-api.ts';

/** A word that occurs in every text here and nowhere else. */
const marked = 'Zorblatt';
const text = `${marked} utilized 12 pens. ${machineText}`;

let log: ReturnType<typeof listenToLog>;

beforeAll(() => {
  log = listenToLog();
});
afterAll(() => vi.restoreAllMocks());

/** Every row of every table. */
async function everythingInD1(): Promise<string> {
  const tables = await env.DB.prepare(
    String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\_cf\_%' ESCAPE '\'`,
  ).all<{ name: string }>();
  const rows = tables.results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all());
  return JSON.stringify([tables.results, await Promise.all(rows)]);
}

async function everythingInKv(): Promise<string> {
  const found: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: KVNamespaceListResult<unknown> = await env.KV.list({ cursor: cursor || null });
    found.push(page.keys, await Promise.all(page.keys.map(({ name }) => env.KV.get(name, 'text'))));
    cursor = page.list_complete ? null : page.cursor;
  }
  return JSON.stringify(found);
}

async function expectNoTrace() {
  const [d1, kv] = [await everythingInD1(), await everythingInKv()];
  // Ensures that the search covers what the app writes.
  for (const table of ['runs', 'ledger', 'contact_messages', 'blog_posts'])
    expect(d1).toContain(`"${table}"`);
  expect(kv).toContain('guest-words:network:');
  for (const place of [d1, kv, log.shown()]) expect(place.toLowerCase()).not.toContain(marked.toLowerCase());
}

/** Rewrites as a guest and with an account, each as a plain response and as a stream. */
async function rewrite(given: Partial<Bindings> = {}, body: unknown = { text }) {
  const api = openHumanizer({ env: given });
  const statuses: number[] = [];
  let said = '';
  for (const person of [api.caller(), await api.member('pro')]) {
    for (const accept of ['*/*', 'application/x-ndjson']) {
      const answer = await person.send(body, { accept });
      statuses.push(answer.status);
      said += new TextDecoder().decode(await answer.arrayBuffer());
    }
  }
  await api.settled();
  return { statuses, said };
}

test('a text leaves no trace in D1, KV or the log, whether it is rewritten, its engine fails or it is refused', async () => {
  const { statuses, said } = await rewrite({}, { text, options: { frozen: [marked], strength: 'strong' } });
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(said.split(marked).length).toBeGreaterThan(4);
  for (const way of ['lossy', 'drop', 'truncated', 'html', 'error'])
    await rewrite({
      HUMANIZER_ENGINE: 'http',
      HUMANIZER_URL: `${inject('upstream')}/${way}`,
      HUMANIZER_SECONDS: '0.3',
    });
  const api = openHumanizer();
  const callers = [api.caller(), await api.member('pro')];
  for (const [body, status] of [
    [{ text: `${marked} ${wordsOf(3_500)}` }, 403],
    [{ text: { [marked]: text } }, 400],
    [{ text, [marked]: 1 }, 400],
    [{ text, options: { tone: marked } }, 400],
    [{ text, options: { frozen: [marked.repeat(100)] } }, 400],
    [{ text, run_id: `${marked} !` }, 400],
    [`{"text": "${text}`, 400],
    [{ text: marked.repeat(400_000) }, 413],
  ] as const)
    for (const person of callers)
      expect((await person.ask(body)).status, JSON.stringify(body).slice(0, 80)).toBe(status);
  await expectNoTrace();
});

function quoting(): never {
  throw new Error(`Failed query, with ${text}`);
}

test('a text leaves no trace if the server fails, even with errors that quote the text', async () => {
  const broken = [
    { KV: { ...env.KV, get: quoting, put: quoting } as unknown as KVNamespace },
    { DB: { ...env.DB, prepare: quoting, batch: quoting } as unknown as D1Database },
    { HUMANIZER_ENGINE: 'unknown' },
    { HUMANIZER_ENGINE: 'workers-ai', HUMANIZER_MODEL: 'model', AI: { run: quoting } },
  ];
  const before = log.said.length;
  for (const given of broken) await rewrite(given);
  const d1 = unreliable();
  for (let trip = 1; trip <= 3; trip++)
    await d1.trips(() => rewrite({ DB: d1.DB }), { trip, moment: 'after' });
  expect(log.said.length).toBeGreaterThan(before);
  await expectNoTrace();
});
