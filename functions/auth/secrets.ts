import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');

/** A secret of 256 random bits needs no slow hash. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const matchesHash = (secret: string, hash: string) =>
  timingSafeEqual(createHash('sha256').update(secret).digest(), Buffer.from(hash, 'base64url'));
