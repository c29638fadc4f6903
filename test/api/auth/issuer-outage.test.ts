import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openApp, somebody } from './app.ts';

const issuer = inject('issuer');
let fetchForReal: typeof fetch;
const timeoutForReal = AbortSignal.timeout.bind(AbortSignal);
const ways = [
  'silence',
  'stops',
  'drop',
  'unavailable',
  'html',
  'list',
  'nothing',
  'endless',
  'elsewhere',
] as const;
let spans: number[];

beforeEach(() => {
  // Files share one runtime, where another one's stand-in may still be there when this one is read.
  fetchForReal = fetch;
  vi.spyOn(console, 'warn').mockReturnValue();
  spans = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    spans.push(milliseconds);
    return timeoutForReal(300);
  });
});
afterEach(() => vi.restoreAllMocks());

async function signInWhere(settings: Record<string, string>) {
  const app = openApp({ env: settings });
  app.network((request) => (request.url.startsWith(issuer) ? fetchForReal(request) : app.fetchApp(request)));
  const ada = app.visitor();
  const answer = await ada.google({ email: somebody() });
  expect((await ada.account()).user).toBeNull();
  return answer;
}

const unavailable = {
  status: 502,
  body: { error: 'Failed to sign in with Google', code: 'google_unavailable' },
};

test.each(ways)('where the code is redeemed: %s', async (way) => {
  expect(await signInWhere({ GOOGLE_TOKEN_ENDPOINT: `${issuer}/${way}` })).toMatchObject(unavailable);
  expect(spans[0]).toBe(10_000);
});

test.each(ways)('where the keys are read: %s', async (way) => {
  expect(await signInWhere({ GOOGLE_KEYS_ENDPOINT: `${issuer}/${way}` })).toMatchObject(unavailable);
  expect(spans[0]).toBe(10_000);
});

test('what answers nothing is given up on after ten seconds in all, the code and the keys together', async () => {
  await signInWhere({ GOOGLE_KEYS_ENDPOINT: `${issuer}/silence` });
  // The second is that of the library, whose signal is not passed on.
  expect(spans).toEqual([10_000, 10_000]);
});
