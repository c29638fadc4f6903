import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');

/** A secret of 256 random bits needs no slow hash. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const matchesHash = (secret: string, hash: string) =>
  timingSafeEqual(createHash('sha256').update(secret).digest(), Buffer.from(hash, 'base64url'));

/** Computes an HMAC, which does not reveal the value. A signature for one `purpose` is not valid for another. */
export function sign(key: string, purpose: string, value: string): string {
  return createHmac('sha256', key).update(`${purpose} ${value}`).digest('base64url');
}
