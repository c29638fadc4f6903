import { randomBytes } from 'node:crypto';

export type Person = { name: string; email: string; password: string };

/** Returns a person whom no other test knows. */
export const somebody = (): Person => ({
  name: 'Ada Lovelace',
  email: `ada.${crypto.randomUUID().slice(0, 13)}@example.org`,
  password: 'a long sentence',
});

/** Returns the header of a request from a network that has not been used before. */
export const fromNewNetwork = () => ({
  'CF-Connecting-IP': `2001:${randomBytes(6)
    .toString('hex')
    .replace(/(.{4})/g, '$1:')}:1`,
});
