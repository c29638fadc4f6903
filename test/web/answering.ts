import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a real server that is closed when the test finishes, and returns its origin. */
export async function answering(reply: RequestListener) {
  const server = createServer(reply).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
