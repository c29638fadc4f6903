import { expect, test } from 'vitest';
import { isWeakPassword } from '#auth/new-password/weak.ts';

const ada = { email: 'ada.l.1815@mail.example', fullName: 'Ada Lovelace' };

test.each(['password1', 'Baseball', 'QWERTYUIOP', 'iloveyou', 'trustno1', '１２３４５６７８'])(
  'the commonest passwords are known, whatever their case: %s',
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
])('words of the product, the name and the address make no password: %s', (password) =>
  expect(isWeakPassword(password, ada)).toBe(true),
);

test.each([
  'correct horse',
  'Lovelace sings by night',
  'humanize my grey cats',
  'canada has ten of them',
  '84736251',
])('one that has enough of its own is fine: %s', (password) =>
  expect(isWeakPassword(password, ada)).toBe(false),
);
