import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    collector: string;
  }
}

type Line = { about?: unknown };

const ways: Record<string, (response: ServerResponse, lines: readonly Line[]) => void> = {
  takes: (response) => void response.writeHead(202).end('{"taken":true}'),
  refuses: (response) => void response.writeHead(401).end(),
  chooses: (response, lines) =>
    void response.writeHead(lines.some(({ about }) => about === 'too much') ? 413 : 202).end(),
  redirects: (response) => void response.writeHead(307, { Location: '/takes/elsewhere' }).end(),
};

/** Keeps a log for somebody else: what is posted to `/{way}/{name}`, which a GET there tells. */
export default async function serve(project: TestProject): Promise<() => void> {
  const heard = new Map<string, unknown[]>();
  const server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    if (method === 'GET') return void response.end(JSON.stringify(heard.get(url) ?? []));
    return void text(request).then((body) => {
      const lines = body
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
      heard.set(url, [...(heard.get(url) ?? []), { key: headers.authorization, lines }]);
      ways[url.split('/')[1] ?? '']?.(response, lines);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('collector', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
