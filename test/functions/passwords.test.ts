import { expect, test } from 'vitest';
import { isWeakPassword } from '#auth/new-password/weak.ts';

const ada = { email: 'ada.l.1815@mail.example', fullName: 'Ada Lovelace' };

test.each(['password1', 'Baseball', 'QWERTYUIOP', 'iloveyou', 'trustno1', '１２３４５６７８'])(
  'a very common password is weak, regardless of case: %s',
  (password) => expect(isWeakPassword(password, ada)).toBe(true),
);

test.each([
  'Longhand1!',
  'humanizer2026',
  'longhand.example',
  'AdaLovelace',
  'lovelace1815',
  'Lovelace, Ada',
  'ada.l.1815@mail.example',
  'mail.example.1',
])('a password made of words of the product, the user’s name or the email address is weak: %s', (password) =>
  expect(isWeakPassword(password, ada)).toBe(true),
);

test.each([
  'correct horse',
  'Lovelace sings by night',
  'humanize my grey cats',
  'canada has ten of them',
  '84736251',
])('a password with enough other characters is accepted: %s', (password) =>
  expect(isWeakPassword(password, ada)).toBe(false),
);
