import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    siteverify: string;
  }
}

type Asked = { secret?: string; response?: string; remoteip?: string };

const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes });

/** Tokens that were taken before: each is good once. */
const spent = new Set<string>();
let asked: Asked = {};

/** As Cloudflare answers its published test secrets, and one of ours by the token. */
function verdictOn({ secret = '', response = '' }: Asked): object {
  if (secret.startsWith('2x')) return refused('invalid-input-response');
  if (secret.startsWith('3x') || spent.has(response)) return refused('timeout-or-duplicate');
  if (!secret.startsWith('1x')) return refused('invalid-input-secret');
  if (!response.startsWith('a person')) return refused('invalid-input-response');
  spent.add(response);
  return { success: true, 'error-codes': [], hostname: 'example.com' };
}

const ways: Record<string, (response: ServerResponse) => void> = {
  silence: () => {},
  drop: (response) => void response.destroy(),
  unavailable: (response) => void response.writeHead(503).end('{"error":"no"}'),
  html: (response) => void response.setHeader('Content-Type', 'text/html').end('<!doctype html>'),
  nothing: (response) => void response.writeHead(204).end(),
  list: (response) => void response.end('[]'),
  endless: (response) => void response.end(JSON.stringify({ success: true, more: 'x'.repeat(1_000_000) })),
  elsewhere: (response) => void response.writeHead(307, { Location: '/siteverify' }).end(),
  internal: (response) => void response.end(JSON.stringify(refused('internal-error'))),
};

/** Stands for Cloudflare's check of tokens: at `/siteverify` as it should be, at `/{way}` out of order, at `/asked` what it heard last. */
export default async function serve(project: TestProject): Promise<() => void> {
  const server = createServer((request, response) => {
    const [, way = ''] = (request.url ?? '').split('/');
    if (way === 'asked') response.end(JSON.stringify(asked));
    else if (way === 'siteverify') {
      void text(request).then((body) => {
        asked = JSON.parse(body) as Asked;
        response.end(JSON.stringify(verdictOn(asked)));
      });
    } else ways[way]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('siteverify', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
