import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { json } from 'node:stream/consumers';
import { readdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { HumanizeResult } from '#contract/humanize.ts';
import type { Question } from '#humanizer/model/transport/transport.ts';
import { securityHeaders } from '#middleware/security-headers.ts';
import { optionsToSend } from '#tool/workspace/request.ts';
import { defaultOptions } from '#tool/workspace/workspace.ts';
import { changedWords, countWords } from '../../scripts/eval/measures/measures.ts';
import { nothingCounted, openRecord, readTexts, type Text } from '../../scripts/eval/model/recorded.ts';
import { running } from './running.ts';

type ChatRequest = {
  messages: { content: string }[];
  response_format: { json_schema: { name: Question['name'] } };
};

/** Starts a fake Ollama with one model, which answers as a capable model has answered the same question. */
async function startModel() {
  const asked: string[] = [];
  const model = openRecord().capable(nothingCounted());
  const server = createHttpServer(async (request, response) => {
    if (request.url === '/api/tags') return response.end('{"models":[{"name":"gemma3:4b"}]}');
    if (request.url === '/v1/models') return response.end('{"data":[]}');
    asked.push(request.url ?? '');
    const body = (await json(request)) as ChatRequest;
    const [instructions = '', material = ''] = body.messages.map(({ content }) => content);
    const { name } = body.response_format.json_schema;
    const question = { name, instructions, material, schema: {}, mostTokens: 1 };
    return response.end(JSON.stringify(await model.ask(question, AbortSignal.timeout(10_000))));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const [, { text: essay }] = readTexts() as [Text, Text];

/** Media types that need a charset. */
const isText = /^text\/|[+/]xml$/;

const ada = { email: 'ada@example.org', password: 'correct horse', full_name: 'Ada Lovelace' };

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Returns one file of each kind in each folder of the site, with its media type. */
async function files(): Promise<[path: string, type: string][]> {
  const found = new Map<string, [string, string]>();
  for (const file of await readdir('dist', { recursive: true })) {
    const kind = extname(file);
    const hidden = /^(?:_headers|parts|shell|404)/.test(file);
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    if (kind !== '' && !hidden) found.set(dirname(file) + kind, [path, types[kind] ?? kind]);
  }
  return [...found.values()];
}

async function expectSite(ask: (path: string) => Promise<Response>) {
  expect(await (await ask('/api/health')).json()).toMatchObject({ status: 'ok' });
  expect(await (await ask('/')).text()).toContain('<h1');
  expect((await ask('/account-settings')).status).toBe(200);
  expect((await ask('/nothing-here')).status).toBe(404);
  const { headers } = await ask('/favicon.svg');
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
  for (const [path, type] of await files()) {
    const said = (await ask(path)).headers.get('Content-Type');
    expect(said, path).toBe(isText.test(type) ? `${type}; charset=utf-8` : type);
  }
}

test('npm start prints an address that works and rewrites a quarter of an essay by the local model; a second start keeps the data and uses the model named in the settings', async () => {
  const state = mkdtempSync(join(tmpdir(), 'longhand-'));
  const settings = join(state, 'settings');
  // Long enough that a busy machine does not retry.
  const mine = '# mine\nHUMANIZER_SECONDS=100';
  writeFileSync(settings, mine);
  const model = await startModel();
  for (const isFirst of [true, false]) {
    const models = isFirst ? model.address : '';
    const where = { PORT: '0', LONGHAND_STATE: state, LONGHAND_SETTINGS: settings, LONGHAND_MODELS: models };
    const start = running('npm', ['start'], where);
    onTestFinished(start.stop);
    await start.until('Longhand runs at ');
    const [, address] = /Longhand runs at (\S+)/.exec(start.said())!;
    const ask = (path: string) => fetch(address + path);
    const post = (path: string, body: object) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const body = { text: essay, options: optionsToSend(defaultOptions) };
    const answer = await (await post('/api/humanize', body)).text();
    const asked = new Set(model.asked.splice(0));
    expect(asked, start.said() + answer).toEqual(new Set(['/v1/chat/completions']));
    const changes = (JSON.parse(answer) as HumanizeResult).changes.filter(({ by }) => by === 'model');
    expect(changedWords(changes) / countWords(essay)).toBeGreaterThan(0.25);
    expect(start.said().includes('Rewriting with gemma3:4b of Ollama.')).toBe(isFirst);
    if (isFirst) expect((await post('/api/auth/register', ada)).status).toBe(201);
    expect((await post('/api/auth/login', { email: ada.email, password: ada.password })).status).toBe(200);
    expect(readFileSync(settings, 'utf8').startsWith(`${mine}\nSIGNING_KEY=`)).toBe(true);
    appendFileSync(
      settings,
      `HUMANIZER_ENGINE=chat\nHUMANIZER_URL=${model.address}/v1\nHUMANIZER_MODEL=small\n`,
    );
    if (isFirst) await expectSite(ask);
    const { tables } = (await (await ask('/api/dev/tables')).json()) as { tables: unknown[] };
    for (const name of ['admins', 'users']) expect(tables).toContainEqual({ name, rows: 1 });
    await start.stop();
  }
});

test('npm start on a port that is in use says so in one sentence', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void squatter.close());
  await once(squatter, 'listening');
  const { port } = squatter.address() as AddressInfo;
  const start = running('npm', ['start'], { PORT: String(port) });
  await expect(start.until('runs at')).rejects.toThrow(`Port ${port} is taken.`);
});
