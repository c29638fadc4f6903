import { randomBytes } from 'node:crypto';

/** 160 random bits in two parts. The first may stand in an address alone; the rest is left to guess for who is signed out. */
export const newPaymentId = () => `${randomBytes(4).toString('hex')}-${randomBytes(16).toString('hex')}`;
