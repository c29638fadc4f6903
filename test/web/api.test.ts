import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createApi } from '#api-client';
import { answering } from './answering.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a real server that sends the replies in order and then repeats the last one. */
async function serverOf(...replies: Reply[]) {
  const calls: string[] = [];
  const origin = await answering((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    replies[Math.min(calls.length, replies.length) - 1]?.(response, request);
  });
  const pauses: number[] = [];
  const call = createApi({ origin, pause: async (milliseconds) => void pauses.push(milliseconds) });
  return { call, calls, pauses };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
const html =
  (status: number): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
const hangUp: Reply = (response) => response.socket?.destroy();
const healthy = { status: 'ok', checks: { db: 'ok', kv: 'ok' } };
const credentials = { email: 'ada@example.org', password: 'a long sentence' };

test('a response is returned as received, including one without a body', async () => {
  const { call } = await serverOf(json(200, healthy), (response) => response.writeHead(204).end());
  expect(await call('GET /api/health')).toEqual({ ok: true, data: healthy });
  expect(await call('POST /api/auth/logout')).toEqual({ ok: true, data: undefined });
});

test('a failure carries the server’s message, code and status', async () => {
  const { call, pauses } = await serverOf(
    json(429, { error: 'Too many attempts.', code: 'too_many_attempts' }, { 'Retry-After': '60' }),
  );
  expect(await call('POST /api/auth/login', { body: credentials })).toEqual({
    ok: false,
    status: 429,
    code: 'too_many_attempts',
    error: 'Too many attempts.',
    retryAfter: 60,
  });
  expect(pauses).toEqual([]);
});

test('an error response that is not ours becomes a message with its HTTP status', async () => {
  const { call } = await serverOf(html(500));
  const failed = { ok: false, status: 500, code: 'unreadable', error: 'HTTP error! status: 500' };
  expect(await call('GET /api/health')).toEqual(failed);
});

test.each([502, 503, 504])('a read that gets a %i is retried with exponential backoff', async (status) => {
  const bad = html(status);
  const { call, calls, pauses } = await serverOf(bad, bad, bad, json(200, healthy));
  expect(await call('GET /api/health')).toEqual({ ok: true, data: healthy });
  expect(calls).toHaveLength(4);
  expect(pauses).toEqual([200, 400, 800]);
});

test('a read fails after three retries', async () => {
  const { call, calls } = await serverOf(hangUp);
  const unreachable = { ok: false, code: 'unreachable', error: 'Network error' };
  expect(await call('GET /api/health')).toMatchObject(unreachable);
  expect(calls).toHaveLength(4);
});

test('a write is never retried, whatever the failure', async () => {
  for (const reply of [hangUp, html(502), html(503)]) {
    const { call, calls } = await serverOf(reply);
    expect(await call('POST /api/auth/login', { body: credentials })).toMatchObject({ ok: false });
    expect(calls).toEqual(['POST /api/auth/login']);
  }
});

test('a truncated response is a network error, not a partial result', async () => {
  const { call } = await serverOf((response) => {
    response.writeHead(200, { 'Content-Length': '500' });
    response.write('{"status":');
    response.socket?.destroy();
  });
  expect(await call('POST /api/auth/logout')).toMatchObject({ ok: false, error: 'Network error' });
});
