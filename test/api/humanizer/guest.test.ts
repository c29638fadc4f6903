import { expect, test } from 'vitest';
import { openHumanizer, wordsOf } from './humanizer-api.ts';

const api = openHumanizer();

test('a guest is identified by a signed, long-lived cookie that scripts cannot read', async () => {
  const guest = api.caller();
  const first = await guest.usage();
  expect(first.status).toBe(200);
  expect(first.headers.get('Set-Cookie')).toMatch(
    /^__Host-device=[\w-]{36}\.[\w-]{8}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(first.body).toEqual({
    device_id: expect.stringMatching(/^[\w-]{36}$/),
    words_used: 0,
    words_limit: 500,
    remaining: 500,
    resets_at: '2026-12-20T12:00:00.000Z',
  });
  await guest.ask({ text: wordsOf(120) });
  const then = await guest.usage();
  expect(then.headers.get('Set-Cookie')).toBeNull();
  expect(then.body).toMatchObject({ device_id: first.body.device_id, words_used: 120, remaining: 380 });
});

test('a forged or malformed cookie is replaced', async () => {
  const known = api.caller();
  await known.ask({ text: wordsOf(100) });
  const [, id = '', signature = ''] = /=([\w-]+)\.([\w-]+)/.exec(known.cookies())!;
  const [another, short] = [`${crypto.randomUUID()}.${signature}`, `${id}.${signature.slice(1)}`];
  for (const forged of [`${id}.${'A'.repeat(43)}`, another, short, id, '.', '%00']) {
    const { body, headers } = await api.caller(`__Host-device=${forged}`).usage();
    expect(headers.get('Set-Cookie')).toContain('__Host-device=');
    expect(body.device_id).not.toBe(id);
    expect(body.words_used).toBe(0);
  }
  const itself = await api.caller(known.cookies()).usage();
  expect(itself.body).toMatchObject({ device_id: id, words_used: 100 });
});
