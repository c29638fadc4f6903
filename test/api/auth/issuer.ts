import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    issuer: string;
  }
}

const ways: Record<string, (response: ServerResponse) => void> = {
  silence: () => {},
  stops: (response) => void response.writeHead(200, { 'Content-Length': 500 }).write('{"keys":['),
  drop: (response) => void response.destroy(),
  unavailable: (response) => void response.writeHead(503).end('{"error":"no"}'),
  html: (response) => void response.setHeader('Content-Type', 'text/html').end('<!doctype html>'),
  list: (response) => void response.end('[]'),
  nothing: (response) => void response.writeHead(204).end(),
  endless: (response) => void response.end(JSON.stringify({ keys: [], id_token: 'x'.repeat(1_000_000) })),
  elsewhere: (response) => void response.writeHead(302, { Location: '/html' }).end(),
};

const inList: Record<string, number> = { 'a stolen horse': 12, 'a horse for padding': 0 };
let asked: { path: string; padding: unknown } | undefined;

/** The part of a list of stolen passwords whose hashes begin like that. */
function range({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  asked = { path: url, padding: headers['add-padding'] };
  const hashes = Object.entries(inList).map(([password, count]) => ({
    hash: createHash('sha1').update(password).digest('hex').toUpperCase(),
    count,
  }));
  const found = hashes.filter(({ hash }) => url.endsWith(`/${hash.slice(0, 5)}`));
  const lines = found.map(({ hash, count }) => `${hash.slice(5)}:${count}`);
  response.end([`${'0'.repeat(35)}:3`, ...lines].join('\r\n'));
}

/**
 * Services out of order: at `/{way}` one always answers in that way. At `/range` stands a list of stolen passwords, at
 * `/asked` what it was asked last.
 */
export default async function serve(project: TestProject): Promise<() => void> {
  const server = createServer((request, response) => {
    const [, way = ''] = (request.url ?? '').split('/');
    if (way === 'range') range(request, response);
    else if (way === 'asked') response.end(JSON.stringify(asked));
    else ways[way]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('issuer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
