import { mkdirSync, mkdtempSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { running } from './running.ts';

/** A service that answers the first chunk, holds back the second, and signals its request and its abort. */
const second = Promise.withResolvers<IncomingMessage>();
const givenUp = Promise.withResolvers<void>();
let chunks = 0;
const service = createServer((asked, response) => {
  const content = new URL(asked.url ?? '', 'http://localhost').searchParams.get('content');
  if (++chunks === 1) response.end(JSON.stringify({ finalContent: content?.replace('do not', "don't") }));
  else {
    response.once('close', () => givenUp.resolve());
    second.resolve(asked);
  }
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

test('when a client disconnects, the work stops at once and the undelivered words are refunded', async () => {
  mkdirSync('dist', { recursive: true });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const state = mkdtempSync(join(tmpdir(), 'leaving-'));
  const where = `--port 0 --inspector-port 0 --persist-to ${state}`;
  const settings = `--var SIGNING_KEY:a-signing-key-of-this-test-alone --var HUMANIZER_ENGINE:http --var HUMANIZER_URL:${url}`;
  const command = `dev --env development ${where} ${settings} --show-interactive-dev-session=false`;
  const worker = running('wrangler', command.split(' '));
  onTestFinished(worker.stop);
  const port = await worker.port();
  const call = request({
    port,
    path: '/api/humanize',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
  });
  call.on('error', () => {});
  call.end(JSON.stringify({ text: `They do not know. ${'éééééé '.repeat(476)}` }));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const device = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  let said = '';
  answer.on('data', (bytes: Buffer) => (said += bytes.toString()));
  answer.on('error', () => {});
  await second.promise;
  await expect.poll(() => said).toContain('"progress"');
  call.destroy();
  await givenUp.promise;

  expect(JSON.parse(said.split('\n')[0] ?? '')).toMatchObject({ event: 'accepted', words: 480, chunks: 2 });
  const used = async () => {
    const usage = await fetch(`http://localhost:${port}/api/guest/usage`, { headers: { Cookie: device } });
    return ((await usage.json()) as { words_used: number }).words_used;
  };
  await expect.poll(used).toBeLessThan(480);
  expect(await used()).toBe(371);
});
