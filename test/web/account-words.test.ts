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
  '%s is a place to come back to',
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
])('%s is none', (address) => {
  expect(ownPath(address, origin)).toBeNull();
});

test('too many attempts are told until when, to the next full minute', () => {
  const failed = { ok: false, status: 429, code: 'too_many_attempts', retryAfter: 60 } as const;
  const now = new Date(2026, 10, 20, 14, 3, 20);
  expect(failureSentence({ ...failed, error: 'Too many attempts.' }, 'Failed to sign in', now)).toMatch(
    /^Too many attempts\. You can try again at 2:05\sPM\.$/u,
  );
});
