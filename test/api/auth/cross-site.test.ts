import { expect, test } from 'vitest';
import { openApp, somebody } from './app.ts';

const app = openApp();
const calls = [
  ['POST', '/api/auth/register'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/auth/forgot-password'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/verify-email'],
  ['POST', '/api/auth/resend-verification'],
  ['POST', '/api/auth/google/callback'],
  ['POST', '/api/auth/google/link'],
  ['POST', '/api/auth/check-link'],
  ['DELETE', '/api/auth/sessions'],
  ['DELETE', '/api/auth/sessions/any'],
  ['PUT', '/api/user/profile'],
  ['PUT', '/api/user/password'],
  ['POST', '/api/user/set-password'],
  ['PUT', '/api/user/notifications'],
  ['POST', '/api/user/delete'],
] as const;

const refused = { status: 403, body: { code: 'cross_site' } };

test.each(calls)(
  '%s %s is refused to a page of another site and of a sibling subdomain',
  async (method, path) => {
    const ada = app.visitor();
    await ada.register(somebody());
    const elsewhere: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.longhand.example' },
      { 'Sec-Fetch-Site': 'none' },
    ];
    for (const headers of elsewhere) {
      expect(await ada.call(method, path, {}, headers)).toMatchObject(refused);
    }
    expect((await ada.account()).user).not.toBeNull();
  },
);

test('an old browser that only names its origin is refused when that is another', async () => {
  const ada = app.visitor();
  const answer = await app.fetchApp(
    new Request('https://longhand.example/api/auth/logout', {
      method: 'POST',
      headers: { Origin: 'https://blog.longhand.example', Cookie: [...ada.cookies].join('; ') },
    }),
  );
  expect(answer.status).toBe(403);
});
