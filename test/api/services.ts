import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { json } from './humanizer/chat-service.ts';
import { upstream } from './humanizer/upstream.ts';

declare module 'vitest' {
  interface ProvidedContext {
    services: string;
    /** Address of the service that rewrites texts. */
    upstream: string;
  }
}

type Service = (request: IncomingMessage, response: ServerResponse) => unknown;
type Way = (response: ServerResponse) => unknown;

const lastOf = ({ url = '' }: IncomingMessage) => url.split('/').slice(2)[0] ?? '';

/** `/broken/{way}`: a service that always fails in that way. */
const brokenWays: Record<string, Way> = {
  silence: () => {},
  stops: (response) => response.writeHead(200, { 'Content-Length': 500 }).write('{"keys":['),
  drop: (response) => response.destroy(),
  unavailable: (response) => response.writeHead(503).end('{"error":"no"}'),
  html: (response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'),
  list: (response) => json(response, []),
  nothing: (response) => response.writeHead(204).end(),
  endless: (response) => json(response, { success: true, keys: [], id_token: 'x'.repeat(1_000_000) }),
  moved: (response) => response.writeHead(302, { Location: '/broken/html' }).end(),
  elsewhere: (response) => response.writeHead(307, { Location: '/broken/success' }).end(),
  success: (response) => json(response, { success: true }),
  internal: (response) => json(response, { success: false, 'error-codes': ['internal-error'] }),
};
const broken: Service = (request, response) => brokenWays[lastOf(request)]?.(response);

/** `/asked/{service}`: the last request that a service received. */
const asked: Record<string, unknown> = {};

const stolen: Record<string, number> = { 'a stolen horse': 12, 'a horse for padding': 0 };

/** Returns the range of a stolen-password list whose SHA-1 hashes begin with the digits in the path. */
const range: Service = ({ url = '', headers }, response) => {
  asked.range = { path: url, padding: headers['add-padding'] };
  const hashes = Object.entries(stolen).map(([password, count]) => ({
    hash: createHash('sha1').update(password).digest('hex').toUpperCase(),
    count,
  }));
  const found = hashes.filter(({ hash }) => url.endsWith(`/${hash.slice(0, 5)}`));
  const lines = found.map(({ hash, count }) => `${hash.slice(5)}:${count}`);
  response.end([`${'0'.repeat(35)}:3`, ...lines].join('\r\n'));
};

type Check = { secret?: string; response?: string; remoteip?: string };

const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes });
/** Tokens that have been accepted; each is valid once. */
const spent = new Set<string>();

/** Returns, by token, the verdict that Cloudflare gives for its published test secret. */
function verdictOn({ secret = '', response = '' }: Check): object {
  if (!secret.startsWith('1x')) return refused('invalid-input-secret');
  if (spent.has(response)) return refused('timeout-or-duplicate');
  if (!response.startsWith('a person')) return refused('invalid-input-response');
  spent.add(response);
  return { success: true, 'error-codes': [], hostname: 'example.com' };
}

const siteverify: Service = async (request, response) => {
  const check: Check = JSON.parse(await text(request));
  asked.siteverify = check;
  json(response, verdictOn(check));
};

type Line = { about?: unknown };

const logWays: Record<string, (response: ServerResponse, lines: readonly Line[]) => unknown> = {
  takes: (response) => response.writeHead(202).end('{"taken":true}'),
  refuses: (response) => response.writeHead(401).end(),
  chooses: (response, lines) =>
    response.writeHead(lines.some(({ about }) => about === 'too much') ? 413 : 202).end(),
  redirects: (response) => response.writeHead(307, { Location: '/log/takes/elsewhere' }).end(),
};
const heard = new Map<string, unknown[]>();

/** A log collector: stores what is posted to `/log/{way}/{name}` and returns it for a GET request there. */
const log: Service = async (request, response) => {
  const { url = '', method, headers } = request;
  if (method === 'GET') return json(response, heard.get(url) ?? []);
  const lines = (await text(request))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  heard.set(url, [...(heard.get(url) ?? []), { key: headers.authorization, lines }]);
  return logWays[lastOf(request)]?.(response, lines);
};

const services: Record<string, Service> = {
  broken,
  range,
  siteverify,
  log,
  upstream,
  asked: (request, response) => json(response, asked[lastOf(request)] ?? null),
};

/** Serves local stand-ins for the external services that the product calls; the first path segment selects one. */
export default async function serve(project: TestProject): Promise<() => void> {
  const server = createServer((request, response) => {
    void services[request.url?.split(/[/?]/)[1] ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project.provide('services', address);
  project.provide('upstream', `${address}/upstream`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
