import { expect, test } from 'vitest';
import { openHumanizer, wordsOf } from './humanizer-api.ts';

const api = openHumanizer();

test('a guest is known by a cookie that the server signs, lives long and no script can read', async () => {
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

test('a cookie that is forged or broken is replaced', async () => {
  const known = api.caller();
  await known.ask({ text: wordsOf(100) });
  const [, id = '', signature = ''] = /=([\w-]+)\.([\w-]+)/.exec(known.cookies())!;
  const forged = [
    `${id}.${'A'.repeat(43)}`,
    `${crypto.randomUUID()}.${signature}`,
    `${id}.${signature.slice(1)}`,
    id,
    '.',
    '%00',
  ];
  for (const value of forged) {
    const guest = api.caller(`__Host-device=${value}`);
    const { body, headers } = await guest.usage();
    expect(headers.get('Set-Cookie')).toContain('__Host-device=');
    expect(body.device_id).not.toBe(id);
    expect(body.words_used).toBe(0);
  }
  const itself = await api.caller(known.cookies()).usage();
  expect(itself.body).toMatchObject({ device_id: id, words_used: 100 });
});

test('what other devices of a network used counts against what is left', async () => {
  const network = '2001:db8:7::1';
  for (let device = 0; device < 3; device++) await api.caller('', network).ask({ text: wordsOf(450) });
  const guest = api.caller('', '2001:db8:7::2');
  expect((await guest.usage()).body).toMatchObject({
    words_used: 0,
    remaining: 150,
    resets_at: '2026-11-21T12:00:00.000Z',
  });
});
