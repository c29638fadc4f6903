import { brand } from '#contract/brand.ts';
import COMMON_PASSWORDS from './common-passwords.json' with { type: 'json' };

export type Person = { email: string; fullName: string };

const product = [brand.name, brand.domain, 'humanizer', 'humanize', 'rewrite'];

/** Minimum number of letters and digits that a password must have besides the words of the product and the person. */
const leastOfItsOwn = 5;
const leastOfWord = 3;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const parts = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const lettersOf = (text: string) => parts(text).join('');

/** Whether a password is hardly more than the product's name, or the person's name and email address. */
function isOfOwnWords(password: string, { email, fullName }: Person): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const known = [email, local, fullName, ...product];
  const words = [...known.map(lettersOf), ...known.flatMap(parts)]
    .filter((word) => word.length >= leastOfWord)
    .toSorted((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), lettersOf(password));
  return left.length < leastOfItsOwn && left.length < lettersOf(password).length;
}

/**
 * The 3,000 most common passwords of eight or more characters, in lower case: the beginning of the list in Django 5.2, which
 * Royce Williams made from Pwned Passwords (LICENSE-common).
 */
const common = new Set(COMMON_PASSWORDS.flatMap((line) => line.split(' ')));

/** `password` must be in lower case. */
const isCommon = (password: string): boolean => common.has(password);

/** Whether a password is among the first guesses of an attacker who knows the person. */
export const isWeakPassword = (password: string, person: Person): boolean =>
  isCommon(password.normalize('NFKC').toLowerCase()) || isOfOwnWords(password, person);
