import { randomBytes } from 'node:crypto';

/** The header of a call from a network that nobody has called from. */
export const fromNewNetwork = () => ({
  'CF-Connecting-IP': `2001:${randomBytes(6)
    .toString('hex')
    .replace(/(.{4})/g, '$1:')}:1`,
});
