import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * Starts a proxy between this page and the real server that holds back the response of a run: it forwards a line of it
 * on each call of `pass`, until it is opened or cut.
 */
export async function slowLine(page: Page, baseURL: string) {
  const steps: (() => void)[] = [];
  let open = false;
  let cut: (() => void) | undefined;
  const nextStep = () => (open ? Promise.resolve() : new Promise<void>((resolve) => steps.push(resolve)));

  const line = createServer(async (request, response) => {
    // The other headers are dropped, since the browser declares the request to the proxy as cross-site.
    const headers = ['accept', 'content-type', 'cookie'].map((name): [string, string] => [
      name,
      String(request.headers[name] ?? ''),
    ]);
    const answer = await fetch(`${baseURL}${request.url}`, {
      headers,
      method: request.method ?? 'POST',
      body: Buffer.concat(await request.toArray()),
    });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    cut = () => response.destroy();
    // After the client disconnects, no line waits any longer.
    response.once('close', () => void steps.splice(0));
    for (const part of (await answer.text()).split(/(?<=\n)/)) {
      await nextStep();
      response.write(part);
    }
    response.end();
  }).listen(0);
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  await page.route('**/api/humanize', (route) =>
    route.continue({ url: `http://localhost:${port}/api/humanize` }),
  );
  page.once('close', () => {
    line.closeAllConnections();
    line.close();
  });

  return {
    /** Forwards this many lines. */
    async pass(lines: number) {
      for (let passed = 0; passed < lines; passed++) {
        while (steps.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
        steps.shift()?.();
      }
    },
    open() {
      open = true;
      for (const step of steps.splice(0)) step();
    },
    cut: () => cut?.(),
  };
}
