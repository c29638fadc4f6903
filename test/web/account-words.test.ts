import { expect, test } from 'vitest';
import { initials } from '#account/menu/user-menu.tsx';
import { ownPath } from '#account/sign-in/return-path.ts';
import { failureSentence } from '#words/failures.ts';

test.each([
  ['Ada King Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Zoë   Ångström ', 'ZÅ'],
  ['ada.lovelace', 'AL'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('the initials of %o are %o', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

const origin = 'https://longhand.example';

test.each(['/', '/earn', '/#faq', '/earn?x=1#top', `${origin}/earn`])(
  '%s is accepted as a return path',
  (address) => {
    expect(ownPath(address, origin)).toBe(address.replace(origin, ''));
  },
);

test.each([
  null,
  'https://evil.example/earn',
  '//evil.example/',
  String.raw`/\evil.example/`,
  'javascript:alert(1)',
  'https://longhand.example.evil.example/',
  '/nothing-here',
  '/auth/callback?code=1',
  '/reset-password?token=1',
  '/verify-email?token=1',
  'http://',
])('%s is rejected as a return path', (address) => {
  expect(ownPath(address, origin)).toBeNull();
});

test('after too many attempts the message says when to retry, rounded up to the full minute', () => {
  const failed = { ok: false, status: 429, code: 'too_many_attempts', retryAfter: 60 } as const;
  const now = new Date(2026, 10, 20, 14, 3, 20);
  expect(failureSentence({ ...failed, error: 'Too many attempts.' }, 'Failed to sign in', now)).toMatch(
    /^Too many attempts\. You can try again at 2:05\sPM\.$/u,
  );
});
