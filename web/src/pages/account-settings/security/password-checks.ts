import { passwordLength, passwordTooShort } from '#contract/account.ts';

export type Wrong = { field: 'current' | 'next' | 'again'; sentence: string };
export type Passwords = { current: string; next: string; again: string };

const firstEmpty = (passwords: Passwords, fields: readonly Wrong['field'][]) =>
  fields.find((field) => passwords[field] === '');

const isShort = (password: string) => password.length < passwordLength.min;

/** Checks in the order of the specification: fields filled in, new passwords equal, long enough. */
export function checkChange(passwords: Passwords): Wrong | undefined {
  const { next, again } = passwords;
  const empty = firstEmpty(passwords, ['current', 'next', 'again']);
  if (empty) return { field: empty, sentence: 'Please fill in all password fields' };
  if (next !== again) return { field: 'again', sentence: 'New passwords do not match' };
  if (!isShort(next)) return undefined;
  return { field: 'next', sentence: `New password must be at least ${passwordLength.min} characters long` };
}

/** Checks the form of a Google account. If it already has a password, that is required too. */
export function checkSet(passwords: Passwords, hasPassword: boolean): Wrong | undefined {
  const { next, again } = passwords;
  const empty = firstEmpty(passwords, ['next', 'again']);
  if (empty) return { field: empty, sentence: 'Please fill in both password fields' };
  if (next !== again) return { field: 'again', sentence: 'Passwords do not match' };
  if (isShort(next)) return { field: 'next', sentence: passwordTooShort };
  return hasPassword && passwords.current === ''
    ? { field: 'current', sentence: 'Please enter your current password' }
    : undefined;
}
