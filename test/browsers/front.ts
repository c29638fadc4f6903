import { once } from 'node:events';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { fromNewNetwork } from '../server/people.ts';

// Reports what a console would show: WebKit's WebDriver has no console, so the page itself reports in every engine.
const listener = `(() => {
  const report = (...said) => navigator.sendBeacon('/reported-faults', said.map(String).join(' '));
  const { error } = console;
  console.error = (...said) => (report('console.error:', ...said), error(...said));
  addEventListener('error', ({ message, target }) => report('error:', message ?? target?.src ?? target?.href), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejection:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report('CSP:', violatedDirective, blockedURI));
})();`;
const listenerPath = '/report-faults.js';

let certificate: ReturnType<typeof generate> | undefined;

/** `keepsSite`: installs the service worker, which fetches the whole site at once; only for journeys that are about it. */
export type Access = { protocol?: 'https' | 'http'; keepsSite?: boolean };
export type Front = Awaited<ReturnType<typeof openFront>>;

/**
 * Forwards a new address to the test server, so that pages are served as users get them: by https and from a new network. It can
 * be shut down. Plain http is what developers use.
 */
export async function openFront(server: string, { protocol = 'https', keepsSite = false }: Access = {}) {
  const faults: string[] = [];
  const network = fromNewNetwork();

  async function report(asked: IncomingMessage, answer: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part);
    faults.push(Buffer.concat(parts).toString());
    answer.writeHead(204).end();
  }

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const behind = protocol === 'https' ? { 'x-forwarded-proto': 'https', 'x-behind': server } : {};
    const passed = request(
      server + (asked.url ?? '/'),
      { method: asked.method, headers: { ...headers, ...behind, ...network } },
      async (found) => {
        const isPage =
          found.headers['content-type']?.startsWith('text/html') === true && asked.method === 'GET';
        if (!isPage) {
          answer.writeHead(found.statusCode ?? 502, found.headers);
          found.pipe(answer);
          return;
        }
        const parts: Buffer[] = [];
        for await (const part of found) parts.push(part);
        const html = Buffer.concat(parts).toString();
        const heard = html.replace('<head>', `<head><script src="${listenerPath}"></script>`);
        const { 'content-length': __, 'transfer-encoding': ___, etag: ____, ...kept } = found.headers;
        answer.writeHead(found.statusCode ?? 502, kept).end(heard);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }

  const handle = (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === listenerPath)
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(listener);
    else if (asked.url === '/service-worker.js' && !keepsSite) answer.writeHead(404).end();
    else if (asked.url === '/reported-faults') void report(asked, answer);
    else forward(asked, answer);
  };
  certificate ??= generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const { private: key, cert } = await certificate;
  const front = protocol === 'https' ? createHttpsServer({ key, cert }, handle) : createHttpServer(handle);
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;

  async function goAway() {
    front.close();
    front.closeAllConnections();
    await once(front, 'close');
  }

  return {
    origin: `${protocol}://localhost:${port}`,
    /** Messages in the consoles of the pages. */
    faults,
    goAway,
    async close() {
      if (front.listening) await goAway();
    },
  };
}
