import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, type SecureVersion } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { addressesToTry, openDoors, verdictOn } from '../../scripts/deploy/open-doors.ts';
import { addressesOf } from '../../scripts/deploy/release.ts';

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
    'files sent on to a name that only begins like ours',
    {
      file: (_, response) =>
        void response.writeHead(308, { Location: 'https://localhost.evil.example/' }).end(),
    },
    [/^files go out by plain http\./],
  ],
  [
    'calls sent on, as “Always Use HTTPS” does',
    { call: sendOn },
    [/^calls .* are sent on.*“Always Use HTTPS”/],
  ],
  ['calls answered by http', { call: serve }, [/^calls .* are answered by plain http\./]],
  [
    'calls answered by something else',
    { call: (_, response) => void response.writeHead(404).end() },
    [/^calls .* are answered by plain http\./],
  ],
  ['TLS 1.1', { oldestTls: 'TLSv1.1' }, [/^TLS 1\.1 is taken\..*Minimum TLS Version/]],
  ['TLS 1.0', { oldestTls: 'TLSv1' }, [/^TLS 1\.0 is taken\./, /^TLS 1\.1 is taken\./]],
])('%s: the setting is told that shuts it', async (_, zone, words) => {
  const found = await openDoors(await standInZone(zone));
  expect(found.map((each) => each.words)).toEqual(words.map((each) => expect.stringMatching(each)));
});

test.each<[string, (socket: Socket) => void]>([
  ['answers in another language', (socket) => void socket.end('neither of the two')],
  ['breaks the line', (socket) => void socket.once('data', () => socket.resetAndDestroy())],
])('what could not be asked is told, and not taken for safe: what %s', async (_, take) => {
  const port = createServer((socket) => take(socket.on('error', () => undefined)));
  port.listen(0);
  await once(port, 'listening');
  onTestFinished(() => void port.close());
  const found = await openDoors(`https://localhost:${(port.address() as AddressInfo).port}`);
  expect(found.map(({ words }) => words)).toEqual([
    'whether anything goes out by plain http could not be asked.',
    'whether TLS 1.0 is refused could not be asked.',
    'whether TLS 1.1 is refused could not be asked.',
  ]);
});

test('where nobody is, that is told', async () => {
  const port = createServer().listen(0);
  await once(port, 'listening');
  const { port: free } = port.address() as AddressInfo;
  await new Promise((done) => port.close(done));
  expect(await openDoors(`https://localhost:${free}`)).toEqual([
    { words: 'nothing answers, so nothing could be tried.', ofZone: false },
  ]);
});

const told = [
  'schedule: 17 3 * * *',
  'https://longhand.ada.workers.dev',
  'longhand.ink (custom domain)',
  'www.longhand.ink/* (zone name: longhand.ink)',
  '*.longhand.ink/*',
];

test('every address that wrangler tells is tried, domains first, and the brand’s own though nobody tells it', () => {
  const addresses = addressesOf(told);
  expect(addresses).toEqual([
    'https://longhand.ink',
    'https://www.longhand.ink',
    'https://longhand.ada.workers.dev',
  ]);
  expect(addressesToTry(addresses, 'https://longhand.ink')).toEqual(addresses);
  expect(addressesToTry(['https://longhand.ada.workers.dev'], 'https://longhand.ink')).toEqual([
    'https://longhand.ada.workers.dev',
    'https://longhand.ink',
  ]);
  expect(addressesToTry(addresses, 'https://longhand.example')).toEqual(addresses);
});

const ofZone = (words: string) => ({ words, ofZone: true });
const ofOurs = (words: string) => ({ words, ofZone: false });

test('whoever deploys is told the address and each setting, and the exit code says so to a program', () => {
  const origin = 'https://longhand.example';
  expect(verdictOn(origin, [])).toEqual({ words: '', exitCode: 0 });
  const { words, exitCode } = verdictOn(origin, [ofZone('one is open.'), ofOurs('another is open.')]);
  expect(exitCode).toBe(2);
  expect(words).toContain(`It runs, but at ${origin}:\n  one is open.\n  another is open.`);
});

test('at an address of Cloudflare’s own no zone can be set, so only what is not a zone’s ends in 2', () => {
  const origin = 'https://longhand.ada.workers.dev';
  const { words, exitCode } = verdictOn(origin, [ofZone('one is open.')]);
  expect(exitCode).toBe(0);
  expect(words).toContain('give the Worker a domain of yours');
  expect(verdictOn(origin, [ofZone('one is open.'), ofOurs('it answers by http.')]).exitCode).toBe(2);
});
