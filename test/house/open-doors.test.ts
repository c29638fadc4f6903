import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, type SecureVersion } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { openDoors, verdictOn } from '../../scripts/deploy/open-doors.ts';

type Zone = { file?: RequestListener; call?: RequestListener; oldestTls?: SecureVersion };

/** As the Worker does it. */
const sendOn: RequestListener = ({ url, headers }, response) =>
  void response.writeHead(308, { Location: `https://${headers.host}${url}` }).end();
const serve: RequestListener = (_, response) => void response.end('here');
const refuse: RequestListener = (_, response) => void response.writeHead(403).end();

/** A TLS record begins with this byte, and no call by http does. */
const isTls = (first: Buffer) => first[0] === 22;

/** One port that speaks http and TLS, as an address of Cloudflare's does on two. */
async function standInZone({ file = sendOn, call = refuse, oldestTls = 'TLSv1.2' }: Zone = {}) {
  const http = createHttpServer((request, response) =>
    (request.url?.startsWith('/api/') ? call : file)(request, response),
  );
  const tls = createTlsServer({ minVersion: oldestTls, ciphers: 'AECDH-AES128-SHA:@SECLEVEL=0' });
  const port = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (isTls(first) ? tls : http).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  port.listen(0);
  await once(port, 'listening');
  onTestFinished(() => void port.close());
  return `https://localhost:${(port.address() as AddressInfo).port}`;
}

test('an address that sends files to https, refuses calls without it and speaks TLS from 1.2 on is as it should be', async () => {
  expect(await openDoors(await standInZone())).toEqual([]);
});

test.each<[string, Zone, RegExp[]]>([
  ['files by http', { file: serve }, [/^files go out by plain http\..*something else answers/]],
  [
    'files sent on to another address',
    { file: (_, response) => void response.writeHead(301, { Location: 'https://evil.example/' }).end() },
    [/^files go out by plain http\./],
  ],
  [
    'calls sent on, as “Always Use HTTPS” does',
    { call: sendOn },
    [/^calls .* are sent on.*“Always Use HTTPS”/],
  ],
  ['calls answered by http', { call: serve }, [/^calls .* are answered by plain http\./]],
  ['TLS 1.1', { oldestTls: 'TLSv1.1' }, [/^TLS 1\.1 is taken\..*Minimum TLS Version/]],
  ['TLS 1.0', { oldestTls: 'TLSv1' }, [/^TLS 1\.0 is taken\./, /^TLS 1\.1 is taken\./]],
])('%s: the setting is told that shuts it', async (_, zone, words) => {
  const found = await openDoors(await standInZone(zone));
  expect(found).toEqual(words.map((each) => expect.stringMatching(each)));
});

test('what could not be asked is told, and not taken for safe', async () => {
  const port = createServer((socket) => void socket.end('neither of the two'));
  port.listen(0);
  await once(port, 'listening');
  onTestFinished(() => void port.close());
  const found = await openDoors(`https://localhost:${(port.address() as AddressInfo).port}`);
  expect(found).toEqual([
    'whether TLS 1.0 is refused could not be asked.',
    'whether TLS 1.1 is refused could not be asked.',
  ]);
});

test('whoever deploys is told the address and each setting, and the exit code says so to a program', () => {
  const origin = 'https://longhand.example';
  expect(verdictOn(origin, [])).toEqual({ words: '', exitCode: 0 });
  const { words, exitCode } = verdictOn(origin, ['one is open.', 'another is open.']);
  expect(exitCode).toBe(2);
  expect(words).toContain(`It runs, but at ${origin}:\n  one is open.\n  another is open.`);
});

test('at an address of Cloudflare’s own nothing can be set, so the deploy went as well as it can', () => {
  const { words, exitCode } = verdictOn('https://longhand.ada.workers.dev', ['one is open.']);
  expect(exitCode).toBe(0);
  expect(words).toContain('give the Worker a domain of yours');
});
